// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TeamTab } from '../../../lib/domain/models/team-tab-data';
import { TeamView } from '../../../components/views/TeamView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { TeamComparison } from '../../../lib/domain/statistics/team-comparison';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteRouter } from '../../support/render-site';
import { withOwnCache } from '../../support/schedule-rig';

const asked: string[] = [];
const meetings = { leftWins: 3, rightWins: 1, draws: 0, matches: [finishedMatch({ id: 9 })] };

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(meetings));
  });
});
afterEach(() => {
  act(() => saveSettings({ spoilerFree: false }));
  vi.unstubAllGlobals();
});

const team = { id: 77, name: 'T1', acronym: 'T1', img: null, location: 'KR', players: [] };
const opponent = (id: number, name: string) => ({ id, name, acronym: name, img: null, wins: 3, losses: 1, draws: 0 });
const season = { serieId: 9, name: 'Summer 2023', leagueName: 'LCK' };
const comparison: TeamComparison = {
  games: 18,
  wins: 12,
  losses: 6,
  coverage: { games: 18, withFigures: 18 },
  compared: true,
  figures: [
    { key: 'winRate', value: 0.667, average: 0.5, rank: { place: 2, of: 10 } },
    { key: 'averageSeconds', value: 1950, average: 2000, rank: null },
    { key: 'goldDifferenceAt15', value: null, average: null, rank: null },
  ],
};
const tabs = {
  matches: {
    kind: 'matches',
    years: [2023, 2022],
    year: 2023,
    page: 1,
    pages: 2,
    upcoming: [notStartedMatch({ id: 3, beginAt: '2023-08-26T08:00:00Z' })],
    results: [finishedMatch({ id: 2 })],
  },
  stats: { kind: 'stats', seasons: [season, { ...season, serieId: 8, name: 'Spring 2023' }], season, comparison },
  champions: {
    kind: 'champions',
    coverage: { games: 90, withFigures: 90 },
    champions: [{ id: 61, name: 'Azir', img: null }],
    pools: [
      { id: 5, name: 'Faker', role: 'mid', games: 9, current: true, champions: [[61, 4, 3, 12, 6, 24]], omitted: 2 },
      { id: 6, name: 'Old', role: 'top', games: 1, current: false, champions: [[61, 1, 0, 1, 2, 3]], omitted: 0 },
    ],
  },
  meetings: { kind: 'head-to-head', opponents: [opponent(1, 'Gen.G'), opponent(5, 'KT Rolster')], opponentId: 1, meetings },
} satisfies Record<string, TeamTab>;
const show = (tab: TeamTab, router = siteRouter().router) =>
  renderSite(withOwnCache(<TeamView team={team} league={{ id: 293, name: 'LCK' }} tab={tab} />), router);

const textsOf = (parts: readonly HTMLElement[]) => parts.map(({ textContent }) => textContent);

