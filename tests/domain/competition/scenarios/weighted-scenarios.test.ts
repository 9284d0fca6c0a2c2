import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameChanceOfMatch } from '../../../../lib/domain/competition/scenarios/chances';
import { raceOf } from '../../../../lib/domain/competition/scenarios/race';
import { scenariosOf } from '../../../../lib/domain/competition/scenarios/scenarios';
import { rankFromMatches, type StandingsRow } from '../../../../lib/domain/competition/standings';
import type { FinishedMatch, Match } from '../../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../../lib/fixtures/match-fixture';
import { teamStub } from '../../../support/entity-fixture';

/** Counted here once more, by another way: closed formulas for scores, whole tables for places. */

const GAMES_FIRST = ['gameDifference', 'headToHead'] as const;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

type Score = { readonly left: number; readonly right: number; readonly chance: number };

/** The chance of each score of a best of `games` for a team that wins each game with chance `p`. */
function scoresOf(games: number, p: number): Score[] {
  if (games === 2) {
    return [
      { left: 2, right: 0, chance: p * p },
      { left: 1, right: 1, chance: 2 * p * (1 - p) },
      { left: 0, right: 2, chance: (1 - p) ** 2 },
    ];
  }
  const enough = (games + 1) / 2;
  return Array.from({ length: enough }, (_, lost) => lost).flatMap((lost) => [
    { left: enough, right: lost, chance: choose(enough - 1 + lost, lost) * p ** enough * (1 - p) ** lost },
    { left: lost, right: enough, chance: choose(enough - 1 + lost, lost) * (1 - p) ** enough * p ** lost },
  ]);
}

/** What the contract calls the chance to win a match: with a draw as half a win. */
const matchChance = (games: number, p: number): number =>
  scoresOf(games, p).reduce((sum, { left, right, chance }) => sum + (left > right ? chance : left === right ? chance / 2 : 0), 0);

type Ending = { readonly results: readonly FinishedMatch[]; readonly chance: number };

function endingsOf(matches: readonly Match[], gameOf: (id: number) => number): Ending[] {
  return matches.reduce<Ending[]>(
    (endings, match) =>
      match.status === 'finished'
        ? endings.map(({ results, chance }) => ({ results: [...results, match], chance }))
        : scoresOf(match.numOfGames, gameOf(match.id)).flatMap((score) =>
            endings.map(({ results, chance }) => ({ results: [...results, played(match, score)], chance: chance * score.chance })),
          ),
    [{ results: [], chance: 1 }],
  );
}

const played = ({ id, numOfGames, left, right }: Match, score: Omit<Score, 'chance'>): FinishedMatch =>
  finishedMatch({
    id,
    numOfGames,
    left: scored({ id: left.id, score: score.left }),
    right: scored({ id: right.id, score: score.right }),
    winnerId: score.left === score.right ? null : score.left > score.right ? left.id : right.id,
  });

/** How likely a team is on each place of a table: level teams share theirs evenly. */
function placesIn(table: readonly StandingsRow[], teamId: number): number[] {
  const rank = table.find(({ team }) => team.id === teamId)?.rank ?? 0;
  const level = table.filter((row) => row.rank === rank).length;
  return table.map((_, index) => (index + 1 >= rank && index + 1 < rank + level ? 1 / level : 0));
}

const stage = fc
  .record({
    teams: fc.integer({ min: 3, max: 4 }),
    games: fc.constantFrom(1, 2, 3, 5),
    percents: fc.array(fc.integer({ min: 3, max: 97 }), { minLength: 6, maxLength: 6 }),
    decided: fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
    open: fc.integer({ min: 1, max: 3 }),
    places: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ teams, games, percents, decided, open, places }) => {
    const ids = Array.from({ length: teams }, (_, index) => index + 1);
    const pairs = ids.flatMap((a) => ids.filter((b) => b > a).map((b) => [a, b] as const));
    const matches = pairs.map(([a, b], index): Match => {
      const match = notStartedMatch({ id: index, numOfGames: games, left: unscored({ id: a }), right: unscored({ id: b }) });
      const scores = scoresOf(games, 0.5);
      const score = scores[(decided[index] ?? 0) % scores.length];
      return index >= pairs.length - open || score === undefined ? match : played(match, score);
    });
    return { stubs: ids.map(teamStub), matches, places, gameOf: (id: number) => (percents[id] ?? 50) / 100 };
  });

