// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveCard } from '../../../components/match/LiveCard';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { LiveFigures } from '../../../lib/domain/match/live-figures';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, gameStub, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2023-08-19T09:00:00Z') });
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
});

const third = gameStub(3, { status: 'running', beginAt: '2023-08-19T08:35:50Z', lengthSeconds: null, winnerId: null });

describe('a live card', () => {
  it('shows the running game and its clock', () => {
    const { container } = renderSite(<LiveCard match={runningMatch({ games: [third] })} />);
    const game = () => container.querySelector('.game')?.textContent;
    expect(game()).toBe('Game 3 · 24:10');
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(game()).toBe('Game 3 · 24:15');
  });

  it('names the stage last, which a narrow card cuts first', () => {
    const { container } = renderSite(<LiveCard match={runningMatch({ tournamentName: 'Regular Season' })} />);
    expect(container.querySelector('.title')?.textContent).toMatch(/ · Bo\d · Regular Season$/);
  });

  it('says which game comes next between two games', () => {
    renderSite(<LiveCard match={runningMatch()} />);
    expect(screen.getByText('Game 3 next')).toBeTruthy();
  });

  it('shows no clock that cannot be right', () => {
    const { container } = renderSite(<LiveCard match={runningMatch({ games: [{ ...third, beginAt: '2023-08-19T09:10:00Z' }] })} />);
    expect(container.querySelector('.game')?.textContent).toBe('Game 3');
  });

  it('says that the match is over, and names no game', () => {
    const { container } = renderSite(<LiveCard match={finishedMatch({ games: [{ ...third, status: 'finished' }] })} />);
    expect(screen.getByText('Finished')).toBeTruthy();
    expect(screen.queryByText('Live')).toBeNull();
    expect(screen.queryByText('Since')).toBeNull();
    expect(container.querySelector('.game')).toBeNull();
  });

  it('hides the game’s number with the score', () => {
    saveSettings({ spoilerFree: true });
    const { container } = renderSite(<LiveCard match={runningMatch({ games: [third] })} />);
    expect(container.querySelector('.game')).toBeNull();
  });

  const figures = (overrides: Partial<LiveFigures> = {}): LiveFigures => ({
    ...{ matchId: 7, position: 3, seconds: 600, left: { gold: 12_400, kills: 3 }, right: { gold: 11_900, kills: 5 } },
    ...overrides,
  });
  const card = (playing: LiveFigures) => {
    const { container } = renderSite(<LiveCard match={runningMatch({ games: [third] })} playing={playing} />);
    return { game: () => container.querySelector('.game')?.textContent, footer: container.querySelector('footer')?.textContent };
  };

  it('shows the game’s own clock where the source has it', () => {
    const { game } = card(figures({ clock: { seconds: 600, at: '2023-08-19T08:59:50Z', stands: false } }));
    expect(game()).toBe('Game 3 · 10:10');
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(game()).toBe('Game 3 · 10:15');
  });

  it('stops the clock of a paused game', () => {
    const { game } = card(figures({ clock: { seconds: 600, at: '2023-08-19T08:50:00Z', stands: true } }));
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(game()).toBe('Game 3 · 10:00');
  });

  it('says since when a match has been running where figures are not known of both teams', () => {
    expect(card(figures({ seconds: 1400 })).footer).toContain('12.4k');
    cleanup();
    expect(card(figures({ seconds: 1400, right: { gold: null, kills: null } })).footer).toMatch(/^Since /);
  });

  it('names who is likelier to win the game, and the age of the figures once they are old', () => {
    const fresh = { seconds: 1400, chance: 0.38 };
    expect(card(figures(fresh)).footer).toBe('3 : 5 kills · 12.4k : 11.9k goldGame 3: GEN 62% to win');
    cleanup();
    expect(card(figures({ ...fresh, seconds: 1300 })).footer).toContain('GEN 62% to win · as of 21:40');
  });

  it('shows of stale figures only since when there have been none: no gold line, no chance', () => {
    const leads: LiveFigures['leads'] = [
      [540, 400],
      [900, 500],
    ];
    const { footer } = card(figures({ seconds: 900, chance: 0.38, leads }));
    expect(footer).toBe('No live stats since 15:00');
    expect(document.querySelector('.odds, .trend')).toBeNull();
    cleanup();
    card(figures({ seconds: 1400, chance: 0.38, leads }));
    expect(document.querySelectorAll('.odds, .trend')).toHaveLength(2);
    cleanup();
    // Of the first minutes it would be a dash.
    card(figures({ seconds: 1400, chance: 0.38, leads: leads.slice(1) }));
    expect(document.querySelector('.trend')).toBeNull();
  });

  it('flashes when figures change, not when they only grow old', () => {
    const { container } = renderSite(
      <LiveCard match={runningMatch({ games: [third] })} playing={figures({ seconds: 1400, chance: 0.38 })} />,
    );
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(container.querySelector('footer')?.textContent).toContain('GEN 62% to win · as of 23:20');
    expect(container.querySelector('footer [data-ticks]')).toBeNull();
  });

  it('uses the clock of a delayed stream, and no newer figures', () => {
    saveSettings({ streamDelaySeconds: 120 });
    const { container } = renderSite(
      <LiveCard match={runningMatch({ games: [third] })} playing={figures({ seconds: 1400, chance: 0.38 })} />,
    );
    // What came with the page is covered as long as the stream does not show it.
    act(() => {
      vi.advanceTimersByTime(120_000);
    });
    expect(container.querySelector('.game')?.textContent).toBe('Game 3 · 24:10');
    expect(container.querySelector('footer')?.textContent).toBe('3 : 5 kills · 12.4k : 11.9k goldGame 3: GEN 62% to win');
  });
});
