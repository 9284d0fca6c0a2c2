import { cacheTag } from '../../domain/page/cache-tags';
import { eraseCommentsOf } from '../../store/people/comment-erasure';
import { endPendingTask } from '../../store/work/pending-task-document';
import { purgeSoon } from '../purge-soon';

/** Does the task `erase`: deletes all comments and likes of a user. Safe to begin again. Throws StoreUnavailableError. */
export async function deleteUserComments(uid: string): Promise<void> {
  purgeSoon((await eraseCommentsOf(uid)).map(cacheTag.comments));
  await endPendingTask({ kind: 'erase', uid });
}
