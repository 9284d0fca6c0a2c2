import { beforeEach, expect, it, vi } from 'vitest';
import { commentPage, type CommentPage } from '../../lib/domain/people/comments/comment-page';
import type { CommentPlace, CommentSort } from '../../lib/domain/people/comments/comment-order';
import {
  likedCommentIds,
  listComments,
  listReplies,
  ownCommentIds,
  readComment,
  readCommentCount,
} from '../../lib/store/people/comment-document';
import { firestore } from '../../lib/store/core/firestore';
import { eraseCommentsOf } from '../../lib/store/people/comment-erasure';
import { listBans, listHidden, moderateComment, setBanned } from '../../lib/store/people/comment-moderation';
import { addComment, deleteComment, editComment, likeComment, type CommentDraft } from '../../lib/store/people/comment-writes';
import { addLeftCounts } from '../../lib/store/people/counters';
import { listQueue, reportComment, reportedCommentIds, reportNotes } from '../../lib/store/people/report-document';
import type * as Transactions from '../../lib/store/core/transaction';
import type { StoreTransaction } from '../../lib/store/core/transaction';
import { collectDefects, describeWithStore, plant, storedPaths, useEmptyStore } from '../support/store/store-rig';

/** Transactions end with an error after so many of their writes; null: they run through. */
const cut = vi.hoisted((): { after: number | null } => ({ after: null }));
vi.mock('../../lib/store/core/transaction', async (importOriginal) => {
  const actual = await importOriginal<typeof Transactions>();
  const cutting = (inside: StoreTransaction): StoreTransaction => {
    let writes = 0;
    const counted =
      <Args extends unknown[]>(write: (...args: Args) => void) =>
      (...args: Args) => {
        write(...args);
        writes += 1;
        if (writes === cut.after) throw new Error('pulled the plug');
      };
    return { ...inside, set: counted(inside.set), merge: counted(inside.merge), remove: counted(inside.remove) };
  };
  const transaction: typeof actual.transaction = (project, run, options) =>
    actual.transaction(project, (inside) => run(cutting(inside)), options);
  return { ...actual, transaction };
});

