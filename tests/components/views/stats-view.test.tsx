// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { csvText } from '../../../components/stats/csv';
import { defaultScope, scopeOptions } from '../../../components/stats/scope-options';
import { parseStatsQuery, statsHref } from '../../../components/stats/stats-query';
import { championTable, playerTable, selectRows } from '../../../components/stats/stats-table';
import { StatsView, type StatsData } from '../../../components/views/StatsView';
import { saveSettings } from '../../../lib/client/settings-store';
import { championPicks } from '../../support/champion-fixture';
import { packChampionTotals, type PickFilter } from '../../../lib/domain/stats/champion-stats';
import { championRows } from '../../../lib/domain/stats/stats-rows';
import { addPlayerTotals, NO_PLAYER_TOTALS, packPlayerTotals, playerLine } from '../../../lib/domain/stats/player-stats';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { renderSite, siteRouter } from '../../support/render-site';

const hideSpoilers = (spoilerFree: boolean) =>
  act(() => {
    saveSettings({ spoilerFree });
  });
afterEach(() => {
  cleanup();
  hideSpoilers(false);
  vi.unstubAllGlobals();
});

const scopes = {
  seasons: [2023, 2022],
  leagueSeasons: [
    { leagueId: 293, year: 2023 },
    { leagueId: 294, year: 2023 },
    { leagueId: 293, year: 2022 },
  ],
  leagues: [
    { id: 293, name: 'LCK' },
    { id: 294, name: 'LPL' },
  ],
  series: [
    { id: 9, name: 'Summer 2023', leagueId: 293 },
    { id: 8, name: 'Summer 2023', leagueId: 294 },
  ],
  tournaments: [
    { id: 16, name: 'Playoffs', serieId: 9 },
    { id: 15, name: 'Playoffs', serieId: 8 },
  ],
  patches: ['13.14'],
};

function player(id: number, role: 'mid' | 'top', games: number, cs: number | null) {
  const line = playerLine(finishedGame(), gamePlayer({ cs })) ?? expect.fail();
  const blue = packPlayerTotals(Array.from({ length: games }, () => line).reduce(addPlayerTotals, NO_PLAYER_TOTALS));
  return { id, name: `Player ${id}`, teamId: 77, role, blue, red: null };
}
const players = {
  scope: 'serie:9',
  teams: [{ id: 77, name: 'T1', acronym: 'T1', img: null }],
  omitted: 0,
  rows: [player(1, 'mid', 20, 240), player(2, 'top', 8, 300), player(3, 'mid', 5, 270), player(4, 'mid', 2, null)],
};
const ids = (raw: Record<string, string>) => {
  const query = parseStatsQuery(raw);
  return selectRows(playerTable(players, query), query).rows.map(({ id }) => id);
};

describe('what the address chooses', () => {
  it('is read back as it was written', () => {
    const raw = { kind: 'champions', scope: 'patch:13.14', role: 'mid', side: 'red', min: '5', sort: 'kda', dir: 'asc', page: '2' };
    const address = statsHref(parseStatsQuery(raw));
    expect(Object.fromEntries(new URL(address, 'https://riftweek.example').searchParams)).toEqual(raw);
    expect(statsHref(parseStatsQuery({}))).toBe('/stats');
  });

  it('falls back to the usual where it says what does not exist', () => {
    const raw = { kind: 'items', scope: 'week:1', role: 'coach', side: 'green', min: '7', sort: 'name', page: '-1' };
    expect(parseStatsQuery(raw)).toEqual(parseStatsQuery({}));
    expect(parseStatsQuery({ kind: 'teams', role: 'mid' }).role).toBeNull();
  });

  it('offers the seasons of the league and the stages of the season', () => {
    expect(defaultScope(scopes)).toBe('serie:9');
    expect(defaultScope(null)).toBe('all');
    expect(scopeOptions(scopes, 'tournament:16')).toMatchObject({
      seasons: [{ value: 'season:2023', label: '2023' }, { value: 'season:2022' }],
      series: [
        { value: 'season:293-2023', label: 'LCK 2023' },
        { value: 'season:293-2022' },
        { value: 'serie:9', label: 'LCK Summer 2023' },
      ],
      stages: [{ value: 'tournament:16' }],
    });
    expect(scopeOptions(scopes, 'league:294')).toMatchObject({ series: [{ value: 'season:294-2023' }, { value: 'serie:8' }], stages: [] });
    expect(scopeOptions(scopes, 'season:293-2022').series).toHaveLength(3);
    expect(scopeOptions(scopes, 'season:2022').series).toEqual([]);
    expect(scopeOptions(scopes, 'all')).toMatchObject({ leagues: [{}, {}], series: [], patches: [{ value: 'patch:13.14' }] });
  });
});

