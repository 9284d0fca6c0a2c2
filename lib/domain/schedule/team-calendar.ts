import type { MatchSummary } from '../match/match';
import { isAnnounced } from '../match/match-order';
import { yearOf } from '../statistics/team-figures';
import { isUnderWay } from '../match/match-state';

/** The matches of a year as its tab parts them: to come by start, and all others the newest first. `now` is the site's clock. */
export function splitMatches(
  matches: readonly MatchSummary[],
  now: number,
): { readonly upcoming: MatchSummary[]; readonly past: MatchSummary[] } {
  const toCome = (match: MatchSummary) => isUnderWay(match) || (match.status !== 'canceled' && isAnnounced(match, now));
  return { upcoming: matches.filter(toCome), past: matches.filter((match) => !toCome(match)).reverse() };
}

/** The year that a calendar opens with: the current one (UTC) where there are matches, else the newest; null without any. */
export function openingYear(years: readonly number[], asked: number | null, now: number): number | null {
  if (asked !== null && years.includes(asked)) return asked;
  const current = yearOf(new Date(now).toISOString());
  return years.includes(current) ? current : (years[0] ?? null);
}
