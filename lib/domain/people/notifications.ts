import * as v from 'valibot';
import { InstantSchema, MatchRoundSchema, type FinishedSummary, type MatchSummary } from '../match/match';
import { hides } from '../match/spoilers';
import { MINUTE_MS } from '../durations';
import type { UserData } from './user-data';

/**
 * Which events people are told of, and who (docs/product.md#notifications): the
 * start of a followed match by mail and web push, its result by web push. Pure;
 * `now` is the site's clock in milliseconds since 1970.
 */

/** A start is announced from this long before it … */
export const START_AHEAD_MINUTES = 10;
/** … until this long after it: later it is no news. */
export const START_LATE_MINUTES = 15;
/** A result is announced within this long of the end, e.g. after a restart. */
export const RESULT_LATE_MINUTES = 60;
/** A start that moves by less is the same start: sources correct it by minutes when a match really begins. */
export const SAME_START_MINUTES = 60;
/** No match lasts longer; only then can a result be new. */
export const LONGEST_MATCH_HOURS = 24;
/** A user's list keeps the newest. */
export const MAX_NOTIFICATIONS = 100;

const SideSchema = v.object({ id: v.number(), abbr: v.string(), name: v.string(), img: v.nullable(v.string()) });

/** One entry of a user's list: a match as it was when the notification was made. */
export const NotificationSchema = v.object({
  id: v.string(),
  kind: v.picklist(['start', 'result']),
  /** When it was made, by the site's clock. */
  at: InstantSchema,
  match: v.object({
    id: v.number(),
    beginAt: InstantSchema,
    leagueId: v.number(),
    leagueName: v.string(),
    left: SideSchema,
    right: SideSchema,
    /** Of a match whose teams are results of others. */
    round: v.optional(MatchRoundSchema),
    /** Scores of a result; null for a start. */
    score: v.nullable(v.object({ left: v.number(), right: v.number() })),
  }),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** What `GET /api/notifications` answers: newest first. */
export const NotificationListSchema = v.object({
  notifications: v.array(v.object({ ...NotificationSchema.entries, read: v.boolean() })),
  unread: v.number(),
});
export type NotificationList = v.InferOutput<typeof NotificationListSchema>;

/** Something to tell. `id` is the same for the same event, however often it is found. */
export type DueNotification = { readonly id: string } & (
  { readonly kind: 'start'; readonly match: MatchSummary } | { readonly kind: 'result'; readonly match: FinishedSummary }
);

function startMinute(match: Pick<MatchSummary, 'beginAt'>): number {
  return Math.floor(Date.parse(match.beginAt) / MINUTE_MS);
}

function isStartDue(match: MatchSummary, now: number): boolean {
  // A time that is only an estimate is no time to call people.
  if (match.beginAtEstimated || (match.status !== 'not_started' && match.status !== 'running')) return false;
  const ahead = Date.parse(match.beginAt) - now;
  return ahead <= START_AHEAD_MINUTES * MINUTE_MS && ahead >= -START_LATE_MINUTES * MINUTE_MS;
}

function isResultDue(match: MatchSummary, now: number): match is FinishedSummary {
  if (match.status !== 'finished') return false;
  const ago = now - Date.parse(match.endAt ?? match.modifiedAt);
  return ago >= 0 && ago <= RESULT_LATE_MINUTES * MINUTE_MS && now - Date.parse(match.beginAt) <= LONGEST_MATCH_HOURS * 60 * MINUTE_MS;
}

/** The notifications that are due now, of any matches. A match that was called off, put off or moved away is not among them. */
export function dueNotifications(matches: readonly MatchSummary[], now: number): DueNotification[] {
  return matches.flatMap((match): DueNotification[] => {
    if (isResultDue(match, now)) return [{ kind: 'result', id: `result-${match.id}`, match }];
    // The minute of the start: a match that is moved is announced again for its new start.
    return isStartDue(match, now) ? [{ kind: 'start', id: `start-${match.id}-${startMinute(match)}`, match }] : [];
  });
}

/** Whether an entry of a user's list is about this event already. */
export function isToldBy(told: Notification, due: DueNotification): boolean {
  if (told.kind !== due.kind || told.match.id !== due.match.id) return false;
  return due.kind === 'result' || Math.abs(startMinute(told.match) - startMinute(due.match)) < SAME_START_MINUTES;
}

type Wishes = Pick<
  UserData,
  'deleted' | 'notifyEmail' | 'notifyMobile' | 'notifyMatchResult' | 'spoilerFree' | 'leaguesOrder' | 'followingTeams'
>;

/**
 * Whether a match is one to notify a user of: its league is followed, or one of
 * its teams. With results hidden a followed team does not count in a match that
 * others feed: that there is something to be notified of says that the team got there.
 */
function concerns(match: MatchSummary, user: Pick<Wishes, 'leaguesOrder' | 'followingTeams' | 'spoilerFree'>): boolean {
  if (user.leaguesOrder.includes(match.leagueId)) return true;
  return !hides({ teams: match }, user) && [match.left.id, match.right.id].some((id) => user.followingTeams.includes(id));
}

export type NotificationWays = { readonly mail: boolean; readonly push: boolean };

/**
 * How a user is notified of an event; null: not at all. Both false: only in the
 * list (a mail was wished for, but the address is not verified). A result never
 * reaches a user who hides spoilers.
 */
export function notificationWays(
  due: Pick<DueNotification, 'kind' | 'match'>,
  user: Wishes,
  hasVerifiedMail: boolean,
): NotificationWays | null {
  if (user.deleted !== null || !concerns(due.match, user)) return null;
  if (due.kind === 'result') return user.notifyMatchResult && !user.spoilerFree ? { mail: false, push: true } : null;
  if (!user.notifyEmail && !user.notifyMobile) return null;
  return { mail: user.notifyEmail && hasVerifiedMail, push: user.notifyMobile };
}

function side({ id, abbr, name, img }: MatchSummary['left']): Notification['match']['left'] {
  return { id, abbr, name, img };
}

/** The entry of an event for a list, made at `now`. Only a result carries scores. */
export function notificationOf({ id, kind, match }: DueNotification, now: number): Notification {
  const { id: matchId, beginAt, leagueId, leagueName, left, right, round } = match;
  return {
    id,
    kind,
    at: new Date(now).toISOString(),
    match: {
      id: matchId,
      beginAt,
      leagueId,
      leagueName,
      left: side(left),
      right: side(right),
      ...(round ? { round } : {}),
      score: kind === 'result' ? { left: match.left.score, right: match.right.score } : null,
    },
  };
}

/**
 * A list with its read marks. With results hidden, results stay without their
 * scores, and what would not be sent today because it says that a team got there is left out.
 */
export function listedNotifications(
  list: readonly Notification[],
  user: Pick<UserData, 'notificationsRead' | 'spoilerFree' | 'leaguesOrder'>,
): NotificationList {
  const read = new Set(user.notificationsRead);
  const shown = list.filter(({ match }) => !hides({ teams: match }, user) || user.leaguesOrder.includes(match.leagueId));
  const notifications = shown.map((each) => ({
    ...each,
    match: user.spoilerFree ? { ...each.match, score: null } : each.match,
    read: read.has(each.id),
  }));
  return { notifications, unread: notifications.filter((each) => !each.read).length };
}
