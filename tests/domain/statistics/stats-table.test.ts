import { describe, expect, it } from 'vitest';
import type { Coverage } from '../../../lib/domain/statistics/coverage';
import { STATS_COLUMNS } from '../../../lib/domain/statistics/figure-columns';
import { shadeAt } from '../../../lib/domain/statistics/shading';
import { csvText } from '../../../lib/domain/text/csv';
import { packChampionTotals, type PickFilter } from '../../../lib/domain/statistics/champion-stats';
import { championRows } from '../../../lib/domain/statistics/stats-rows';
import { championTable, playerTable, selectRows, tableCsv, teamTable } from '../../../lib/domain/statistics/stats-table';
import { parseStatsQuery, statsHref } from '../../../lib/domain/statistics/table-query';
import { addTeamTotals, NO_TEAM_TOTALS, packTeamTotals, teamLine, teamResult } from '../../../lib/domain/statistics/team-stats';
import { finishedGame, gameTeam } from '../../support/game-fixture';
import { championPicks } from '../../support/champion-fixture';
import { player, players } from '../../support/stats-fixture';

const ids = (raw: Record<string, string>) => {
  const query = parseStatsQuery(raw);
  return selectRows(playerTable(players, query), query).rows.map(({ id }) => id);
};

describe('the table options in the address', () => {
  it('survive a round trip', () => {
    const raw = { kind: 'champions', scope: 'patch:13.14', role: 'mid', side: 'red', min: '5', sort: 'kda', dir: 'asc', page: '2' };
    const address = statsHref(parseStatsQuery(raw));
    expect(Object.fromEntries(new URL(address, 'https://riftweek.example').searchParams)).toEqual(raw);
    expect(statsHref(parseStatsQuery({}))).toBe('/stats');
  });

  it('fall back to the default for unknown values', () => {
    const raw = { kind: 'items', scope: 'week:1', role: 'coach', side: 'green', min: '7', sort: 'name', page: '-1' };
    expect(parseStatsQuery(raw)).toEqual(parseStatsQuery({}));
    expect(parseStatsQuery({ kind: 'teams', role: 'mid' }).role).toBeNull();
  });
});

describe('the selections of a form', () => {
  const scope = (choice: Record<string, string>, from: string) =>
    parseStatsQuery({ league: '', season: '', patch: '', ...choice, from }).scope;

  it('make a scope of competition, season and patch', () => {
    expect(scope({}, '/')).toBe('all');
    expect(scope({ league: '293' }, '293/')).toBe('league:293');
    expect(scope({ season: '2023' }, '/')).toBe('season:2023');
    expect(scope({ league: '293', season: '2023' }, '293/')).toBe('season:293-2023');
    expect(scope({ league: '293', season: 'tournament:16' }, '293/')).toBe('tournament:16');
    expect(scope({ patch: '13.14' }, '/')).toBe('patch:13.14');
    // Other forms and addresses name the scope itself.
    expect(parseStatsQuery({ scope: 'serie:9', league: '293' }).scope).toBe('serie:9');
  });

  it('drop the split of another competition, and keep a year or a patch', () => {
    expect(scope({ league: '294', season: 'serie:9' }, '293/')).toBe('league:294');
    expect(scope({ league: '294', season: '2023' }, '293/')).toBe('season:294-2023');
    expect(scope({ league: '294', patch: '13.14' }, '293/13.14')).toBe('patch:294-13.14');
    expect(scope({ league: '', season: 'serie:9' }, '293/')).toBe('all');
  });

  it('use the later of season and patch', () => {
    expect(scope({ league: '293', season: 'serie:9', patch: '13.14' }, '293/')).toBe('patch:293-13.14');
    expect(scope({ league: '293', season: 'serie:9', patch: '13.14' }, '293/13.14')).toBe('serie:9');
  });

  it('are null for impossible combinations', () => {
    expect(scope({ league: '0', season: 'week:1', patch: 'x' }, '')).toBe('all');
    expect(scope({ season: 'serie:9' }, '/')).toBe('all');
  });
});

