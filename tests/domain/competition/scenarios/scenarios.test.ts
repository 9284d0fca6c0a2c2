import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamStub } from '../../../../lib/domain/entities/entities';
import type { FinishedMatch, Match, NotStartedMatch } from '../../../../lib/domain/match/match';
import {
  countWays,
  enumerateCompletions,
  finish,
  waysByScore,
  waysByWinner,
} from '../../../../lib/domain/competition/scenarios/completions';
import { Bounds } from '../../../../lib/domain/competition/scenarios/bounds';
import { raceOf, scheduleOf, type Race } from '../../../../lib/domain/competition/scenarios/race';
import { scenariosOf } from '../../../../lib/domain/competition/scenarios/scenarios';
import { scoreOptions } from '../../../../lib/domain/match/score-options';
import { rankFromMatches } from '../../../../lib/domain/competition/standings';
import { isRoundRobin } from '../../../../lib/domain/competition/table-groups';
import { certainTiebreaks, type Tiebreak, type TiebreakRule } from '../../../../lib/domain/competition/tiebreaks';
import { teamStub } from '../../../support/entity-fixture';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../../../lib/fixtures/match-fixture';

const toPlay = (id: number, left: number, right: number, numOfGames = 1): NotStartedMatch =>
  notStartedMatch({ id, numOfGames, left: unscored({ id: left }), right: unscored({ id: right }) });
const result = (id: number, left: number, leftScore: number, right: number, rightScore: number, numOfGames = 1): FinishedMatch =>
  finishedMatch({
    id,
    numOfGames,
    left: scored({ id: left, score: leftScore }),
    right: scored({ id: right, score: rightScore }),
    winnerId: leftScore === rightScore ? null : leftScore > rightScore ? left : right,
  });

const GAMES_FIRST: readonly Tiebreak[] = ['gameDifference', 'headToHead'];
const HEADS_FIRST: readonly Tiebreak[] = ['headToHead', 'gameDifference'];
const fully = (order: readonly Tiebreak[]): TiebreakRule => ({ order, betweenTwo: false });

function need<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('expected a value');
  return value;
}

const calledOff = (match: NotStartedMatch): Match => ({ ...match, status: 'canceled' });

/** All ways a stage may end, as whole lists of finished matches: counted by the site's own table, not by the race. */
function endings(matches: readonly Match[]): FinishedMatch[][] {
  return matches.reduce<FinishedMatch[][]>(
    (ways, match) => {
      if (match.status === 'finished') return ways.map((way) => [...way, match]);
      if (match.status === 'canceled') return ways;
      return scoreOptions(match).flatMap(({ left, right }) =>
        ways.map((way) => [...way, result(match.id, match.left.id, left, match.right.id, right, match.numOfGames)]),
      );
    },
    [[]],
  );
}

const stage = fc
  .record({
    teams: fc.integer({ min: 3, max: 4 }),
    numOfGames: fc.constantFrom(1, 2, 3),
    order: fc.constantFrom(GAMES_FIRST, HEADS_FIRST),
    draws: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
    open: fc.integer({ min: 1, max: 4 }),
    places: fc.integer({ min: 1, max: 2 }),
    off: fc.constantFrom(0, 0, 1, 2),
  })
  .map(({ teams, numOfGames, order, draws, open, places, off }) => {
    const ids = Array.from({ length: teams }, (_, index) => index + 1);
    const pairs = ids.flatMap((a) => ids.filter((b) => b > a).map((b) => [a, b] as const));
    const matches = pairs.map(([a, b], index): Match => {
      if (index >= pairs.length - open) return toPlay(index, a, b, numOfGames);
      if (index < off) return calledOff(toPlay(index, a, b, numOfGames));
      const options = scoreOptions({ numOfGames, matchType: 'best_of' });
      const { left, right } = need(options[(draws[index] ?? 0) % options.length]);
      return result(index, a, left, b, right, numOfGames);
    });
    return { stubs: ids.map(teamStub), matches, order, places };
  });

