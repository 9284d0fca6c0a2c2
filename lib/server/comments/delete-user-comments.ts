import { eraseCommentsOf } from '../../store/people/comment-erasure';
import { endPendingTask } from '../../store/work/pending-task-document';
import { purgeSoon } from '../purge-soon';
import { commentsTag } from './comment-pages';

/** Does the task `erase`: deletes all comments and likes of a user. Safe to begin again. Throws StoreUnavailableError. */
export async function deleteUserComments(uid: string): Promise<void> {
  purgeSoon((await eraseCommentsOf(uid)).map(commentsTag));
  await endPendingTask({ kind: 'erase', uid });
}
