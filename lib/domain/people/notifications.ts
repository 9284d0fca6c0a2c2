import * as v from 'valibot';
import { InstantSchema, MatchRoundSchema, type FinishedSummary, type MatchSummary } from '../match/match';
import { isNeedless, teamIdsOf } from '../match/match-state';
import { hides } from '../match/spoilers';
import { MINUTE_MS } from '../values/durations';
import { isQuiet, isReminderDue, joinedRule, REMINDER_MINUTES, ruleKey, type NotificationRule } from './notification-rules';
import type { SettledTogether } from '../play/settled-notice';
import type { UserData } from './user-data';

/**
 * Which events are notified, and to which users (docs/product.md#notifications): the
 * start of a followed match and that it was moved by mail and web push, its result by web push; of the
 * prediction game that a followed match takes no more predictions soon, and that one was settled. Pure;
 * `now` is the site's clock in milliseconds since 1970.
 */

/** A start is announced until this long after it: later it is no news. */
const START_LATE_MINUTES = 15;
/** A reschedule is announced within this long of the change. */
const MOVE_LATE_MINUTES = 120;
/** A start that moves by less is not announced. */
const LEAST_MOVE_MINUTES = 15;
/** A result is announced within this long of the end, e.g. after a restart. */
const RESULT_LATE_MINUTES = 60;
/** A start that moves by less is the same start: sources correct it by minutes when a match really begins. */
const SAME_START_MINUTES = 60;
/** No match lasts longer; only then can a result be new. */
const LONGEST_MATCH_HOURS = 24;
/** A lock is announced so many minutes before it at least. */
const LEAST_LOCK_MINUTES = 5;
/** A user's list retains the newest. */
export const MAX_NOTIFICATIONS = 100;

const SideSchema = v.object({ id: v.number(), abbr: v.string(), name: v.string(), img: v.nullable(v.string()) });

