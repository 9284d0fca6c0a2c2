// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { gameStub, finishedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { onMatchPage, region, sentPage, show, showOpened } from '../../support/match-view-rig';

onMatchPage();

describe('the overview', () => {
  const rows = () => [...region(/Games of T1/).querySelectorAll('tbody tr')];

  it('has a line per game with winner, side and both teams’ figures', () => {
    show();
    expect(rows()).toHaveLength(3);
    expect(rows()[0]?.textContent).toBe('Game 1T1T1Blue side30:0020 : 109 : 93 : 31 : 160.0k : 50.0k');
    expect(rows()[1]?.textContent).toContain('GENGENRed side');
  });

  it('links each line to its game', () => {
    show();
    expect(rows()[1]?.querySelector('a')?.getAttribute('href')).toBe('#game-2');
  });

  it('lists unknown figures by name instead of showing a zero', () => {
    const teams = [gameTeam({ towers: null, barons: 0 }), gameTeam({ id: 1, side: 'red', towers: null })];
    const { container } = show({ games: [finishedGame({ teams })], match: finishedMatch({ games: [gameStub(1)] }) });
    const head = container.querySelector('thead')?.textContent;
    expect(head).not.toContain('Towers');
    expect(head).toContain('Barons');
    expect(rows()[0]?.textContent).toContain('0 : 1');
  });

  const said = (text: string) => screen.queryAllByText(text).length > 0;
  const late = () => [said('No statistics for this match yet.'), said('They arrive soon after a game ends. No need to reload.')];

  it('says within two hours of the end that statistics follow, and still shows who won', () => {
    vi.setSystemTime(Date.parse('2023-08-19T12:40:00Z'));
    showOpened({ games: [] });
    expect(late()).toEqual([true, true]);
    expect(said('No stats for these games.')).toBe(false);
    expect(rows()[0]?.textContent).toBe('Game 1T1T130:00');
  });

  it('says later that none are known', () => {
    vi.setSystemTime(Date.parse('2023-08-19T12:42:00Z'));
    showOpened({ games: [] });
    expect(late()).toEqual([false, false]);
    expect([said('No stats for these games.'), said('No stats for this game.')]).toEqual([true, true]);
    expect(rows()[0]?.textContent).toBe('Game 1T1T130:00');
  });

  it('promises none that the source does not keep', () => {
    vi.setSystemTime(Date.parse('2023-08-19T10:45:00Z'));
    showOpened({ match: finishedMatch({ games: [gameStub(1, { withoutFigures: true })] }), games: [] });
    expect(late()).toEqual([false, false]);
    expect(said('No live stats for this game.')).toBe(true);
  });

  it('promises nothing for a running game', () => {
    vi.setSystemTime(Date.parse('2023-08-19T08:30:00Z'));
    showOpened({ match: runningMatch({ games: [gameStub(1, { status: 'running', winnerId: null })] }), games: [] });
    expect(late()).toEqual([false, false]);
    expect(said('This game is live')).toBe(true);
  });

  it('is valid at any time as the server wrote it', () => {
    const html = sentPage({ games: [] }, 'game-1');
    expect(html).not.toContain('They follow soon');
    expect(html).not.toContain('not there yet');
    expect(html).toContain('No stats for this game.');
  });

  it('says how many games the sums cover', () => {
    show({ games: [finishedGame()] });
    expect(said('Stats cover 1 of 3 games.')).toBe(true);
    cleanup();
    // Its players' sums are of fewer games than the teams' are.
    show({ games: [finishedGame(), finishedGame({ id: 101, position: 2, players: [] })] });
    expect([said('Stats cover 2 of 3 games.'), said('Stats cover 1 of 3 games.')]).toEqual([true, true]);
    cleanup();
    show();
    expect(screen.queryByText(/^Stats cover/)).toBeNull();
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
  it('shows side, victory, length, firsts, picks and bans', () => {
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
    expect(text).toContain('Bans unknown.');
  });

  it('labels the time beside its length as its start', () => {
    const { container } = showOpened();
    expect(container.querySelector('#game-1 [data-part=middle]')?.textContent).toMatch(/^30:00Length.*Started 08:05$/);
  });

  it('has the five players of each team with their figures, in the order of the match', () => {
    const { container } = showOpened();
    const tables = container.querySelectorAll('#game-1 [aria-labelledby=game-1-players] table');
    expect([...tables].map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Players of T1 in this game',
      'Players of Gen.G in this game',
    ]);
    expect(tables[0]?.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(tables[0]?.querySelector('tbody tr')?.textContent).toContain('level 17Top · Champion 14/2/860%240 8.012.0k15.0k1230');
  });

  it('leaves out the columns that are unknown for everyone and keeps a dash for a single player’s', () => {
    const players = [
      gamePlayer({ id: 1, visionScore: null, wardsPlaced: null, damage: null }),
      gamePlayer({ id: 2, role: 'jgl', champion: { id: 2, name: 'Olaf', img: null }, visionScore: null, wardsPlaced: null }),
    ];
    const { container } = showOpened({ games: [finishedGame({ players })] });
    const table = container.querySelector('#game-1 table');
    expect(table?.querySelector('thead')?.textContent).not.toContain('Vision');
    expect(table?.querySelector('tbody tr')?.textContent).toContain('no data');
  });

  it('that is being played says so, without a winner', () => {
    const match = runningMatch({ games: [gameStub(1), gameStub(2, { status: 'running', winnerId: null, lengthSeconds: null })] });
    const { container } = showOpened({ match, games: [finishedGame()] });
    expect(container.querySelector('#game-2')?.textContent).toContain('This game is live');
    expect(container.querySelector('#game-2')?.textContent).not.toContain('Victory');
  });
});
