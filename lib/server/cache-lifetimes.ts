import * as v from 'valibot';
import { CacheTagSchema, type CacheTag } from '../domain/page/cache-tags';
import { addDays, dayStart } from '../domain/values/week';
import { dayOf } from '../domain/values/zoned-date';
import { CACHE_REFRESH_MINUTES } from '../domain/values/constants';
import type { MatchSummary } from '../domain/match/match';
import { isUnderWay } from '../domain/match/match-state';

/**
 * How long copies of public answers live, in seconds. `fresh`: served as they
 * are. `stale`: still served while a new one is made. `error`: served when no
 * new one can be made (the store is down). `browser`: not requested again.
 *
 * `stale` is short because browsers take it for themselves: Chromium answers a `fetch` from its own cache within that time and revalidates in the background (tried), so a
 * poll would show the answer to the poll before.
 */
export type Lifetime = { readonly fresh: number; readonly stale: number; readonly error: number; readonly browser: number };

const DAY = 86_400;

export const LIFETIMES = {
  /** A match on it runs: source to screen within 10 s. Polls are 5 s apart, so none meets a stale answer. */
  live: { fresh: 5, stale: 1, error: DAY, browser: 0 },
  /** Pages and week documents; ingest purges them earlier. */
  page: { fresh: 60, stale: 15, error: DAY, browser: 0 },
  /** Lists that change when the source gains a league or a player. */
  catalog: { fresh: CACHE_REFRESH_MINUTES * 60, stale: 60, error: DAY, browser: 0 },
  /** Not found, or found elsewhere for now: short, because the document may come. */
  missing: { fresh: 10, stale: 5, error: 60, browser: 0 },
  /** A permanent redirect; browsers would cache it for ever without a limit. */
  moved: { fresh: 10, stale: 5, error: 60, browser: 60 },
} as const satisfies Record<string, Lifetime>;

/** What a copy's lifetime depends on. */
export type ScheduledMatch = Pick<MatchSummary, 'status' | 'beginAt' | 'overdue'>;

/**
 * The lifetime of what shows these matches, in any order. While one runs,
 * seconds. A copy is fresh no longer than until the next start after `now` or
 * UTC midnight, because either changes what the page says; at least a second, so
 * that a burst still shares one render. A start that has passed is late: when
 * the match begins, ingest purges. `now` is the site's clock, in milliseconds
 * since 1970.
 */
export function matchesLifetime(matches: readonly ScheduledMatch[], now: number): Lifetime {
  const base = matches.some(isUnderWay) ? LIFETIMES.live : LIFETIMES.page;
  const midnight = dayStart(addDays(dayOf(now, 'UTC'), 1), 'UTC');
  const starts = matches.filter(({ status }) => status === 'not_started').map(({ beginAt }) => Date.parse(beginAt));
  const change = Math.min(midnight, ...starts.filter((start) => start > now));
  return { ...base, fresh: Math.max(1, Math.min(base.fresh, Math.ceil((change - now) / 1000))) };
}

export function cacheControl({ fresh, stale, error, browser }: Lifetime): string {
  return `public, max-age=${browser}, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${error}`;
}

export const UNCACHED = 'private, no-store';
/** For answers that a browser may cache and a shared cache may not: it would answer everybody. */
export const BROWSER_ONLY = 'private, no-cache';
/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Public answers name their cache tags in this header, separated by spaces; it does not leave the server. */
export const TAGS_HEADER = 'x-riftweek-tags';

/** The tags in the value of that header. */
export function tagsInHeader(text: string): CacheTag[] {
  return v.parse(v.array(CacheTagSchema), text.split(' ').filter(Boolean));
}
