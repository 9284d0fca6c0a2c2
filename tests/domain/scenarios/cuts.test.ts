import { describe, expect, it } from 'vitest';
import { knownCuts, placesFrom, type Cut, type CutStage } from '../../../lib/domain/scenarios/cuts';
import type { TeamScenario } from '../../../lib/domain/scenarios/scenario-model';
import { edgesOf } from '../../../lib/domain/table-edges';
import { rankFromMatches } from '../../../lib/domain/standings';
import { finishedMatch, notStartedMatch } from '../../support/match-fixture';

const stage = (id: number, from: string, until: string, overrides: Partial<CutStage> = {}): CutStage => ({
  id,
  beginAt: `2023-${from}T08:00:00Z`,
  endAt: `2023-${until}T23:59:59Z`,
  isTable: true,
  complete: false,
  openPlaces: 0,
  ...overrides,
});
const playoffs = (openPlaces: number) => stage(9, '08-08', '08-20', { isTable: false, openPlaces });

describe('how many go on from a table', () => {
  it('are the open places of the next stage', () => {
    const season = stage(1, '06-07', '08-06');
    expect(placesFrom(season, [season, playoffs(6)])).toBe(6);
    expect(placesFrom(season, [season])).toBeNull();
  });

  it('are shared by the groups that are played side by side and not over', () => {
    const [a, b] = [stage(1, '06-07', '08-06'), stage(2, '06-08', '08-05')];
    expect(placesFrom(a, [a, b, playoffs(4)])).toBe(2);
    expect(placesFrom(a, [a, { ...b, complete: true }, playoffs(2)])).toBe(2);
    expect(placesFrom(a, [a, b, playoffs(3)])).toBeNull();
  });

  it('are those of all stages that come next together', () => {
    const season = stage(1, '06-07', '07-03');
    const groups = [
      stage(2, '07-15', '07-23', { isTable: false, openPlaces: 4 }),
      stage(3, '07-16', '07-23', { isTable: false, openPlaces: 4 }),
    ];
    expect(placesFrom(season, [season, ...groups, playoffs(4)])).toBe(8);
  });

  it('are known by heart for formats that this does not tell', () => {
    expect(knownCuts(297, 'Play-In Group A', 2022).map(({ places, kind }) => [places, kind])).toEqual([
      [1, 'advances'],
      [4, 'playIn'],
    ]);
    expect(knownCuts(297, 'Play-In Group A', 2030)).toEqual([]);
  });
});

describe('the edges of a table that is not over', () => {
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
    const { byTeam, final } = edgesOf(table, rows, [played, notStartedMatch()], []);
    expect([byTeam.get(77), byTeam.get(1), final]).toEqual(['advances', 'out', false]);
    expect(edgesOf({ ...table, cuts: [] }, rows, [played, notStartedMatch()], []).byTeam.size).toBe(0);
  });

  it('are certain for those that nothing can move across their line', () => {
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
      return [...edgesOf(table, rows, [played, notStartedMatch()], []).certain];
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
