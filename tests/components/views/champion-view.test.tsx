// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { championSummary } from '../../../lib/domain/statistics/champion-summary';
import { ChampionView, type ChampionData } from '../../../components/views/ChampionView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { ChampionFiguresDocument } from '../../../lib/domain/statistics/champion-figures-document';
import { packChampionTotals } from '../../../lib/domain/statistics/champion-stats';
import { championPicks } from '../../support/champion-fixture';
import { T1, GEN } from '../../support/entity-fixture';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { hydrateSite, renderSite } from '../../support/render-site';

afterEach(() => {
  act(() => saveSettings({ spoilerFree: false }));
});

const scored = { scored: 10, kills: 30, deaths: 10, assists: 50 };
const document: ChampionFiguresDocument = {
  champion: { id: 268, name: 'Azir', img: null },
  totals: championPicks({ picks: 10, wins: 7, bans: 20, ...scored }),
  leagues: [
    { id: 293, name: 'LCK', totals: championPicks({ picks: 8, wins: 6, bans: 20 }) },
    { id: 294, name: 'LPL', totals: championPicks({ picks: 2, wins: 1, picksWithBans: 0 }) },
  ],
  patches: [{ patch: '13.14', totals: championPicks({ picks: 10, wins: 7, bans: 20 }) }],
  players: [{ id: 5, name: 'Faker', team: T1, games: 6, wins: 5, kills: 12, deaths: 6, assists: 24 }],
  lanes: [
    {
      role: 'mid',
      opponents: [
        { champion: { id: 103, name: 'Ahri', img: null }, games: 9, wins: 3, goldAt15: -120, goldGames: 7 },
        { champion: { id: 61, name: 'Orianna', img: null }, games: 6, wins: 4, goldAt15: null, goldGames: 0 },
      ],
    },
  ],
  opponents: [{ champion: { id: 517, name: 'Sylas', img: null }, games: 5, wins: 1 }],
  partners: [],
  recent: [
    {
      ...{ matchId: 1, position: 2, beginAt: '2023-08-19T08:00:00Z', leagueName: 'LCK', left: 'T1', right: 'Gen.G', won: true },
      ...{ player: { id: 5, name: 'Faker' }, role: 'mid', team: T1, opponent: GEN },
      ...{ kills: 4, deaths: 1, assists: 9 },
    },
  ],
};
const drafts = {
  scopes: {
    all: { games: 100, gamesWithBans: 60 },
    'league:293': { games: 60, gamesWithBans: 60 },
    'league:294': { games: 40, gamesWithBans: 0 },
    'patch:13.14': { games: 50, gamesWithBans: 40 },
  },
};
const splash = 'https://ddragon.leagueoflegends.com/cdn/img/champion/splash/Azir_0.jpg';
const data: ChampionData = { champion: document.champion, splash, summary: championSummary(document, drafts) };

