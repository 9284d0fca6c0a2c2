import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { saveSettings } from '../../lib/client/settings/settings-store';
import type { Match } from '../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../lib/domain/settings/settings';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { mondayOf, weekDays } from '../../lib/domain/values/week';
import { dayOf } from '../../lib/domain/values/zoned-date';

/** What a schedule needs around it in a test: a shell, an API that answers weeks and live matches, its own SWR cache. */

/** The shell's data for a moment (ISO), from all matches there are. */
export function shellAt(now: string, matches: readonly Match[]): Pick<ShellData, 'week' | 'today'> {
  const today = dayOf(now, 'UTC');
  const start = mondayOf(today);
  const ofDay = (day: string) => matches.filter((match) => dayOf(match.beginAt, 'UTC') === day);
  return { today, week: { start, counts: weekDays(start).map((day) => ofDay(day).length), today: ofDay(today) } };
}

export type FakeApi = {
  /** Addresses asked so far, in order. */
  readonly asked: string[];
  /** The API's data from now on. */
  matches: readonly Match[];
  /** The status of every answer from now on. */
  status: number;
};

/** Stands in for `/api/week` and `/api/live`. */
export function fakeApi(matches: readonly Match[]): FakeApi {
  const api: FakeApi = { asked: [], matches, status: 200 };
  vi.stubGlobal('fetch', (path: string) => {
    api.asked.push(path);
    const start = new URL(path, 'http://site.test').searchParams.get('start');
    const body = start
      ? { start, matches: api.matches.filter((match) => mondayOf(dayOf(match.beginAt, 'UTC')) === start) }
      : { matches: api.matches.filter((match) => match.status === 'running'), playing: [] };
    return Promise.resolve(new Response(JSON.stringify(body), { status: api.status, headers: { 'Content-Type': 'application/json' } }));
  });
  return api;
}

/** Every test of the file begins at this moment (ISO), with an API that knows no match, and ends with default settings. */
export function beginTestsAt(now: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    fakeApi([]);
  });
  afterEach(() => {
    act(() => saveSettings(DEFAULT_SETTINGS));
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** An SWR cache of its own, so that tests do not see each other's answers. */
export function withOwnCache(element: ReactElement): ReactElement {
  return <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 1_000_000 }}>{element}</SWRConfig>;
}
