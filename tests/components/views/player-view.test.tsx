// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormGame } from '../../../lib/domain/statistics/player-figures-document';
import { seasonSummary } from '../../../lib/domain/statistics/season-summary';
import { PlayerView, type PlayerData } from '../../../components/views/PlayerView';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { addPlayerTotals, NO_PLAYER_TOTALS, packPlayerTotals, playerLine } from '../../../lib/domain/statistics/player-stats';
import { GEN, player, T1 } from '../../support/entity-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { renderSite } from '../../support/render-site';
import { fakeApi, withOwnCache } from '../../support/schedule-rig';

afterEach(() => {
  act(() => saveSettings({ spoilerFree: false }));
});

function row(id: number, role: 'mid' | 'top', cs: number, games = 5) {
  const line = playerLine(finishedGame(), gamePlayer({ cs })) ?? expect.fail();
  const blue = packPlayerTotals(Array.from({ length: games }, () => line).reduce(addPlayerTotals, NO_PLAYER_TOTALS));
  return { id, name: `Player ${id}`, teamId: 77, role, blue, red: null };
}
const season = {
  scope: 'serie:9',
  teams: [T1],
  omitted: 0,
  rows: [row(5, 'mid', 240), row(6, 'mid', 270), row(7, 'top', 300), row(8, 'mid', 330, 4)],
};
const formGame = (kills: number, deaths: number, assists: number): FormGame => [28_000_000, 1800, kills, deaths, assists, 240, null, null];
const champion = { id: 61, name: 'Azir', img: null };
const data: PlayerData = {
  player: player(),
  realName: { latin: 'Lee Sang-hyeok', native: { text: '이상혁', lang: 'ko' } },
  figures: {
    playerId: 5,
    teams: [{ team: T1, from: '2023-01-18T08:00:00Z', to: '2023-08-19T08:00:00Z', games: 80 }],
    milestones: [{ games: 1, matchId: 1, beginAt: '2022-01-12T08:00:00Z', leagueName: 'LCK', left: 'T1', right: 'Gen.G' }],
    placements: [
      { serieId: 9, name: 'Summer 2023', leagueName: 'LCK', year: 2023, place: 2, to: 2, team: T1 },
      { serieId: 4, name: '2022', leagueName: 'World Championship', year: 2022, place: 1, to: 1, team: GEN },
    ],
    role: 'mid',
    // Ten games of 3.5, then two of 13: means of 3.5, 4.00 and 4.56.
    form: [...Array.from({ length: 10 }, () => formGame(3, 2, 4)), formGame(4, 1, 9), formGame(4, 1, 9)],
    formSeasons: [
      { leagueId: 297, leagueName: 'World Championship', name: '2022', games: 4 },
      { leagueId: 293, leagueName: 'LCK', name: 'Summer 2023', games: 8 },
    ],
    laneRivals: [
      {
        ...{ id: 1010, name: 'Chovy', team: GEN, games: 9, wins: 4, goldAt15: -120, goldGames: 8 },
        own: { kda: 3.25, csPerMinute: 8.5, damagePerMinute: null },
        theirs: { kda: 4.5, csPerMinute: 9.1, damagePerMinute: null },
      },
    ],
    games: 5,
    season: { serieId: 9, name: 'Summer 2023', leagueName: 'LCK' },
    champions: [{ champion, games: 4, wins: 3, kills: 12, deaths: 6, assists: 24 }],
    recent: [
      {
        ...{ matchId: 1, position: 2, beginAt: '2023-08-19T08:00:00Z', leagueName: 'LCK', left: 'T1', right: 'Gen.G', champion, won: true },
        ...{ opponent: GEN, kills: 4, deaths: 1, assists: 9, cs: 240 },
      },
    ],
  },
  summary: seasonSummary(5, season),
  next: [],
  signatures: [{ champion, games: 9, winRate: 0.66, kda: 5.25, role: { games: 90, winRate: 0.55, kda: 3.75 } }],
};