const cells = (table: string, row: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const head = () => within(screen.getByRole('banner'));

/** What a title opens. */
const folded = (title: string) => screen.getByRole('heading', { name: title }).closest('details') ?? screen.getByRole('main');

describe('the splash art of a champion', () => {
  const art = () => screen.getByRole('banner').querySelector('img') ?? expect.fail();

  it('is not loaded before the page is ready, and shows once it is there', async () => {
    hydrateSite(<ChampionView {...data} />, () => expect(screen.getByRole('banner').innerHTML).not.toContain('splash'));
    expect(art().getAttribute('src')).toBe(splash);
    const isShown = () => art().parentElement?.hasAttribute('data-loaded');
    expect(isShown()).toBe(false);
    fireEvent.load(art());
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  it('waits on a phone for the first touch', () => {
    vi.stubGlobal('innerWidth', 390);
    renderSite(<ChampionView {...data} />);
    expect(screen.getByRole('banner').querySelector('img')).toBeNull();
    fireEvent.pointerDown(screen.getByRole('banner'));
    expect(art().getAttribute('src')).toBe(splash);
    vi.unstubAllGlobals();
  });

  it('is not asked of the CDN where pictures are the site’s own', () => {
    renderSite(
      <SiteProvider value={{ ...BARE_SITE, localImages: true }}>
        <ChampionView {...data} />
      </SiteProvider>,
    );
    expect(art().getAttribute('src')).toBe('/lol/champion/splash/Azir_0.jpg');
  });
});

describe('the page of a champion', () => {
  it('says over its figures that they are of all competitions and seasons', () => {
    renderSite(<ChampionView {...data} />);
    expect(head().getByText('All competitions · All seasons')).toBeTruthy();
  });

  it('says how many games its figures cover', () => {
    const coverage = { games: 430, withFigures: 100 };
    renderSite(<ChampionView {...data} summary={championSummary(document, { ...drafts, coverage })} />);
    expect(head().getByText('Stats cover 100 of 430 games.')).toBeTruthy();
  });

  it('shows draft and results, each rate over the games in which it is known', () => {
    renderSite(<ChampionView {...data} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Azir' })).toBeTruthy();
    const overall = head();
    for (const text of ['10', 'of 100 games', '20', '50%', '70%', '8.00']) expect(overall.getByText(text)).toBeTruthy();
    expect(cells('Azir by role', /^Mid/)).toEqual(['10', '70%', '8.00']);
    expect(cells('Azir by side', /^Blue side/)).toEqual(['10', '70%', '8.00']);
    expect(cells('Azir by league', /^LCK/).slice(0, 4)).toEqual(['8', '20', '47%', '75%']);
  });

  it('says "no data" of bans where none are known, never zero', () => {
    renderSite(<ChampionView {...data} />);
    expect(cells('Azir by league', /^LPL/).slice(0, 4)).toEqual(['2', '–no data', '–no data', '50%']);
  });

  it('says how many games presence covers, where those are not all', () => {
    renderSite(<ChampionView {...data} />);
    expect(head().getByText('of 60 games with known bans')).toBeTruthy();
    // Picks, bans, games with known bans, presence.
    expect(cells('Azir by patch', /^13\.14/).slice(0, 4)).toEqual(['10', '20', '40', '75%']);
    expect(screen.getAllByText(/^Presence counts games with known bans only/)).toHaveLength(1);
    expect(within(screen.getByRole('table', { name: 'Azir by league' })).queryByText('Bans known')).toBeNull();
  });

  it('does not mention known bans where all are known', () => {
    const known = Object.fromEntries(Object.entries(drafts.scopes).map(([scope, { games }]) => [scope, { games, gamesWithBans: games }]));
    const { container } = renderSite(<ChampionView {...data} summary={championSummary(document, { scopes: known })} />);
    expect(container.textContent).not.toMatch(/known bans|Bans known|bans are known/);
  });

  it('begins with the figures, who plays it best, its lane and its patches; the rest opens at a tap', () => {
    const { container } = renderSite(<ChampionView {...data} />);
    expect(container.querySelector('details[open]')).toBeNull();
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const rest = ['Worst against', 'Best with', 'By role · By side', 'By league', 'Recent games'];
    expect(titles()).toEqual(['Players by win rate', 'Lane match-ups', 'By patch', 'Most played by', ...rest]);
    cleanup();
    const players = data.summary.players.flatMap((player) => Array.from({ length: 6 }, (_, id) => ({ ...player, id })));
    const [mid] = data.summary.lanes ?? [];
    const lanes = mid ? [mid, { ...mid, role: 'top' as const }] : [];
    renderSite(<ChampionView {...data} summary={{ ...data.summary, players, lanes }} />);
    expect(titles()).toEqual(['Players by win rate', 'Lane match-ups', 'By patch', 'Most played by', 'Other lanes', ...rest]);
    expect(within(screen.getByRole('table', { name: 'Azir: players by win rate' })).getAllByRole('row')).toHaveLength(6);
  });

  it('ranks no win rate of a player with fewer than five games on it', () => {
    const players = data.summary.players.map((player) => ({ ...player, games: 4, wins: 4 }));
    renderSite(<ChampionView {...data} summary={{ ...data.summary, players }} />);
    expect(within(screen.getByRole('region', { name: 'Players by win rate' })).getByText('Min. 5 games')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Who plays Azir most' })).getByRole('row', { name: /Faker/ })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Azir: players by win rate' })).toBeNull();
  });

  it('says of how many players it compares win rates, where there may be more than it knows', () => {
    const note = (count: number) => {
      const players = data.summary.players.flatMap((player) => Array.from({ length: count }, (_, id) => ({ ...player, id })));
      renderSite(<ChampionView {...data} summary={{ ...data.summary, players }} />);
      const text = screen.getByText(/Min\. 5 games/).textContent;
      cleanup();
      return text;
    };
    expect([note(14), note(15)]).toEqual(['Min. 5 games', 'Of the 15 with the most games · Min. 5 games']);
  });

  it('shows five opponents of its usual lane, all of them at a tap, and the other lanes apart', () => {
    const [mid = expect.fail()] = data.summary.lanes ?? [];
    const opponents = Array.from({ length: 9 }, (_, id) => ({
      ...(mid.opponents[0] ?? expect.fail()),
      champion: { id, name: `C${id}`, img: null },
    }));
    renderSite(
      <ChampionView
        {...data}
        summary={{
          ...data.summary,
          lanes: [
            { ...mid, opponents },
            { ...mid, role: 'top' },
          ],
        }}
      />,
    );
    const usual = within(screen.getByRole('region', { name: 'Lane match-ups' }));
    expect(usual.getByRole('table').closest('[data-folded="5"]')).not.toBeNull();
    fireEvent.click(usual.getByRole('button', { name: 'Show all 9' }));
    expect(usual.getByRole('table').closest('[data-folded]')).toBeNull();
    const others = within(folded('Other lanes')).getAllByRole('table', { hidden: true });
    expect(others.map((table) => table.querySelector('caption')?.textContent)).toEqual(['Azir vs champions in the same lane: Top']);
  });

  it('leads to players, leagues, other champions and matches', () => {
    renderSite(<ChampionView {...data} />);
    const href = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(href('Faker')).toBe('/player/5/faker');
    expect(href('LCK')).toBe('/league/293/lck');
    expect(href('Sylas')).toBe('/champion/517/sylas');
    expect(href(/Faker vs Gen\.G/)).toBe('/match/1/t1-vs-gen-g');
    expect(href('All champions')).toBe('/stats?kind=champions&scope=all');
  });

  it('shows how it fares in lane, and for how many games the gold is known', () => {
    renderSite(<ChampionView {...data} />);
    const lane = 'Azir vs champions in the same lane: Mid';
    expect(cells(lane, /Ahri/)).toEqual(['9', '33%', '−120 in 7 games']);
    expect(cells(lane, /Orianna/)).toEqual(['6', '67%', '–no data']);
    cleanup();
    renderSite(<ChampionView {...data} summary={{ ...data.summary, lanes: [] }} />);
    expect(within(screen.getByRole('region', { name: 'Lane match-ups' })).getByText('From 5 games together.')).toBeTruthy();
    cleanup();
    // Stored before they were counted.
    renderSite(<ChampionView {...data} summary={{ ...data.summary, lanes: null }} />);
    expect(screen.queryByText('Lane match-ups')).toBeNull();
  });

  it('sorts a table by the pressed header, unknown figures last', () => {
    renderSite(<ChampionView {...data} />);
    const lane = within(screen.getByRole('table', { name: /in the same lane/ }));
    const names = () =>
      lane.getAllByRole('rowheader').map((head) =>
        within(head)
          .getByRole('link')
          .textContent.replace(/^[A-Z]{3}/, ''),
      );
    expect(names()).toEqual(['Ahri', 'Orianna']);
    fireEvent.click(lane.getByRole('button', { name: 'Win rate' }));
    expect(names()).toEqual(['Orianna', 'Ahri']);
    expect(lane.getByRole('columnheader', { name: 'Win rate' }).getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(lane.getByRole('button', { name: 'Win rate' }));
    expect(names()).toEqual(['Ahri', 'Orianna']);
    for (const _ of ['descending', 'ascending']) {
      fireEvent.click(lane.getByRole('button', { name: 'GD@15' }));
      expect(names()).toEqual(['Ahri', 'Orianna']);
    }
  });

  it('says that a sample is too small', () => {
    renderSite(<ChampionView {...data} />);
    expect(within(folded('Best with')).getByText('From 5 games together.')).toBeTruthy();
  });

  it('keeps every figure off the page while spoilers are hidden, until revealed', () => {
    act(() => saveSettings({ spoilerFree: true }));
    const { container } = renderSite(<ChampionView {...data} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(container.textContent).not.toMatch(/\d+%|Faker|Won|Sylas/);
    expect(container.querySelector('[data-outcome]')).toBeNull();
    expect(container.querySelector('.figures')?.childElementCount).toBe(0);
    // One cover for head, tables and folds.
    expect(screen.getAllByText(/hidden: spoiler-free mode is on/)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(container.textContent).toMatch(/70%.*Faker/s);
  });

  it('has a message for a champion that nobody has drafted', () => {
    const none = { ...document, totals: packChampionTotals({ bans: 0, picks: [] }), leagues: [], patches: [], players: [], recent: [] };
    renderSite(<ChampionView splash={splash} champion={document.champion} summary={championSummary(none, drafts)} />);
    expect(screen.getByText('No picks or bans yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows only bans of a champion that is only banned', () => {
    const banned = { ...document, totals: packChampionTotals({ bans: 3, picks: [] }), leagues: [], patches: [], players: [], recent: [] };
    renderSite(<ChampionView splash={splash} champion={document.champion} summary={championSummary(banned, drafts)} />);
    const overall = head();
    expect(overall.getByText('5%')).toBeTruthy();
    expect(overall.getAllByText('no data')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'By role' })).toBeNull();
    act(() => saveSettings({ spoilerFree: true }));
    expect(overall.queryByText('5%')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(overall.getByText('5%')).toBeTruthy();
  });
});
