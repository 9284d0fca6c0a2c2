import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catchUpMatches } from '../../../lib/domain/schedule/catch-up';
import type { GameDetail } from '../../../lib/domain/match/game';
import { WORTH_WEIGHTS, gameTension, worthScore, worthWatching } from '../../../lib/domain/match/worth-watching';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { REGIONS } from '../../../lib/domain/leagues/regions';
import { gameTeam } from '../../support/game-fixture';

type Course = Pick<GameDetail, 'frames' | 'teams' | 'lengthSeconds'>;

const gold = fc.integer({ min: 1_000, max: 90_000 });
const course: fc.Arbitrary<Course> = fc
  .record({
    leads: fc.array(fc.tuple(gold, gold), { minLength: 2, maxLength: 8 }),
    end: fc.tuple(gold, gold),
    length: fc.integer({ min: 900, max: 3600 }),
  })
  .map(({ leads, end, length }) => ({
    lengthSeconds: length,
    teams: [gameTeam({ id: 77, gold: end[0] }), gameTeam({ id: 1, gold: end[1] })],
    frames: leads.map(([one, other], index) => ({
      seconds: (index + 1) * 300,
      players: [],
      teams: [
        { id: 77, gold: one },
        { id: 1, gold: other },
      ].map((team) => ({ ...team, kills: null, towers: null, dragons: null, barons: null, inhibitors: null })),
    })),
  }));

/** The same game with the two teams in each other's place. */
function exchanged({ frames, teams, lengthSeconds }: Course): Course {
  const other = (id: number) => (id === 77 ? 1 : 77);
  return {
    lengthSeconds,
    teams: teams.map((team) => ({ ...team, id: other(team.id) })),
    frames: frames.map((frame) => ({ ...frame, teams: frame.teams.map((team) => ({ ...team, id: other(team.id) })) })),
  };
}

const match = finishedMatch({ numOfGames: 3, matchType: 'best_of' });
const games = fc.array(course, { minLength: 2, maxLength: 3 });

describe('how much a match is worth watching', () => {
  it('is the same whichever team won which game', () => {
    fc.assert(
      fc.property(games, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (played, turned) => {
        const tensions = played.map(gameTension);
        const others = played.map((game, index) => gameTension(turned[index] ? exchanged(game) : game));
        expect(others).toEqual(tensions);
        expect(worthScore({ games: others, match })).toBeCloseTo(worthScore({ games: tensions, match }) ?? NaN, 9);
      }),
    );
  });

  it('does not depend on a game that might not have been needed', () => {
    fc.assert(
      fc.property(course, course, course, (one, two, three) => {
        const series = [one, two, three].map(gameTension);
        const score = worthScore({ games: series, match });
        expect(worthScore({ games: series.slice(0, 2), match })).toBe(score);
        expect(worthScore({ games: [...series.slice(0, 2), null], match })).toBe(score);
      }),
    );
  });

  it('lies between 0 and 1 and makes one to five flames', () => {
    expect(Object.values(WORTH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    fc.assert(
      fc.property(games, (played) => {
        const input = { games: played.map(gameTension), match };
        const score = worthScore(input) ?? NaN;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect([1, 2, 3, 4, 5]).toContain(worthWatching(input));
      }),
    );
  });

  it('is unknown where the course of a game is unknown', () => {
    const calm = { leadChanges: 0, swing: 0, closeness: 1, length: 0.5 };
    expect(worthWatching({ games: [calm, null], match })).toBeNull();
    expect(worthWatching({ games: [], match })).toBeNull();
    expect(gameTension({ frames: [], teams: [], lengthSeconds: 1800 })).toBeNull();
  });

  it('rises with every change of lead', () => {
    const at = (leads: readonly (readonly [number, number])[]): Course => ({
      lengthSeconds: 1800,
      teams: [gameTeam({ id: 77, gold: 52_000 }), gameTeam({ id: 1, gold: 50_000 })],
      frames: leads.map(([one, other], index) => ({
        seconds: (index + 1) * 300,
        players: [],
        teams: [
          { id: 77, gold: one },
          { id: 1, gold: other },
        ].map((team) => ({ ...team, kills: null, towers: null, dragons: null, barons: null, inhibitors: null })),
      })),
    });
    const turned = gameTension(
      at([
        [7_000, 8_000],
        [16_000, 18_000],
      ]),
    );
    const steady = gameTension(
      at([
        [8_000, 7_000],
        [18_000, 16_000],
      ]),
    );
    expect(turned?.swing).toBeGreaterThan(steady?.swing ?? NaN);
    expect(turned?.leadChanges).toBeGreaterThan(steady?.leadChanges ?? NaN);
  });
});

describe('matches to catch up on', () => {
  const now = Date.parse('2023-08-20T00:00:00Z');
  const at = (id: number, hours: number, worthWatching?: number) =>
    finishedMatch({
      id,
      beginAt: new Date(now - hours * 3_600_000).toISOString(),
      ...(worthWatching === undefined ? {} : { worthWatching }),
    });

  const international = REGIONS.find(({ key }) => key === 'international')?.id ?? expect.fail();

  it('are recent ones with flames, most flames first, then the newest', () => {
    const listed = catchUpMatches([at(1, 2, 3), at(2, 30, 5), at(3, 4, 5), at(4, 6, 3), at(5, 3), at(6, 8, 5)], 1, now);
    expect(listed.map(({ id }) => id)).toEqual([3, 6, 1, 4]);
  });

  it('lists top leagues before smaller ones that are worth as much', () => {
    const rows = [{ ...at(1, 2, 5), leagueId: 9999 }, at(2, 4, 5), at(3, 1, 4)];
    expect(catchUpMatches(rows, 1, now).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('lists matches between regions first', () => {
    const rows = [at(1, 2, 5), { ...at(2, 4, 1), regionId: international }, at(3, 1, 4)];
    expect(catchUpMatches(rows, 1, now).map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});
