import { RESCHEDULED_MARK_DAYS, STARTING_SOON_MINUTES } from '../values/constants';
import { compareLeagues } from '../leagues/league-table';
import { currentMonday } from '../values/week';
import { DAY_MS, MINUTE_MS } from '../values/durations';
import type { Finished, FinishedSummary, MatchSummary } from './match';

/** How lists order matches: when one begins, when it ended, and which comes first. */

type Begun = Pick<MatchSummary, 'beginAt'>;

const begins = new WeakMap<Begun, number>();

/** The start in milliseconds since 1970, parsed once for each match. */
export function beginOf(match: Begun): number {
  let begin = begins.get(match);
  if (begin === undefined) begins.set(match, (begin = Date.parse(match.beginAt)));
  return begin;
}

/** The Monday ("YYYY-MM-DD") of the UTC week in which a match begins. */
export function weekOf(match: MatchSummary): string {
  return currentMonday(beginOf(match), 'UTC');
}

export function isFinished<Listed extends MatchSummary>(match: Listed): match is Finished<Listed> {
  return match.status === 'finished';
}

/** When its result was known: its end, or its start where no end is known. */
export function endOf(match: FinishedSummary): number {
  return match.endAt === null ? beginOf(match) : Date.parse(match.endAt);
}

/** Orders matches by start, then league order, then id, as every schedule does. */
export function byStart(a: MatchSummary, b: MatchSummary): number {
  return beginOf(a) - beginOf(b) || compareLeagues(a.leagueId, b.leagueId) || a.id - b.id;
}

/** The latest result first, by the end of the match: the order of every list of results. */
export function byResult(a: FinishedSummary, b: FinishedSummary): number {
  return endOf(b) - endOf(a) || byStart(b, a);
}

/** Whether a match has not started, and is at most an hour late. */
export function isUpcoming(match: MatchSummary, now: number): boolean {
  return match.status === 'not_started' && beginOf(match) + STARTING_SOON_MINUTES * MINUTE_MS > now;
}

function isLongPast(match: MatchSummary, now: number): boolean {
  return beginOf(match) + RESCHEDULED_MARK_DAYS * DAY_MS <= now;
}

/** Put off or called off, while its time is still to come or not long past. A match that turned out to be needless goes at once. */
function isNewlyOff(match: MatchSummary, now: number): boolean {
  const isOff = match.status === 'postponed' || (match.status === 'canceled' && !match.notNeeded);
  return isOff && !isLongPast(match, now);
}

/** Put off, called off or forgotten by its source, and its time is long past. */
export function cameToNothing(match: MatchSummary, now: number): boolean {
  return !isFinished(match) && isLongPast(match, now);
}

/** Whether a match still belongs to those to come: it has not begun, however late it is, unless its source has forgotten it; or it was put off or called off, which must not make it vanish from lists and calendars. */
export function isAnnounced(match: MatchSummary, now: number): boolean {
  return (match.status === 'not_started' && match.overdue !== true) || isNewlyOff(match, now);
}

/** Whether one of its teams plays in the other match as well. */
function sharesTeam({ left, right }: MatchSummary, other: MatchSummary): boolean {
  return [left, right].some(({ id }) => id > 0 && (id === other.left.id || id === other.right.id));
}

/**
 * Over when `match` began. Times are estimates and may overlap: a team plays
 * one match at a time, so of its own the one that began earlier was over,
 * unless it is known to have ended later.
 */
export function wasOverBefore<Listed extends MatchSummary>(each: Listed, match: MatchSummary): each is Finished<Listed> {
  if (each.id === match.id || !isFinished(each) || beginOf(each) >= beginOf(match)) return false;
  if (endOf(each) <= beginOf(match)) return true;
  return sharesTeam(each, match) && !(isFinished(match) && endOf(match) < endOf(each));
}
