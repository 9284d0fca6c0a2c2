import { DAYS_PER_WEEK } from '../values/constants';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../values/durations';
import type { FinishedSummary, MatchSummary } from '../match/match';
import { beginOf, byStart, isFinished } from '../match/match-order';
import { byImportance } from '../schedule/importance';
import { addDays, currentMonday, dayStart } from '../values/week';
import { followsNothing } from './following';
import { isOwnMatch, type OwnMatchRule } from './own-match';
import type { UserData } from './user-data';

/** The content of one reader's weekly mail (docs/product.md#notifications). All instants are milliseconds since 1970. */

/** It is sent on Mondays from this hour of UTC, once a week; after a day it is too late. */
const FROM_HOUR = 7;
const LATEST_MS = DAY_MS;
const MOST_FIXTURES = 20;
const MOST_RESULTS = 10;
/** For a user who follows nothing that plays. */
const MOST_OTHERS = 8;

/** The Monday ("YYYY-MM-DD") of the week whose mail is due at a moment; null at any other time. */
export function dueDigestWeek(now: number): string | null {
  const monday = currentMonday(now, 'UTC');
  const since = now - (dayStart(monday, 'UTC') + FROM_HOUR * HOUR_MS);
  return since >= 0 && since < LATEST_MS ? monday : null;
}

/** The Monday of the week that a mail of the week of `monday` looks back on. */
export function weekBefore(monday: string): string {
  return addDays(monday, -DAYS_PER_WEEK);
}

export type WeeklyDigest = {
  /** Matches of the next seven days by start: the reader's own, or where there are none what matters most. */
  readonly fixtures: readonly MatchSummary[];
  readonly areOwn: boolean;
  /** How many matches of what the user follows did not fit. */
  readonly more: number;
  /** Own matches of the last seven days, the latest first; none where results are hidden. */
  readonly results: readonly FinishedSummary[];
};

type Reader = OwnMatchRule & Pick<UserData, 'spoilerFree'>;

/** `matches`: of the weeks around `now`. Null where there is no content. */
export function weeklyDigest(matches: readonly MatchSummary[], reader: Reader, now: number): WeeklyDigest | null {
  const isOwn = (match: MatchSummary): boolean => isOwnMatch(match, reader, reader);
  const coming = matches.filter((match) => match.status === 'not_started' && beginOf(match) > now && beginOf(match) < now + WEEK_MS);
  const own = coming.filter(isOwn).sort(byStart);
  const others = [...coming].sort(byImportance).slice(0, MOST_OTHERS).sort(byStart);
  const results = reader.spoilerFree
    ? []
    : matches
        .filter(isFinished)
        .filter((match) => beginOf(match) > now - WEEK_MS && isOwn(match))
        .sort((one, other) => byStart(other, one))
        .slice(0, MOST_RESULTS);
  const fixtures = own.length > 0 ? own.slice(0, MOST_FIXTURES) : others;
  if (fixtures.length === 0 && results.length === 0) return null;
  return { fixtures, areOwn: own.length > 0, more: Math.max(0, own.length - MOST_FIXTURES), results };
}

/** The leagues whose digests of the week the mail links to: the followed ones, or `usual` where none is followed. */
export function digestLeagues(reader: UserData, usual: readonly number[]): readonly number[] {
  return followsNothing(reader) ? usual : reader.leaguesOrder;
}
