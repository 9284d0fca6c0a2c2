import { cacheTag } from '../../domain/page/cache-tags';
import { updateCommentAuthor } from '../../store/people/comment-author-update';
import { eraseCommentsOf } from '../../store/people/comment-erasure';
import { endPendingTask, readPendingTask } from '../../store/work/pending-task-document';
import { errorFields, log } from '../logger';
import { purgeSoon } from '../purge-soon';

/** The request that changes the name works for this long; the job `pending-tasks` does the rest. */
const AT_ONCE_MS = 3_000;

/**
 * Does the task `sign`: all comments of a user get the name, colour and look
 * that they have chosen now. Safe to begin again; what is not done by `until`
 * (milliseconds since 1970, the real clock) is left to the job. Throws
 * StoreUnavailableError.
 */
export async function updateAuthorNames(uid: string, until = Infinity): Promise<void> {
  const task = await readPendingTask({ kind: 'sign', uid });
  if (task === null) return;
  const { pages, isDone } = await updateCommentAuthor(uid, until);
  purgeSoon(pages.map(cacheTag.comments));
  if (isDone) await endPendingTask(task);
}

/** `updateAuthorNames` while the person waits: what fails now is done by the job, and does not mean that the name was not saved. */
export async function updateAuthorNamesSoon(uid: string): Promise<void> {
  await updateAuthorNames(uid, Date.now() + AT_ONCE_MS).catch((error: unknown) =>
    log().warn(errorFields(error), 'comments not signed yet'),
  );
}

/** Does the task `erase`: deletes all comments and likes of a user. Safe to begin again. Throws StoreUnavailableError. */
export async function deleteUserComments(uid: string): Promise<void> {
  purgeSoon((await eraseCommentsOf(uid)).map(cacheTag.comments));
  await endPendingTask({ kind: 'erase', uid });
}
