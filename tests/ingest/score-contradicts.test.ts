import { describe, expect, it } from 'vitest';
import { gameStub, finishedMatch, scored } from '../../lib/fixtures/match-fixture';
import { admitMatch } from '../../lib/ingest/index/field-order';
import { matchSummary } from '../../lib/domain/match/match-summary';
import { matchResult } from '../../lib/domain/match/match-result';

/** Of a best of three that T1 (77) won 2–1 as its score says. */
function admitted(...winners: (number | null)[]) {
  const games = winners.map((winnerId, index) => gameStub(index + 1, { winnerId }));
  const sent = finishedMatch({ games, left: scored({ id: 77, score: 2 }), right: scored({ id: 1, score: 1 }), winnerId: 77 });
  const match = admitMatch(sent, Date.parse('2023-08-20T00:00:00Z'));
  if (match.status !== 'finished') throw new Error('not finished');
  return match;
}

describe('a score that its games contradict', () => {
  it('is marked, and nobody has won where they have another winner', () => {
    expect(admitted(1, 77, 1)).toMatchObject({ contradicts: true, winnerId: null, left: { score: 2 }, right: { score: 1 } });
    expect(admitted(77, 77, 77)).toMatchObject({ contradicts: true, winnerId: 77 });
    const again = admitMatch(admitted(1, 77, 1), 0);
    expect(again).toEqual(admitted(1, 77, 1));
    expect(matchResult(matchSummary(again), false)?.contradicts).toBe(true);
    expect(matchResult(matchSummary(again), true)).toBeNull();
  });

  it.each([[[77, 1, 77]], [[77, null, 77]], [[1, 77]]])('is not one where games agree, are not known or are missing: %j', (winners) => {
    expect(admitted(...winners)).not.toHaveProperty('contradicts');
    expect(admitted(...winners).winnerId).toBe(77);
  });
});
