// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveCard } from '../../../components/match/LiveCard';
import { saveSettings } from '../../../lib/client/settings-store';
import type { GameStub } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings';
import { finishedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2023-08-19T09:00:00Z') });
});
afterEach(() => {
  cleanup();
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
});

const third: GameStub = {
  id: 3,
  position: 3,
  status: 'running',
  beginAt: '2023-08-19T08:35:50Z',
  endAt: null,
  lengthSeconds: null,
  winnerId: null,
  videoUrl: null,
};

describe('a live card', () => {
  it('says the game under way and lets its clock run', () => {
    const { container } = renderSite(<LiveCard match={runningMatch({ games: [third] })} />);
    const game = () => container.querySelector('.game')?.textContent;
    expect(game()).toBe('Game 3 · 24:10');
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(game()).toBe('Game 3 · 24:15');
  });

  it('says which game comes next between two games', () => {
    renderSite(<LiveCard match={runningMatch()} />);
    expect(screen.getByText('Game 3 next')).toBeTruthy();
  });

  it('shows no clock that cannot be right', () => {
    const { container } = renderSite(<LiveCard match={runningMatch({ games: [{ ...third, beginAt: '2023-08-19T09:10:00Z' }] })} />);
    expect(container.querySelector('.game')?.textContent).toBe('Game 3');
  });

  it('tells its end, and no game any more', () => {
    const { container } = renderSite(<LiveCard match={finishedMatch({ games: [{ ...third, status: 'finished' }] })} />);
    expect(screen.getByText('Final')).toBeTruthy();
    expect(screen.queryByText('Live')).toBeNull();
    expect(screen.queryByText('Since')).toBeNull();
    expect(container.querySelector('.game')).toBeNull();
  });

  it('hides the game’s number with the score', () => {
    saveSettings({ spoilerFree: true });
    const { container } = renderSite(<LiveCard match={runningMatch({ games: [third] })} />);
    expect(container.querySelector('.game')).toBeNull();
  });
});