function raceIn(stubs: readonly TeamStub[], matches: readonly Match[], order: readonly Tiebreak[]): Race {
  return need(raceOf(rankFromMatches(stubs, matches, order), matches, fully(order)));
}

describe('qualification scenarios', () => {
  it('agree with the table for every way the stage may end', () => {
    fc.assert(
      fc.property(stage, ({ stubs, matches, order, places }) => {
        const race = raceIn(stubs, matches, order);
        const { teams, method, byScore, outcomes } = scenariosOf(race, places, 1);
        const tables = endings(matches).map((ending) => rankFromMatches(stubs, ending, order));
        expect([method, byScore, outcomes]).toEqual(['exact', true, tables.length]);
        for (const team of teams) {
          const spans = tables.map((table) => {
            const { rank } = need(table.find((row) => row.team.id === team.teamId));
            return { best: rank, worst: rank - 1 + table.filter((row) => row.rank === rank).length };
          });
          expect(team.best).toBe(Math.min(...spans.map(({ best }) => best)));
          expect(team.worst).toBe(Math.max(...spans.map(({ worst }) => worst)));
          expect(team.status === 'in').toBe(spans.every(({ worst }) => worst <= places));
          expect(team.status === 'out').toBe(spans.every(({ best }) => best > places));
        }
        expect(teams.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(places);
      }),
      { numRuns: 150 },
    );
  });

  it('call a number of wins enough only if no ending with them leaves the team out', () => {
    fc.assert(
      fc.property(stage, ({ stubs, matches, order, places }) => {
        const { teams } = scenariosOf(raceIn(stubs, matches, order), places, 1);
        for (const { teamId, enough, atLeast, mustLose } of teams) {
          for (const ending of endings(matches)) {
            const table = rankFromMatches(stubs, ending, order);
            const { rank } = need(table.find((row) => row.team.id === teamId));
            const worst = rank - 1 + table.filter((row) => row.rank === rank).length;
            const played = ending.filter(({ id }) => matches.some((match) => match.id === id && match.status === 'not_started'));
            const wins = played.filter(({ winnerId }) => winnerId === teamId).length;
            if (enough !== null && wins >= enough) expect(worst).toBeLessThanOrEqual(places);
            if (rank <= places) {
              expect(wins).toBeGreaterThanOrEqual(need(atLeast));
              for (const { matchId, loserId } of mustLose) {
                const match = need(played.find(({ id }) => id === matchId));
                expect([match.left.id, match.right.id].filter((id) => id !== match.winnerId)).toEqual([loserId]);
              }
            }
          }
        }
      }),
      { numRuns: 80 },
    );
  });

  it('give the same verdicts, places and needs from winners alone, whatever the number of scores, and similar chances', () => {
    fc.assert(
      fc.property(stage, ({ stubs, matches, order, places }) => {
        const race = raceIn(stubs, matches, order);
        const exact = scenariosOf(race, places, 1);
        const winners = countWays(waysByWinner(race));
        fc.pre(countWays(waysByScore(race)) > winners);
        const coarse = scenariosOf(race, places, 1, { most: winners, runs: 4000 });
        expect([coarse.method, coarse.byScore, coarse.outcomes]).toEqual(['exact', false, winners]);
        for (const [index, { chance, byPlace: _drawn, ...team }] of coarse.teams.entries()) {
          const { chance: truth, byPlace: _counted, ...rest } = need(exact.teams[index]);
          expect(team).toEqual(rest);
          expect(Math.abs(chance - truth)).toBeLessThan(0.05);
        }
        expect(coarse.teams.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(places);
      }),
      { numRuns: 80 },
    );
  });

  it('do not depend on the order of teams and matches', () => {
    fc.assert(
      fc.property(stage, fc.integer(), ({ stubs, matches, order, places }, seed) => {
        const shuffled = <Value>(values: readonly Value[]): Value[] =>
          values
            .map((value, index) => ({ value, at: Math.sin(seed + index) }))
            .sort((a, b) => a.at - b.at)
            .map(({ value }) => value);
        const plain = scenariosOf(raceIn(stubs, matches, order), places, 1);
        const other = scenariosOf(raceIn(shuffled(stubs), shuffled(matches), order), places, 1);
        expect(other.teams).toEqual(plain.teams);
      }),
      { numRuns: 60 },
    );
  });

  it('leave three level teams level where the league’s tiebreak is unknown, and rank the winner first of two', () => {
    fc.assert(
      fc.property(stage, ({ stubs, matches, places }) => {
        const rule = certainTiebreaks(4197);
        const race = need(raceOf(rankFromMatches(stubs, matches, HEADS_FIRST), matches, rule));
        const { teams } = scenariosOf(race, places, 1);
        for (const { teamId, status } of teams) {
          const spans = endings(matches).map((ending) => {
            const table = rankFromMatches(stubs, ending, HEADS_FIRST);
            const own = need(table.find((row) => row.team.id === teamId));
            const share = ({ wins, losses, ties }: typeof own) => (2 * wins + ties) / (wins + losses + ties || 1);
            const level = table.filter((row) => share(row) === share(own) && row.wins === own.wins);
            const above = table.filter((row) => share(row) > share(own) || (share(row) === share(own) && row.wins > own.wins)).length;
            const mutual = ending.filter(
              ({ left, right }) => level.length === 2 && level.every(({ team }) => [left.id, right.id].includes(team.id)),
            );
            const lead =
              mutual.filter(({ winnerId }) => winnerId === teamId).length -
              mutual.filter(({ winnerId }) => winnerId !== null && winnerId !== teamId).length;
            return { best: above + (lead < 0 ? 2 : 1), worst: above + (lead > 0 ? 1 : level.length) };
          });
          expect(status === 'in').toBe(spans.every(({ worst }) => worst <= places));
          expect(status === 'out').toBe(spans.every(({ best }) => best > places));
        }
        expect(teams.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(places);
      }),
      { numRuns: 80 },
    );
  });

  it('are close to exact when simulated, with certainty only where points prove it', () => {
    fc.assert(
      fc.property(stage, fc.integer(), ({ stubs, matches, order, places }, seed) => {
        const race = raceIn(stubs, matches, order);
        const exact = scenariosOf(race, places, 1);
        const drawn = scenariosOf(race, places, seed, { most: 0, runs: 4000 });
        expect([drawn.method, drawn.outcomes]).toEqual(['simulated', 4000]);
        for (const [index, team] of drawn.teams.entries()) {
          const truth = need(exact.teams[index]);
          expect(Math.abs(team.chance - truth.chance)).toBeLessThan(0.05);
          if (team.status !== 'open') expect(truth.status).toBe(team.status);
          if (team.enough !== null && truth.enough !== null) expect(truth.enough).toBeLessThanOrEqual(team.enough);
          expect(team.best).toBeLessThanOrEqual(truth.best);
          expect(team.worst).toBeGreaterThanOrEqual(truth.worst);
        }
        expect(scenariosOf(race, places, seed, { most: 0, runs: 4000 })).toEqual(drawn);
      }),
      { numRuns: 40 },
    );
  });

  it('are proven by points with regard to who still meets whom: as many are ahead as an enumeration finds', () => {
    fc.assert(
      fc.property(stage, ({ stubs, matches, order }) => {
        const race = raceIn(stubs, matches, order);
        const endings: { points: number[]; wins: number[] }[] = [];
        const play = (index: number, points: readonly number[], wins: readonly number[]): void => {
          const fixture = race.fixtures[index];
          if (!fixture) return void endings.push({ points: [...points], wins: [...wins] });
          const leads = new Set(fixture.options.map(({ left, right }) => Math.sign(left - right)));
          for (const lead of leads) {
            const gains = new Map([
              [fixture.left, lead],
              [fixture.right, -lead],
            ]);
            play(
              index + 1,
              points.map((own, team) => own + (gains.has(team) ? 1 + (gains.get(team) ?? 0) : 0)),
              wins.map((own, team) => own + Number(gains.get(team) === 1)),
            );
          }
        };
        play(0, race.points, Array<number>(stubs.length).fill(0));
        const proven = new Bounds(race);
        const totals = race.teamIds.map(
          (id) => matches.filter(({ status, left, right }) => status !== 'canceled' && [left.id, right.id].includes(id)).length,
        );
        const share = (points: readonly number[], team: number) => need(points[team]) / (need(totals[team]) || 1);
        for (const [team] of stubs.entries()) {
          for (const wins of new Set(endings.map((ending) => need(ending.wins[team])))) {
            const those = endings.filter((ending) => ending.wins[team] === wins);
            const ahead = (keep: (other: number, own: number) => boolean) =>
              those.map(
                ({ points }) => points.filter((_, other) => other !== team && keep(share(points, other), share(points, team))).length,
              );
            const mostAhead = Math.max(...ahead((other, own) => other >= own));
            const mostBehind = stubs.length - 1 - Math.min(...ahead((other, own) => other > own));
            expect([proven.mayBeAhead(team, wins, mostAhead), proven.mayBeBehind(team, wins, mostBehind)]).toEqual([true, true]);
            // Two draws count as a win and a loss, so where there are draws less is proven.
            if (matches[0]?.numOfGames === 2) continue;
            expect([proven.mayBeAhead(team, wins, mostAhead + 1), proven.mayBeBehind(team, wins, mostBehind + 1)]).toEqual([false, false]);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('call a team through that only two who still meet could catch, also where endings are too many to enumerate', () => {
    const stubs = [1, 2, 3, 4].map(teamStub);
    const played = [result(1, 1, 1, 2, 0), result(2, 1, 1, 3, 0), result(3, 4, 1, 1, 0), result(4, 3, 1, 2, 0), result(5, 2, 1, 4, 0)];
    const race = raceIn(stubs, [...played, toPlay(6, 3, 4)], HEADS_FIRST);
    const { teams, stakes } = scenariosOf(race, 2, 1, { most: 0, runs: 100 });
    expect(teams.find(({ teamId }) => teamId === 1)).toMatchObject({ status: 'in', chance: 1, worst: 2 });
    // Only the winner of the last match has as many wins.
    expect(teams.find(({ teamId }) => teamId === 3)).toMatchObject({ status: 'open', enough: 1, best: 1, worst: 4 });
    expect(stakes).toMatchObject([
      {
        results: [
          { winner: 'left', left: { status: 'in', chance: 1 } },
          { winner: 'right', right: { status: 'in', chance: 1 } },
        ],
      },
    ]);
  });

  it('leave level teams level of which two never meet because their match was called off, as the table does', () => {
    const stubs = [1, 2, 3, 4, 5].map(teamStub);
    const off = [calledOff(toPlay(1, 1, 2)), calledOff(toPlay(2, 3, 4))];
    const winners = [
      [1, 3],
      [1, 4],
      [5, 1],
      [2, 4],
      [2, 5],
      [3, 2],
      [3, 5],
    ] as const;
    const played = winners.map(([winner, loser], index) => result(3 + index, winner, 1, loser, 0));
    const { teams } = scenariosOf(raceIn(stubs, [...off, ...played, toPlay(10, 4, 5)], HEADS_FIRST), 2, 1);
    expect(teams.filter(({ teamId }) => teamId <= 3).map(({ best, worst }) => [best, worst])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
  });

  it('say what a team needs: one more win, or that another loses', () => {
    // 1 and 2 have won twice, 3 once against 4; the last round is 1–2 and 3–4, then nothing.
    const stubs = [1, 2, 3].map(teamStub);
    const matches = [result(1, 1, 1, 3, 0), toPlay(2, 1, 2), toPlay(3, 2, 3)];
    const { teams } = scenariosOf(raceIn(stubs, matches, HEADS_FIRST), 1, 1);
    const of = (id: number) => need(teams.find(({ teamId }) => teamId === id));
    expect(of(1)).toMatchObject({ status: 'open', enough: 1, remaining: 1, best: 1, chance: 0.5 + 0.25 / 3 });
    expect(of(2)).toMatchObject({ status: 'open', enough: 2, atLeast: 1, level: true });
    expect(of(3)).toMatchObject({ status: 'open', enough: null, atLeast: 1, level: true, mustLose: [{ matchId: 2, loserId: 1 }] });
  });
});

describe('the remaining matches', () => {
  const stubs = [1, 2, 3].map(teamStub);
  const rows = (matches: readonly Match[]) => rankFromMatches(stubs, matches);

  it('are unknown while an opponent is open, or not every two teams meet equally often', () => {
    const open = [result(1, 1, 1, 2, 0), toPlay(2, 1, 3), toPlay(3, 2, 0)];
    expect(raceOf(rows(open), open, fully(HEADS_FIRST))).toBeNull();
    const uneven = [result(1, 1, 1, 2, 0), toPlay(2, 1, 3)];
    expect(raceOf(rows(uneven), uneven, fully(HEADS_FIRST))).toBeNull();
    // Four teams that all play twice, each against the same two: who meets whom is no round robin.
    const four = [1, 2, 3, 4].map(teamStub);
    const across = [result(1, 1, 1, 3, 0), result(2, 2, 1, 4, 0), toPlay(3, 1, 4), toPlay(4, 2, 3)];
    expect(raceOf(rankFromMatches(four, across), across, fully(HEADS_FIRST))).toBeNull();
    const over = [result(1, 1, 1, 2, 0), result(2, 1, 1, 3, 0), result(3, 2, 1, 3, 0)];
    expect(raceOf(rows(over), over, fully(HEADS_FIRST))).toBeNull();
  });

  it('go on without a match that was called off, and with the one played in its place', () => {
    const off = { ...toPlay(9, 1, 2), status: 'canceled' as const };
    const open = [toPlay(2, 1, 3), toPlay(3, 2, 3)];
    const without = need(raceOf(rows(open), [off, ...open], fully(HEADS_FIRST)));
    expect(without.fixtures.map(({ matchId }) => matchId)).toEqual([2, 3]);
    expect(scenariosOf(without, 1, 1).teams.map(({ remaining }) => remaining)).toEqual([1, 1, 2]);
    const replayed = [off, toPlay(1, 1, 2), ...open];
    expect(raceOf(rows(replayed), replayed, fully(HEADS_FIRST))?.fixtures).toHaveLength(3);
    const gone = [off, { ...off, id: 10 }, toPlay(1, 1, 2), ...open];
    expect(raceOf(rows(gone), gone, fully(HEADS_FIRST))?.fixtures).toHaveLength(3);
  });

  it('are those of a schedule of which most was called off, or that had a match called off whose teams were never known', () => {
    const off = (id: number, left: number, right: number) => calledOff(toPlay(id, left, right));
    const most = [off(1, 1, 3), off(2, 1, 2), toPlay(3, 2, 3), result(4, 3, 1, 1, 0), toPlay(5, 2, 3), toPlay(6, 1, 2)];
    expect(scheduleOf(3, most).remaining.map(({ id }) => id)).toEqual([3, 5, 6]);
    const open = [toPlay(1, 1, 2), toPlay(2, 1, 3), toPlay(3, 2, 3)];
    expect(raceOf(rows(open), [...open, off(4, 0, 0), off(5, 1, 0)], fully(HEADS_FIRST))?.fixtures).toHaveLength(3);
  });

  it('leave out an extra meeting: a tiebreaker match', () => {
    const all = [result(1, 1, 1, 2, 0), toPlay(2, 1, 3), toPlay(3, 2, 3), { ...toPlay(4, 1, 2), beginAt: '2023-08-30T08:00:00Z' }];
    expect(scheduleOf(3, all).remaining.map(({ id }) => id)).toEqual([2, 3]);
  });

  describe('with a match whose teams are not known', () => {
    const five = [1, 2, 3, 4, 5].map(teamStub);
    const pairs = five.flatMap(({ id: a }) => five.filter(({ id: b }) => b > a).map(({ id: b }) => [a, b] as const));
    const regular = pairs.map(([a, b], index) => (index < 7 ? result(index, a, 1, b, 0) : toPlay(index, a, b)));
    const later = (id: number, left: number, right: number, day = 30) => ({
      ...toPlay(id, left, right),
      beginAt: `2023-08-${day}T08:00:00Z`,
    });
    const raceWith = (...more: Match[]) => raceOf(rankFromMatches(five, regular), [...regular, ...more], fully(HEADS_FIRST));

    it.each([
      ['one', [later(20, 0, 0)]],
      ['one of which one side is known', [later(20, 0, 3)]],
      ['two', [later(20, 0, 0), later(21, 0, 0, 31)]],
    ])('are those of the schedule, where it can only be a tiebreaker: %s', (_, more) => {
      expect(raceWith(...more)).toEqual(need(raceWith()));
      expect(isRoundRobin([1, 2, 3, 4, 5], [...regular, ...more])).toBe(true);
    });

    it.each([
      ['before the last of the schedule', [later(20, 0, 0, 10)]],
      ['enough for another round', [later(20, 0, 0), later(21, 0, 0), later(22, 0, 0)]],
    ])('are unknown where it may be more: %s', (_, more) => {
      expect(raceWith(...more)).toBeNull();
      expect(isRoundRobin([1, 2, 3, 4, 5], [...regular, ...more])).toBe(false);
    });
  });

  it('go on from the score of a running match', () => {
    const running = runningMatch({ id: 2, numOfGames: 3, left: scored({ id: 1, score: 1 }), right: scored({ id: 3, score: 0 }) });
    const matches = [result(1, 1, 2, 2, 0, 3), running, result(3, 2, 2, 3, 0, 3)];
    const race = need(raceOf(rows(matches), matches, fully(HEADS_FIRST)));
    expect(race.fixtures[0]?.options).toEqual([
      { left: 2, right: 0, weight: 0.5 },
      { left: 2, right: 1, weight: 0.25 },
      { left: 1, right: 2, weight: 0.25 },
    ]);
  });

  it('count each game as a coin toss, with draws where all games are played', () => {
    expect(scoreOptions({ numOfGames: 2, matchType: 'best_of' })).toEqual([
      { left: 2, right: 0, weight: 0.25 },
      { left: 1, right: 1, weight: 0.5 },
      { left: 0, right: 2, weight: 0.25 },
    ]);
    const five = scoreOptions({ numOfGames: 5, matchType: 'best_of' });
    expect(five).toHaveLength(6);
    expect(five.find(({ left, right }) => left === 3 && right === 1)?.weight).toBe(3 / 16);
    expect(scoreOptions({ numOfGames: 0, matchType: 'best_of' })).toEqual([]);
  });

  it('are enumerated as long as there are few enough', () => {
    const matches = [result(1, 1, 1, 2, 0), toPlay(2, 1, 3), toPlay(3, 2, 3)];
    const race = raceIn(stubs, matches, HEADS_FIRST);
    const weights: number[] = [];
    finish(enumerateCompletions(race, waysByScore(race), (_completion, weight) => weights.push(weight)));
    expect(weights).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
