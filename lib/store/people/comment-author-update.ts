import { authorName } from '../../domain/people/comments/author-name';
import { isSameMark } from '../../domain/play/cosmetics';
import { UserDataSchema } from '../../domain/people/user-data';
import { banPath, isBanned, StoredBanSchema, StoredCommentSchema } from './comment-document';
import { READ_DEADLINE_MS } from '../core/deadline';
import { type DocumentPath } from '../core/document-path';
import { queryPages, type Clause } from '../core/query';
import { transaction } from '../core/transaction';
import { nameAccount, readPlayerMark } from '../play/shop-store';
import { readUserData, userPath } from './user-document';

const AT_ONCE = 50;

/** Updates these comments to the name, colour and look that their author has chosen now; answers the keys of the pages where that changes something. */
function updateAuthor(paths: readonly DocumentPath[], uid: string): Promise<string[]> {
  return transaction('main', async ({ read, mergeWhole }) => {
    // Read in the same transaction, so that a name changed meanwhile is not overwritten by the one before.
    const [user, ban, ...comments] = await Promise.all([
      read(userPath(uid), UserDataSchema),
      read(banPath(uid), StoredBanSchema),
      ...paths.map((path) => read(path, StoredCommentSchema)),
    ]);
    const name = authorName({ uid, summonerName: user?.user.summonerName, isBanned: ban !== null });
    const color = user?.user.color ?? '';
    // Read after the comments: if the author changes it later, that change signs them again.
    const player = await readPlayerMark(uid);
    return paths.flatMap((path, index) => {
      const comment = comments[index] ?? null;
      // Deleted comments show no author.
      if (comment === null || comment.uid !== uid || comment.state === 'deleted') return [];
      const isSame = comment.name === name && (comment.color ?? '') === color && isSameMark(comment.player ?? null, player);
      if (isSame) return [];
      mergeWhole(path, { name, color, player });
      return [comment.page];
    });
  });
}

type AuthorUpdate = {
  /** The keys of the pages that show another name, colour or look now. */
  readonly pages: readonly string[];
  /** Whether all comments were updated before the time was over. */
  readonly isDone: boolean;
};

/**
 * Puts the name, colour and look that a user has chosen beside everything they wrote, and the name into the prediction game,
 * a few at a time. Safe to begin again. `until`: milliseconds since 1970 by the
 * real clock, after which nothing more is begun. Throws StoreUnavailableError.
 */
export async function updateCommentAuthor(uid: string, until: number): Promise<AuthorUpdate> {
  const pages = new Set<string>();
  const [{ user }, banned] = await Promise.all([readUserData(uid), isBanned(uid)]);
  await nameAccount(uid, authorName({ uid, summonerName: user.summonerName, isBanned: banned }));
  for (const collection of ['comments', 'replies']) {
    const own: Clause[] = [['where', 'uid', '==', uid]];
    for await (const found of queryPages('main', collection, StoredCommentSchema, own, { size: AT_ONCE, deadlineMs: READ_DEADLINE_MS })) {
      if (Date.now() > until) return { pages: [...pages], isDone: false };
      const some = found.map(({ path }) => path);
      for (const page of await updateAuthor(some, uid)) pages.add(page);
    }
  }
  return { pages: [...pages], isDone: true };
}