describe('rows', () => {
  it('are sorted by any figure, unknown ones last either way', () => {
    expect(ids({})).toEqual([1, 2, 3, 4]);
    expect(ids({ sort: 'csPerMinute' })).toEqual([2, 3, 1, 4]);
    expect(ids({ sort: 'csPerMinute', dir: 'asc' })).toEqual([1, 3, 2, 4]);
  });

  it('are narrowed by role, side and games', () => {
    expect(ids({ role: 'mid', min: '5' })).toEqual([1, 3]);
    expect(ids({ side: 'red' })).toEqual([]);
  });

  it('come in pages', () => {
    const many = { ...players, rows: Array.from({ length: 150 }, (_, index) => player(index + 1, 'mid', 1, 240)) };
    const query = parseStatsQuery({ page: '2' });
    const table = selectRows(playerTable(many, query), query);
    expect([table.rows.length, table.total, table.pages, table.rows[0]?.id]).toEqual([50, 150, 2, 101]);
    expect(selectRows(playerTable(players, query), { ...query, page: 9 }).rows).toHaveLength(4);
  });

  it('ask five games of the champion with the highest win rate, and show one that is only banned', () => {
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

  it('are named by the roles they are usually picked in', () => {
    const query = parseStatsQuery({ kind: 'champions' });
    expect(championTable(document, query)[0]?.roles).toEqual(['mid', 'top']);
    expect(championTable(document, { ...query, role: 'mid' })[0]?.roles).toEqual([]);
  });
});

describe('comma-separated values', () => {
  it('quote what must be, leave the unknown empty, and start no formula', () => {
    const rows = [
      ['a', 1.5, null],
      ['x,"y"', -2, '=SUM(A1)'],
    ];
    expect(csvText(rows)).toBe('a,1.5,\r\n"x,""y""",-2,\'=SUM(A1)');
  });
});

const query = parseStatsQuery({});
const data: StatsData = {
  query,
  scope: 'serie:9',
  options: scopeOptions(scopes, 'serie:9'),
  table: selectRows(playerTable(players, query), query),
};

describe('the page of statistics', () => {
  it('shows figures with linked players, and heads that sort and say what they mean', () => {
    renderSite(<StatsView {...data} />);
    const table = within(screen.getByRole('table', { name: 'Players: LCK Summer 2023' }));
    expect(table.getByRole('link', { name: 'Player 1' }).getAttribute('href')).toBe('/player/1/player-1');
    const cs = within(table.getByRole('columnheader', { name: 'CS/min' })).getByRole('link');
    expect(cs.getAttribute('href')).toBe('/stats?sort=csPerMinute');
    expect(document.getElementById(cs.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Creep score a minute');
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
    fireEvent.focus(cs);
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Creep score a minute');
    fireEvent.keyDown(cs, { key: 'Escape' });
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
    expect(table.getByRole('columnheader', { name: 'Games' }).getAttribute('aria-sort')).toBe('descending');
    expect(table.queryByRole('columnheader', { name: 'Penta' })).toBeNull();
    expect(screen.getByText(/Not known: .*Penta/)).toBeTruthy();
  });

  it('goes to the address of what is chosen', () => {
    const push = vi.fn(() => Promise.resolve(true));
    renderSite(<StatsView {...data} />, siteRouter({ push }).router);
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'mid' } });
    expect(push).toHaveBeenCalledWith('/stats?scope=serie:9&role=mid', undefined, { scroll: false });
  });

  it('copies the table', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    renderSite(<StatsView {...data} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy this table as CSV' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    expect(writeText.mock.calls[0]?.[0].split('\r\n')[1]).toMatch(/^1,Player 1,T1,mid,20,1,/);
  });

  it('has no figure, and copies none, while spoilers are hidden, until it is asked to', () => {
    hideSpoilers(true);
    renderSite(<StatsView {...data} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy this table as CSV' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getAllByRole('button', { name: 'Show results' })[0] ?? expect.fail());
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('says of how many games multikills are known where that is not all', () => {
    const known =
      playerLine(finishedGame(), gamePlayer({ doubleKills: 1, tripleKills: 0, quadraKills: 0, pentaKills: 0 })) ?? expect.fail();
    const unknown = playerLine(finishedGame(), gamePlayer()) ?? expect.fail();
    const some = {
      id: 1,
      name: 'Some',
      teamId: 77,
      role: 'mid' as const,
      blue: packPlayerTotals(addPlayerTotals(known, unknown)),
      red: null,
    };
    const all = { ...some, id: 2, name: 'All', blue: packPlayerTotals(addPlayerTotals(known, known)) };
    const none = { ...some, id: 3, name: 'None', blue: packPlayerTotals(unknown) };
    const table = selectRows(playerTable({ ...players, rows: [some, all, none] }, query), query);
    renderSite(<StatsView {...data} table={table} />);
    const doubles = screen.getAllByRole('columnheader').findIndex((head) => head.textContent === 'Double');
    const cell = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')[doubles - 1]?.textContent;
    expect(['Some', 'All', 'None'].map(cell)).toEqual(['1 in 1 game', '2', '–no data']);
  });

  it('leads from champions to their pages, and names the lists that people ask for', () => {
    const champions = parseStatsQuery({ kind: 'champions', scope: 'serie:9' });
    const rows = [{ champion: { id: 61, name: 'Azir', img: null }, totals: championPicks({ picks: 6, wins: 4 }) }];
    const table = selectRows(championTable({ scope: 'serie:9', drafts: { games: 8, gamesWithBans: 8 }, rows }, champions), champions);
    renderSite(<StatsView {...data} query={champions} table={table} />);
    expect(screen.getByRole('link', { name: 'Azir' }).getAttribute('href')).toBe('/champion/61/azir');
    expect(screen.getByRole('link', { name: 'Highest win rate (5+ games)' }).getAttribute('href')).toBe(
      '/stats?kind=champions&scope=serie:9&sort=winRate',
    );
    expect(screen.getByLabelText('Side')).toBeTruthy();
  });

  it('has words for a scope in which nothing is counted', () => {
    renderSite(<StatsView {...data} table={{ rows: [], total: 0, pages: 1 }} />);
    expect(screen.getByText('Nothing has been counted here yet')).toBeTruthy();
  });
});
