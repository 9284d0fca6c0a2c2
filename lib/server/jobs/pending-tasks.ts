import { DEFAULT_LOCALE, isLocale } from '../../i18n/message-key';
import { readAccount } from '../../store/people/accounts';
import { endErrand, openErrands, takeErrand, type Errand } from '../../store/work/pending-task-document';
import { readUserData } from '../../store/people/user-document';
import { sayFarewell } from '../account/delete-user';
import { eraseWords } from '../comments/delete-user-comments';
import { signWords } from '../comments/update-author-names';
import { errorFields, log } from '../logger';
import type { Job } from './run-jobs';

const EVERY_MS = 60_000;
const AT_ONCE = 100;

async function run({ kind, uid, locale }: Errand): Promise<void> {
  switch (kind) {
    case 'erase':
      return eraseWords(uid);
    case 'sign':
      return signWords(uid);
    case 'farewell': {
      // Whoever has come back meanwhile stays signed in.
      if ((await readUserData(uid)).deleted === null) return void (await endErrand({ kind, uid }));
      const account = await readAccount(uid);
      return sayFarewell(uid, account?.email ?? null, isLocale(locale) ? locale : DEFAULT_LOCALE);
    }
  }
}

/** Finishes what a process had begun when it ended. `now`: milliseconds since 1970, the real clock. Answers how much it finished. */
export async function finishErrands(now: number, signal: AbortSignal): Promise<number> {
  let finished = 0;
  for (const errand of await openErrands(now, AT_ONCE)) {
    if (signal.aborted) break;
    if (!(await takeErrand(errand, now))) continue;
    try {
      await run(errand);
      finished += 1;
    } catch (error) {
      // Taken up again once it is nobody's; the others need not wait for it.
      log().warn({ errand: errand.kind, ...errorFields(error) }, 'errand not finished');
    }
  }
  if (finished > 0) log().info({ finished }, 'errands of an ended process finished');
  return finished;
}

export const ERRANDS_JOB: Job = {
  name: 'errands',
  everyMs: EVERY_MS,
  run: async (signal) => void (await finishErrands(Date.now(), signal)),
};
