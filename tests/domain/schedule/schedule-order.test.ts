import { describe, expect, it } from 'vitest';
import { compareLeagues, leagueFix, TOP_LEAGUE_IDS } from '../../../lib/domain/leagues/league-table';
import { orderDay, playedLeagues } from '../../../lib/domain/schedule/schedule-order';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';

const at = (id: number, leagueId: number, hour: number) =>
  notStartedMatch({ id, leagueId, leagueName: `League ${leagueId}`, beginAt: `2023-08-19T${String(hour).padStart(2, '0')}:00:00Z` });
const LCK = 293;
const LEC = 4197;
const unknownA = 7001;
const unknownB = 7002;
const matches = [at(1, unknownB, 8), at(2, unknownA, 9), at(3, LEC, 16), at(4, LCK, 10), at(5, LCK, 8)];
const plain = { leaguesOrder: [], showByTime: false, keep: () => true };
const ids = (groups: ReturnType<typeof orderDay>) => groups.map((group) => group.matches.map((match) => match.id));

describe('day ordering', () => {
  it('groups by league: by rank, then by id; by start within a league', () => {
    expect(ids(orderDay(matches, plain))).toEqual([[5, 4], [3], [2], [1]]);
  });

  it('puts followed leagues first, in the followed order', () => {
    expect(ids(orderDay(matches, { ...plain, leaguesOrder: [unknownB, LEC] }))).toEqual([[1], [3], [5, 4], [2]]);
  });

  it('by time merges all leagues into one list without headers, followed leagues first within a time', () => {
    const groups = orderDay(matches, { ...plain, showByTime: true, leaguesOrder: [LEC] });
    expect(ids(groups)).toEqual([[3, 5, 1, 2, 4]]);
    expect(groups[0]?.header).toBeNull();
  });

  it('leaves out filtered matches', () => {
    expect(ids(orderDay(matches, { ...plain, keep: ({ leagueId }) => leagueId === LEC }))).toEqual([[3]]);
    expect(orderDay(matches, { ...plain, keep: () => false })).toEqual([]);
  });

  it('is that of the leagues to choose from, each once and by its short name', () => {
    expect(playedLeagues(matches)).toEqual([
      { id: LCK, name: 'LCK' },
      { id: LEC, name: 'LEC' },
      { id: unknownA, name: 'League 7001' },
      { id: unknownB, name: 'League 7002' },
    ]);
  });

  it('names the stage where all matches of a league are of it that day', () => {
    const [lck, lec] = orderDay(matches, plain);
    expect([lck?.header?.matchName, lck?.header?.matchesNum]).toEqual(['Playoffs', 2]);
    const [two] = orderDay(
      ['Group A', 'Group B'].map((tournamentName, index) => notStartedMatch({ id: index, tournamentName })),
      plain,
    );
    expect(two?.header?.matchName).toBeNull();
    expect([lec?.header?.matchName, lec?.header?.matchesNum]).toEqual(['Playoffs', 1]);
    expect(lck?.header?.flag).toBe('kr');
  });

  it('ranks the default top leagues first, the LCS beside its predecessor', () => {
    const defaults = [297, 300, 296, 4097, 293, 294, 289, 4197];
    expect(TOP_LEAGUE_IDS.filter((id) => defaults.includes(id))).toEqual(defaults);
    expect(TOP_LEAGUE_IDS.indexOf(4198)).toBe(TOP_LEAGUE_IDS.indexOf(289) + 1);
    expect([9999, 302, 4197, 297].sort(compareLeagues)).toEqual([297, 4197, 302, 9999]);
    expect(leagueFix(9999, 'Harbour League')).toBeNull();
  });
});