describe('the tabs of a team', () => {
  it('are links to addresses of their own', () => {
    show(tabs.stats);
    const strip = within(screen.getByRole('navigation', { name: 'Pages of T1' }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/team/77/t1',
      '/team/77/t1?tab=matches',
      '/team/77/t1?tab=stats',
      '/team/77/t1?tab=champions',
      '/team/77/t1?tab=head-to-head',
      '/team/77/t1?tab=history',
      '/team/77/t1?tab=rating',
    ]);
    expect(strip.getByRole('link', { current: 'page' }).textContent).toBe('Stats');
  });

  it('list a year’s matches page by page, upcoming ones first', () => {
    const { container } = show(tabs.matches);
    expect(
      [...container.querySelectorAll<HTMLElement>('[data-match]')].flatMap(({ dataset, tagName }) =>
        tagName === 'LI' ? dataset['match'] : [],
      ),
    ).toEqual(['3', '2']);
    expect(screen.getByRole('link', { name: '2022' }).getAttribute('href')).toBe('/team/77/t1?tab=matches&year=2022');
    expect(screen.getByRole('link', { name: '2' }).getAttribute('href')).toBe('/team/77/t1?tab=matches&year=2023&page=2');
  });

  it('say where a rating is now if it has moved since the last match', () => {
    const point = (at: string, rating: number) => ({ at, rating, opponent: 'Gen.G', outcome: 'won' as const });
    const points = [point('2023-07-01T08:00:00Z', 1700), point('2023-07-08T08:00:00Z', 1720)];
    const tab = (rating: number) => ({
      kind: 'rating' as const,
      rating: { teamId: 77, place: 4, of: 60, rating, deviation: 40, matches: 2, points },
    });
    show(tab(1750));
    expect(screen.getByText(/^Now 1750: /)).toBeTruthy();
    cleanup();
    show(tab(1720));
    expect(screen.queryByText(/^Now 17/)).toBeNull();
  });

  it('tell a line-up’s games once where all played the same, and name rivals from the second meeting on', () => {
    const played = (id: number, name: string, games: number) => ({ id, name, role: 'mid' as const, games });
    const lineUp = { leagueName: 'LCK', from: '2023-01-01T00:00:00Z', to: '2023-02-01T00:00:00Z' };
    const rival = (id: number, name: string, wins: number) => ({ ...opponent(id, name), wins, losses: 0, draws: 0 });
    const tab = {
      ...{ kind: 'history' as const, placements: [], since: 2023, rivals: [rival(1, 'Gen.G', 2), rival(5, 'KT Rolster', 1)] },
      lineUps: [
        { ...lineUp, serieId: 2, name: 'Summer 2023', players: [played(5, 'Faker', 27), played(6, 'Zeus', 27)] },
        { ...lineUp, serieId: 1, name: 'Spring 2023', players: [played(5, 'Faker', 20), played(7, 'Old', 4)] },
      ],
    };
    show(tab);
    const region = (name: string) => within(screen.getByRole('region', { name }));
    expect(textsOf(region('Line-ups by season').getAllByText(/games$/))).toEqual(['27 games', '20 games', '4 games']);
    expect(textsOf(region('Rivals').getAllByRole('listitem'))).toEqual([expect.stringContaining('Gen.G')]);
    cleanup();
    show({ ...tab, rivals: [rival(5, 'KT Rolster', 1)] });
    expect(region('Rivals').getByText('No opponent met twice yet')).toBeTruthy();
  });

  it('show the league’s average and the rank beside each figure, without those that are not known', () => {
    show(tabs.stats);
    const cells = (name: RegExp) => textsOf(within(screen.getByRole('row', { name })).getAllByRole('cell'));
    expect(cells(/Win rate/)).toEqual(['67%', '50%', '2 of 10']);
    expect(cells(/Game length/)).toEqual(['32:30', '33:20', '–no data']);
    expect(screen.queryByRole('row', { name: /Gold difference/ })).toBeNull();
  });

  it('say how many games the figures cover, and why there are no places', () => {
    const note = () => document.querySelector('[data-part=about] > p')?.textContent;
    show(tabs.stats);
    expect(note()).toBeUndefined();
    cleanup();
    show({ ...tabs.stats, comparison: { ...comparison, coverage: { games: 18, withFigures: 12 } } });
    expect(note()).toBe('Stats cover 12 of 18 games.');
    expect(screen.getByText('12–6 in 18 games')).toBeTruthy();
    cleanup();
    show({ ...tabs.stats, comparison: { ...comparison, coverage: { games: 18, withFigures: 3 }, compared: false } });
    expect(note()).toBe('Stats cover 3 of 18 games. Ranks need stats from over half the games.');
    cleanup();
    show({ ...tabs.champions, coverage: { games: 90, withFigures: 40 } });
    expect(note()).toBe('Stats cover 40 of 90 games.');
  });

  it('show what each player has played, those of the season first', () => {
    show(tabs.champions);
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['FakerMid · 9 games', 'OldTop · 1 game']);
    expect(within(screen.getByRole('table', { name: 'Champions of Faker' })).getByRole('row', { name: /Azir/ }).textContent).toMatch(
      /475%6.00/,
    );
    // The player's own page has them all.
    expect(screen.getByRole('link', { name: 'and 2 more champions' }).getAttribute('href')).toBe('/player/5/faker');
  });

  it('request only the meetings of another opponent, and put the selection into the address', async () => {
    const replaced: string[] = [];
    const { router } = siteRouter({
      replace: (url) => {
        if (typeof url === 'string') replaced.push(url);
        return Promise.resolve(true);
      },
    });
    show(tabs.meetings, router);
    expect(screen.getByRole('heading', { name: 'T1 vs Gen.G' })).toBeTruthy();
    expect(asked).toEqual([]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Opponent' }), { target: { value: '5' } });
    expect(await screen.findByText('4 meetings')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'T1 vs KT Rolster' })).toBeTruthy();
    expect(asked).toEqual(['/api/head-to-head?left=77&right=5']);
    expect(replaced).toEqual(['/team/77/t1?tab=head-to-head&opponent=5']);
  });

  it('lists opponents as fans call them', () => {
    show({ ...tabs.meetings, opponents: [opponent(1, 'Gen.G'), opponent(6, 'Hanwha Life Esports')] });
    expect(within(screen.getByRole('table')).getByText('Hanwha Life').title).toBe('Hanwha Life Esports');
  });

  it('offer no opponent that only results led to while spoilers are hidden, unless the address names it', () => {
    const tab = (opponentId: number | null): TeamTab => ({
      ...tabs.meetings,
      opponents: [...tabs.meetings.opponents, { ...opponent(6, 'DRX'), isResult: true }],
      opponentId,
    });
    const offered = () => textsOf(screen.getAllByRole('option'));
    show(tab(1));
    expect(offered()).toEqual(['DRX', 'Gen.G', 'KT Rolster']);
    act(() => saveSettings({ spoilerFree: true }));
    expect(offered()).toEqual(['Gen.G', 'KT Rolster']);
    cleanup();
    show(tab(6));
    expect(offered()).toEqual(['DRX', 'Gen.G', 'KT Rolster']);
  });

  it.each(Object.entries(tabs))('reveal no result while spoilers are hidden: %s', (_name, tab) => {
    act(() => saveSettings({ spoilerFree: true }));
    const { container } = show(tab);
    expect(container.textContent).not.toMatch(/\d+%|\b[23]–1\b|12 won|of 10/);
    expect(container.querySelector('tbody')).toBeNull();
    // One for all parts of the tab.
    expect(screen.getAllByRole('button', { name: 'Show results' })).toHaveLength(1);
  });
});
