import { MINUTE_MS } from '../domain/values/durations';
import type { Match } from '../domain/match/match';
import { beginOf, isUpcoming } from '../domain/match/match-order';
import { isUnderWay } from '../domain/match/match-state';

/** Matches may begin as early as this before their time. */
const BEFORE_MS = 15 * MINUTE_MS;

/** True while a match runs, begins soon or is late: its score may change at any moment. */
export function isBusy(
  { running, toCome }: { readonly running: readonly Match[]; readonly toCome: readonly Match[] },
  now: number,
): boolean {
  return running.some(isUnderWay) || toCome.some((match) => isUpcoming(match, now) && beginOf(match) <= now + BEFORE_MS);
}