describe('rows', () => {
  it('are sorted by any figure, unknown ones last either way', () => {
    expect(ids({ min: '1' })).toEqual([1, 2, 3, 4]);
    expect(ids({ min: '1', sort: 'csPerMinute' })).toEqual([2, 3, 1, 4]);
    expect(ids({ min: '1', sort: 'csPerMinute', dir: 'asc' })).toEqual([1, 3, 2, 4]);
  });

  describe('are compared like players and teams on their own pages', () => {
    const mids = [240, 250, 260, 270, 280].map((cs, index) => player(index + 1, 'mid', 10, cs));
    const query = parseStatsQuery({});
    const shadesWith = (coverage: Coverage | null) =>
      selectRows(playerTable({ ...players, rows: mids }, query), query, coverage).rows.map(({ shades }) => shades);
    const column = (kind: 'players' | 'teams', key: string) => STATS_COLUMNS[kind].findIndex((each) => each.key === key);

    it.each([
      [125, 35],
      [100, 50],
      [1, 0],
    ])('not with figures of half of the games or fewer: of %i games %i', (games, withFigures) => {
      expect(shadesWith({ games, withFigures })).toEqual(['', '', '', '', '']);
    });

    it.each([[null], [{ games: 99, withFigures: 50 }]])('with figures of more, or where that is not known: %j', (coverage) => {
      const marks = shadesWith(coverage).map((shades) => shadeAt(shades, column('players', 'csPerMinute')));
      expect(marks.sort()).toEqual([0, 25, 50, 75, 99]);
    });

    /** A team of ten games, so many of them won and so many with figures; each with this many kills. */
    const team = (id: number, won: number, withFigures: number, kills: number) => {
      const games = Array.from({ length: 10 }, (_, index) =>
        index < withFigures ? teamLine(finishedGame(), gameTeam({ kills })) : teamResult(index < won, null),
      );
      const totals = games.reduce(addTeamTotals, NO_TEAM_TOTALS);
      return { team: { id, name: `Team ${id}`, acronym: '', img: null }, blue: packTeamTotals(totals), red: null };
    };
    const rows = [...[1, 2, 3, 4, 5].map((id) => team(id, id, 6, 10 + id)), team(6, 9, 5, 99)];

    it('of teams only those with figures of most of their own games, but by win rate all', () => {
      const teams = parseStatsQuery({ kind: 'teams' });
      const marks = (coverage: Coverage, key: string) =>
        new Map(
          selectRows(teamTable({ scope: 'serie:9', rows, omitted: 0 }, teams), teams, coverage).rows.map(({ id, shades }) => [
            id,
            shadeAt(shades, column('teams', key)),
          ]),
        );
      const most = { games: 30, withFigures: 18 };
      expect([5, 6].map((id) => marks(most, 'killsPerGame').get(id))).toEqual([99, null]);
      expect(marks(most, 'winRate').get(6)).not.toBeNull();
      const few = { games: 30, withFigures: 15 };
      expect([...marks(few, 'killsPerGame').values()]).toEqual([null, null, null, null, null, null]);
      expect([...marks(few, 'winRate').values()]).not.toContain(null);
    });
  });

  it('are narrowed by role, side and games', () => {
    expect(ids({ role: 'mid', min: '5' })).toEqual([1, 3]);
    expect(ids({ side: 'red' })).toEqual([]);
  });

  it('need a fifth of the most games, unless the address sets a minimum', () => {
    const query = parseStatsQuery({});
    const table = selectRows(playerTable(players, query), query);
    expect([table.rows.map(({ id }) => id), table.least, table.fewer]).toEqual([[1, 2, 3], 4, 1]);
    expect(ids({ min: '1' })).toHaveLength(4);
    expect(ids({ min: '20' })).toEqual([1]);
  });

  it('have places across all pages, equal ones the same, unknown ones none', () => {
    const rows = [
      player(1, 'mid', 5, 300),
      player(2, 'mid', 4, 240),
      player(3, 'mid', 3, 240),
      player(4, 'mid', 2, 180),
      player(5, 'mid', 1, null),
    ];
    const query = parseStatsQuery({ sort: 'csPerMinute', min: '1' });
    expect(selectRows(playerTable({ ...players, rows }, query), query).rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, null]);
  });

  it('come in pages', () => {
    const many = { ...players, rows: Array.from({ length: 150 }, (_, index) => player(index + 1, 'mid', 1, 240)) };
    const query = parseStatsQuery({ page: '2' });
    const table = selectRows(playerTable(many, query), query);
    expect([table.rows.length, table.total, table.pages, table.rows[0]?.id]).toEqual([50, 150, 3, 51]);
    expect(selectRows(playerTable(players, query), { ...query, page: 9 }).rows).toHaveLength(3);
  });

  it('shade a champion that is mostly banned by its presence, not by the results of its few games', () => {
    const champion = (id: number, picks: number, bans: number) => ({
      champion: { id, name: `C${id}`, img: null },
      totals: championPicks({ picks, wins: id, bans }),
    });
    const rows = [champion(1, 20, 1), champion(2, 20, 2), champion(3, 20, 3), champion(4, 20, 4), champion(5, 20, 5), champion(6, 2, 60)];
    const query = parseStatsQuery({ kind: 'champions' });
    const [first] = selectRows(championTable({ scope: 'all', drafts: { games: 100, gamesWithBans: 100 }, rows }, query), query).rows;
    const shade = (key: string) =>
      first &&
      shadeAt(
        first.shades,
        STATS_COLUMNS.champions.findIndex((each) => each.key === key),
      );
    expect([first?.id, shade('presence'), shade('winRate')]).toEqual([6, 99, null]);
  });

  it('need five games for the champion with the highest win rate, and show one that is only banned', () => {
    const champion = (id: number, picks: number, wins: number, bans = 0) => ({
      champion: { id, name: `C${id}`, img: null },
      totals: championPicks({ picks, wins, bans }),
    });
    const rows = [champion(1, 4, 4), champion(2, 5, 3), champion(3, 0, 0, 9)];
    const document = { scope: 'all', drafts: { games: 10, gamesWithBans: 10 }, rows };
    const by = (sort: string) => {
      const query = parseStatsQuery({ kind: 'champions', sort });
      return selectRows(championTable(document, query), query).rows.map(({ id }) => id);
    };
    expect(by('winRate')).toEqual([2]);
    expect(by('presence')).toEqual([3, 2, 1]);
    // Other rates that a few games make extreme need a fifth of the most picks.
    rows.push(champion(4, 25, 12));
    expect(by('kda')).toEqual([4, 2]);
  });
});

