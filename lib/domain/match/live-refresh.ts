import type { MatchSummary } from './match';
import { STARTING_SOON_MINUTES } from '../values/constants';
import { HOUR_MS } from '../values/durations';
import { isUnderWay } from './match-state';

export const RUNNING_REFRESH_MS = 5_000;
export const SOON_REFRESH_MS = 60_000;
/** A match that is later than this is no longer waited for. */
export const LATEST_START_MS = STARTING_SOON_MINUTES * 60_000;

/**
 * How often what is shown should be requested again (docs/product.md#live-updates): every 5 s
 * while a match of it runs, every minute while one starts within the hour (or
 * should have started less than an hour ago), else not at all (0).
 */
export function liveRefreshMs(shown: readonly MatchSummary[], now: number | null): number {
  if (now === null) return 0;
  if (shown.some(isUnderWay)) return RUNNING_REFRESH_MS;
  const soon = shown.some((match) => {
    const until = Date.parse(match.beginAt) - now;
    return match.status === 'not_started' && until <= HOUR_MS && until > -LATEST_START_MS;
  });
  return soon ? SOON_REFRESH_MS : 0;
}