describe('the summary of a season', () => {
  it('ranks a figure among players of the role with enough games', () => {
    const rank = (id: number, key: string) => seasonSummary(id, season)?.figures.find((figure) => figure.key === key)?.rank;
    expect(rank(5, 'csPerMinute')).toEqual({ place: 2, of: 2 });
    expect(rank(6, 'csPerMinute')).toEqual({ place: 1, of: 2 });
    expect(rank(7, 'csPerMinute')).toEqual({ place: 1, of: 1 });
    expect(rank(8, 'csPerMinute')).toBeNull();
  });

  it('gives equals the same place, and none to a player without games', () => {
    expect(seasonSummary(6, season)?.figures.find(({ key }) => key === 'kda')?.rank).toEqual({ place: 1, of: 2 });
    expect(seasonSummary(9, season)).toBeNull();
  });
});

const fold = (title: string) => within(screen.getByRole('heading', { name: title }).closest('details') ?? expect.fail());
const textsOf = (parts: readonly HTMLElement[]) => parts.map(({ textContent }) => textContent);

describe('the next match of a player', () => {
  const upcoming = notStartedMatch({ id: 3, beginAt: '2099-08-26T08:00:00Z' });
  const knockout = notStartedMatch({
    id: 4,
    beginAt: '2099-08-25T08:00:00Z',
    round: { part: 'single', name: 'final', round: 3, match: null },
  });
  const show = (next: PlayerData['next'], overrides: Partial<PlayerData> = {}) => {
    cleanup();
    return renderSite(withOwnCache(<PlayerView {...data} next={next} {...overrides} />)).container;
  };
  const part = () => screen.queryByRole('region', { name: 'Next match' });

  beforeEach(() => {
    fakeApi([]);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('stands first, as a row, and as a card with the score while it runs', () => {
    show([knockout, upcoming]);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Next match');
    expect(within(part() ?? expect.fail()).getByRole('listitem').dataset['match']).toBe('4');
    show([runningMatch({ id: 9 })]);
    expect(within(part() ?? expect.fail()).getByRole('article').dataset['match']).toBe('9');
  });

  it('is no section where none is known or the player has no team', () => {
    show([]);
    expect(part()).toBeNull();
    show([], { player: { ...data.player, team: null } });
    expect(part()).toBeNull();
  });

  it('looks the same to a visitor who hides results, whether it tells how far the team got or there is none', () => {
    act(() => saveSettings({ spoilerFree: true }));
    const none = show([]).textContent;
    expect(show([knockout]).textContent).toBe(none);
    expect(part()?.textContent).toContain('No match to show');
    show([knockout, upcoming]);
    expect(within(part() ?? expect.fail()).getByRole('listitem').dataset['match']).toBe('3');
  });
});

describe('the page of a player', () => {
  it('names player, role and team', () => {
    renderSite(<PlayerView {...data} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Faker' })).toBeTruthy();
    expect(screen.getByText('Lee Sang-hyeok')).toBeTruthy();
    expect(screen.getByText('이상혁').lang).toBe('ko');
    expect(screen.getByText('Mid')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'T1' })[0]?.getAttribute('href')).toBe('/team/77/t1');
  });

  it('shows the season in its head, below which games its figures are of, and the champions and games', () => {
    renderSite(<PlayerView {...data} />);
    const strip = within(screen.getByRole('banner'));
    expect(strip.getByText('LCK Summer 2023 · 5 games')).toBeTruthy();
    expect(strip.getByText('5–0')).toBeTruthy();
    expect(strip.getByText('8.0')).toBeTruthy();
    expect(strip.getByText('2 of 2')).toBeTruthy();
    expect(strip.getByText(/^Ranks: same role/)).toBeTruthy();
    expect(textsOf(within(screen.getByRole('row', { name: /Azir/ })).getAllByRole('cell'))).toEqual(['4', '75%', '6.00']);
    expect(screen.getByRole('link', { name: /Azir vs Gen\.G/ }).getAttribute('href')).toBe('/match/1/t1-vs-gen-g');
    expect(screen.getAllByText('4/1/9')[0]).toBeTruthy();
  });

  it('says how many games of the season the figures cover', () => {
    const note = () => document.querySelector('[data-part=about] > p')?.textContent;
    const withFigures = (count: number) => seasonSummary(5, { ...season, coverage: { games: 20, withFigures: count } });
    renderSite(<PlayerView {...data} summary={withFigures(15)} />);
    expect(note()).toBe('Stats cover 15 of 20 games.');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    cleanup();
    renderSite(<PlayerView {...data} summary={withFigures(5)} />);
    expect(note()).toBe('Stats cover 5 of 20 games. Ranks need stats from over half the games.');
    expect(screen.queryByText('2 of 2')).toBeNull();
    cleanup();
    renderSite(<PlayerView {...data} summary={withFigures(20)} />);
    expect(note()).toBeUndefined();
  });

  it('orders its sections from form over champions to what is folded, also in one column', () => {
    renderSite(<PlayerView {...data} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Form',
      'Champions · All competitions',
      'Recent games',
      'Top finishes',
      'Teams',
      'Signature champions',
      'Rivals in the same role',
    ]);
  });

  it('keeps a long list of champions short until expanded', async () => {
    const champions = Array.from({ length: 12 }, (_, index) => ({
      ...{ champion: { id: index + 1, name: `Champion ${index + 1}`, img: null }, games: 12 - index, wins: 1 },
      ...{ kills: 1, deaths: 1, assists: 1 },
    }));
    renderSite(<PlayerView {...data} figures={data.figures && { ...data.figures, champions }} />);
    const table = screen.getByRole('table', { name: /Champions of/ });
    expect(table.closest('[data-folded]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(table.closest('[data-folded]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(table.closest('[data-folded]')).not.toBeNull();
  });

  it('lists the teams played for, and says of the present one since when', () => {
    renderSite(<PlayerView {...data} />);
    const teams = within(screen.getByRole('region', { name: 'Teams' }));
    expect(teams.getByRole('listitem').textContent).toBe('T1T1Since January 202380 games');
    cleanup();
    renderSite(<PlayerView {...data} player={{ ...data.player, team: GEN }} />);
    const past = within(screen.getByRole('region', { name: 'Teams' }));
    expect(past.getByRole('listitem').textContent).toBe('T1T1January 2023 – August 202380 games');
  });

  it('lists milestones from the second on, as the first game is one of everybody', () => {
    renderSite(<PlayerView {...data} />);
    expect(screen.queryByText('Milestones')).toBeNull();
    cleanup();
    const [first] = data.figures?.milestones ?? [];
    const milestones = first ? [{ ...first, games: 100, matchId: 9 }, first] : [];
    renderSite(<PlayerView {...data} figures={data.figures && { ...data.figures, milestones }} />);
    expect(textsOf(fold('Milestones').getAllByRole('link'))).toEqual([
      expect.stringMatching(/^100 games/),
      expect.stringMatching(/^First game/),
    ]);
  });

  it('shows titles and places, and with which team', () => {
    renderSite(<PlayerView {...data} />);
    const shelf = within(screen.getByRole('region', { name: 'Top finishes' }));
    expect(shelf.getByText(/^1 title since \d{4}$/)).toBeTruthy();
    expect(textsOf(shelf.getAllByRole('listitem'))).toEqual(['2LCK Summer 2023Runner-up · T1', 'World Championship 2022Winner · Gen.G']);
  });

  it('has a message where titles and places are none or unknown, and the same section while they are hidden', () => {
    const withPlaces = (placements: NonNullable<PlayerData['figures']>['placements']) => (
      <PlayerView {...data} figures={data.figures && { ...data.figures, placements }} />
    );
    renderSite(withPlaces([]));
    expect(screen.getByText(/^No top-eight finish since \d{4}$/)).toBeTruthy();
    cleanup();
    renderSite(withPlaces(undefined));
    expect(screen.getByText('No trophy data yet.')).toBeTruthy();
    cleanup();
    act(() => saveSettings({ spoilerFree: true }));
    const none = renderSite(withPlaces([])).container.textContent;
    cleanup();
    expect(renderSite(<PlayerView {...data} />).container.textContent).toBe(none);
  });

  it('plots form over ten games at a time, with the season by its name, role averages and a table', async () => {
    renderSite(<PlayerView {...data} />);
    const form = within(screen.getByRole('region', { name: 'Form' }));
    expect(form.getByRole('button', { name: /KDA/ }).textContent).toBe('KDA · 10 games4.56LCK Summer 2023: 6.00role median 6.00');
    const rows = () => textsOf(form.getAllByRole('row', { hidden: true }));
    expect(rows()).toEqual(['Up toSeasonKDA', ...['3.50', '4.00', '4.56'].map((kda) => expect.stringMatching(`LCK Summer 2023${kda}$`))]);
    await userEvent.click(form.getByRole('button', { name: /CS\/min/ }));
    expect(rows().slice(1)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/8\.0$/)));
    // Of what is never known there is nothing to choose.
    expect(form.queryByRole('button', { name: /Dmg/ })).toBeNull();
    cleanup();
    renderSite(<PlayerView {...data} figures={data.figures && { ...data.figures, form: data.figures.form.slice(0, 10) }} />);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('Not enough games yet')).toBeTruthy();
  });

  it('names the days along the axis of form', () => {
    const form = Array.from({ length: 14 }, (_, day): FormGame => [28_000_000 + day * 1440, 1800, 3, 2, 4, 240, null, null]);
    renderSite(<PlayerView {...data} figures={data.figures && { ...data.figures, form }} />);
    const plot = within(screen.getByRole('region', { name: 'Form' })).getByRole('slider');
    const days = [...plot.querySelectorAll('.x-tick')].map(({ textContent }) => textContent);
    expect(days).toEqual(['7 Apr 2023', '8 Apr 2023', '9 Apr 2023']);
  });

  it('compares signature champions with the role, and rivals with the player', () => {
    renderSite(<PlayerView {...data} />);
    const signatures = fold('Signature champions');
    expect(signatures.getByRole('listitem').textContent).toBe('AZIAzir9 gamesWin rate66%Mid average 55%KDA5.25Mid average 3.75');
    const rival = within(screen.getByRole('row', { name: /Chovy/ }));
    expect(textsOf(rival.getAllByRole('cell'))).toEqual([...['9', '4–5', '44%', '3.25 : 4.50', '8.5 : 9.1', '−120 in 8 games']]);
    expect(rival.getByRole('link', { name: 'Compare Faker and Chovy' }).getAttribute('href')).toBe('/compare?players=5,1010');
  });

  it('keeps every figure off the page while spoilers are hidden, until revealed', () => {
    act(() => saveSettings({ spoilerFree: true }));
    const { container } = renderSite(<PlayerView {...data} />);
    expect(container.textContent).not.toMatch(/5–0|75%|4\/1\/9|Azir|Won|Chovy|4\.56|Runner-up|Winner/);
    expect(container.querySelector('[data-outcome]')).toBeNull();
    // One cover for all of them.
    expect(screen.getAllByText(/hidden: spoiler-free mode is on/)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(container.textContent).toMatch(/5–0.*Azir.*4\/1\/9/s);
    cleanup();
    renderSite(<PlayerView {...data} player={{ ...data.player, team: null }} />);
    expect(screen.getAllByRole('button', { name: 'Show results' })).toHaveLength(1);
  });

  it('has a message for a player without games or team', () => {
    renderSite(
      <PlayerView
        {...data}
        player={{ ...data.player, team: null, role: null, nationality: '' }}
        figures={null}
        summary={null}
        signatures={[]}
      />,
    );
    expect(screen.getByText('No stats yet')).toBeTruthy();
    expect(screen.getByText('No team')).toBeTruthy();
  });

  it('promises no figures where the site has none', () => {
    const { container } = renderSite(
      <SiteProvider value={{ ...BARE_SITE, hasStats: false }}>
        <PlayerView {...data} figures={null} summary={null} signatures={[]} />
      </SiteProvider>,
    );
    expect(screen.getByText('No stats for this player.')).toBeTruthy();
    expect(container.textContent).not.toContain('appear here');
  });
});
