// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '../../../components/shell/Toast';
import { defaultScope, isKnownScope, scopeOptions } from '../../../lib/domain/statistics/scope-options';
import { leagueChoice, requestedScope } from '../../../lib/domain/statistics/scope-choice';
import { parseStatsQuery } from '../../../lib/domain/statistics/table-query';
import { championTable, playerTable, selectRows, teamTable } from '../../../lib/domain/statistics/stats-table';
import { StatsView, type StatsData } from '../../../components/views/StatsView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { DraftCount } from '../../../lib/domain/statistics/champion-stats';
import { addPlayerTotals, packPlayerTotals, playerLine } from '../../../lib/domain/statistics/player-stats';
import { addTeamTotals, NO_TEAM_TOTALS, packTeamTotals, teamLine, teamResult } from '../../../lib/domain/statistics/team-stats';
import { T1 } from '../../support/entity-fixture';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { championPicks } from '../../support/champion-fixture';
import { players } from '../../support/stats-fixture';
import { renderSite, siteRouter } from '../../support/render-site';

const hideSpoilers = (spoilerFree: boolean) =>
  act(() => {
    saveSettings({ spoilerFree });
  });
afterEach(() => {
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
  leaguePatches: [{ leagueId: 293, patch: '13.14' }],
};

describe('the filters', () => {
  it('start with the current season', () => {
    expect(defaultScope(scopes, [])).toBe('serie:9');
    // Running ones come in the order of their leagues; some have no figures yet.
    expect(defaultScope(scopes, [99, 8])).toBe('serie:8');
    expect(defaultScope(null, [9])).toBe('all');
  });

  it('offer the seasons and patches of the competition, and the stages of the season', () => {
    const values = (scope: string) => {
      const { years, series, stages, patches, chosen, label } = scopeOptions(scopes, scope);
      return [chosen, label, ...[years, series, stages, patches].map((list) => list.map(({ value }) => value))];
    };
    expect(values('tournament:16')).toEqual([
      { league: '293', season: 'tournament:16', patch: '' },
      'LCK Summer 2023 Playoffs',
      ['2023', '2022'],
      ['serie:9'],
      ['tournament:16'],
      ['13.14'],
    ]);
    expect(values('season:294-2023')).toEqual([{ league: '294', season: '2023', patch: '' }, 'LPL 2023', ['2023'], ['serie:8'], [], []]);
    expect(values('patch:13.14')).toEqual([{ league: '', season: '', patch: '13.14' }, '13.14', ['2023', '2022'], [], [], ['13.14']]);
    // What is shown is on offer, though nothing has been counted over it.
    expect(values('patch:294-13.14')).toEqual([
      { league: '294', season: '', patch: '13.14' },
      'LPL 13.14',
      ['2023'],
      ['serie:8'],
      [],
      ['13.14'],
    ]);
    expect(values('all').slice(0, 2)).toEqual([{ league: '', season: '', patch: '' }, '']);
  });

  it('lead from a split of one competition to the latest one of another, and keep years and patches', () => {
    const chosen = { season: 'serie:9', patch: '', from: '293/' };
    const [, lpl] = scopeOptions(scopes, 'serie:9').leagues;
    const league = leagueChoice(lpl?.value ?? '', lpl?.latest ?? null);
    expect(requestedScope({ ...chosen, league })).toBe('serie:8');
    expect(requestedScope({ ...chosen, league, season: '2023' })).toBe('season:294-2023');
    expect(requestedScope({ ...chosen, league, season: '' })).toBe('league:294');
    expect(requestedScope({ ...chosen, league, season: '', patch: '13.14' })).toBe('patch:294-13.14');
    expect(requestedScope({ ...chosen, league: leagueChoice('293', 9) })).toBe('serie:9');
    expect(requestedScope({ ...chosen, league: '' })).toBe('all');
  });

  it('offer no year that is called like a season of the competition, unless it is chosen', () => {
    const worlds = { ...scopes, series: [{ id: 7, name: '2023', leagueId: 293 }] };
    const yearsIn = (scope: string) => scopeOptions(worlds, scope).years.map(({ value }) => value);
    expect(yearsIn('serie:7')).toEqual(['2022']);
    expect(yearsIn('season:293-2023')).toEqual(['2023', '2022']);
  });

  it('offer only known scopes', () => {
    const known = ['all', 'league:293', 'season:2023', 'season:294-2022', 'serie:8', 'tournament:15', 'patch:13.14', 'patch:294-13.14'];
    const unknown = ['league:9', 'season:1999', 'season:9-2023', 'serie:9999', 'patch:1.1', 'patch:9-13.14', ''];
    expect([...known, ...unknown].filter((scope) => isKnownScope(scopes, scope))).toEqual(known);
  });
});

const query = parseStatsQuery({});
const data: StatsData = {
  query,
  scope: 'serie:9',
  options: scopeOptions(scopes, 'serie:9'),
  table: selectRows(playerTable(players, query), query),
  drafts: null,
  plot: null,
  coverage: { games: 40, withFigures: 40 },
};

/** A clipboard that takes promised text, as browsers' do; what it was given last can be asked for. */
function clipboard() {
  let given: Promise<Blob> | undefined;
  class Item {
    constructor(readonly data: { readonly 'text/plain': Promise<Blob> }) {}
  }
  const write = async ([item]: readonly Item[]) => {
    given = item?.data['text/plain'];
    await given;
  };
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write } });
  return async () => (await given)?.text();
}

