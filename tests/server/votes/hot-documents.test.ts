import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { pathSegment } from '../../../lib/store/core/document-path';
import { PacedStore } from '../../support/server/paced-store';

/** A final and the hour before it, against a store that refuses more than one sustained write a second and document. */

let store = new PacedStore();
const doubles = vi.hoisted(() => ({ store: (): PacedStore => store }));
vi.mock('firebase-admin/firestore', () => ({
  FieldValue: { increment: (by: number) => ({ increment: by }) },
  GrpcStatus: {},
}));
vi.mock('../../../lib/store/core/query', () => ({
  queryCollection: (_project: string, ...args: Parameters<PacedStore['query']>) => Promise.resolve(doubles.store().query(...args)),
}));
vi.mock('../../../lib/store/core/transaction', () => ({
  transaction: (...args: Parameters<PacedStore['transaction']>) => doubles.store().transaction(...args),
}));
vi.mock('../../../lib/store/core/read-document', () => ({
  readDocument: (_project: string, ...args: Parameters<PacedStore['read']>) => Promise.resolve(doubles.store().read(...args)),
  readDocuments: (_project: string, paths: string[], schema: Parameters<PacedStore['read']>[1]) =>
    Promise.resolve(paths.map((path) => doubles.store().read(path, schema))),
}));

beforeEach(() => {
  vi.useFakeTimers();
  store = new PacedStore();
});
afterEach(() => vi.useRealTimers());

const AT = '2023-08-19T08:00:00.000Z';

/** A server process of its own over the same store. */
async function aProcess() {
  vi.resetModules();
  const votes = await import('../../../lib/store/people/vote-document');
  const comments = await import('../../../lib/store/people/comment-writes');
  const counts = await import('../../../lib/store/people/counters');
  return { ...votes, ...comments, ...counts };
}

/** One after the other: simultaneous imports return the same module. */
async function processesOf(count: number) {
  const processes = [await aProcess()];
  while (processes.length < count) processes.push(await aProcess());
  expect(new Set(processes.map(({ castVote }) => castVote)).size).toBe(count);
  return processes;
}

