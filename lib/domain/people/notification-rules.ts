import * as v from 'valibot';
import { MINUTE_MS } from '../values/durations';

/**
 * What an account wants to be notified of among what it follows
 * (docs/product.md#notifications): one rule for all of it, others for single
 * teams and leagues, and hours in which nothing rings.
 */

/** How long before a start the notification may come. */
export const REMINDER_MINUTES = [0, 5, 10, 15, 30, 60] as const;
export const USUAL_REMINDER = 10;
export const MAX_NOTIFICATION_RULES = 100;
const DAY_MINUTES = 1_440;

export const ReminderSchema = v.picklist(REMINDER_MINUTES);

export const NotificationRuleSchema = v.object({
  start: v.boolean(),
  reschedule: v.boolean(),
  result: v.boolean(),
  /** Minutes before the start. */
  minutes: v.fallback(ReminderSchema, USUAL_REMINDER),
});
export type NotificationRule = v.InferOutput<typeof NotificationRuleSchema>;

/** What a rule of its own is for: "team:77", "league:293". */
export const RuleKeySchema = v.pipe(v.string(), v.regex(/^(?:team|league):\d{1,9}$/, 'a rule is for "team:ID" or "league:ID"'));
type NotificationRules = Readonly<Record<string, NotificationRule>>;

export function ruleKey(kind: 'team' | 'league', id: number): string {
  return `${kind}:${id}`;
}

/** From one minute of the day until before another, in the account's zone; past midnight where `to` comes first. */
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MINUTES - 1));
export const QuietHoursSchema = v.object({ from: minuteOfDay, to: minuteOfDay });
export type QuietHours = v.InferOutput<typeof QuietHoursSchema>;

function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(now);
  const number = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
}

/** Whether nothing may ring now. Two equal ends are no hours at all; an unknown zone is UTC. `now`: milliseconds since 1970. */
export function isQuiet(hours: QuietHours | null, zone: string | null, now: number): boolean {
  if (hours === null || hours.from === hours.to) return false;
  const minute = minuteIn(zone ?? 'UTC', now);
  const { from, to } = hours;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** Whether a reminder so many minutes before a start is due, and until how long after the start it still is. */
export function isReminderDue(beginAt: string, minutes: number, now: number, lateMinutes: number): boolean {
  const ahead = Date.parse(beginAt) - now;
  return ahead <= minutes * MINUTE_MS && ahead >= -lateMinutes * MINUTE_MS;
}

/** The rules combined: an event is notified if one of them wants it, a start as early as the earliest of those. */
export function joinedRule(rules: readonly NotificationRule[]): NotificationRule {
  const starts = rules.filter(({ start }) => start);
  const earliest = REMINDER_MINUTES.findLast((minutes) => starts.some((rule) => rule.minutes === minutes));
  return {
    start: starts.length > 0,
    reschedule: rules.some(({ reschedule }) => reschedule),
    result: rules.some(({ result }) => result),
    minutes: earliest ?? USUAL_REMINDER,
  };
}

/** Stored rules after some were set or, with null, dropped for the usual one. The newest stay. */
export function patchedRules(stored: NotificationRules, patch: Readonly<Record<string, NotificationRule | null>>): NotificationRules {
  const others = Object.entries(stored).filter(([key]) => !Object.hasOwn(patch, key));
  const set = Object.entries(patch).flatMap(([key, rule]) => (rule === null ? [] : [[key, rule] as const]));
  return Object.fromEntries([...others, ...set].slice(-MAX_NOTIFICATION_RULES));
}
