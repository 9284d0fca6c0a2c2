import { DAY_MS, HOUR_MS, MINUTE_MS } from '../values/durations';
import type { Match } from './match';
import { mostGames, type MatchLength } from './match-length';
import { beginOf } from './match-order';

/** Minutes of a game with its draft and the break after it; and of what comes before the first game. */
const GAME_MINUTES = 45;
const OPENING_MINUTES = 15;

/** How long a match is expected to take at most, in minutes: an hour for one game, four for a best of five. Independent of its result. */
export function expectedMinutes(length: MatchLength): number {
  return OPENING_MINUTES + GAME_MINUTES * mostGames(length);
}

/**
 * Whether a source has forgotten a match: it has neither ended nor, as far as the source says, begun, and nothing was heard
 * of it for twice as long as it may take and two hours more. `now`: milliseconds since 1970.
 */
export function isOverdue(match: Match, now: number): boolean {
  if (match.status !== 'running' && match.status !== 'not_started') return false;
  const heard = [match.modifiedAt, ...match.games.flatMap(({ beginAt, endAt }) => [beginAt, endAt])]
    .map((instant) => (instant === null ? Number.NaN : Date.parse(instant)))
    .filter((at) => at <= now);
  const last = Math.max(beginOf(match) + (match.beginAtEstimated ? DAY_MS : 0), ...heard);
  return now - last > 2 * (expectedMinutes(match) * MINUTE_MS + HOUR_MS);
}
