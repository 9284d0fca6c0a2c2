import { describe, expect, it } from 'vitest';
import type { TeamStub } from '../../../lib/domain/entities/entities';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { tiebreakOrder, tiebreakReasons, USUAL_TIEBREAKS } from '../../../lib/domain/competition/tiebreaks';
import { teamStub } from '../../support/entity-fixture';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';

const [A, B, C, D] = [teamStub(1), teamStub(2), teamStub(3), teamStub(4)];
const [E, F] = [teamStub(5), teamStub(6)];

let ids = 0;
const won = (winner: TeamStub, loser: TeamStub, lost = 0) =>
  finishedMatch({
    id: (ids += 1),
    left: scored({ id: winner.id, score: 2 }),
    right: scored({ id: loser.id, score: lost }),
    winnerId: winner.id,
  });

/** A and B both 1–1: A beat B, B has the better games. */
const equal = [won(A, B, 1), won(C, A), won(B, D)];

describe('equal records', () => {
  it('are separated by who beat whom, in the LCK by games first', () => {
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

  describe('in a league that looks at games first count head-to-head only among teams with the same games', () => {
    const placesOf = (teams: readonly TeamStub[], matches: Parameters<typeof rankFromMatches>[1], league: number) => {
      const rows = rankFromMatches([A, B, C, D, E, F], matches, tiebreakOrder(league));
      return rows.filter(({ team }) => teams.includes(team)).map(({ rank, team }) => [rank, team.id]);
    };

    it('where one of three is behind on games: beating it does not count', () => {
      // A, B and C are 1–1; C has one game less than A and B.
      const matches = [won(A, C), won(B, A), won(D, B), won(C, E, 1)];
      expect(placesOf([A, B, C], matches, 293)).toEqual([
        [2, 2],
        [3, 1],
        [4, 3],
      ]);
      expect([...tiebreakReasons(rankFromMatches([A, B, C, D, E], matches, tiebreakOrder(293)), matches, tiebreakOrder(293))]).toEqual([
        [2, 'headToHead'],
        [1, 'gameDifference'],
      ]);
    });

    it('where one of three is ahead on games: losing to it does not count', () => {
      // A, B and C are 1–1; A has two games more than B and C, and has lost to C.
      const matches = [won(C, A, 1), won(A, D), won(B, C, 1), won(E, B, 1)];
      expect(placesOf([A, B, C], matches, 294)).toEqual([
        [2, 1],
        [3, 2],
        [4, 3],
      ]);
    });

    it('where four fall into two pairs: each pair by itself', () => {
      // All four are 2–2; A and B have one game more than C and D. A has beaten C and D, which decides nothing.
      const pairs = [won(B, A, 1), won(D, C), won(A, C, 1), won(A, D), won(C, B, 1), won(D, B, 1)];
      const matches = [...pairs, won(F, A), won(B, E, 1), won(C, E, 1), won(F, D)];
      expect(placesOf([A, B, C, D], matches, 2092)).toEqual([
        [2, 2],
        [3, 1],
        [4, 4],
        [5, 3],
      ]);
    });
  });

  it('are not parted by head-to-head while some of them have not met, as in a Swiss stage', () => {
    // A, B and C are 1–1. A has beaten B; neither has met C, who has lost more games than they have.
    const matches = [won(A, B), won(D, A), won(B, E), won(C, F, 1), won(D, C)];
    const rows = rankFromMatches([A, B, C, D, E, F], matches);
    expect(rows.slice(1, 4).map(({ rank, team }) => [rank, team.id])).toEqual([
      [2, 1],
      [2, 2],
      [4, 3],
    ]);
    expect(tiebreakReasons(rows, matches, USUAL_TIEBREAKS).get(1)).toBe('gameDifference');
    const met = [...matches, won(A, C), won(C, B)];
    const all = rankFromMatches([A, B, C], met.slice(0, 1).concat(met.slice(-2)));
    expect(all.map(({ team }) => team.id)).toEqual([1, 3, 2]);
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

  it('name what separates a team from the next one that is level with it', () => {
    // A, B and C have won twice and lost twice each. A has beaten both others, they each other; B has the better games.
    const matches = [won(A, B), won(A, C), won(B, C), won(C, B), won(D, A), won(E, A), won(B, D), won(C, E, 1)];
    const rows = rankFromMatches([A, B, C, D, E], matches).filter(({ wins, losses }) => wins === 2 && losses === 2);
    expect(rows.map(({ rank, team: { id } }) => [rank, id])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    // B is below A by head-to-head, and above C by games.
    expect([...tiebreakReasons(rows, matches, USUAL_TIEBREAKS)]).toEqual([
      [1, 'headToHead'],
      [2, 'gameDifference'],
    ]);
  });

  it('name it for each of three that one tiebreak orders', () => {
    const matches = [won(A, B), won(A, C), won(B, C), won(D, A), won(D, A), won(B, D), won(D, B), won(C, D), won(C, D)];
    const rows = rankFromMatches([A, B, C, D], matches).filter(({ wins, losses }) => wins === 2 && losses === 2);
    expect(rows.map(({ team: { id } }) => id)).toEqual([1, 2, 3]);
    expect([...tiebreakReasons(rows, matches, USUAL_TIEBREAKS)]).toEqual([
      [1, 'headToHead'],
      [2, 'headToHead'],
    ]);
  });

  it('name it for both teams that share a place before others', () => {
    // A and B have each beaten C and D, and once each other; so have C and D each other.
    const matches = [won(A, B), won(B, A), won(C, D), won(D, C), won(A, C), won(A, D), won(B, C), won(B, D)];
    const level = (of: TeamStub, rank: number) => ({ rank, team: of, wins: 2, losses: 2, ties: 0, gameWins: 4, gameLosses: 4 });
    const rows = [level(A, 1), level(B, 1), level(C, 3), level(D, 3)];
    expect([...tiebreakReasons(rows, matches, USUAL_TIEBREAKS)]).toEqual([
      [1, 'headToHead'],
      [2, 'headToHead'],
    ]);
  });

  const row = (of: TeamStub, rank: number, gameWins: number) => ({ rank, team: of, wins: 1, losses: 1, ties: 0, gameWins, gameLosses: 3 });

  it('name head-to-head or game difference in the league’s order, and the league’s rules where neither explains the place', () => {
    const matches = [won(A, B)];
    expect(tiebreakReasons([row(A, 1, 3), row(B, 2, 3)], matches, USUAL_TIEBREAKS).get(1)).toBe('headToHead');
    expect(tiebreakReasons([row(A, 1, 4), row(B, 2, 3)], matches, tiebreakOrder(293)).get(1)).toBe('gameDifference');
    expect(tiebreakReasons([row(B, 1, 3), row(A, 2, 3)], matches, USUAL_TIEBREAKS).get(2)).toBe('rules');
    expect(tiebreakReasons([row(A, 1, 3), { ...row(B, 2, 3), wins: 0 }], matches, USUAL_TIEBREAKS).size).toBe(0);
  });
});
