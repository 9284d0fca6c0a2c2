import { eraseCommentsOf } from '../../store/people/comment-erasure';
import { endErrand } from '../../store/work/pending-task-document';
import { purgeSoon } from '../purge-soon';
import { commentsTag } from './comment-pages';

/** Does the errand `erase`: all that somebody wrote and liked goes. Safe to begin again. Throws StoreUnavailableError. */
export async function eraseWords(uid: string): Promise<void> {
  purgeSoon((await eraseCommentsOf(uid)).map(commentsTag));
  await endErrand({ kind: 'erase', uid });
}