describe('scenarios with chances from ratings', () => {
  it('equal a weighted enumeration of all endings: chances, places and stakes', () => {
    fc.assert(
      fc.property(stage, ({ stubs, matches, places, gameOf }) => {
        const race = raceOf(rankFromMatches(stubs, matches, GAMES_FIRST), matches, { order: GAMES_FIRST, betweenTwo: false }, (match) =>
          matchChance(match.numOfGames, gameOf(match.id)),
        );
        if (race === null) throw new Error('expected a race');
        const { teams, stakes, rated, remaining } = scenariosOf(race, places, 1);
        expect(rated).toBe(remaining);
        const endings = endingsOf(matches, gameOf).map(({ results, chance }) => ({
          results,
          chance,
          table: rankFromMatches(stubs, results, GAMES_FIRST),
        }));
        const inside = (own: typeof endings, teamId: number) =>
          own.reduce(
            (sum, { table, chance }) =>
              sum +
              chance *
                placesIn(table, teamId)
                  .slice(0, places)
                  .reduce((a, b) => a + b, 0),
            0,
          );
        for (const { teamId, chance, byPlace = [] } of teams) {
          expect(chance).toBeCloseTo(inside(endings, teamId), 9);
          for (const [index, share] of byPlace.entries()) {
            const truth = endings.reduce((sum, ending) => sum + ending.chance * (placesIn(ending.table, teamId)[index] ?? 0), 0);
            expect(Math.abs(share - truth)).toBeLessThan(0.000051);
          }
        }
        for (const { matchId, results } of stakes ?? []) {
          expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 3);
          for (const { winner, chance, left, right } of results) {
            const own = endings.filter(({ results: all }) => {
              const match = all.find(({ id }) => id === matchId);
              const won = match?.winnerId === null ? 'draw' : match?.winnerId === match?.left.id ? 'left' : 'right';
              return won === winner;
            });
            const weight = own.reduce((sum, ending) => sum + ending.chance, 0);
            expect(Math.abs(chance - weight)).toBeLessThan(0.000051);
            const match = matches.find(({ id }) => id === matchId);
            for (const [outlook, side] of [
              [left, match?.left],
              [right, match?.right],
            ] as const) {
              const truth = inside(own, side?.id ?? 0) / weight;
              expect(Math.abs(outlook.chance - truth)).toBeLessThan(0.000051);
              if (outlook.status !== 'open') expect(truth).toBeCloseTo(outlook.status === 'in' ? 1 : 0, 9);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leave verdicts as they are: who is through or out does not depend on chances', () => {
    fc.assert(
      fc.property(stage, ({ stubs, matches, places, gameOf }) => {
        const rows = rankFromMatches(stubs, matches, GAMES_FIRST);
        const rule = { order: GAMES_FIRST, betweenTwo: false };
        const verdicts = (chanceOf: (match: { readonly id: number }) => number | null) => {
          const race = raceOf(rows, matches, rule, chanceOf);
          return race && scenariosOf(race, places, 1).teams.map(({ chance: _chance, byPlace: _byPlace, ...rest }) => rest);
        };
        expect(verdicts(({ id }) => gameOf(id))).toEqual(verdicts(() => null));
      }),
      { numRuns: 60 },
    );
  });

  it('treat a match without ratings as coin tosses', () => {
    for (const numOfGames of [1, 2, 3, 5, 7]) {
      const length = { numOfGames, matchType: 'best_of' };
      expect(gameChanceOfMatch(length, null)).toBe(0.5);
      for (const game of [0.02, 0.31, 0.5, 0.77, 0.99]) {
        if (numOfGames <= 5) expect(gameChanceOfMatch(length, matchChance(numOfGames, game))).toBeCloseTo(game, 9);
      }
    }
  });
});