/** Begins `perSecond` pieces of work a second, evenly; answers how long the slowest took once all are done. */
async function drive(
  seconds: number,
  perSecond: number,
  work: (index: number) => Promise<unknown>,
): Promise<{ slowest: number; failed: unknown[] }> {
  const failed: unknown[] = [];
  let slowest = 0;
  const all: Promise<void>[] = [];
  for (let index = 0; index < seconds * perSecond; index += 1) {
    const begun = Date.now();
    all.push(
      work(index).then(
        () => void (slowest = Math.max(slowest, Date.now() - begun)),
        (error: unknown) => void failed.push(error),
      ),
    );
    await vi.advanceTimersByTimeAsync(1_000 / perSecond);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(all);
  return { slowest, failed };
}

describe('three hundred votes a second', () => {
  it.each([1, 20])('on %i processes are counted exactly, one per voter, and none is refused', { timeout: 60_000 }, async (count) => {
    const processes = await processesOf(count);
    const seconds = 10;
    // Every third voter sends the vote again, and every tenth changes it.
    const voterOf = (index: number) => ({ id: `visitor-${index % 3 === 2 ? index - 1 : index}`, uid: null, formerIds: [] });
    const sideOf = (index: number) => (index % 10 === 5 ? 'left' : 'right');
    const { slowest, failed } = await drive(seconds, 300, (index) => {
      const server = processes[index % count];
      return server ? server.castVote(7, voterOf(index), sideOf(index), AT) : Promise.reject(new Error('no process'));
    });
    expect(failed).toEqual([]);
    expect(store.refused).toBe(0);
    expect(slowest).toBeLessThan(3_000);

    const voters = [...store.documents].filter(([path]) => path.startsWith('votes/7/voters/')).map(([, { side }]) => side);
    expect(new Set(Array.from({ length: seconds * 300 }, (_, index) => voterOf(index).id)).size).toBe(voters.length);
    const left = voters.filter((side) => side === 'left').length;
    expect(await processes[0]?.readVoteCounts(7)).toEqual({ left, right: voters.length - left });
    expect(left).toBeGreaterThan(0);
  });

  it('continue counts that were kept in one document, and an old vote can be withdrawn', async () => {
    store.documents.set('votes/7', { left: 40, right: 2 });
    store.documents.set(`votes/7/voters/${pathSegment('visitor-old')}`, { side: 'left', at: AT, uid: null });
    const { castVote, readVoteCounts } = await aProcess();
    expect(await readVoteCounts(7)).toEqual({ left: 40, right: 2 });
    const { failed } = await drive(3, 100, (index) =>
      castVote(7, { id: index === 150 ? 'visitor-old' : `visitor-${index}`, uid: null, formerIds: [] }, index === 150 ? null : 'right', AT),
    );
    expect(failed).toEqual([]);
    expect(await readVoteCounts(7)).toEqual({ left: 39, right: 301 });
  });

  it('are written at once for a match with few votes', async () => {
    const { castVote, readVoteCounts } = await aProcess();
    await drive(1, 1, () => castVote(7, { id: 'visitor-a', uid: null, formerIds: [] }, 'left', AT));
    const { slowest } = await drive(1, 1, () => castVote(7, { id: 'visitor-b', uid: null, formerIds: [] }, 'left', AT));
    expect(slowest).toBeLessThan(100);
    expect(await readVoteCounts(7)).toEqual({ left: 2, right: 0 });
  });
});

const PAGE = { id: '7', key: 'match-7', category: 'match', url: '/match/7' } as const;
const ROOT = 'comment-root';
const draft = (id: string, parentId: string | null = null) =>
  ({ id, page: PAGE, parentId, uid: `u-${id}`, name: 'A', admin: false, text: 'T', createdAt: AT }) as const;
const inside = (collection: string) => [...store.documents].filter(([path]) => path.startsWith(`${collection}/`));

describe('a busy page of comments, and a comment with many likes and replies', () => {
  it.each([1, 20])('have exact counts with %i processes, and no write is refused', { timeout: 60_000 }, async (count) => {
    const processes = await processesOf(count);
    const [first] = processes;
    if (!first) throw new Error('no process');
    await drive(1, 1, () => first.addComment(draft(ROOT)));

    const seconds = 20;
    const { slowest, failed } = await drive(seconds, 150, (index) => {
      const server = processes[index % count] ?? first;
      const user = { uid: `u${index % 1_500}`, liked: true };
      if (index % 4 === 1) return server.addComment(draft(`comment-${index}`));
      // Each of them arrives twice, at two servers.
      if (index % 8 === 2) return server.addComment(draft(`reply-${index}`, ROOT));
      if (index % 8 === 6) return server.addComment(draft(`reply-${index - 4}`, ROOT));
      // Some take back what they liked ten seconds before.
      return server.likeComment(ROOT, index >= 1_500 && index % 20 === 0 ? { ...user, liked: false } : user);
    });
    expect(failed).toEqual([]);
    expect(store.refused).toBe(0);
    expect(slowest).toBeLessThan(5_000);

    const comments = inside('comments').length;
    const replies = inside('replies').length;
    const likes = inside('likes').length;
    expect([comments, replies, likes]).toEqual([751, 375, 675]);
    expect(store.documents.get('commentCounts/match-7')).toMatchObject({ count: comments + replies });
    expect(store.documents.get(`comments/${ROOT}`)).toMatchObject({ likes, replies, listed: true });
    expect(inside('pendingCounts')).toEqual([]);
  });

  it('are written at once where few write', async () => {
    const { addComment, likeComment } = await aProcess();
    await drive(1, 1, () => addComment(draft(ROOT)));
    const { slowest } = await drive(1, 1, () => likeComment(ROOT, { uid: 'u1', liked: true }));
    expect(slowest).toBeLessThan(100);
    expect(store.documents.get(`comments/${ROOT}`)).toMatchObject({ likes: 1 });
  });

  it('get the counts of a crashed server, once, whichever process adds them', async () => {
    const processes = await processesOf(3);
    await drive(1, 1, () => processes[0]?.addComment(draft(ROOT)) ?? Promise.reject(new Error('no process')));
    for (const [index, likes] of [3, 2, -1].entries())
      store.documents.set(`pendingCounts/left-${index}`, { of: `comments/${ROOT}`, tag: cacheTag.comments(PAGE.key), likes });
    const added = Promise.all(processes.map(({ addLeftCounts }) => addLeftCounts()));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await added).flat()).toContain(cacheTag.comments(PAGE.key));
    expect(store.documents.get(`comments/${ROOT}`)).toMatchObject({ likes: 4, replies: 0, listed: true });
    expect(inside('pendingCounts')).toEqual([]);
  });
});
