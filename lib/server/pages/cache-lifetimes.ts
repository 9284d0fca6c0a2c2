import { addDays, dayOf, dayStart } from '../../domain/schedule/week';
import { CACHE_REFRESH_MINUTES } from '../../domain/constants';

/**
 * How long copies of public answers live, in seconds. `fresh`: served as they
 * are. `stale`: still served while a new one is made. `error`: served when no
 * new one can be made (the store is down). `browser`: not requested again.
 *
 * `stale` is short because browsers take it for themselves: Chromium answers a
 * `fetch` from its own cache within that time and asks behind it (tried), so a
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
  /** A permanent redirect; browsers would keep it for ever without a limit. */
  moved: { fresh: 10, stale: 5, error: 60, browser: 60 },
} as const satisfies Record<string, Lifetime>;

type Shown = {
  /** The site's clock, milliseconds since 1970. */
  readonly now: number;
  readonly live?: boolean | undefined;
  /** ISO instant of the next start among what is shown. */
  readonly nextStart?: string | null | undefined;
};

/**
 * The lifetime of something that shows matches. A copy is fresh no longer than
 * until the next start on it or UTC midnight, because either changes what the
 * page says; at least a second, so that a burst still shares one render.
 */
export function matchesLifetime({ now, live, nextStart }: Shown): Lifetime {
  const base = live ? LIFETIMES.live : LIFETIMES.page;
  const midnight = dayStart(addDays(dayOf(now, 'UTC'), 1), 'UTC');
  const start = nextStart ? Date.parse(nextStart) : Number.POSITIVE_INFINITY;
  const change = Math.min(midnight, start > now ? start : midnight);
  return { ...base, fresh: Math.max(1, Math.min(base.fresh, Math.ceil((change - now) / 1000))) };
}

/** The `Cache-Control` of a public answer. */
export function cacheControl({ fresh, stale, error, browser }: Lifetime): string {
  return `public, max-age=${browser}, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${error}`;
}

export const UNCACHED = 'private, no-store';
/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Public answers name their cache tags in this header, separated by spaces; it does not leave the front. */
export const TAGS_HEADER = 'x-riftweek-tags';
