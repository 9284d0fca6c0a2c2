import { describe, expect, it } from 'vitest';
import { knownCuts, placesFrom, type Cut, type CutStage } from '../../../lib/domain/competition/cuts';
import type { TeamScenario } from '../../../lib/domain/competition/scenario-model';
import { placesUnknown, qualificationLines } from '../../../lib/domain/competition/qualification-lines';
import { rankFromMatches, type StandingsRow } from '../../../lib/domain/competition/standings';
import type { FinishedMatch } from '../../../lib/domain/match/match';
import { teamStub } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch, scored } from '../../../lib/fixtures/match-fixture';

const stage = (id: number, from: string, until: string, overrides: Partial<CutStage> = {}): CutStage => ({
  id,
  name: 'Regular Season',
  beginAt: `2023-${from}T08:00:00Z`,
  endAt: `2023-${until}T23:59:59Z`,
  complete: false,
  openPlaces: 0,
  ...overrides,
});
const season = stage(1, '06-07', '08-06');
const playoffs = (openPlaces: number, overrides: Partial<CutStage> = {}) =>
  stage(9, '08-08', '08-20', { name: 'Playoffs', openPlaces, ...overrides });

describe('how many advance from a table', () => {
  it('is the number of open places of the only stage that follows', () => {
    expect(placesFrom(season, [season, playoffs(6)])).toBe(6);
    expect(placesFrom(season, [stage(2, '05-01', '05-30', { complete: true }), season, playoffs(6)])).toBe(6);
    expect(placesFrom(season, [season])).toBeNull();
    expect(placesFrom(season, [season, playoffs(0)])).toBeNull();
  });

  it('is unknown while another stage beside it is open: the places may not be shared evenly', () => {
    const other = stage(2, '06-08', '08-05');
    expect(placesFrom(season, [season, other, playoffs(4)])).toBeNull();
    expect(placesFrom(season, [season, { ...other, complete: true }, playoffs(2)])).toBe(2);
  });

  it('is unknown with several following stages: the best may skip the first of them', () => {
    const playIn = stage(8, '08-08', '08-10', { name: 'Play-In', openPlaces: 4 });
    expect(placesFrom(season, [season, playIn, playoffs(6)])).toBeNull();
  });

  it('is not that of a stage for the bottom teams, or of one that began earlier', () => {
    expect(placesFrom(season, [season, playoffs(4, { name: 'Relegation' })])).toBeNull();
    expect(placesFrom(season, [season, playoffs(4, { beginAt: '2023-07-01T08:00:00Z' })])).toBeNull();
  });

  it('is listed by hand for formats that this does not cover', () => {
    expect(knownCuts(297, 'Play-In Group A', 2022).map(({ places, kind }) => [places, kind])).toEqual([
      [1, 'advances'],
      [4, 'playIn'],
    ]);
    expect(knownCuts(297, 'Play-In Group A', 2030)).toEqual([]);
    expect(knownCuts(300, 'Group C', 2022)).toEqual([{ places: 2, kind: 'advances' }]);
  });
});

it('the places of a table are unknown where teams go on and nothing says how many', () => {
  const listed = (id: number, beginAt: string, endAt: string, name = 'Playoffs') => ({
    id,
    name,
    beginAt,
    endAt,
    hasBracket: true,
    teamIds: [],
  });
  const own = listed(16, '2023-06-07T08:00:00Z', '2023-08-06T20:00:00Z');
  const next = listed(9, '2023-08-08T08:00:00Z', '2023-08-20T20:00:00Z');
  const table = { tournamentId: 16, tournamentName: 'Regular Season', kind: 'group' as const, from: 'matches' as const, rows: [] };
  const open = [notStartedMatch({ id: 99 })];
  expect(placesUnknown(table, open, [own, next])).toBe(true);
  expect(placesUnknown({ ...table, cuts: [{ places: 4, kind: 'advances' }] }, open, [own, next])).toBe(false);
  expect(placesUnknown(table, [finishedMatch()], [own, next]), 'over').toBe(false);
  expect(placesUnknown(table, open, [own]), 'the last stage').toBe(false);
  expect(placesUnknown(table, open, [own, { ...next, name: 'Relegation' }])).toBe(false);
});

