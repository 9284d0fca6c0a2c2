import { DAY_MS } from '../values/durations';
import type { FinishedMatch, FinishedSummary } from '../match/match';
import { importanceOf, isInternational } from './importance';
import { beginOf } from '../match/match-order';

/** How many days back a list of matches to catch up on may look. */
export const CATCH_UP_DAYS = [1, 3, 7] as const;
export type CatchUpDays = (typeof CATCH_UP_DAYS)[number];

/** As many matches as anybody would watch. */
const MOST_TO_CATCH_UP = 30;

/**
 * The finished matches of the last days: those between regions first, then the ones most
 * worth watching, among equals those that matter most, then the newest; without those
 * with too little data.
 */
export function catchUpMatches<Listed extends FinishedSummary>(matches: readonly Listed[], days: number, now: number): Listed[] {
  return matches
    .filter((match) => match.worthWatching !== undefined && beginOf(match) > now - days * DAY_MS && beginOf(match) <= now)
    .sort(
      (a, b) =>
        Number(isInternational(b)) - Number(isInternational(a)) ||
        (b.worthWatching ?? 0) - (a.worthWatching ?? 0) ||
        importanceOf(a) - importanceOf(b) ||
        beginOf(b) - beginOf(a) ||
        a.id - b.id,
    )
    .slice(0, MOST_TO_CATCH_UP);
}

/** A game that was played; no address where its recording is not known. */
export type RecordedGame = { readonly position: number; readonly videoUrl: string | null };

/** The games that were played, by position. */
export function recordedGames({ games }: FinishedMatch): RecordedGame[] {
  return games
    .filter(({ status }) => status === 'finished')
    .map(({ position, videoUrl }) => ({ position, videoUrl }))
    .sort((a, b) => a.position - b.position);
}
