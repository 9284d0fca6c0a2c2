// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NextObjectives } from '../../../components/match-page/NextObjectives';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { gameLog } from '../../../lib/domain/match/game-log';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { renderSite, serverHtml, siteRouter } from '../../support/render-site';

const NOW = Date.parse('2026-11-18T18:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
});

const log = gameLog({ complete: true, list: [{ seconds: 600, kind: 'dragon', teamId: 77 }] });
const clock = (seconds: number, stands = false) => ({ seconds, at: new Date(NOW).toISOString(), stands });

function shown(seconds: number, { stands = false, version = '16.22', known = log } = {}) {
  const game = { beginAt: null, clock: clock(seconds, stands) };
  const { container } = renderSite(<NextObjectives game={game} log={known} version={version} />);
  return () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
}

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

describe('the next objectives of a game', () => {
  it('have a countdown to their appearance, then show as up', () => {
    const texts = shown(890);
    expect(texts()).toEqual(['Dragon in 0:10']);
    pass(9);
    expect(texts()).toEqual(['Dragon in 0:01']);
    pass(1);
    expect(texts()).toEqual(['Dragon up', 'Baron in 5:00']);
  });

  it('follow the clock of a delayed stream', () => {
    saveSettings({ streamDelaySeconds: 60 });
    expect(shown(950)()).toEqual(['Dragon in 0:10']);
  });

  it('pause with the game', () => {
    const texts = shown(890, { stands: true });
    pass(30);
    expect(texts()).toEqual(['Dragon in 0:10']);
  });

  it('are not shown where an event may be missing, nor in a season with unknown times', () => {
    expect(shown(890, { known: { ...log, complete: false } })()).toEqual([]);
    expect(shown(890, { version: '31.2' })()).toEqual([]);
  });

  it('are in the server’s HTML, so that nothing moves once the clock runs', () => {
    const html = serverHtml(
      <RouterContext.Provider value={siteRouter().router}>
        <NextObjectives game={{ beginAt: null, clock: clock(890) }} log={log} version="16.22" />
      </RouterContext.Provider>,
    );
    expect(html).toContain('Dragon in 0:10');
  });
});