/** One entry of a user's list: a match as it was when the notification was made. */
export const NotificationSchema = v.object({
  id: v.string(),
  kind: v.picklist(['start', 'move', 'result', 'lock', 'settled']),
  /** When it was made, by the site's clock. */
  at: InstantSchema,
  match: v.object({
    id: v.number(),
    beginAt: InstantSchema,
    leagueId: v.number(),
    leagueName: v.string(),
    left: SideSchema,
    right: SideSchema,
    /** Only of a match whose teams are results of others. */
    round: v.optional(MatchRoundSchema),
    /** Only of a move without a new time. */
    off: v.optional(v.picklist(['postponed', 'canceled'])),
    /** Scores of a result; else null. */
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

/** Something that happened. `id` is the same for the same event, however often it is found. */
export type NotificationEvent = { readonly id: string } & (
  | { readonly kind: 'start' | 'move' | 'lock' | 'settled'; readonly match: MatchSummary }
  | { readonly kind: 'result'; readonly match: FinishedSummary }
);

/** An event to notify now. A start or a lock comes once for each lead time that a user may have chosen (`minutes`). */
export type DueNotification = NotificationEvent &
  (
    | { readonly kind: 'start' | 'lock'; readonly minutes: number }
    | { readonly kind: 'move' | 'result' }
    | ({ readonly kind: 'settled' } & Pick<SettledTogether, 'at' | 'markets'>)
  );

/** Names the work that is done once everybody who wants it has been notified. */
export function stepOf(due: DueNotification): string {
  return due.kind === 'start' || due.kind === 'lock' ? `${due.id}-${due.minutes}` : due.id;
}

function startMinute(match: Pick<MatchSummary, 'beginAt'>): number {
  return Math.floor(Date.parse(match.beginAt) / MINUTE_MS);
}

function dueReminders(match: MatchSummary, now: number): readonly number[] {
  // A time that is only an estimate is no time to call people.
  if (match.beginAtEstimated || (match.status !== 'not_started' && match.status !== 'running')) return [];
  return REMINDER_MINUTES.filter((minutes) => isReminderDue(match.beginAt, minutes, now, START_LATE_MINUTES));
}

function offStatus({ status }: MatchSummary): 'postponed' | 'canceled' | null {
  return status === 'postponed' || status === 'canceled' ? status : null;
}

function isMoveDue(match: MatchSummary, now: number, moved: ReadonlySet<number>): boolean {
  // What made it needless was the result of another match.
  if (isNeedless(match)) return false;
  const ago = now - Date.parse(match.modifiedAt);
  if (ago < 0 || ago > MOVE_LATE_MINUTES * MINUTE_MS) return false;
  // One may be put off when it should have begun.
  if (offStatus(match) !== null) return Date.parse(match.beginAt) > now - MOVE_LATE_MINUTES * MINUTE_MS;
  if (Date.parse(match.beginAt) <= now) return false;
  // Back at its first time, which sources no longer call moved, it is news to users who know of another time (`isCovered`).
  return match.status === 'not_started' && (match.rescheduled || moved.has(match.id));
}

function isResultDue(match: MatchSummary, now: number): match is FinishedSummary {
  if (match.status !== 'finished') return false;
  const ago = now - Date.parse(match.endAt ?? match.modifiedAt);
  return ago >= 0 && ago <= RESULT_LATE_MINUTES * MINUTE_MS && now - Date.parse(match.beginAt) <= LONGEST_MATCH_HOURS * 60 * MINUTE_MS;
}

/** What is due now of any matches. `moved`: ids of those whose move was notified before. */
export function dueNotifications(matches: readonly MatchSummary[], now: number, moved: ReadonlySet<number> = new Set()): DueNotification[] {
  return matches.flatMap((match): DueNotification[] => {
    if (isResultDue(match, now)) return [{ kind: 'result', id: `result-${match.id}`, match }];
    // The minute of the start: a match that is moved is announced again for its new start.
    const start = startMinute(match);
    const moves: DueNotification[] = isMoveDue(match, now, moved)
      ? [{ kind: 'move', id: `move-${match.id}-${offStatus(match) ?? start}`, match }]
      : [];
    const starts = dueReminders(match, now).map((minutes): DueNotification => ({
      kind: 'start',
      id: `start-${match.id}-${start}`,
      match,
      minutes,
    }));
    return [...moves, ...starts];
  });
}

/** The reminder of a lock that goes with one of a start: with no lead time chosen there would be none left to predict. */
function lockMinutes(minutes: number): number {
  return minutes === 0 ? LEAST_LOCK_MINUTES : minutes;
}

/** The locks that are due now, of any matches, whether or not they take predictions. A match that begins locks. */
export function dueLocks(matches: readonly MatchSummary[], now: number): DueNotification[] {
  return matches.flatMap((match) => {
    if (match.status !== 'not_started' || match.beginAtEstimated) return [];
    const minutes = REMINDER_MINUTES.filter((each) => each > 0 && isReminderDue(match.beginAt, each, now, 0));
    return minutes.map((each): DueNotification => ({ kind: 'lock', id: `lock-${match.id}-${startMinute(match)}`, match, minutes: each }));
  });
}

const minutesApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / MINUTE_MS;

/** Whether a user knows of an event already. `sent`: their list, newest first. */
export function isCovered(sent: readonly Notification[], due: NotificationEvent): boolean {
  const { match } = due;
  const before = sent.filter((each) => each.kind === due.kind && each.match.id === match.id);
  switch (due.kind) {
    case 'result':
      return before.length > 0;
    case 'start':
    case 'lock':
      return before.some((each) => minutesApart(each.match.beginAt, match.beginAt) < SAME_START_MINUTES);
    case 'settled':
      // A correction is notified again.
      return before.some(({ id }) => id === due.id);
    case 'move': {
      // What they know: the last move that they were notified of, else the first time.
      const known = before[0]?.match.beginAt ?? match.originalBeginAt ?? match.beginAt;
      const isSame = (before[0]?.match.off ?? null) === offStatus(match);
      return isSame && minutesApart(known, match.beginAt) < LEAST_MOVE_MINUTES;
    }
  }
}

/**
 * What a user wants to be notified of about a match; null: it is none of theirs. The rules of its followed teams
 * count, else that of its followed league, each its own or the usual one; a match that is followed itself has the usual
 * one as well. With results hidden a followed team does not count in a match that
 * others feed: that there is something to be notified of says that the team got there.
 */
function ruleFor(match: MatchSummary, user: UserData): NotificationRule | null {
  const { notifyReschedule, notifyMatchResult, notifyMinutes, notifyRules } = user;
  const usual = { start: true, reschedule: notifyReschedule, result: notifyMatchResult, minutes: notifyMinutes };
  const of = (kind: 'team' | 'league', id: number) => notifyRules[ruleKey(kind, id)] ?? usual;
  const teams = hides({ teams: match }, user) ? [] : teamIdsOf(match).filter((id) => user.followingTeams.includes(id));
  const league = user.leaguesOrder.includes(match.leagueId) ? [of('league', match.leagueId)] : [];
  const rules = [
    ...(teams.length > 0 ? teams.map((id) => of('team', id)) : league),
    ...(user.followingMatches.includes(match.id) ? [usual] : []),
  ];
  return rules.length === 0 ? null : joinedRule(rules);
}

/** Whether a rule and the switches want an event; without a rule the match is none of the user's. */
function wants(due: DueNotification, rule: NotificationRule | null, user: UserData): boolean {
  // One's own prediction, whatever is followed.
  if (due.kind === 'settled') return user.notifySettled;
  if (rule === null) return false;
  switch (due.kind) {
    case 'start':
      return rule.start && rule.minutes === due.minutes && (user.notifyEmail || user.notifyMobile);
    case 'move':
      return rule.reschedule;
    case 'result':
      return rule.result && !user.spoilerFree;
    case 'lock':
      return rule.start && lockMinutes(rule.minutes) === due.minutes && user.notifyLock;
  }
}

type NotificationWays = { readonly mail: boolean; readonly push: boolean };

/**
 * How a user is notified of an event at the moment `now`; null: not at all. Both false: only in the
 * list (a mail was wished for, but the address is not verified, or the hours are quiet). A result never
 * reaches a user who hides spoilers.
 */
export function notificationWays(due: DueNotification, user: UserData, hasVerifiedMail: boolean, now: number): NotificationWays | null {
  if (user.deleted !== null || !wants(due, ruleFor(due.match, user), user)) return null;
  if (isQuiet(user.quietHours, user.timeZone, now)) return { mail: false, push: false };
  if (due.kind === 'result') return { mail: false, push: true };
  return { mail: user.notifyEmail && hasVerifiedMail, push: user.notifyMobile };
}

function side({ id, abbr, name, img }: MatchSummary['left']): Notification['match']['left'] {
  return { id, abbr, name, img };
}

/** Names an event in a user's list and on a device. A match may be moved to the same time twice: each time is another entry, unread. */
export function noticeId({ id, kind, match }: NotificationEvent): string {
  return kind === 'move' ? `${id}-${Math.floor(Date.parse(match.modifiedAt) / MINUTE_MS)}` : id;
}

/** The entry of an event for a list, made at `now`. Only a result carries scores. */
export function notificationOf(event: NotificationEvent, now: number): Notification {
  const { kind, match } = event;
  const off = kind === 'move' ? offStatus(match) : null;
  const { id: matchId, beginAt, leagueId, leagueName, left, right, round } = match;
  return {
    id: noticeId(event),
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
      ...(off ? { off } : {}),
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
  user: Pick<UserData, 'notificationsRead' | 'spoilerFree' | 'leaguesOrder' | 'followingMatches'>,
): NotificationList {
  const read = new Set(user.notificationsRead);
  const isTold = ({ kind, match }: Notification): boolean =>
    kind === 'settled' || user.leaguesOrder.includes(match.leagueId) || user.followingMatches.includes(match.id);
  const shown = list.filter((each) => !hides({ teams: each.match }, user) || isTold(each));
  const notifications = shown.map((each) => ({
    ...each,
    match: user.spoilerFree ? { ...each.match, score: null } : each.match,
    read: read.has(each.id),
  }));
  return { notifications, unread: notifications.filter((each) => !each.read).length };
}