describe('the page of statistics', () => {
  it('names what a phone’s closed filters count in the reader’s language', () => {
    renderSite(<StatsView {...data} />, siteRouter({ locale: 'ko' }).router);
    expect(document.querySelector('summary')?.textContent).toContain('2023 LCK 서머');
  });

  it('says on a phone that all seasons of a competition count', () => {
    const { unmount } = renderSite(<StatsView {...data} options={scopeOptions(scopes, 'league:293')} />);
    expect(document.querySelector('summary')?.textContent).toContain('LCK · All seasons · All patches');
    unmount();
    renderSite(<StatsView {...data} />);
    expect(document.querySelector('summary')?.textContent).not.toContain('All seasons');
  });

  it('offers competitions by their short names', () => {
    const worlds = scopeOptions({ ...scopes, leagues: [...scopes.leagues, { id: 297, name: 'World Championship' }] }, 'league:297');
    renderSite(<StatsView {...data} options={worlds} />);
    expect(screen.getByRole('option', { name: 'Worlds' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'LCK' })).toBeTruthy();
  });

  it('says how many games the figures cover, where that is not all of them', () => {
    renderSite(<StatsView {...data} coverage={{ games: 4466, withFigures: 1030 }} />);
    expect(screen.getByText('Stats cover 1,030 of 4,466 games.')).toBeTruthy();
    cleanup();
    renderSite(<StatsView {...data} />);
    expect(screen.queryByText(/^Stats cover/)).toBeNull();
    cleanup();
    hideSpoilers(true);
    renderSite(<StatsView {...data} coverage={{ games: 4466, withFigures: 1030 }} />);
    expect(document.body.textContent).not.toContain('4,466');
  });

  it('shows for every team how many of its games have figures, where some have none', () => {
    const teams = parseStatsQuery({ kind: 'teams' });
    const totals = [teamLine(finishedGame(), gameTeam()), teamResult(false, null)].reduce(addTeamTotals, NO_TEAM_TOTALS);
    const row = { team: T1, blue: packTeamTotals(totals), red: null };
    const table = selectRows(teamTable({ scope: 'serie:9', rows: [row], omitted: 0 }, teams), teams);
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    renderSite(<StatsView {...data} query={teams} table={table} coverage={{ games: 2, withFigures: 1 }} />);
    expect(heads().slice(0, 5)).toEqual(['Team', 'Games', 'With stats', 'W', 'L']);
    expect(
      screen
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1', '1', '1']);
    cleanup();
    renderSite(<StatsView {...data} query={teams} table={table} />);
    expect(heads()).not.toContain('With stats');
  });

  it('shows figures with linked players, and headers that sort and explain themselves', () => {
    renderSite(<StatsView {...data} />);
    const table = within(screen.getByRole('table', { name: 'Players: LCK Summer 2023' }));
    expect(table.getByRole('link', { name: 'Player 1' }).getAttribute('href')).toBe('/player/1/player-1');
    const cs = within(table.getByRole('columnheader', { name: 'CS/min' })).getByRole('link');
    expect(cs.getAttribute('href')).toBe('/stats?sort=csPerMinute');
    expect(document.getElementById(cs.getAttribute('aria-describedby') ?? '')?.textContent).toBe('CS per minute');
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
    fireEvent.focus(cs);
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('CS per minute');
    fireEvent.keyDown(cs, { key: 'Escape' });
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
    expect(table.getByRole('columnheader', { name: 'KDA' }).getAttribute('aria-sort')).toBe('descending');
    expect(table.queryByRole('columnheader', { name: 'Penta' })).toBeNull();
  });

  it('numbers the rows, and links to those with too few games', () => {
    renderSite(<StatsView {...data} />);
    const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    // Equal figures share a place.
    expect(heads.map((text) => text.replace(/P.*/, ''))).toEqual(['1', '1', '1']);
    const note = screen.getByText(/1 more under 4 games hidden/);
    expect(screen.getByRole('option', { name: 'Auto' })).toBeTruthy();
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/stats?min=1');
    cleanup();
    hideSpoilers(true);
    renderSite(<StatsView {...data} />);
    expect(screen.queryByText(/fewer than/)).toBeNull();
  });

  const find = (text: string) => fireEvent.change(screen.getByLabelText('Find in this table'), { target: { value: text } });
  const heads = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

  it('filters rows by name, team and role, and says when nothing fits', () => {
    const rows = data.table.rows.map((row) => ({ ...row, team: 'PNG', teamName: 'paiN Gaming' }));
    renderSite(<StatsView {...data} table={{ ...data.table, rows }} />);
    expect(heads()).toHaveLength(3);
    find(' player 1');
    expect(heads()).toHaveLength(1);
    expect(screen.getByText('1 row')).toBeTruthy();
    for (const [text, count] of [
      ['png', 3],
      ['pain', 3],
      ['pain gaming', 3],
      ['pain mid', 2],
      ['gaming', 0],
    ] as const) {
      find(text);
      expect([text, heads().length]).toEqual([text, count]);
    }
    find('gumayusi');
    expect(screen.getByText('Nothing in this table fits.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('finds rows of every page, and counts none before it knows all', async () => {
    const [first] = data.table.rows;
    const rows = [...data.table.rows, { ...(first ?? expect.fail()), id: 101, name: 'Player 101', href: null }];
    const fetched = vi.fn(() => Promise.resolve(Response.json({ rows })));
    vi.stubGlobal('fetch', fetched);
    renderSite(<StatsView {...data} table={{ ...data.table, pages: 3 }} />);
    expect(fetched).not.toHaveBeenCalled();
    find('player 10');
    expect(screen.queryByText('Nothing in this table fits.')).toBeNull();
    await screen.findByText('1 row');
    expect(heads().join()).toContain('Player 101');
    expect(fetched).toHaveBeenCalledWith('/api/stats/rows?scope=serie:9', expect.anything());
  });

  it('compares ticked rows over the same games, four at most', () => {
    renderSite(<StatsView {...data} />);
    const compare = screen.getByRole('button', { name: 'Compare' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(compare);
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Compare Player/ });
    fireEvent.click(first ?? expect.fail());
    expect(screen.getByText(/Tick two to four to compare/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
    fireEvent.click(second ?? expect.fail());
    const ids = data.table.rows.slice(0, 2).map(({ id }) => id);
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      `/compare?players=${ids.join(',')}&scope=${data.scope}`,
    );
    fireEvent.click(compare);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('navigates to the selected scope', () => {
    const push = vi.fn(() => Promise.resolve(true));
    const choose = (label: string, value: string) => {
      renderSite(<StatsView {...data} />, siteRouter({ push }).router);
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      cleanup();
      return push.mock.lastCall;
    };
    const address = (search: string) => [`/stats${search}`, undefined, { scroll: false }];
    expect(choose('Role', 'mid')).toEqual(address('?scope=serie:9&role=mid'));
    expect(choose('Competition', '294-8')).toEqual(address('?scope=serie:8'));
    expect(choose('Season', '2022')).toEqual(address('?scope=season:293-2022'));
    expect(choose('Patch', '13.14')).toEqual(address('?scope=patch:293-13.14'));
    expect(choose('Competition', '')).toEqual(address('?scope=all'));
  });

  it('copies all pages of the table as comma-separated values', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('id,name\r\n1,Player 1')));
    vi.stubGlobal('fetch', fetched);
    const copied = clipboard();
    renderSite(
      <>
        <Toast />
        <StatsView {...data} query={{ ...query, role: 'mid', page: 2 }} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy this table as CSV' }));
    expect(await copied()).toBe('id,name\r\n1,Player 1');
    expect(fetched).toHaveBeenCalledWith('/api/stats/csv?scope=serie:9&role=mid', expect.anything());
    await screen.findByText('Table copied');
  });

  it('says so when the table cannot be copied', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    clipboard();
    renderSite(
      <>
        <Toast />
        <StatsView {...data} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy this table as CSV' }));
    await screen.findByText('Couldn’t copy the table');
  });

  it('has no figure, and copies none, while spoilers are hidden, until revealed', () => {
    hideSpoilers(true);
    renderSite(<StatsView {...data} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy this table as CSV' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('says for how many games multikills are known where that is not all', () => {
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
      within(screen.getByRole('row', { name: new RegExp(`^\\d ${name}`) })).getAllByRole('cell')[doubles - 1]?.textContent;
    expect(['Some', 'All', 'None'].map(cell)).toEqual(['1 in 1 game', '2', '–no data']);
  });

  it('links champions to their pages, and offers common lists', () => {
    const champions = parseStatsQuery({ kind: 'champions', scope: 'serie:9' });
    const rows = [{ champion: { id: 61, name: 'Azir', img: null }, totals: championPicks({ picks: 6, wins: 4 }) }];
    const table = selectRows(championTable({ scope: 'serie:9', drafts: { games: 8, gamesWithBans: 8 }, rows }, champions), champions);
    renderSite(<StatsView {...data} query={champions} table={table} />);
    expect(screen.getByRole('link', { name: 'Azir' }).getAttribute('href')).toBe('/champion/61/azir');
    expect(screen.getByRole('link', { name: 'Highest win rate' }).getAttribute('href')).toBe(
      '/stats?kind=champions&scope=serie:9&sort=winRate',
    );
    expect(screen.getByLabelText('Side')).toBeTruthy();
  });

  it('plots champions by presence and win rate, unless results are hidden', () => {
    const champions = parseStatsQuery({ kind: 'champions', scope: 'patch:13.14' });
    const point = (id: number, name: string, share: number, winRate: number) => ({
      ...{ champion: { id, name, img: null }, picks: 9, share, winRate },
      before: { share: 0.25, winRate: 0.5 },
    });
    const points = [point(61, 'Azir', 0.75, 0.6), point(103, 'Ahri', 0.5, 0.4), point(254, 'Vi', 0.3, 0.5)];
    const view = <StatsView {...data} query={champions} plot={{ points, share: 'presence', before: '13.13' }} />;
    renderSite(view);
    const figure = screen.getByRole('figure', { name: 'Champions by presence and win rate: LCK Summer 2023' });
    const [azir = expect.fail()] = figure.querySelectorAll('a');
    expect([azir.getAttribute('href'), azir.title]).toEqual([
      '/champion/61/azir',
      'Azir: Presence 75%, win rate 60%\n13.13: 25%, win rate 50%',
    ]);
    // The table has the same links for the keyboard.
    expect(azir.tabIndex).toBe(-1);
    cleanup();
    hideSpoilers(true);
    renderSite(view);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Azir|60%/);
  });

  it('says how many games bans and presence cover, where those are not all', () => {
    const told = (drafts: DraftCount, more: object = {}) => {
      const champions = parseStatsQuery({ kind: 'champions', scope: 'serie:9', ...more });
      const rows = [{ champion: { id: 61, name: 'Azir', img: null }, totals: championPicks({ picks: 6, wins: 4 }) }];
      const table = selectRows(championTable({ scope: 'serie:9', drafts, rows }, champions), champions);
      const { container } = renderSite(<StatsView {...data} query={champions} table={table} drafts={drafts} />);
      const text = container.textContent;
      cleanup();
      return /Bans and presence: .*? bans\./.exec(text)?.[0] ?? null;
    };
    expect(told({ games: 5495, gamesWithBans: 1690 })).toBe('Bans and presence: 1,690 of 5,495 games with known bans.');
    expect(told({ games: 8, gamesWithBans: 8 })).toBeNull();
    expect(told({ games: 8, gamesWithBans: 0 })).toBeNull();
    expect(told({ games: 8, gamesWithBans: 6 }, { role: 'mid' })).toBeNull();
    hideSpoilers(true);
    expect(told({ games: 8, gamesWithBans: 6 })).toBeNull();
  });

  it('has a message for a scope without games', () => {
    renderSite(<StatsView {...data} table={{ rows: [], total: 0, pages: 1, least: 1, fewer: 0, compared: 1 }} />);
    expect(screen.getByText('No games here yet')).toBeTruthy();
  });
});
