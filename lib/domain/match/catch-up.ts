import { DAY_MS } from '../durations';
import type { FinishedMatch, FinishedSummary } from './match';
import { beginOf } from './match-order';
import { certainGames } from './series-games';

/** How many days back a list of matches to catch up on may look. */
export const CATCH_UP_DAYS = [1, 3, 7] as const;
export type CatchUpDays = (typeof CATCH_UP_DAYS)[number];

/** As many matches as anybody would watch. */
export const MOST_TO_CATCH_UP = 30;

/** The finished matches of the last days, the ones most worth watching first, then the newest; without those of which too little is known. */
export function catchUpMatches<Listed extends FinishedSummary>(matches: readonly Listed[], days: number, now: number): Listed[] {
  return matches
    .filter((match) => match.worthWatching !== undefined && beginOf(match) > now - days * DAY_MS && beginOf(match) <= now)
    .sort((a, b) => (b.worthWatching ?? 0) - (a.worthWatching ?? 0) || beginOf(b) - beginOf(a) || a.id - b.id)
    .slice(0, MOST_TO_CATCH_UP);
}

/** Recordings of the games that are played in any case, by position from the first; null for one that is not known. */
export function certainVideos(match: FinishedMatch): (string | null)[] {
  return Array.from(
    { length: certainGames(match) },
    (_, index) => match.games.find(({ position }) => position === index + 1)?.videoUrl ?? null,
  );
}
