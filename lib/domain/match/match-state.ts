import { RESCHEDULED_MARK_DAYS, STARTING_SOON_MINUTES } from '../values/constants';
import type { Match, MatchSummary, Side } from './match';
import { leagueFix } from '../leagues/league-table';
import { matchSlug } from '../page/paths';
import { dayOf } from '../values/zoned-date';
import { MINUTE_MS } from '../values/durations';

/** Flags of a match that follow from its state and the clock (docs/product.md#match). `now` is milliseconds since 1970. */

export const SIDES = ['left', 'right'] as const;
export type SideName = (typeof SIDES)[number];

export function otherSide(side: SideName): SideName {
  return side === 'left' ? 'right' : 'left';
}

/** The side of a team; null for one that does not play in the match, and for none. */
export function sideOfTeam({ left, right }: Pick<MatchSummary, 'left' | 'right'>, teamId: number | null): SideName | null {
  return teamId === null ? null : teamId === left.id ? 'left' : teamId === right.id ? 'right' : null;
}

/** Running, and not forgotten by its source. */
export function isUnderWay({ status, overdue }: Pick<MatchSummary, 'status' | 'overdue'>): boolean {
  return status === 'running' && overdue !== true;
}

/** Put off or called off. */
export function isOff({ status }: Pick<MatchSummary, 'status'>): boolean {
  return status === 'postponed' || status === 'canceled';
}

/** The second final of a bracket whose first was won by the unbeaten team: that it is called off is a result. */
export function isNeedless(match: MatchSummary): boolean {
  return match.status === 'canceled' && match.notNeeded === true;
}

export function shownState({ status, overdue }: Pick<MatchSummary, 'status' | 'overdue'>): MatchSummary['status'] | 'overdue' {
  return overdue ? 'overdue' : status;
}

/** Whether a match is late, but by less than an hour. */
export function isStartingSoon(match: MatchSummary, now: number): boolean {
  if (match.status !== 'not_started') return false;
  const elapsed = now - Date.parse(match.beginAt);
  return elapsed >= 0 && elapsed < STARTING_SOON_MINUTES * MINUTE_MS;
}

/** The mark "rescheduled" shows until 14 days after the new start. */
export function showsRescheduled(match: MatchSummary, now: number): boolean {
  return match.rescheduled && now < Date.parse(match.beginAt) + RESCHEDULED_MARK_DAYS * 1440 * MINUTE_MS;
}

/** The ids of the teams that play; empty where players meet, whose ids overlap with those of teams. */
export function teamIdsOf(match: MatchSummary): number[] {
  return match.opponentType === 'team' ? [match.left.id, match.right.id].filter((id) => id > 0) : [];
}

/** True where the match has (or is getting) a result that a reader may not want to see yet. */
export function hasResult(match: Pick<MatchSummary, 'status'>): boolean {
  return match.status === 'running' || match.status === 'finished';
}

/** The score as shown: the number once running or finished, otherwise a dash. */
export function scoreText(side: Side): string {
  return side.score === null ? '–' : String(side.score);
}

/** Votes are open for a known side of a match that is neither finished nor canceled. */
export function canVote(match: MatchSummary, side: SideName): boolean {
  return match[side].id > 0 && match.status !== 'finished' && match.status !== 'canceled';
}

/** A side's short name in a schedule row: acronym, else name, else "?". */
export function shortName(side: Side): string {
  return side.abbr || side.name || '?';
}

/** 5 for a best of five; null for every other format (two-game ties, first to three wins). */
export function bestOf(match: MatchSummary): number | null {
  return match.matchType === 'best_of' || match.matchType === 'ow_best_of' ? match.numOfGames : null;
}

/** 3 for a series that three wins decide ("first to three"); null for every other format. */
export function firstTo(match: MatchSummary): number | null {
  return match.matchType === 'first_to' ? match.numOfGames : null;
}

function displaySide(match: MatchSummary, name: SideName) {
  return { ...match[name], canVote: canVote(match, name) };
}

/** For a match, how many of `matches` are of its league and UTC day, itself included; a match that is listed twice counts once. */
export function leagueDayCounts(matches: readonly MatchSummary[]): (match: MatchSummary) => number {
  const keyOf = ({ leagueId, beginAt }: MatchSummary) => `${leagueId} ${dayOf(beginAt, 'UTC')}`;
  const counts = new Map<string, number>();
  for (const match of new Map(matches.map((each) => [each.id, each])).values())
    counts.set(keyOf(match), (counts.get(keyOf(match)) ?? 0) + 1);
  return (match) => counts.get(keyOf(match)) ?? 1;
}

/**
 * The display shape for JSON answers (docs/product.md#match): a superset of
 * `Match`, so that it decodes with `MatchSchema` again.
 * @param numComments comments and replies that show on its page
 * @param matchesNum matches of its league on its UTC day, among those of the answer (`header.matchesNum`); with one, rows append its name
 */
export function matchDisplay(match: Match, now: number, numComments: number, matchesNum = 1) {
  return {
    ...match,
    slug: matchSlug(match),
    fullName: [match.leagueName, match.serieName, match.tournamentName, match.name].filter(Boolean).join(' - '),
    isFinished: match.status === 'finished',
    isNotStarted: match.status === 'not_started',
    isRunning: isUnderWay(match),
    isStartingSoon: isStartingSoon(match, now),
    isCanceled: match.status === 'canceled',
    rescheduled: showsRescheduled(match, now),
    numComments,
    header: { id: match.leagueId, name: leagueFix(match.leagueId, match.leagueName)?.acronym || match.leagueName, matchesNum },
    left: displaySide(match, 'left'),
    right: displaySide(match, 'right'),
  };
}
export type MatchDisplay = ReturnType<typeof matchDisplay>;

/** Whether the prediction game may have markets of a match: it is to come, and both teams and its time are known. */
export function mayBePredicted({
  status,
  overdue,
  beginAtEstimated,
  left,
  right,
}: Pick<Match, 'status' | 'overdue' | 'beginAtEstimated' | 'left' | 'right'>): boolean {
  return status === 'not_started' && overdue !== true && !beginAtEstimated && left.id > 0 && right.id > 0;
}
