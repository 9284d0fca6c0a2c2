import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entrant } from '../../../../lib/domain/competition/bracket/entrants';
import { bestReach } from '../../../../lib/domain/play/pickem/bracket-reach';
import type { PickemTie } from '../../../../lib/domain/play/pickem/bracket-ties';

type Way = { readonly winner: number; readonly loser: number };
type Ways = ReadonlyMap<number, Way>;

const won = (matchId: number): Entrant => ({ matchId, takes: 'winner' });
const lost = (matchId: number): Entrant => ({ matchId, takes: 'loser' });
const seed = (teamId: number): Entrant => ({ teamId });

function tie(matchId: number, left: Entrant, right: Entrant, points: number): PickemTie {
  return { matchId, left, right, points, beginAt: '2026-11-23T12:00:00Z' };
}

const SINGLE: readonly PickemTie[] = [
  tie(1, seed(1), seed(8), 2),
  tie(2, seed(4), seed(5), 2),
  tie(3, seed(2), seed(7), 2),
  tie(4, seed(3), seed(6), 2),
  tie(5, won(1), won(2), 4),
  tie(6, won(3), won(4), 4),
  tie(7, lost(5), lost(6), 2),
  tie(8, won(5), won(6), 8),
];
const DOUBLE: readonly PickemTie[] = [
  tie(1, seed(3), seed(6), 1),
  tie(2, seed(4), seed(5), 1),
  tie(3, seed(1), won(2), 2),
  tie(4, seed(2), won(1), 2),
  tie(5, lost(3), lost(4), 2),
  tie(6, won(3), won(4), 4),
  tie(7, lost(6), won(5), 4),
  tie(8, won(6), won(7), 8),
];

function sideOf(entrant: Entrant, ways: Ways): number {
  if ('teamId' in entrant) return entrant.teamId;
  const way = ways.get(entrant.matchId);
  return (entrant.takes === 'winner' ? way?.winner : way?.loser) ?? 0;
}

/** The bracket as it goes where bit after bit says whether the left side wins. */
function played(ties: readonly PickemTie[], leftWins: (index: number) => boolean): Map<number, Way> {
  const ways = new Map<number, Way>();
  ties.forEach(({ matchId, left, right }, index) => {
    const [one, other] = [sideOf(left, ways), sideOf(right, ways)];
    ways.set(matchId, leftWins(index) ? { winner: one, loser: other } : { winner: other, loser: one });
  });
  return ways;
}

const bits = (mask: number) => (index: number) => ((mask >> index) & 1) === 1;

/** The best of all ways that agree with what is known. */
function bestOfAll(ties: readonly PickemTie[], picked: ReadonlyMap<number, number>, known: Ways): number {
  let best = 0;
  for (let mask = 0; mask < 2 ** ties.length; mask += 1) {
    const ways = played(ties, bits(mask));
    if ([...known].some(([id, { winner }]) => ways.get(id)?.winner !== winner)) continue;
    const score = ties.reduce((sum, { matchId, points }) => sum + (ways.get(matchId)?.winner === picked.get(matchId) ? points : 0), 0);
    best = Math.max(best, score);
  }
  return best;
}

describe.each([
  ['a bracket of eight with a third place', SINGLE],
  ['a double elimination of six', DOUBLE],
] as const)('the best score that picks can still reach in %s', (_name, ties) => {
  it('is that of the best of all ways to finish', () => {
    const mask = fc.integer({ min: 0, max: 2 ** ties.length - 1 });
    fc.assert(
      fc.property(mask, mask, fc.integer({ min: 0, max: ties.length }), (picks, results, count) => {
        const picked = new Map([...played(ties, bits(picks))].map(([id, { winner }]) => [id, winner]));
        const known = new Map([...played(ties, bits(results))].slice(0, count));
        expect(bestReach(ties, picked, known)).toBe(bestOfAll(ties, picked, known));
      }),
      { numRuns: 60 },
    );
  });

  it('is everything before the first result, and the points scored after the last', () => {
    const ways = played(ties, () => true);
    const picked = new Map([...ways].map(([id, { winner }]) => [id, winner]));
    const all = ties.reduce((sum, { points }) => sum + points, 0);
    expect(bestReach(ties, picked, new Map())).toBe(all);
    expect(bestReach(ties, picked, ways)).toBe(all);
    const others = played(ties, () => false);
    expect(bestReach(ties, picked, others)).toBe(bestOfAll(ties, picked, others));
  });
});
