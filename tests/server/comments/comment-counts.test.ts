import { describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { CommentCounts } from '../../../lib/server/comments/comment-counts';

const counting = (counts: Record<string, number>) =>
  vi.fn((keys: readonly string[]) => Promise.resolve(keys.map((key) => counts[key] ?? 0)));

describe('the cached numbers of comments', () => {
  it('are read once, several at a time, including zeros', async () => {
    const read = counting({ 'match-7': 3 });
    const counts = new CommentCounts(read);
    expect([...(await counts.of(['match-7', 'match-8', 'match-7']))]).toEqual([
      ['match-7', 3],
      ['match-8', 0],
    ]);
    await counts.of(['match-8']);
    await counts.of(['match-7', 'match-9']);
    expect(read.mock.calls).toEqual([[['match-7', 'match-8']], [['match-9']]]);
  });

  it('are reread after a comment, without the others', async () => {
    const known = { 'match-7': 3, 'match-8': 1 };
    const counts = new CommentCounts(counting(known));
    await counts.of(['match-7', 'match-8']);
    Object.assign(known, { 'match-7': 4, 'match-8': 2 });
    counts.drop([cacheTag.match(8), cacheTag.comments('match-7')]);
    expect([...(await counts.of(['match-7', 'match-8'])).entries()].sort()).toEqual([
      ['match-7', 4],
      ['match-8', 1],
    ]);
  });

  it('are not kept where a comment arrived during the read', async () => {
    const counts: CommentCounts = new CommentCounts((keys) => {
      if (asked === 0) counts.drop([cacheTag.comments('match-7')]);
      asked += 1;
      return Promise.resolve(keys.map(() => asked));
    });
    let asked = 0;
    expect((await counts.of(['match-7'])).get('match-7')).toBe(1);
    expect((await counts.of(['match-7'])).get('match-7')).toBe(2);
    expect((await counts.of(['match-7'])).get('match-7')).toBe(2);
  });
});
