import { DELETED_USER_DAYS } from '../../domain/constants';
import { deleteAccount } from '../../store/accounts';
import { eraseCommentsOf } from '../../store/comment-erasure';
import { eraseNotificationsOf } from '../../store/notification-erasure';
import { readUserData, removeUserData, usersDeletedBefore } from '../../store/user-document';
import { commentsTag } from '../comments/comment-pages';
import { log } from '../logger';
import { eraseUserPicture } from '../pictures/user-picture';
import { purgeSoon } from '../purge-soon';
import type { Job } from './run-jobs';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Deletes for good whoever asked for it DELETED_USER_DAYS ago and has not signed
 * in since: the account first, so that nobody comes back in the middle, then
 * comments, likes, notifications and the picture, and last the document that knows of the wish, so that an
 * interrupted purge is found again. `now`: milliseconds since 1970, the real
 * clock. Answers how many were deleted.
 */
export async function purgeUsers(now: number, signal: AbortSignal): Promise<number> {
  const due = await usersDeletedBefore(new Date(now - DELETED_USER_DAYS * DAY_MS).toISOString());
  let purged = 0;
  for (const uid of due) {
    if (signal.aborted) break;
    // Somebody may have signed in since the list was read.
    if ((await readUserData(uid)).deleted === null) continue;
    await deleteAccount(uid);
    purgeSoon((await eraseCommentsOf(uid)).map(commentsTag));
    await eraseNotificationsOf(uid);
    await eraseUserPicture(uid);
    await removeUserData(uid);
    purged += 1;
  }
  if (purged > 0) log().info({ purged }, 'deleted accounts purged');
  return purged;
}

export const PURGE_USERS_JOB: Job = {
  name: 'purge-users',
  everyMs: HOUR_MS,
  run: async (signal) => void (await purgeUsers(Date.now(), signal)),
};
