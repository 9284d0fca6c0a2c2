import { cacheTag } from '../../domain/page/cache-tags';
import { DELETED_USER_DAYS } from '../../domain/values/constants';
import { DAY_MS, HOUR_MS } from '../../domain/values/durations';
import { deleteAccount } from '../../store/people/accounts';
import { eraseCommentsOf } from '../../store/people/comment-erasure';
import { endPendingTask } from '../../store/work/pending-task-document';
import { eraseNotificationsOf } from '../../store/people/notification-document';
import { erasePlayOf } from '../../store/play/play-erasure';
import { eraseSignInsOf } from '../../store/people/sign-in-document';
import { claimDeletion, removeUserData, usersDeletedBefore } from '../../store/people/user-document';
import { disownVotesOf } from '../../store/people/vote-document';
import { log } from '../logger';
import { eraseUserPicture } from '../pictures/user-picture';
import { purgeSoon } from '../purge-soon';
import type { Job } from './run-jobs';

/**
 * Deletes for good the users who requested it DELETED_USER_DAYS ago and have not
 * signed in since. First a mark that cannot be undone, then the account, then
 * comments, likes, notifications, sign-ins, predictions and the picture; votes stay,
 * anonymous. The document with the request is deleted last, so that an
 * interrupted deletion is found again. `now`: milliseconds since 1970, the real
 * clock. Returns how many were deleted.
 */
export async function deleteUsersForGood(now: number, signal: AbortSignal): Promise<number> {
  const wishedBefore = new Date(now - DELETED_USER_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  for (const uid of await usersDeletedBefore(wishedBefore)) {
    if (signal.aborted) break;
    // The user may have signed in since the list was read.
    if (!(await claimDeletion(uid, wishedBefore))) continue;
    await deleteAccount(uid);
    purgeSoon((await eraseCommentsOf(uid)).map(cacheTag.comments));
    await eraseNotificationsOf(uid);
    await eraseSignInsOf(uid);
    await disownVotesOf(uid);
    await erasePlayOf(uid);
    await eraseUserPicture(uid);
    await endPendingTask({ kind: 'sign', uid });
    await endPendingTask({ kind: 'farewell', uid });
    await removeUserData(uid);
    deleted += 1;
  }
  if (deleted > 0) log().info({ deleted }, 'accounts deleted for good');
  return deleted;
}

export const DELETE_USERS_JOB: Job = {
  // The lease in the store has this name.
  name: 'purge-users',
  everyMs: HOUR_MS,
  run: async (signal) => void (await deleteUsersForGood(Date.now(), signal)),
};
