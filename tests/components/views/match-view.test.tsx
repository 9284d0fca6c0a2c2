// @vitest-environment jsdom
import type { Match } from '../../../lib/domain/match/match';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { finishedGame } from '../../support/game-fixture';
import { gameStub, finishedMatch, notStartedMatch, offMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { openTabs } from '../../support/open-tabs';
import { button, links, onMatchPage, score, selected, sentPage, show, shownPanels, tab, tabs, user } from '../../support/match-view-rig';

onMatchPage();

describe('the head of a match', () => {
  it('names both teams, the competition, best-of and patch', () => {
    show();
    expect([...document.querySelectorAll('h1 .name')].map((name) => name.textContent)).toEqual(['T1', 'Gen.G']);
    expect(links('LCK')[0]?.getAttribute('href')).toBe('/league/293/lck');
    for (const text of ['Summer 2023', 'Playoffs', 'Best of 3', 'Finished']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('Patch 13.14').length).toBeGreaterThan(0);
  });

  it('keeps the competition together, and the format together', () => {
    show();
    const [where, terms] = document.querySelectorAll('.meta > *');
    expect([...(where?.children ?? [])].map((part) => part.textContent)).toEqual(['LCKLCK', 'Summer 2023', 'Playoffs']);
    expect([...(terms?.children ?? [])].map((part) => part.textContent)).toEqual(['Best of 3', 'Patch 13.14']);
  });

  it('says the round of a bracket, also of a first one', () => {
    show({ match: finishedMatch({ round: { part: 'single', name: 'quarterfinals', round: 1, match: 2, unfed: true } }) });
    expect(document.querySelector('.where > :last-child')?.textContent).toBe('Quarterfinal 2');
  });

  it('has places in a table in its head, but for a knockout match and under a final score', () => {
    const place = { tournamentId: 15, tournamentName: 'Swiss Stage', rank: 3, teams: 16, wins: 3, losses: 1 };
    const standings = { left: place, right: place };
    show({ match: notStartedMatch(), standings });
    expect(document.querySelectorAll('h1 ~ .place')).toHaveLength(2);
    cleanup();
    show({ match: notStartedMatch({ round: { part: 'single', name: 'semifinals', round: 2, match: 1 } }), standings });
    expect(document.querySelectorAll('h1 ~ .place')).toHaveLength(0);
    cleanup();
    show({ match: finishedMatch(), standings });
    expect(document.querySelectorAll('h1 ~ .place')).toHaveLength(0);
  });

  it('opens what is less used on demand', () => {
    show({ match: notStartedMatch() });
    // For phones only: elsewhere all of it stands there.
    const more = screen.getByText('More', { selector: '.more' });
    expect([more.getAttribute('aria-expanded'), document.querySelector('.actions[data-open]')]).toEqual(['false', null]);
    fireEvent.click(more);
    expect([more.getAttribute('aria-expanded'), document.querySelector('.actions[data-open] .further')]).toEqual([
      'true',
      expect.anything(),
    ]);
  });

  it('has all of it in sight once the match is over: little is left to do', () => {
    show({ match: finishedMatch() });
    expect(screen.queryByText('More', { selector: '.more' })).toBeNull();
    expect(document.querySelector('.actions[data-open] .further')).toBeTruthy();
  });

  it('shows its time in place of a score, and a countdown, before the start', () => {
    vi.setSystemTime(Date.parse('2023-08-19T07:18:00Z'));
    show({ match: notStartedMatch(), games: [] });
    expect(screen.getByText('in 42 min')).toBeTruthy();
    expect(score()).toEqual([]);
    expect(document.querySelector('.score')?.textContent).toBe('08:00');
    expect(document.querySelectorAll('.middle time')).toHaveLength(2);
    expect(tabs()).toEqual([]);
  });

  it('says that a match was moved, and from when', () => {
    vi.setSystemTime(Date.parse('2023-08-19T07:18:00Z'));
    show({ match: notStartedMatch({ rescheduled: true, originalBeginAt: '2023-08-18T08:00:00Z' }), games: [] });
    expect(screen.getByText(/This match was rescheduled/).textContent).toContain('Friday, 18 August 2023');
  });

  it('does not mention the move a fortnight later', () => {
    vi.setSystemTime(Date.parse('2023-09-19T07:18:00Z'));
    show({ match: finishedMatch({ rescheduled: true, originalBeginAt: '2023-08-18T08:00:00Z' }) });
    expect(screen.queryByText(/rescheduled/)).toBeNull();
  });

  it.each([
    ['canceled', 'Cancelled', 'This match will not be played.'],
    ['postponed', 'Postponed', 'There is no new date yet.'],
  ] as const)(
    'says that it is %s and what comes of it, with no patch and nothing to watch or to put into a calendar',
    (status, text, note) => {
      const streams = [{ url: 'https://www.twitch.tv/lck', embedUrl: 'x', language: 'en', main: true, official: true }];
      show({ match: { ...offMatch(status), streams, version: '13.16' }, games: [] });
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByText(note)).toBeTruthy();
      expect(screen.queryByText('Patch 13.16')).toBeNull();
      expect(screen.queryByLabelText(/^Watch /)).toBeNull();
      expect(screen.queryByText('Add to calendar')).toBeNull();
    },
  );

  it('does not say of a final that was not needed why it is not played: that is a result', () => {
    const needless: Match = { ...notStartedMatch(), status: 'canceled', notNeeded: true };
    show({ match: needless, games: [] });
    expect(screen.queryByText('This match will not be played.')).toBeNull();
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

  it('links to the recap once the match is over', () => {
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
    expect(links('Game 1').map((link) => link.getAttribute('href'))).toContain('https://youtu.be/one');
    // The tabs below are called as the recordings are.
    expect(screen.getByText('Videos').parentElement?.querySelector('a')?.getAttribute('href')).toBe('https://youtu.be/one');
    expect(screen.queryByLabelText(/^Watch T1/)).toBeNull();
  });
});

describe('the tabs', () => {
  it('are overview, the games that were played, and history', () => {
    show({ match: finishedMatch({ games: [gameStub(1), gameStub(2), gameStub(3, { status: 'not_played' })] }), games: [finishedGame()] });
    expect(tabs().map((each) => each.textContent)).toEqual(['Overview', 'Game 1', 'Game 2', 'Form and head-to-head']);
  });

  it('are rendered when they are first opened, and stay', () => {
    const { container } = show();
    const isDrawn = () => container.querySelector('#game-2 table') !== null;
    expect(isDrawn()).toBe(false);
    fireEvent.click(tab('Game 2'));
    expect(isDrawn()).toBe(true);
    fireEvent.click(tab('Overview'));
    expect(isDrawn()).toBe(true);
  });

  it('are links in the server’s HTML, but for the one that the address asks for: readers without scripts get it in full', () => {
    const server = (fullTab: string | null) => {
      const html = sentPage({}, fullTab);
      return html.slice(html.indexOf('id="game-2"'), html.indexOf('id="game-3"'));
    };
    expect(server('game-2')).toMatch(/<noscript><h2>Game 2<\/h2>[\s\S]*<table[\s\S]*<\/noscript>/);
    // With a second one inside, the first would end there, and the rest of a closed panel would be in the page.
    expect(server('game-2').match(/<noscript>(.*?)<\/noscript>/s)?.[1]).not.toContain('<noscript');
    for (const other of [null, 'game-1', 'history']) {
      expect(server(other)).toContain('href="/match/7/t1-vs-gen-g?tab=game-2#game-2">Game 2</a>');
      expect(server(other)).not.toContain('<table');
    }
  });

  it('are the same for everybody with scripts, whatever the address asks for: it must not tell who hides results which games were played', () => {
    const seen = (fullTab: string | null) => sentPage({}, fullTab).replace(/<noscript>.*?<\/noscript>/gs, '');
    for (const asked of ['game-1', 'game-5', 'game-9', 'history']) expect(seen(asked)).toBe(seen(null));
  });

  it('show one panel at a time, with all of them in the page', async () => {
    const { container } = show();
    expect(shownPanels(container)).toEqual(['overview']);
    await user().click(tab('Game 2'));
    expect(shownPanels(container)).toEqual(['game-2']);
    expect(container.querySelectorAll('[role=tabpanel]')).toHaveLength(5);
  });

  it('follow the address, and update it without a history entry', async () => {
    history.replaceState(null, '', '#game-3');
    show();
    expect(selected()).toBe('Game 3');
    const entries = history.length;
    await user().click(tab('Game 1'));
    expect(location.hash).toBe('#game-1');
    expect(history.length).toBe(entries);
  });

  it('have the one that the address asks for in sight', () => {
    history.replaceState(null, '', '#game-3');
    const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.id === 'tab-game-3' ? 430 : 0;
    });
    show();
    expect(screen.getByRole('tablist').scrollLeft).toBe(350);
    left.mockRestore();
  });

  it('inform Next of the address for going back', async () => {
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

  it('are navigated by arrow keys, Home and End, also around the ends', async () => {
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

describe('the history', () => {
  it('has each team’s last matches and their meetings, in this match’s order', async () => {
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

  it('is the only tab before the start', () => {
    show({ match: notStartedMatch(), games: [] });
    expect(screen.getByText('Head-to-head')).toBeTruthy();
  });

  it('has a message for teams without any', () => {
    const none = { leftWins: 0, rightWins: 0, draws: 0, matches: [] };
    show({
      match: notStartedMatch(),
      games: [],
      headToHead: none,
      form: { left: { teamId: 77, matches: [] }, right: { teamId: 1, matches: [] } },
    });
    expect(screen.getByText('No meetings yet')).toBeTruthy();
    expect(screen.getAllByText('No earlier matches.')).toHaveLength(2);
  });
});

describe('while spoilers are hidden', () => {
  beforeEach(() => saveSettings({ spoilerFree: true }));

  it('every possible game of the series has a tab', () => {
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

  it('says how long the match may be beside the only button for its result', () => {
    const { container } = show({ match: finishedMatch({ numOfGames: 5 }) });
    expect(container.textContent).toContain('First to 3 wins: 3 to 5 games.');
    expect(screen.getAllByRole('button', { name: 'Show results' })).toHaveLength(1);
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

  it('the history of an upcoming match is covered, its time and streams are not', async () => {
    const { container } = show({ match: notStartedMatch(), games: [] });
    expect(container.textContent).not.toContain('kt Rolster');
    expect(document.querySelector('.score')?.textContent).toBe('08:00');
    await user().click(button('Show form and head-to-head') ?? document.body);
    expect(container.textContent).toContain('kt Rolster');
  });

  it('recordings are offered only of games that a best of three always has', () => {
    const games = [1, 2, 3].map((position) => gameStub(position, { videoUrl: `https://youtu.be/${position}` }));
    const { container } = show({ match: finishedMatch({ games }) });
    expect(container.querySelectorAll('a[data-part=video]')).toHaveLength(2);
    expect(container.innerHTML).not.toContain('https://youtu.be/3');
    expect(screen.getByText('Videos')).toBeTruthy();
  });

  it('recordings only of a game that need not have been played are not mentioned', () => {
    show({ match: finishedMatch({ games: [gameStub(1), gameStub(2), gameStub(3, { videoUrl: 'https://youtu.be/3' })] }) });
    expect(screen.queryByText('Videos')).toBeNull();
  });
});