describe('champions of one role or side', () => {
  const picks = { scored: 0, kills: 0, deaths: 0, assists: 0 };
  const totals = packChampionTotals({
    bans: 3,
    picks: [
      { role: 'mid', side: 'blue', picks: 4, wins: 3, picksWithBans: 4, ...picks, scored: 4, kills: 8, deaths: 4, assists: 8 },
      { role: 'mid', side: 'red', picks: 2, wins: 0, picksWithBans: 2, ...picks },
      { role: 'top', side: 'red', picks: 1, wins: 1, picksWithBans: 1, ...picks },
    ],
  });
  const document = {
    scope: 'all',
    drafts: { games: 20, gamesWithBans: 20 },
    rows: [{ champion: { id: 1, name: 'C1', img: null }, totals }],
  };
  const row = (filter: PickFilter) => championRows(document, filter)[0];

  it('have figures of those picks only, and no bans', () => {
    expect(row({ role: null, side: null })).toMatchObject({ picks: 7, wins: 4, bans: 3, presence: 0.5, blueWinRate: 0.75, kda: 4 });
    expect(row({ role: 'mid', side: null })).toMatchObject({ picks: 6, wins: 3, winRate: 0.5, pickRate: 0.3, bans: null, presence: null });
    expect(row({ role: 'mid', side: 'red' })).toMatchObject({ picks: 2, wins: 0, kda: null, blueWinRate: null });
    expect(row({ role: null, side: 'red' })).toMatchObject({ picks: 3, roles: { mid: 2, top: 1 } });
    expect(row({ role: 'adc', side: null })).toBeUndefined();
  });

  it('are labelled with the roles they are usually picked in', () => {
    const query = parseStatsQuery({ kind: 'champions' });
    expect(championTable(document, query)[0]?.roles).toEqual(['mid', 'top']);
    expect(championTable(document, { ...query, role: 'mid' })[0]?.roles).toEqual([]);
  });
});

describe('comma-separated values', () => {
  it('quote where needed, leave the unknown empty, and start no formula', () => {
    const rows = [
      ['a', 1.5, null],
      ['x,"y"', -2, '=SUM(A1)'],
    ];
    expect(csvText(rows)).toBe('a,1.5,\r\n"x,""y""",-2,\'=SUM(A1)');
  });

  it('hold all pages of a table in its order', () => {
    const many = { ...players, rows: Array.from({ length: 150 }, (_, index) => player(index + 1, 'mid', index === 149 ? 3 : 1, 240)) };
    const lines = tableCsv(playerTable(many, parseStatsQuery({})), parseStatsQuery({ page: '2' }), null).split('\r\n');
    expect([lines.length, lines[0]?.slice(0, 32), lines[1]?.slice(0, 27)]).toEqual([
      151,
      'id,name,team,role,games,winRate,',
      '150,Player 150,T1,mid,3,1,6',
    ]);
  });
});