function pageOf(id: number): CommentPage {
  const page = commentPage('match', id);
  if (page === null) throw new Error('no page');
  return page;
}
const PAGE = pageOf(7);
const NOW = Date.parse('2026-08-14T10:00:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const draft = (id: string, more: Partial<CommentDraft> = {}): CommentDraft => ({
  id,
  page: PAGE,
  parentId: null,
  uid: 'ann',
  name: 'Ann',
  admin: false,
  text: `Text of ${id}`,
  createdAt: at(0),
  ...more,
});
const times = (count: number, work: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const list = async (sort: CommentSort = 'newest', after: CommentPlace | null = null, limit = 50) =>
  (await listComments(PAGE, { sort, after, limit })).map(({ id }) => id);

describeWithStore('comments', () => {
  beforeEach(() => {
    useEmptyStore();
    cut.after = null;
  });

  it('are listed newest, oldest or most liked first, page by page', async () => {
    for (const [index, id] of ['first-one', 'second-one', 'third-one'].entries()) await addComment(draft(id, { createdAt: at(index) }));
    await addComment(draft('elsewhere', { page: pageOf(8) }));
    await likeComment('second-one', { uid: 'bob', liked: true });
    expect(await list('newest')).toEqual(['third-one', 'second-one', 'first-one']);
    expect(await list('oldest')).toEqual(['first-one', 'second-one', 'third-one']);
    expect(await list('liked')).toEqual(['second-one', 'third-one', 'first-one']);
    expect(await list('newest', { likes: 0, createdAt: at(2), id: 'third-one' }, 1)).toEqual(['second-one']);
    expect(await list('liked', { likes: 1, createdAt: at(1), id: 'second-one' })).toEqual(['third-one', 'first-one']);
    expect(await readCommentCount(PAGE)).toBe(3);
  });

  it('sent again under their id by their author are accepted as the same, by another user refused', async () => {
    const first = await addComment(draft('same-id-1'));
    expect(await addComment(draft('same-id-1', { text: 'Again' }))).toEqual(first);
    expect(await addComment(draft('same-id-1', { uid: 'bob' }))).toEqual({ ok: false, error: 'taken' });
    expect(await addComment(draft('same-id-1', { uid: 'bob', parentId: 'same-id-1' }))).toEqual({ ok: false, error: 'taken' });
    expect(await readCommentCount(PAGE)).toBe(1);
  });

  it('sent five times at once under one id are kept once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => addComment(draft('same-id-1'))));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await readCommentCount(PAGE)).toBe(1);
  });

  it('accept replies on their own page only, and only while they show', async () => {
    await addComment(draft('root-one'));
    await addComment(draft('reply-1', { parentId: 'root-one', uid: 'bob', createdAt: at(1) }));
    await addComment(draft('reply-2', { parentId: 'root-one', uid: 'cy', createdAt: at(2) }));
    for (const wrong of [
      draft('wrong-1', { parentId: 'nowhere-1' }),
      draft('wrong-2', { parentId: 'reply-1' }),
      draft('wrong-3', { parentId: 'root-one', page: pageOf(8) }),
    ])
      expect(await addComment(wrong)).toEqual({ ok: false, error: 'gone' });
    expect((await listReplies('root-one', { after: null, limit: 1 })).map(({ id }) => id)).toEqual(['reply-1']);
    expect((await listReplies('root-one', { after: { likes: 0, createdAt: at(1), id: 'reply-1' }, limit: 5 })).map(({ id }) => id)).toEqual(
      ['reply-2'],
    );
    expect(await readComment('root-one')).toMatchObject({ replies: 2 });
    expect(await readCommentCount(PAGE)).toBe(3);
    await deleteComment('root-one', 'ann');
    expect(await addComment(draft('reply-3', { parentId: 'root-one' }))).toEqual({ ok: false, error: 'gone' });
  });

  it('that are deleted keep their place while replies show below them, without text and name', async () => {
    await addComment(draft('root-one'));
    await addComment(draft('reply-1', { parentId: 'root-one', uid: 'bob' }));
    expect(await deleteComment('root-one', 'bob')).toEqual({ ok: false, error: 'not-author' });
    await deleteComment('root-one', 'ann');
    await deleteComment('root-one', 'ann');
    expect(await list()).toEqual(['root-one']);
    expect(await readComment('root-one')).toMatchObject({ state: 'deleted', text: '', name: '', replies: 1 });
    expect(await readCommentCount(PAGE)).toBe(1);
    await deleteComment('reply-1', 'bob');
    expect(await list()).toEqual([]);
    expect(await readCommentCount(PAGE)).toBe(0);
  });

  it('can be changed by their author for fifteen minutes', async () => {
    await addComment(draft('root-one'));
    expect(await editComment('root-one', { uid: 'bob', text: 'Mine', now: NOW })).toEqual({ ok: false, error: 'not-author' });
    expect(await editComment('root-one', { uid: 'ann', text: 'Better', now: NOW + 15 * 60_000 })).toMatchObject({
      ok: true,
      value: { text: 'Better', editedAt: at(15) },
    });
    expect(await editComment('root-one', { uid: 'ann', text: 'Late', now: NOW + 15 * 60_000 + 1 })).toEqual({
      ok: false,
      error: 'too-late',
    });
    expect(await editComment('nowhere-1', { uid: 'ann', text: 'Late', now: NOW })).toEqual({ ok: false, error: 'missing' });
    expect(await readComment('root-one')).toMatchObject({ text: 'Better' });
  });

  it('can be liked once per user, and unliked', async () => {
    await addComment(draft('root-one'));
    const like = (liked: boolean) => likeComment('root-one', { uid: 'bob', liked });
    expect(await like(true)).toMatchObject({ value: { likes: 1 } });
    expect(await like(true)).toMatchObject({ value: { likes: 1 } });
    expect(await likedCommentIds('bob', PAGE)).toEqual(['root-one']);
    expect(await like(false)).toMatchObject({ value: { likes: 0 } });
    expect(await like(false)).toMatchObject({ value: { likes: 0 } });
    expect(await likedCommentIds('bob', PAGE)).toEqual([]);
  });

  it('can be reported once per user, and are queued for moderators together', async () => {
    await addComment(draft('root-one'));
    const report = (uid: string, minutes: number) =>
      reportComment('root-one', { uid, reason: uid === 'bob' ? 'spam' : 'abuse', note: `By ${uid}`, at: at(minutes) });
    await report('bob', 1);
    await report('bob', 2);
    await report('cy', 3);
    expect(await report('ann', 4)).toEqual({ ok: false, error: 'own' });
    expect(await listQueue(null, 5)).toEqual([{ id: 'root-one', open: true, count: 2, reasons: { spam: 1, abuse: 1 }, lastAt: at(3) }]);
    expect(await reportNotes('root-one', 5)).toEqual(['By cy', 'By bob']);
    expect(await reportedCommentIds('cy', PAGE.key, 5)).toEqual(['root-one']);
    await moderateComment('root-one', 'dismiss', at(1));
    expect(await listQueue(null, 5)).toEqual([]);
    expect(await readComment('root-one')).toMatchObject({ state: 'shown' });
  });

  it('are hidden and restored by moderators, with exact counters', async () => {
    await addComment(draft('root-one'));
    await addComment(draft('reply-1', { parentId: 'root-one', uid: 'bob' }));
    await reportComment('reply-1', { uid: 'ann', reason: 'abuse', note: '', at: at(1) });
    await moderateComment('reply-1', 'hide', at(1));
    await moderateComment('reply-1', 'hide', at(1));
    expect(await readCommentCount(PAGE)).toBe(1);
    expect(await listQueue(null, 5)).toEqual([]);
    expect(await listReplies('root-one', { after: null, limit: 5 })).toEqual([]);
    expect(await readComment('root-one')).toMatchObject({ replies: 0 });
    expect(await editComment('reply-1', { uid: 'bob', text: 'Still here', now: NOW })).toEqual({ ok: false, error: 'gone' });
    await moderateComment('reply-1', 'restore', at(1));
    expect(await readCommentCount(PAGE)).toBe(2);
    expect(await readComment('root-one')).toMatchObject({ replies: 1 });
    await deleteComment('reply-1', 'bob');
    await moderateComment('reply-1', 'restore', at(1));
    expect(await readCommentCount(PAGE)).toBe(1);
    expect(await moderateComment('nowhere-1', 'hide', at(1))).toEqual({ ok: false, error: 'missing' });
  });

  it('that moderators hide are listed for them, the latest first, until they are restored or gone', async () => {
    const hidden = async (limit = 5) => (await listHidden(limit)).map(({ id, hiddenAt }) => [id, hiddenAt]);
    await addComment(draft('root-one'));
    await addComment(draft('reply-1', { parentId: 'root-one', uid: 'bob' }));
    await addComment(draft('root-two'));
    await addComment(draft('root-three'));
    for (const [index, id] of ['root-two', 'reply-1', 'root-three'].entries()) await moderateComment(id, 'hide', at(index));
    await moderateComment('root-two', 'hide', at(9));
    expect(await hidden()).toEqual([
      ['root-three', at(2)],
      ['reply-1', at(1)],
      ['root-two', at(0)],
    ]);
    expect(await hidden(2)).toEqual([
      ['root-three', at(2)],
      ['reply-1', at(1)],
    ]);
    await moderateComment('reply-1', 'restore', at(3));
    await deleteComment('root-two', 'ann');
    expect(await hidden()).toEqual([['root-three', at(2)]]);
    await eraseCommentsOf('ann');
    expect(await hidden()).toEqual([]);
  });

  it('of banned users are refused, and so are their likes and reports, until they are unbanned', async () => {
    await addComment(draft('root-one'));
    const ban = (banned: boolean) => setBanned('bob', { banned, name: 'Bob', by: 'admin', at: at(1) });
    await ban(true);
    await ban(true);
    expect(await listBans(5)).toEqual([{ uid: 'bob', name: 'Bob', at: at(1) }]);
    expect(await addComment(draft('reply-1', { parentId: 'root-one', uid: 'bob' }))).toEqual({ ok: false, error: 'banned' });
    expect(await likeComment('root-one', { uid: 'bob', liked: true })).toEqual({ ok: false, error: 'banned' });
    expect(await reportComment('root-one', { uid: 'bob', reason: 'spam', note: '', at: at(2) })).toEqual({ ok: false, error: 'banned' });
    await ban(false);
    expect(await addComment(draft('reply-1', { parentId: 'root-one', uid: 'bob' }))).toMatchObject({ ok: true });
  });

  it('and likes, two hundred of each at once, leave exact counters', async () => {
    await addComment(draft('root-one'));
    await times(200, (index) =>
      Promise.all([
        likeComment('root-one', { uid: `fan-${index}`, liked: true }),
        addComment(draft(`comment-${index}`, { uid: `fan-${index}`, parentId: index % 2 === 0 ? null : 'root-one' })),
      ]),
    );
    expect(await readComment('root-one')).toMatchObject({ likes: 200, replies: 100 });
    expect(await readCommentCount(PAGE)).toBe(201);
    expect(await storedPaths('main', 'likes')).toHaveLength(200);
    await times(200, (index) => likeComment('root-one', { uid: `fan-${index}`, liked: index % 4 === 0 }));
    expect(await readComment('root-one')).toMatchObject({ likes: 50 });
  }, 120_000);

  it('with full counters are answered once they are counted, in order', async () => {
    for (const id of ['root-one', 'root-two']) await addComment(draft(id));
    const busy = { busyUntil: Date.now() + 4_000 };
    for (const path of ['comments/root-one', 'commentCounts/match-7']) await firestore('main').doc(path).update(busy);
    await Promise.all([
      likeComment('root-one', { uid: 'bob', liked: true }).then((answer) => expect(answer).toMatchObject({ value: { likes: 1 } })),
      addComment(draft('reply-1', { uid: 'bob', parentId: 'root-one' })),
    ]);
    expect(await readComment('root-one')).toMatchObject({ likes: 1, replies: 1, listed: true });
    expect(await list('liked')).toEqual(['root-one', 'root-two']);
    expect(await readCommentCount(PAGE)).toBe(3);
    expect(await storedPaths('main', 'pendingCounts')).toEqual([]);
  });

  it('get the pending counts of a crashed server once, all or nothing', async () => {
    await addComment(draft('root-one'));
    await deleteComment('root-one', 'ann');
    const pending = { of: 'comments/root-one', tag: 'comments:match-7' };
    await plant('main', 'pendingCounts/left-1', { ...pending, replies: 2 });
    await plant('main', 'pendingCounts/left-2', { ...pending, likes: 3, replies: -1 });
    for (const after of [1, 2, 3]) {
      cut.after = after;
      await expect(addLeftCounts()).rejects.toThrow('pulled the plug');
      cut.after = null;
      expect(await readComment('root-one')).toMatchObject({ likes: 0, replies: 0, listed: false });
      expect(await storedPaths('main', 'pendingCounts')).toHaveLength(2);
    }
    await Promise.all([addLeftCounts(), addLeftCounts(), likeComment('root-one', { uid: 'bob', liked: false })]);
    expect(await addLeftCounts()).toEqual([]);
    expect(await readComment('root-one')).toMatchObject({ likes: 3, replies: 1, listed: true });
  });

  it('leave nothing half done when a write fails in the middle', async () => {
    await addComment(draft('root-one'));
    await addComment(draft('reply-1', { parentId: 'root-one', uid: 'bob' }));
    await reportComment('reply-1', { uid: 'cy', reason: 'spam', note: '', at: at(1) });
    const everything = async () => [
      await storedPaths('main', 'comments', 'replies', 'likes', 'reports', 'reportQueue', 'bans', 'commentCounts'),
      await readComment('root-one'),
      await readComment('reply-1'),
      await readCommentCount(PAGE),
      await listQueue(null, 5),
    ];
    const before = await everything();
    const works = [
      () => addComment(draft('reply-2', { parentId: 'root-one', uid: 'bob' })),
      () => likeComment('root-one', { uid: 'bob', liked: true }),
      () => deleteComment('reply-1', 'bob'),
      () => moderateComment('reply-1', 'hide', at(1)),
      () => reportComment('root-one', { uid: 'bob', reason: 'abuse', note: '', at: at(2) }),
    ];
    for (const work of works) {
      for (const after of [1, 2]) {
        cut.after = after;
        await expect(work()).rejects.toThrow('pulled the plug');
        cut.after = null;
        expect(await everything()).toEqual(before);
      }
    }
  });

  it('of a user can be erased completely, and counters stay exact', async () => {
    const defects = collectDefects();
    await addComment(draft('root-one', { uid: 'bob', name: 'Bob' }));
    await addComment(draft('reply-1', { parentId: 'root-one' }));
    await addComment(draft('reply-2', { parentId: 'root-one', uid: 'bob', name: 'Bob' }));
    await likeComment('reply-1', { uid: 'bob', liked: true });
    await reportComment('reply-1', { uid: 'bob', reason: 'spam', note: 'Bob was here', at: at(1) });
    expect(await ownCommentIds('bob', PAGE)).toEqual(['root-one', 'reply-2']);
    expect(await eraseCommentsOf('bob')).toEqual([PAGE.key]);
    expect(await ownCommentIds('bob', PAGE)).toEqual([]);
    expect(await readComment('root-one')).toMatchObject({ uid: '', name: '', text: '', state: 'deleted', replies: 1 });
    expect(await readComment('reply-1')).toMatchObject({ likes: 0 });
    expect(await storedPaths('main', 'likes', 'reports')).toEqual([]);
    expect(await readCommentCount(PAGE)).toBe(1);
    expect(await eraseCommentsOf('bob')).toEqual([]);
    expect(defects).toEqual([]);
  });
});
