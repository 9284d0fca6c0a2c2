// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MatchDetail } from '../../../lib/domain/models/match-detail';
import { MatchView } from '../../../components/views/MatchView';
import { pageGame } from '../../../lib/domain/match/page-game';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedGame, gameTeam } from '../../support/game-fixture';
import { matchDetail } from '../../support/match-detail-fixture';
import { gameStub, finishedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { withOwnCache } from '../../support/schedule-rig';
import { onMatchPage, score, selected, sentPage, show } from '../../support/match-view-rig';

onMatchPage();

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

  it('takes over the new score and games, and announces them politely', async () => {
    const asked = answer(later);
    const { container } = show({ match: live, games: [finishedGame()] });
    expect(container.querySelector('.state')?.textContent).toBe('Live');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(asked).toContain('/api/match/7');
    expect(score()).toEqual(['2', '0']);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Final score: T1 2, Gen.G 0');
  });

  it('stops polling once it is over', async () => {
    const asked = answer(later);
    show({ match: live, games: [finishedGame()] });
    await act(() => vi.advanceTimersByTimeAsync(6000));
    const sofar = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toHaveLength(sofar);
  });

  it('announces nothing while spoilers are hidden', async () => {
    answer(later);
    saveSettings({ spoilerFree: true });
    const { container } = show({ match: live, games: [finishedGame()] });
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(container.textContent).toContain('Finished');
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('that is long over does not poll', async () => {
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
  const playing = (position: number, beginAt = '2023-08-21T11:43:00Z', known = frames(2000)): Partial<MatchDetail> => ({
    match: runningMatch({
      numOfGames: 5,
      left: scored({ score: position - 1 }),
      games: [
        ...Array.from({ length: position - 1 }, (_, index) => gameStub(index + 1)),
        gameStub(position, { status: 'running', winnerId: null, lengthSeconds: null, beginAt }),
      ],
    }),
    games: [
      pageGame(
        finishedGame({
          position,
          status: 'running',
          winnerId: null,
          teams: [gameTeam({ gold: 27_000, kills: 4 }), gameTeam({ id: 1, side: 'red', gold: 25_000, kills: 3 })],
          frames: known,
        }),
        { prior: null },
      ),
    ],
  });
  const chance = { left: 0.68, right: 0.32 };
  const beforeGame = (position: number): Partial<MatchDetail> => ({
    match: {
      ...runningMatch({
        numOfGames: 5,
        left: scored({ score: position - 1 }),
        right: scored({ id: 1, abbr: 'GEN', name: 'Gen.G', score: 0 }),
        games: Array.from({ length: position - 1 }, (_, index) => gameStub(index + 1)),
      }),
      chance,
    },
    games: [],
  });
  const bar = () => document.querySelector('[role=group][aria-label="Current game"]');

  it('opens on the current game, and stays there when the next one begins', () => {
    const { rerender } = show(playing(2));
    expect(selected()).toBe('Game 2');
    rerender(withOwnCache(<MatchView detail={matchDetail(playing(3))} />));
    expect(selected()).toBe('Game 2');
  });

  it('opens, before its first game, on what is known of the teams, and between games on the overview', () => {
    show(beforeGame(1));
    expect(selected()).toBe('Form and head-to-head');
    cleanup();
    show(beforeGame(2));
    expect(selected()).toBe('Overview');
  });

  it('has the chance of the series in its head between games and while nothing is known of the one that runs', () => {
    show(beforeGame(1));
    expect(bar()?.textContent).toBe('Series: T1 68%');
    cleanup();
    show(beforeGame(2));
    expect(bar()?.textContent).toMatch(/^Series: T1 8\d%$/);
    cleanup();
    show({ match: { ...runningMatch({ numOfGames: 5, games: [gameStub(1, { status: 'running', winnerId: null })] }), chance }, games: [] });
    expect(bar()?.textContent).toMatch(/^Series: (T1|GEN) \d\d%$/);
  });

  it('has kills, gold lead and the chances of game and series in its head, with their age', () => {
    show(playing(2));
    expect(bar()?.closest('[data-state=running]')?.querySelector('h1')).not.toBeNull();
    expect(bar()?.textContent).toMatch(/^4 : 3 kills.*T1 \+2\.0k.*Game 2: T1 7\d% to win.*Series: T1 6\d%.*as of 15:00$/);
  });

  it('says in its head only since when there have been no figures once they are older than five minutes; the game keeps them with their time', () => {
    show(playing(2, '2023-08-21T11:30:00Z'));
    expect(bar()?.textContent).toBe('No live stats since 15:00');
    expect(document.querySelector('#game-2 dl')?.parentElement?.textContent).toMatch(/^as of 15:00Kills/);
  });

  it('has no figures in its head while none but those of the start are known', () => {
    for (const beginAt of ['2023-08-21T11:58:00Z', '2023-08-21T11:30:00Z']) {
      show(playing(2, beginAt, frames(0).slice(0, 1)));
      expect(bar()?.textContent).toBe('');
      cleanup();
    }
  });

  it('reveals nothing while results are hidden: neither the game nor the lead', () => {
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    show(playing(2));
    expect(selected()).toBe('Overview');
    expect(bar()).toBeNull();
  });

  it('shows the game before hydration by style only, in HTML that is the same for every game once covered', () => {
    const covered = (detail: Partial<MatchDetail>, opens: string, says: string) => {
      const page = document.createElement('div');
      page.innerHTML = sentPage(detail);
      expect(page.querySelector(`#${opens} > [data-opens][data-spoiler=collapse]`)?.textContent).toContain(says);
      for (const part of page.querySelectorAll('[data-spoiler], noscript, script, style')) part.remove();
      return [...page.querySelectorAll('[role=tablist], [role=tabpanel]')].map((part) => part.outerHTML.replace(/ data-cover=""/g, ''));
    };
    const game2 = covered(playing(2), 'game-2', 'Win chance');
    expect(covered(playing(3), 'game-3', 'Win chance')).toEqual(game2);
    expect(covered(beforeGame(1), 'history', 'Who wins')).toEqual(game2);
  });
});
