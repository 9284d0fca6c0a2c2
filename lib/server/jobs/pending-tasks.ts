import { DEFAULT_LOCALE, isLocale } from '../../domain/settings/locales';
import { readAccount } from '../../store/people/accounts';
import { endPendingTask, duePendingTasks, claimPendingTask, type PendingTask } from '../../store/work/pending-task-document';
import { readUserData } from '../../store/people/user-document';
import { sendFarewell } from '../account/delete-user';
import { deleteUserComments, updateAuthorNames } from '../comments/user-comments';
import { errorFields, log } from '../logger';
import type { Job } from './run-jobs';

const EVERY_MS = 60_000;
const AT_ONCE = 100;

async function run({ kind, uid, locale }: PendingTask): Promise<void> {
  switch (kind) {
    case 'erase':
      return deleteUserComments(uid);
    case 'sign':
      return updateAuthorNames(uid);
    case 'farewell': {
      // A user who has come back meanwhile stays signed in.
      if ((await readUserData(uid)).deleted === null) return void (await endPendingTask({ kind, uid }));
      const account = await readAccount(uid);
      return sendFarewell(uid, account?.email ?? null, isLocale(locale) ? locale : DEFAULT_LOCALE);
    }
  }
}

/** Finishes what a process had begun when it ended. `now`: milliseconds since 1970, the real clock. Returns how many tasks it finished. */
export async function finishPendingTasks(now: number, signal: AbortSignal): Promise<number> {
  let finished = 0;
  for (const task of await duePendingTasks(now, AT_ONCE)) {
    if (signal.aborted) break;
    if (!(await claimPendingTask(task, now))) continue;
    try {
      await run(task);
      finished += 1;
    } catch (error) {
      // Retried once its lease is over; the others need not wait for it.
      log().warn({ task: task.kind, ...errorFields(error) }, 'task not finished');
    }
  }
  if (finished > 0) log().info({ finished }, 'tasks of an ended process finished');
  return finished;
}

export const PENDING_TASKS_JOB: Job = {
  name: 'pending-tasks',
  everyMs: EVERY_MS,
  run: async (signal) => void (await finishPendingTasks(Date.now(), signal)),
};
