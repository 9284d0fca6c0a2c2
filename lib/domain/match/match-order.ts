import { STARTING_SOON_MINUTES } from '../constants';
import { compareLeagues } from '../competition/league-table';
import { currentMonday } from '../schedule/week';
import { MINUTE_MS } from '../durations';
import type { FinishedMatch, Match } from './match';

/** How lists look at a match: when it begins, when it ended, and which comes first. */

const begins = new WeakMap<Match, number>();

/** The start in milliseconds since 1970, parsed once a match. */
export function beginOf(match: Match): number {
  let begin = begins.get(match);
  if (begin === undefined) begins.set(match, (begin = Date.parse(match.beginAt)));
  return begin;
}

/** The Monday ("YYYY-MM-DD") of the UTC week in which a match begins. */
export function weekOf(match: Match): string {
  return currentMonday(beginOf(match), 'UTC');
}

export function isFinished(match: Match): match is FinishedMatch {
  return match.status === 'finished';
}

/** When its result was known: its end, or its start where no end is known. */
export function endOf(match: FinishedMatch): number {
  return match.endAt === null ? beginOf(match) : Date.parse(match.endAt);
}

/** By start, then league order, then id: the order of every schedule. */
export function byStart(a: Match, b: Match): number {
  return beginOf(a) - beginOf(b) || compareLeagues(a.leagueId, b.leagueId) || a.id - b.id;
}

/** The latest result first, by the end of the match: the order of every list of results. */
export function byResult(a: FinishedMatch, b: FinishedMatch): number {
  return endOf(b) - endOf(a) || byStart(b, a);
}

/** Still to be played: not started, and not so long overdue that the source has forgotten it. */
export function isUpcoming(match: Match, now: number): boolean {
  return match.status === 'not_started' && beginOf(match) + STARTING_SOON_MINUTES * MINUTE_MS > now;
}

/** Finished before `moment`, and begun before it as well: estimated times may overlap. */
export function finishedBefore(match: Match, moment: number): match is FinishedMatch {
  return isFinished(match) && beginOf(match) < moment && endOf(match) <= moment;
}
