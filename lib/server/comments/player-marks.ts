import type { PlayerMark } from '../../domain/play/cosmetics';
import { readPlayerMark } from '../../store/play/shop-store';
import { beginPendingTask } from '../../store/work/pending-task-document';
import { updateAuthorNamesSoon } from './user-comments';
import { errorFields, log } from '../logger';

/** How the author of a new comment appears; the comment is posted even if the game's project does not answer. */
export async function playerMarkOf(uid: string): Promise<PlayerMark | null> {
  return readPlayerMark(uid).catch((error: unknown) => {
    log().warn(errorFields(error), 'look of an author not read');
    return null;
  });
}

/** Updates the mark beside all that an account wrote. Throws StoreUnavailableError; safe to begin again. */
export async function showMarkEverywhere(uid: string): Promise<void> {
  await beginPendingTask({ kind: 'sign', uid, locale: '' }, Date.now());
  await updateAuthorNamesSoon(uid);
}
