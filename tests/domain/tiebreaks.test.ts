import { describe, expect, it } from 'vitest';
import { rankFromMatches } from '../../lib/domain/standings';
import { tiebreakOrder, tiebreakReasons, USUAL_TIEBREAKS } from '../../lib/domain/tiebreaks';
import { finishedMatch, scored } from '../support/match-fixture';

const team = (id: number) => ({ id, name: `Team ${id}`, acronym: `T${id}`, img: null });
const [A, B, C, D] = [team(1), team(2), team(3), team(4)];
type Team = ReturnType<typeof team>;

let ids = 0;
const won = (winner: Team, loser: Team, lost = 0) =>
  finishedMatch({
    id: (ids += 1),
    left: scored({ id: winner.id, score: 2 }),
    right: scored({ id: loser.id, score: lost }),
    winnerId: winner.id,
  });

/** A and B both 1–1: A beat B, B has the better games. */
const equal = [won(A, B, 1), won(C, A), won(B, D)];

describe('equal records', () => {
  it('are parted by who beat whom, in the LCK by games first', () => {
    const places = (order: typeof USUAL_TIEBREAKS) => rankFromMatches([A, B, C, D], equal, order).map((each) => [each.rank, each.team.id]);
    expect(places(USUAL_TIEBREAKS)).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
      [4, 4],
    ]);
    expect(places(tiebreakOrder(293))).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 4],
    ]);
  });

  it('name the tiebreak that decided', () => {
    const reasons = (order: typeof USUAL_TIEBREAKS) => [...tiebreakReasons(rankFromMatches([A, B, C, D], equal, order), equal, order)];
    expect(reasons(USUAL_TIEBREAKS)).toEqual([[1, 'headToHead']]);
    expect(reasons(tiebreakOrder(293))).toEqual([[2, 'gameDifference']]);
  });

  it('that share a place have no reason', () => {
    const beatEachOther = [won(A, B), won(B, C), won(C, A)];
    const rows = rankFromMatches([A, B, C], beatEachOther);
    expect(new Set(rows.map(({ rank }) => rank))).toEqual(new Set([1]));
    expect(tiebreakReasons(rows, beatEachOther, USUAL_TIEBREAKS).size).toBe(0);
  });

  const row = (of: Team, rank: number, gameWins: number) => ({ rank, team: of, wins: 1, losses: 1, ties: 0, gameWins, gameLosses: 3 });

  it('say head-to-head or game difference by the league’s order, and the league’s rules where neither speaks for the place', () => {
    const matches = [won(A, B)];
    expect(tiebreakReasons([row(A, 1, 3), row(B, 2, 3)], matches, USUAL_TIEBREAKS).get(1)).toBe('headToHead');
    expect(tiebreakReasons([row(A, 1, 4), row(B, 2, 3)], matches, tiebreakOrder(293)).get(1)).toBe('gameDifference');
    expect(tiebreakReasons([row(B, 1, 3), row(A, 2, 3)], matches, USUAL_TIEBREAKS).get(2)).toBe('rules');
    expect(tiebreakReasons([row(A, 1, 3), { ...row(B, 2, 3), wins: 0 }], matches, USUAL_TIEBREAKS).size).toBe(0);
  });
});
