import { cacheTag } from '../../domain/page/cache-tags';
import { moderatedState, type Moderation } from '../../domain/people/comments/comment-rules';
import type { Ban } from '../../domain/people/comments/comment';
import { fail, ok, type Result } from '../../domain/values/result';
import { countingTransaction } from './counters';
import { banPath, pathOf, readComment, StoredBanSchema, StoredCommentSchema, type StoredComment } from './comment-document';
import { changeState, countersOf } from './comment-writes';
import { putPendingTask } from '../work/pending-task-document';
import { queryValues, type Clause } from '../core/query';
import { queuePath, QueueSchema } from './report-document';
import { transaction } from '../core/transaction';

/**
 * A moderator's word on a comment: hide, restore, or dismiss its reports. It
 * leaves the queue in the same transaction. Saying it twice is harmless.
 * `at`: ISO instant. Throws StoreUnavailableError.
 */
export async function moderateComment(id: string, moderation: Moderation, at: string): Promise<Result<StoredComment, 'missing'>> {
  const known = await readComment(id);
  if (known === null) return fail('missing');
  return countingTransaction(cacheTag.comments(known.page), countersOf(known), async (inside) => {
    const subject = await inside.read(pathOf(known), StoredCommentSchema);
    if (subject === null) return fail('missing');
    const state = moderatedState(subject.state, moderation);
    if (state === null) {
      const queued = await inside.read(queuePath(id), QueueSchema);
      if (queued?.open) inside.merge(queuePath(id), { open: false });
      return ok(subject);
    }
    const hiddenAt = state === 'hidden' ? at : null;
    await changeState(inside, subject, state, { hiddenAt });
    return ok({ ...subject, state, hiddenAt });
  });
}

/** The comments that moderators hide, the latest first. Throws StoreUnavailableError. */
export async function listHidden(limit: number): Promise<(StoredComment & { readonly hiddenAt: string })[]> {
  // A comment that is not hidden has no such instant, and null is not after ''.
  const latest: readonly Clause[] = [
    ['where', 'hiddenAt', '>', ''],
    ['orderBy', 'hiddenAt', 'desc'],
    ['limit', limit],
  ];
  const lists = await Promise.all(
    ['comments', 'replies'].map((collection) => queryValues('main', collection, StoredCommentSchema, latest)),
  );
  return lists
    .flat()
    .flatMap((comment) => (typeof comment.hiddenAt === 'string' ? [{ ...comment, hiddenAt: comment.hiddenAt }] : []))
    .sort((one, other) => (one.hiddenAt < other.hiddenAt ? 1 : -1))
    .slice(0, limit);
}

type BanOrder = {
  readonly banned: boolean;
  readonly name: string;
  readonly by: string;
  readonly at: string;
  /** Whether all that the user wrote is deleted as well (task `erase`); the real clock, milliseconds since 1970. */
  readonly erase?: { readonly now: number };
};

/**
 * Bans a user from writing, or lets them again; both may be said twice. Their
 * comments are to be signed anew (task `sign`), without their name or with it.
 * `now`: the real clock, milliseconds since 1970. Throws StoreUnavailableError.
 */
export async function setBanned(uid: string, { banned, name, by, at, erase }: BanOrder, now = Date.now()): Promise<void> {
  await transaction('main', async (inside) => {
    const path = banPath(uid);
    const known = await inside.read(path, StoredBanSchema);
    if (banned && known === null) inside.set(path, { uid, name, by, at });
    if (banned !== (known !== null)) putPendingTask(inside, { kind: 'sign', uid, locale: '' }, now);
    if (banned && erase) putPendingTask(inside, { kind: 'erase', uid, locale: '' }, erase.now);
    if (!banned && known !== null) inside.remove(path);
  });
}

/** The banned users, the latest first. Throws StoreUnavailableError. */
export async function listBans(limit: number): Promise<Ban[]> {
  const bans = await queryValues('main', 'bans', StoredBanSchema, [
    ['orderBy', 'at', 'desc'],
    ['limit', limit],
  ]);
  return bans.map(({ uid, name, at }) => ({ uid, name, at }));
}
