import type { CacheEntry } from '../../../lib/server/http/cache-entry';
import type { Timers } from '../../../lib/server/timers';

/** A clock that stands still until it is moved; alarms ring as it passes them. */
export function manualTimers(): Timers & { readonly advance: (ms: number) => Promise<void> } {
  let now = 1_000_000;
  let alarms: { readonly at: number; readonly callback: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, callback) => {
      const alarm = { at: now + ms, callback };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((each) => each !== alarm);
      };
    },
    advance: async (ms) => {
      now += ms;
      const due = alarms.filter((alarm) => alarm.at <= now);
      alarms = alarms.filter((alarm) => alarm.at > now);
      for (const alarm of due) alarm.callback();
      await settled();
    },
  };
}

/** Lets everything that is already decided run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** An entry whose body is its name; fresh 10 s, stale 10 s more, kept for errors 100 s. */
export function entry(name: string, overrides: Partial<CacheEntry> = {}): CacheEntry {
  return {
    status: 200,
    headers: { 'content-type': 'text/plain' },
    bodies: { kind: 'plain', plain: Buffer.from(name) },
    etag: `W/"${name}"`,
    tags: [],
    lifetime: { fresh: 10, stale: 10, error: 100, browser: 0 },
    strippedCookie: false,
    ...overrides,
  };
}