describe('the lines of an unfinished table', () => {
  const beats = (id: number, winner: number, loser: number) =>
    finishedMatch({ id, left: scored({ id: winner, score: 2 }), right: scored({ id: loser, score: 0 }), winnerId: winner });
  const edgesAfter = (places: number, ...played: FinishedMatch[]) =>
    edgesIn(rankFromMatches([1, 2, 3, 4].map(teamStub), played), places, played);
  const edgesIn = (rows: StandingsRow[], places: number, played: FinishedMatch[] = []) => {
    const cuts = [{ places, kind: 'advances' as const }];
    const table = { tournamentId: 16, tournamentName: 'Regular Season', kind: 'group' as const, from: 'matches' as const, rows, cuts };
    return Object.fromEntries(qualificationLines(table, rows, [...played, notStartedMatch({ id: 99 })], []).byTeam);
  };

  it('are left out before the first result', () => {
    const listed = rankFromMatches([1, 2, 3, 4].map(teamStub), []).map((row, index) => ({ ...row, rank: index + 1 }));
    expect(edgesIn(listed, 2)).toEqual({});
    expect(edgesAfter(2, beats(1, 1, 2), beats(2, 1, 3), beats(3, 4, 3))).toEqual({ 1: 'advances', 4: 'advances', 2: 'out', 3: 'out' });
  });

  it('are left out for teams that share a place on both sides of the line', () => {
    expect(edgesAfter(2, beats(1, 1, 2))).toEqual({ 1: 'advances', 2: 'out' });
    expect(edgesAfter(3, beats(1, 1, 2))).toEqual({ 1: 'advances', 2: 'out', 3: 'advances', 4: 'advances' });
  });

  it('say on which side of the lines each place is', () => {
    const played = finishedMatch();
    const teams = [played.left, played.right].map(({ id, name, abbr, img }) => ({ id, name, acronym: abbr, img }));
    const rows = rankFromMatches(teams, [played]);
    const table = {
      tournamentId: 16,
      tournamentName: 'Group A',
      kind: 'group' as const,
      from: 'matches' as const,
      rows,
      cuts: [{ places: 1, kind: 'advances' as const }],
    };
    const { byTeam, final } = qualificationLines(table, rows, [played, notStartedMatch()], []);
    expect([byTeam.get(77), byTeam.get(1), final]).toEqual(['advances', 'out', false]);
    expect(qualificationLines({ ...table, cuts: [] }, rows, [played, notStartedMatch()], []).byTeam.size).toBe(0);
  });

  it('are certain for teams that can no longer cross their line', () => {
    const certain = (cuts: readonly Cut[], ...status: TeamScenario['status'][]) => {
      const played = finishedMatch();
      const teams = [played.left, played.right].map(({ id, name, abbr, img }) => ({ id, name, acronym: abbr, img }));
      const rows = rankFromMatches(teams, [played]);
      const scenarios = rows.map(({ team }, index) => ({
        ...{ teamId: team.id, status: status[index] ?? 'open', best: 1, worst: 2, chance: 0.5, remaining: 1 },
        ...{ enough: null, atLeast: null, level: false, mustLose: [] },
      }));
      const table = {
        ...{ tournamentId: 16, tournamentName: 'Group A', kind: 'group' as const, from: 'matches' as const, rows, cuts: [...cuts] },
        scenarios: { places: 1, method: 'exact' as const, byScore: true, outcomes: 2, remaining: 1, teams: scenarios },
      };
      return [...qualificationLines(table, rows, [played, notStartedMatch()], []).certain];
    };
    const line = { places: 1, kind: 'advances' } as const;
    expect(certain([line], 'open', 'open')).toEqual([]);
    expect(certain([line], 'in', 'out')).toEqual([77, 1]);
    // Level teams at the line may stand on the wrong side of it.
    expect(certain([line], 'out', 'in')).toEqual([]);
    // Through the last of two lines is not through the first.
    expect(certain([line, { places: 2, kind: 'playIn' }], 'in', 'in')).toEqual([]);
  });
});

describe('the lines of a finished table', () => {
  it('follow from who plays in a later stage, except one for the bottom teams', () => {
    const played = finishedMatch({ left: scored({ id: 1, score: 2 }), right: scored({ id: 2, score: 0 }), winnerId: 1 });
    const rows = rankFromMatches([1, 2].map(teamStub), [played]);
    const table = { tournamentId: 1, tournamentName: 'Regular Season', kind: 'group' as const, from: 'matches' as const, rows };
    const later = (id: number, name: string, teamIds: number[]) => ({ ...stage(id, '08-08', '08-20'), name, hasBracket: true, teamIds });
    const own = { ...season, hasBracket: false, teamIds: [1, 2] };
    const lines = qualificationLines(table, rows, [played], [own, later(8, 'Playoffs', [1]), later(9, 'Relegation', [2])]);
    expect([lines.final, ...lines.byTeam]).toEqual([true, [1, 'advances'], [2, 'out']]);
  });
});
