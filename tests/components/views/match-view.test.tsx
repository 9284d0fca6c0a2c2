// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded with an answer: the clock of these tests does not wait for files.
import '../../../lib/domain/match/match-answer';
import type { MatchDetail } from '../../../lib/domain/match/match-detail';
import { MatchView } from '../../../components/views/MatchView';
import { pageGame } from '../../../lib/domain/match/page-game';
import { saveSettings } from '../../../lib/client/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { matchDetail } from '../../support/match-detail-fixture';
import { gameStub, finishedMatch, notStartedMatch, offMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { openTabs } from '../../support/open-tabs';
import { renderSite, serverHtml, siteRouter } from '../../support/render-site';
import { withOwnCache } from '../../support/schedule-stage';

vi.setConfig({ testTimeout: 30_000 });
vi.mock('../../../lib/client/time-zone', () => ({ SERVER_TIME_ZONE: 'UTC', useTimeZone: () => 'UTC', paintedZone: () => 'UTC' }));

const NOW = '2023-08-21T12:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true });
  history.replaceState(null, '', '/match/7/t1-vs-gen-g');
});
afterEach(() => {
  cleanup();
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (overrides: Partial<MatchDetail> = {}) => renderSite(withOwnCache(<MatchView detail={matchDetail(overrides)} />));
const showOpened = (overrides: Partial<MatchDetail> = {}) => {
  const result = show(overrides);
  openTabs(result.container);
  return result;
};
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
// Roles are looked up by their attribute: computing names over a page this large takes seconds.
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const tab = (name: string) => tabs().find((each) => each.textContent === name) ?? document.body;
const selected = () => tabs().find((each) => each.getAttribute('aria-selected') === 'true')?.textContent;
const links = (name: string | RegExp) => screen.queryAllByText(name).flatMap((each) => each.closest('a') ?? []);
const button = (name: string) => screen.queryAllByText(name).find((each) => each.closest('button')) ?? null;
const score = () => [...document.querySelectorAll('.score-value')].map((value) => value.textContent);
const region = (label: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[role=region]')].find((each) => label.test(each.getAttribute('aria-label') ?? '')) ??
  document.body;
const shownPanels = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[role=tabpanel][data-shown=true]')].map((panel) => panel.id);

describe('the head of a match', () => {
  it('names both teams, the competition, best-of and patch', () => {
    show();
    expect([...document.querySelectorAll('h1 .name')].map((name) => name.textContent)).toEqual(['T1', 'Gen.G']);
    expect(links('LCK')[0]?.getAttribute('href')).toBe('/league/293/lck');
    for (const text of ['Summer 2023', 'Playoffs', 'Best of 3', 'Final']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('Patch 13.14').length).toBeGreaterThan(0);
  });

  it('keeps what the match is of together, and how it is played together', () => {
    show();
    const [where, terms] = document.querySelectorAll('.meta > *');
    expect([...(where?.children ?? [])].map((part) => part.textContent)).toEqual(['LCKLCK', 'Summer 2023', 'Playoffs']);
    expect([...(terms?.children ?? [])].map((part) => part.textContent)).toEqual(['Best of 3', 'Patch 13.14']);
  });

  it('shows a dash a side and a countdown before the start', () => {
    vi.setSystemTime(Date.parse('2023-08-19T07:18:00Z'));
    show({ match: notStartedMatch(), games: [] });
    expect(screen.getByText('in 42 min')).toBeTruthy();
    expect(score()).toEqual(['–', '–']);
    expect(tabs()).toEqual([]);
  });

  it('says that a match was moved, and from when', () => {
    vi.setSystemTime(Date.parse('2023-08-19T07:18:00Z'));
    show({ match: notStartedMatch({ rescheduled: true, originalBeginAt: '2023-08-18T08:00:00Z' }), games: [] });
    expect(screen.getByText(/Match has been rescheduled/).textContent).toContain('Friday, 18 August 2023');
  });

  it('does not speak of the move a fortnight later', () => {
    vi.setSystemTime(Date.parse('2023-09-19T07:18:00Z'));
    show({ match: finishedMatch({ rescheduled: true, originalBeginAt: '2023-08-18T08:00:00Z' }) });
    expect(screen.queryByText(/rescheduled/)).toBeNull();
  });

  it.each([
    ['canceled', 'Cancelled'],
    ['postponed', 'Postponed'],
  ] as const)('says that it is %s', (status, text) => {
    show({ match: offMatch(status), games: [] });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('offers streams while the match is not over', () => {
    const streams = [
      { url: 'https://www.twitch.tv/lck', embedUrl: 'https://player.twitch.tv/?channel=lck', language: 'en', main: true, official: true },
      { url: 'https://www.youtube.com/lck', embedUrl: null, language: 'ko', main: false, official: true },
      { url: 'javascript:alert(1)', embedUrl: null, language: 'en', main: false, official: false },
    ];
    const { container } = show({ match: notStartedMatch({ streams }), games: [] });
    expect(screen.getByLabelText('Watch T1 vs Gen.G')).toBeTruthy();
    expect(links('YouTube · KO')[0]?.getAttribute('href')).toBe('https://www.youtube.com/lck');
    expect(container.innerHTML).not.toContain('javascript:');
  });

  it('leads to the recap once the match is over', () => {
    show({ match: finishedMatch({ id: 5 }) });
    expect(links('Read the recap').map((link) => link.getAttribute('href'))).toEqual(['/news/match-5/t1-vs-gen-g']);
    cleanup();
    show({ match: runningMatch() });
    expect(screen.queryByText('Read the recap')).toBeNull();
  });

  it('offers recordings afterwards', () => {
    const games = [gameStub(1, { videoUrl: 'https://youtu.be/one' }), gameStub(2), gameStub(3)];
    show({
      match: finishedMatch({
        games,
        streams: [{ url: 'https://www.twitch.tv/lck', embedUrl: 'x', language: 'en', main: true, official: true }],
      }),
    });
    expect(links('Watch game 1').map((link) => link.getAttribute('href'))).toContain('https://youtu.be/one');
    expect(screen.queryByLabelText(/^Watch T1/)).toBeNull();
  });
});

describe('the tabs', () => {
  it('are overview, the games that were played, and history', () => {
    show({ match: finishedMatch({ games: [gameStub(1), gameStub(2), gameStub(3, { status: 'not_played' })] }), games: [finishedGame()] });
    expect(tabs().map((each) => each.textContent)).toEqual(['Overview', 'Game 1', 'Game 2', 'Form and head-to-head']);
  });

  it('are drawn when they are first opened, and stay', () => {
    const { container } = show();
    const isDrawn = () => container.querySelector('#game-2 table') !== null;
    expect(isDrawn()).toBe(false);
    fireEvent.click(tab('Game 2'));
    expect(isDrawn()).toBe(true);
    fireEvent.click(tab('Overview'));
    expect(isDrawn()).toBe(true);
  });

  it('are whole in the server’s HTML, for readers without scripts', () => {
    const html = serverHtml(
      withOwnCache(
        <RouterContext.Provider value={siteRouter().router}>
          <MatchView detail={matchDetail()} />
        </RouterContext.Provider>,
      ),
    );
    const panel = html.slice(html.indexOf('id="game-2"'), html.indexOf('id="game-3"'));
    expect(panel).toMatch(/<h2[^>]*>Game 2<\/h2><noscript>[\s\S]*<table[\s\S]*<\/noscript>/);
    // With a second one inside, the first would end there, and the rest of a closed panel would be in the page.
    for (const [, inside] of html.matchAll(/<noscript>(.*?)<\/noscript>/gs)) expect(inside).not.toContain('<noscript');
  });

  it('show one panel at a time, all of them being in the page', async () => {
    const { container } = show();
    expect(shownPanels(container)).toEqual(['overview']);
    await user().click(tab('Game 2'));
    expect(shownPanels(container)).toEqual(['game-2']);
    expect(container.querySelectorAll('[role=tabpanel]')).toHaveLength(5);
  });

  it('follow the address, and write themselves into it without an entry in the history', async () => {
    history.replaceState(null, '', '#game-3');
    show();
    expect(selected()).toBe('Game 3');
    const entries = history.length;
    await user().click(tab('Game 1'));
    expect(location.hash).toBe('#game-1');
    expect(history.length).toBe(entries);
  });

  it('tell Next where going back leads', async () => {
    history.replaceState({ __N: true, url: '/match/[id]/[slug]', as: '/match/7/t1-vs-gen-g#game-3', options: {} }, '', '#game-3');
    show();
    await user().click(tab('Game 1'));
    expect(history.state).toEqual({ __N: true, url: '/match/[id]/[slug]', as: '/match/7/t1-vs-gen-g#game-1', options: {} });
  });

  it('fall back to the overview for a game that was not played', () => {
    history.replaceState(null, '', '#game-5');
    show();
    expect(selected()).toBe('Overview');
  });

  it('move by arrow keys, Home and End, around the ends too', async () => {
    show();
    const keys = user();
    tab('Overview').focus();
    await keys.keyboard('{ArrowRight}');
    expect([selected(), document.activeElement?.textContent]).toEqual(['Game 1', 'Game 1']);
    await keys.keyboard('{End}');
    expect(selected()).toBe('Form and head-to-head');
    await keys.keyboard('{ArrowRight}');
    expect(selected()).toBe('Overview');
    await keys.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Form and head-to-head');
    await keys.keyboard('{Home}');
    expect(selected()).toBe('Overview');
    expect(tabs().filter((each) => each.tabIndex === 0)).toHaveLength(1);
  });
});

describe('the overview', () => {
  const rows = () => [...region(/Games of T1/).querySelectorAll('tbody tr')];

  it('has a line a game with winner, side and both teams’ figures', () => {
    show();
    expect(rows()).toHaveLength(3);
    expect(rows()[0]?.textContent).toBe('Game 1T1T1Blue side30:0020 : 109 : 93 : 31 : 160.0k : 50.0k');
    expect(rows()[1]?.textContent).toContain('GENGENRed side');
  });

  it('leads from a line to its game', () => {
    show();
    expect(rows()[1]?.querySelector('a')?.getAttribute('href')).toBe('#game-2');
  });

  it('names figures that nobody knows instead of showing a zero', () => {
    const teams = [gameTeam({ towers: null, barons: 0 }), gameTeam({ id: 1, side: 'red', towers: null })];
    const { container } = show({ games: [finishedGame({ teams })], match: finishedMatch({ games: [gameStub(1)] }) });
    const head = container.querySelector('thead')?.textContent;
    expect(head).not.toContain('Towers');
    expect(head).toContain('Barons');
    expect(rows()[0]?.textContent).toContain('0 : 1');
  });

  const said = (text: string) => screen.queryAllByText(text).length > 0;
  const late = () => [
    said('No statistics for this match yet.'),
    said('They follow soon after a game ends. This page adds them by itself.'),
  ];

  it('says within two hours of the end that statistics follow, and still tells who won', () => {
    vi.setSystemTime(Date.parse('2023-08-19T12:40:00Z'));
    showOpened({ games: [] });
    expect(late()).toEqual([true, true]);
    expect(said('No figures are known of these games.')).toBe(false);
    expect(rows()[0]?.textContent).toBe('Game 1T1T130:00');
  });

  it('says later that none are known', () => {
    vi.setSystemTime(Date.parse('2023-08-19T12:42:00Z'));
    showOpened({ games: [] });
    expect(late()).toEqual([false, false]);
    expect([said('No figures are known of these games.'), said('No statistics are known of this game.')]).toEqual([true, true]);
    expect(rows()[0]?.textContent).toBe('Game 1T1T130:00');
  });

  it('promises none that the source does not keep', () => {
    vi.setSystemTime(Date.parse('2023-08-19T10:45:00Z'));
    showOpened({ match: finishedMatch({ games: [gameStub(1, { withoutFigures: true })] }), games: [] });
    expect(late()).toEqual([false, false]);
    expect(said('Our source keeps no statistics of this game.')).toBe(true);
  });

  it('promises nothing of a game under way', () => {
    vi.setSystemTime(Date.parse('2023-08-19T08:30:00Z'));
    showOpened({ match: runningMatch({ games: [gameStub(1, { status: 'running', winnerId: null })] }), games: [] });
    expect(late()).toEqual([false, false]);
    expect(said('This game is being played')).toBe(true);
  });

  it('holds at any time as the server wrote it', () => {
    const html = serverHtml(
      withOwnCache(
        <RouterContext.Provider value={siteRouter().router}>
          <MatchView detail={matchDetail({ games: [] })} />
        </RouterContext.Provider>,
      ),
    );
    expect(html).not.toContain('They follow soon');
    expect(html).not.toContain('not there yet');
    expect(html).toContain('No statistics are known of this game.');
  });

  it('says of how many games the sums are', () => {
    show({ games: [finishedGame()] });
    expect(said('Figures of 1 of 3 games.')).toBe(true);
    cleanup();
    // Its players' sums are of fewer games than the teams' are.
    show({ games: [finishedGame(), finishedGame({ id: 101, position: 2, players: [] })] });
    expect([said('Figures of 2 of 3 games.'), said('Figures of 1 of 3 games.')]).toEqual([true, true]);
    cleanup();
    show();
    expect(screen.queryByText(/^Figures of/)).toBeNull();
  });

  it('has every player of the series with champions and rates', () => {
    show();
    const first = region(/^Players of T1 over the series$/).querySelector('tbody tr');
    expect(first?.querySelectorAll('[role=img][aria-label="Champion 1"]')).toHaveLength(3);
    expect(first?.textContent).toContain('Player 1Top');
    // 12 kills and 24 assists on 6 deaths; 720 creeps, 36,000 gold and 45,000 damage in 90 minutes; 60 kills of the team.
    for (const figure of ['6.0', '12/6/24', '60%', '8.0', '400', '500']) expect(first?.textContent).toContain(figure);
  });
});

describe('a game', () => {
  it('tells side, victory, length, firsts, picks and bans', () => {
    const teams = [
      gameTeam({ bans: [266, 99] }),
      gameTeam({ id: 1, side: 'red', firstBlood: false, firstTower: false, firstDragon: true }),
    ];
    const { container } = showOpened({ games: [finishedGame({ teams })], champions: [{ id: 266, name: 'Aatrox', img: null }] });
    const panel = container.querySelector<HTMLElement>('#game-1') ?? document.body;
    const text = panel.textContent;
    for (const each of ['Victory · Blue side', 'Red side', '30:00', 'First blood', 'First tower', 'First dragon'])
      expect(text).toContain(each);
    expect([...panel.querySelectorAll('[data-banned]')].map((ban) => ban.getAttribute('aria-label'))).toEqual([
      'Aatrox',
      'Unknown champion',
    ]);
    expect(text).toContain('Bans are not known.');
  });

  it('says that the time beside its length is that of its start', () => {
    const { container } = showOpened();
    expect(container.querySelector('#game-1 [data-part=middle]')?.textContent).toMatch(/^30:00Length.*Started 08:05$/);
  });

  it('has the five players of each team with their figures, blue first', () => {
    const { container } = showOpened();
    const tables = container.querySelectorAll('#game-1 [aria-labelledby=game-1-players] table');
    expect([...tables].map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Players of T1 in this game',
      'Players of Gen.G in this game',
    ]);
    expect(tables[0]?.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(tables[0]?.querySelector('tbody tr')?.textContent).toContain('level 17Top · Champion 14/2/860%240 8.012.0k15.0k1230');
  });

  it('names the columns that are unknown for everyone and keeps a dash for one player’s', () => {
    const players = [
      gamePlayer({ id: 1, visionScore: null, wardsPlaced: null, damage: null }),
      gamePlayer({ id: 2, role: 'jgl', visionScore: null, wardsPlaced: null }),
    ];
    const { container } = showOpened({ games: [finishedGame({ players })] });
    const table = container.querySelector('#game-1 table');
    expect(table?.querySelector('thead')?.textContent).not.toContain('Vision');
    expect(container.querySelector('#game-1')?.textContent).toContain('Not available: Wards placed, Vision score.');
    expect(table?.querySelector('tbody tr')?.textContent).toContain('no data');
  });

  it('that is being played says so, without a winner', () => {
    const match = runningMatch({ games: [gameStub(1), gameStub(2, { status: 'running', winnerId: null, lengthSeconds: null })] });
    const { container } = showOpened({ match, games: [finishedGame()] });
    expect(container.querySelector('#game-2')?.textContent).toContain('This game is being played');
    expect(container.querySelector('#game-2')?.textContent).not.toContain('Victory');
  });
});

describe('what came before', () => {
  it('is each team’s last matches and their meetings, in this match’s order', async () => {
    const { container } = show();
    await user().click(tab('Form and head-to-head'));
    const [t1, gen] = container.querySelectorAll('.form');
    expect(t1?.textContent).toContain('W');
    expect(t1?.textContent).toContain('kt Rolster');
    expect(t1?.textContent).toContain('2–0');
    expect(gen?.textContent).toContain('L');
    expect(gen?.textContent).toContain('1–2');
    const meetings = container.querySelector('#match-meetings')?.closest('section');
    expect(meetings?.textContent).toContain('13 meetings');
    expect(meetings?.textContent).toContain('0–2');
    expect(meetings?.querySelector('li a')?.getAttribute('href')).toBe('/match/4/gen-g-vs-t1');
  });

  it('stands alone before the start', () => {
    show({ match: notStartedMatch(), games: [] });
    expect(screen.getByText('Head to head')).toBeTruthy();
  });

  it('is empty with words for teams that have none', () => {
    const none = { leftWins: 0, rightWins: 0, draws: 0, matches: [] };
    show({
      match: notStartedMatch(),
      games: [],
      headToHead: none,
      form: { left: { teamId: 77, matches: [] }, right: { teamId: 1, matches: [] } },
    });
    expect(screen.getByText('They have not met before')).toBeTruthy();
    expect(screen.getAllByText('No earlier match is known.')).toHaveLength(2);
  });
});

describe('while spoilers are hidden', () => {
  beforeEach(() => saveSettings({ spoilerFree: true }));

  it('every tab that the series could have is there', () => {
    show({
      match: finishedMatch({
        numOfGames: 5,
        left: scored({ score: 3 }),
        right: scored({ id: 1, score: 0 }),
        games: [gameStub(1), gameStub(2), gameStub(3)],
      }),
    });
    expect(tabs().map((each) => each.textContent)).toEqual([
      'Overview',
      'Game 1',
      'Game 2',
      'Game 3',
      'Game 4',
      'Game 5',
      'Form and head-to-head',
    ]);
  });

  it('one button shows score, games and history, and hides them again', async () => {
    const { container } = show();
    expect(container.querySelector('.score-value')).toBeNull();
    await user().click(button('Show results') ?? document.body);
    expect(score()).toEqual(['2', '1']);
    openTabs(container);
    expect(container.querySelector('.form')).not.toBeNull();
    expect(container.querySelector('#game-1 table')).not.toBeNull();
    expect(button('Hide results')?.getAttribute('aria-pressed')).toBe('true');
    await user().click(button('Hide results') ?? document.body);
    expect(container.querySelector('.score-value')).toBeNull();
    expect(container.querySelector('.form')).toBeNull();
  });

  it('the history of a match to come is covered, its time and streams are not', async () => {
    const { container } = show({ match: notStartedMatch(), games: [] });
    expect(container.textContent).not.toContain('kt Rolster');
    expect(score()).toEqual(['–', '–']);
    await user().click(button('Show results') ?? document.body);
    expect(container.textContent).toContain('kt Rolster');
  });

  it('recordings are offered only of games that a best of three always has', () => {
    const games = [1, 2, 3].map((position) => gameStub(position, { videoUrl: `https://youtu.be/${position}` }));
    const { container } = show({ match: finishedMatch({ games }) });
    expect(links(/Watch game/)).toHaveLength(2);
    expect(container.innerHTML).not.toContain('https://youtu.be/3');
  });
});

describe('a live match', () => {
  const live = runningMatch({
    left: scored({ score: 1 }),
    right: scored({ id: 1, abbr: 'GEN', name: 'Gen.G', score: 0 }),
    games: [gameStub(1), gameStub(2, { status: 'running', winnerId: null })],
  });
  const later = matchDetail({
    match: finishedMatch({
      left: scored({ score: 2 }),
      right: scored({ id: 1, abbr: 'GEN', name: 'Gen.G', score: 0 }),
      games: [gameStub(1), gameStub(2)],
    }),
  });
  const answer = (detail: MatchDetail) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify(detail), { headers: { 'Content-Type': 'application/json' } }));
    });
    return asked;
  };

  it('takes over the new score and games, and says so politely', async () => {
    const asked = answer(later);
    const { container } = show({ match: live, games: [finishedGame()] });
    expect(container.querySelector('.state')?.textContent).toBe('Live');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(asked).toContain('/api/match/7');
    expect(score()).toEqual(['2', '0']);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Final: T1 2, Gen.G 0');
  });

  it('stops asking once it is over', async () => {
    const asked = answer(later);
    show({ match: live, games: [finishedGame()] });
    await act(() => vi.advanceTimersByTimeAsync(6000));
    const sofar = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toHaveLength(sofar);
  });

  it('says nothing while spoilers are hidden', async () => {
    answer(later);
    saveSettings({ spoilerFree: true });
    const { container } = show({ match: live, games: [finishedGame()] });
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(container.textContent).toContain('Final');
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('that is long over asks nothing', async () => {
    const asked = answer(later);
    show();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toEqual([]);
  });
});

describe('a running match', () => {
  const frames = (lead: number) =>
    [0, 600, 900].map((seconds) => ({
      seconds,
      teams: [77, 1].map((id) => ({
        id,
        gold: 25_000 + (id === 77 && seconds > 0 ? lead : 0),
        kills: seconds / 300,
        towers: 0,
        dragons: 0,
        barons: 0,
        inhibitors: 0,
      })),
      players: [],
    }));
  const playing = (position: number): Partial<MatchDetail> => ({
    match: runningMatch({
      numOfGames: 5,
      left: scored({ score: position - 1 }),
      games: [
        ...Array.from({ length: position - 1 }, (_, index) => gameStub(index + 1)),
        gameStub(position, { status: 'running', winnerId: null, lengthSeconds: null, beginAt: '2023-08-21T11:40:00Z' }),
      ],
    }),
    games: [
      pageGame(
        finishedGame({
          position,
          status: 'running',
          winnerId: null,
          teams: [gameTeam({ gold: 27_000, kills: 4 }), gameTeam({ id: 1, side: 'red', gold: 25_000, kills: 3 })],
          frames: frames(2000),
        }),
        { prior: null },
      ),
    ],
  });
  const bar = () => document.querySelector('[role=group][aria-label="The game under way"]');

  it('opens on the game that is played, and stays there when the next one begins', () => {
    const { rerender } = show(playing(2));
    expect(selected()).toBe('Game 2');
    rerender(withOwnCache(<MatchView detail={matchDetail(playing(3))} />));
    expect(selected()).toBe('Game 2');
  });

  it('has its score, gold lead and win chance in a line, with their age', () => {
    show(playing(2));
    expect(bar()?.textContent).toMatch(/^T11–1GENGame 2 · 20:004 : 3 kills.*T1 \+2\.0k.*T1 7\d% to winat 15:00$/);
  });

  it('tells who hides results nothing of it: neither the game nor the lead', () => {
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    show(playing(2));
    expect(selected()).toBe('Overview');
    expect(bar()).toBeNull();
  });

  it('shows the game before React does, by style alone, in HTML that is the same for every game once covered', () => {
    const covered = (position: number) => {
      const page = document.createElement('div');
      page.innerHTML = serverHtml(
        <RouterContext.Provider value={siteRouter().router}>
          {withOwnCache(<MatchView detail={matchDetail(playing(position))} />)}
        </RouterContext.Provider>,
      );
      expect(page.querySelector(`#game-${position} > [data-opens][data-spoiler=collapse]`)?.textContent).toContain('Win chance');
      for (const part of page.querySelectorAll('[data-spoiler], noscript, script, style')) part.remove();
      return [...page.querySelectorAll('[role=tablist], [role=tabpanel]')].map((part) => part.outerHTML.replace(/ data-cover=""/g, ''));
    };
    expect(covered(3)).toEqual(covered(2));
  });
});
