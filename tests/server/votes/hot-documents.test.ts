import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathSegment } from '../../../lib/store/core/document-path';
import { PacedStore } from '../../support/server/paced-store';

/** The hour before a final, against a store that refuses more than one sustained write a second and document. */

let store = new PacedStore();
const doubles = vi.hoisted(() => ({ store: (): PacedStore => store }));
vi.mock('firebase-admin/firestore', () => ({ FieldValue: { increment: (by: number) => ({ increment: by }) } }));
vi.mock('../../../lib/store/core/query', () => ({}));
vi.mock('../../../lib/store/core/transaction', () => ({
  transaction: (...args: Parameters<PacedStore['transaction']>) => doubles.store().transaction(...args),
}));
vi.mock('../../../lib/store/core/read-document', () => ({
  readDocument: (_project: string, ...args: Parameters<PacedStore['read']>) => Promise.resolve(doubles.store().read(...args)),
}));
vi.mock('../../../lib/store/core/read-documents', () => ({
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
  return { ...votes, ...comments };
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
  it.each([1, 5])('on %i processes are counted exactly, one a voter, and none is refused', { timeout: 60_000 }, async (count) => {
    const processes = await Promise.all(Array.from({ length: count }, aProcess));
    const seconds = 20;
    // Every third voter sends the vote again, and every tenth changes it.
    const voterOf = (index: number) => ({ id: `visitor-${index % 3 === 2 ? index - 1 : index}`, uid: null, formerIds: [] });
    const sideOf = (index: number) => (index % 10 === 5 ? 'left' : 'right');
    const { slowest, failed } = await drive(seconds, 300, (index) => {
      const server = processes[index % count];
      return server ? server.castVote(7, voterOf(index), sideOf(index), AT) : Promise.reject(new Error('no process'));
    });
    expect(failed).toEqual([]);
    expect(store.refused).toBe(0);
    expect(slowest).toBeLessThan(2_000);

    const voters = [...store.documents].filter(([path]) => path.startsWith('votes/7/voters/')).map(([, { side }]) => side);
    expect(new Set(Array.from({ length: seconds * 300 }, (_, index) => voterOf(index).id)).size).toBe(voters.length);
    const left = voters.filter((side) => side === 'left').length;
    expect(await processes[0]?.readVoteCounts(7)).toEqual({ left, right: voters.length - left });
    expect(left).toBeGreaterThan(0);
  });

  it('go on from counts that were kept in one document, and a vote of then can be taken back', async () => {
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

  it('are one read for a match on which few vote', async () => {
    const { castVote } = await aProcess();
    await drive(1, 1, () => castVote(7, { id: 'visitor-a', uid: null, formerIds: [] }, 'left', AT));
    await drive(1, 1, () => castVote(7, { id: 'visitor-b', uid: null, formerIds: [] }, 'left', AT));
    expect([...store.documents.keys()].filter((path) => path.includes('shards'))).toEqual([]);
    expect(store.documents.get('votes/7')).toEqual({ left: 2, right: 0 });
  });
});

describe('a comment that an arena likes', () => {
  it('has every like once, and its document is not overrun; nor is the count of a page', async () => {
    const { addComment, likeComment } = await aProcess();
    const page = { id: '7', key: 'match-7', category: 'match', url: '/match/7' } as const;
    const draft = (id: string) => ({ id, page, parentId: null, uid: `u-${id}`, name: 'A', admin: false, text: 'T', createdAt: AT });
    const { failed } = await drive(10, 50, (index) => addComment(draft(`comment-${index}`)));
    expect(failed).toEqual([]);
    expect(store.documents.get('commentCounts/match-7')).toMatchObject({ count: 500 });

    const liked = await drive(10, 90, (index) => likeComment('comment-0', { uid: `u${index % 600}`, liked: true }));
    expect(liked.failed).toEqual([]);
    expect(store.refused).toBe(0);
    expect(store.documents.get('comments/comment-0')).toMatchObject({ likes: 600 });
    expect([...store.documents.keys()].filter((path) => path.startsWith('likes/'))).toHaveLength(600);
  });
});
