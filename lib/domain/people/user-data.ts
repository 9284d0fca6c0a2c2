import * as v from 'valibot';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_MATCHES, MAX_FOLLOWED_PLAYERS, MAX_FOLLOWED_TEAMS } from '../values/constants';
import { LOCALES } from '../settings/locales';
import { withoutDirectionControls } from './comments/direction';
import { DEFAULT_REGION_ID, REGIONS } from '../leagues/regions';
import { mapLists, withinLimit } from './following';
import { applyOperations, applyToRegions } from './list-operations';
import {
  MAX_NOTIFICATION_RULES,
  NotificationRuleSchema,
  patchedRules,
  QuietHoursSchema,
  ReminderSchema,
  RuleKeySchema,
  USUAL_REMINDER,
} from './notification-rules';
import { completeRegions, REGION_CHOICES } from './region-choices';
import { MAX_WATCHED_MATCHES } from '../match/watched';
import { MAX_ZONE_LENGTH } from '../settings/settings';
import { isTimeZone } from '../values/zoned-date';

/** The document `users/{uid}` (docs/product.md#accounts): what an account stores. */

/** Read marks are stored for this many notifications, the newest last. */
const MAX_NOTIFICATIONS_READ = 500;
const MAX_CHANGE_ID_LENGTH = 64;
export const SUMMONER_NAME_MAX_LENGTH = 32;

const positiveId = v.pipe(v.number(), v.integer(), v.minValue(1));
const uniqueIds = v.transform((ids: number[]): readonly number[] => [...new Set(ids)]);
const uniqueNames = v.transform((names: string[]): readonly string[] => [...new Set(names)]);

const followedIds = (max: number) => v.pipe(v.array(positiveId), uniqueIds, v.maxLength(max, `Maximum ${max}`));
const LeaguesOrderSchema = followedIds(MAX_FOLLOWED_LEAGUES);
const FollowingTeamsSchema = followedIds(MAX_FOLLOWED_TEAMS);
const FollowingPlayersSchema = followedIds(MAX_FOLLOWED_PLAYERS);
const FollowingMatchesSchema = followedIds(MAX_FOLLOWED_MATCHES);
const WatchedMatchesSchema = v.pipe(v.array(positiveId), uniqueIds, v.maxLength(MAX_WATCHED_MATCHES));
const RegionIdSchema = v.pipe(v.number(), v.integer(), v.minValue(DEFAULT_REGION_ID), v.maxValue(REGIONS.length - 1));
const RegionsOrderSchema = v.pipe(
  v.array(
    v.object({
      id: RegionIdSchema,
      selected: v.boolean(),
      order: v.pipe(v.number(), v.integer()),
    }),
  ),
  v.maxLength(REGION_CHOICES.length),
  v.readonly(),
);
const NotificationsReadSchema = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))),
  uniqueNames,
  v.maxLength(MAX_NOTIFICATIONS_READ),
);
const ProfileSchema = v.object({
  /** The user's name in the game. */
  summonerName: v.pipe(v.string(), v.transform(withoutDirectionControls), v.trim(), v.maxLength(SUMMONER_NAME_MAX_LENGTH)),
  /** The game server, a region's key ("euw"); '' where none was chosen. */
  server: v.pipe(
    v.string(),
    v.check((server) => server === '' || REGIONS.some(({ key }) => key === server), 'a server is a region\'s key ("euw")'),
  ),
  /** The colour beside the user's name, "#rrggbb"; '' for none. */
  color: v.pipe(v.string(), v.regex(/^(?:#[\da-f]{6})?$/i, 'a colour is "#rrggbb"')),
});
type Profile = v.InferOutput<typeof ProfileSchema>;

/** A language of the site ("ko"), and an IANA time zone: for mails and messages that are written by the server's jobs. */
const LocaleCodeSchema = v.picklist(LOCALES, 'a locale of the site');
const TimeZoneSchema = v.pipe(v.string(), v.maxLength(MAX_ZONE_LENGTH), v.check(isTimeZone, 'an IANA time zone'));

export const NO_PROFILE: Profile = { summonerName: '', server: '', color: '' };

const NotificationRulesSchema = v.record(RuleKeySchema, NotificationRuleSchema);

/** Each field by itself: one that is broken falls back to its default, the others stay. */
export const UserDataSchema = v.object({
  /** ISO instant at which its deletion was requested; null: it was not. */
  deleted: v.fallback(v.nullable(v.string()), null),
  regionsOrder: v.pipe(
    v.fallback(RegionsOrderSchema, []),
    v.transform((regions) => completeRegions(regions)),
  ),
  leaguesOrder: v.fallback(LeaguesOrderSchema, []),
  followingTeams: v.fallback(FollowingTeamsSchema, []),
  followingPlayers: v.fallback(FollowingPlayersSchema, []),
  /** The newest last. */
  followingMatches: v.fallback(FollowingMatchesSchema, []),
  /** Ids of matches marked as watched, the newest mark last. */
  watchedMatches: v.fallback(WatchedMatchesSchema, []),
  user: v.fallback(v.object({ ...ProfileSchema.entries, server: v.fallback(ProfileSchema.entries.server, '') }), NO_PROFILE),
  notifyEmail: v.fallback(v.boolean(), false),
  notifyMobile: v.fallback(v.boolean(), false),
  notifyMatchResult: v.fallback(v.boolean(), false),
  /** That a match was moved, postponed or cancelled, through the same channels as starts. */
  notifyReschedule: v.fallback(v.boolean(), false),
  /** That predictions of a followed match close soon, and that a prediction of one's own is settled, by the same ways. */
  notifyLock: v.fallback(v.boolean(), false),
  notifySettled: v.fallback(v.boolean(), false),
  /** Whether the user wants the weekly mail. */
  notifyDigest: v.fallback(v.boolean(), false),
  /** The Monday ("YYYY-MM-DD") of the last week whose mail was sent, or is being sent; null before the first. */
  digestWeek: v.fallback(v.nullable(v.string()), null),
  /** How many minutes before the start the reminder is sent. */
  notifyMinutes: v.fallback(ReminderSchema, USUAL_REMINDER),
  /** Rules for single teams and leagues, in place of the switches above. */
  notifyRules: v.fallback(NotificationRulesSchema, {}),
  /** Whether a result, or a move, is wanted of anything at all: followers are found by it. */
  wantsResults: v.fallback(v.boolean(), false),
  wantsMoves: v.fallback(v.boolean(), false),
  quietHours: v.fallback(v.nullable(QuietHoursSchema), null),
  /** The secret part of the address of the account's calendar; null until it is created. */
  calendarToken: v.fallback(v.nullable(v.string()), null),
  notificationsRead: v.fallback(NotificationsReadSchema, []),
  spoilerFree: v.fallback(v.boolean(), false),
  amPmTime: v.fallback(v.boolean(), false),
  /** The zone that times are shown in; null: that of each device. */
  chosenZone: v.fallback(v.nullable(TimeZoneSchema), null),
  /** Where the user reads the site; null until a browser has said so. */
  locale: v.fallback(v.nullable(LocaleCodeSchema), null),
  timeZone: v.fallback(v.nullable(TimeZoneSchema), null),
  /** Rises with every change, not with one that is sent again; 0: nothing was ever saved, the device's own choices move in. */
  revision: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});
export type UserData = v.InferOutput<typeof UserDataSchema>;

/** The data of a new user. */
export const NEW_USER_DATA: UserData = v.parse(UserDataSchema, { regionsOrder: [] });

const operationsOn = <const Schema extends v.GenericSchema>(list: Schema) =>
  v.optional(v.partial(v.strictObject({ add: list, remove: list, order: list })));
const RegionIdsSchema = v.pipe(v.array(RegionIdSchema), uniqueIds, v.maxLength(REGION_CHOICES.length));

/**
 * What a user may change. A list replaces the stored one; `changes` are done to
 * what is stored, other devices' changes stay.
 */
export const UserDataPatchSchema = v.strictObject({
  /** The id of a device's changes: sent again with it, they are not made twice. */
  id: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CHANGE_ID_LENGTH))),
  changes: v.optional(
    v.strictObject({
      /** Selected ones are added. */
      regionsOrder: operationsOn(RegionIdsSchema),
      leaguesOrder: operationsOn(LeaguesOrderSchema),
      followingTeams: operationsOn(FollowingTeamsSchema),
      followingPlayers: operationsOn(FollowingPlayersSchema),
      followingMatches: operationsOn(FollowingMatchesSchema),
      watchedMatches: operationsOn(WatchedMatchesSchema),
      notificationsRead: operationsOn(NotificationsReadSchema),
    }),
  ),
  regionsOrder: v.optional(RegionsOrderSchema),
  leaguesOrder: v.optional(LeaguesOrderSchema),
  followingTeams: v.optional(FollowingTeamsSchema),
  followingPlayers: v.optional(FollowingPlayersSchema),
  followingMatches: v.optional(FollowingMatchesSchema),
  watchedMatches: v.optional(WatchedMatchesSchema),
  notificationsRead: v.optional(NotificationsReadSchema),
  user: v.optional(v.partial(ProfileSchema)),
  notifyEmail: v.optional(v.boolean()),
  notifyMobile: v.optional(v.boolean()),
  notifyMatchResult: v.optional(v.boolean()),
  notifyReschedule: v.optional(v.boolean()),
  notifyLock: v.optional(v.boolean()),
  notifySettled: v.optional(v.boolean()),
  notifyDigest: v.optional(v.boolean()),
  notifyMinutes: v.optional(ReminderSchema),
  /** Changes the rules that it names; null: the switches apply again. */
  notifyRules: v.optional(v.pipe(v.record(RuleKeySchema, v.nullable(NotificationRuleSchema)), v.maxEntries(MAX_NOTIFICATION_RULES))),
  quietHours: v.optional(v.nullable(QuietHoursSchema)),
  spoilerFree: v.optional(v.boolean()),
  amPmTime: v.optional(v.boolean()),
  chosenZone: v.optional(v.fallback(v.nullable(TimeZoneSchema), null)),
  locale: v.optional(LocaleCodeSchema),
  /** A zone unknown to the server does not invalidate the rest. */
  timeZone: v.optional(v.fallback(v.nullable(TimeZoneSchema), null)),
});
export type UserDataPatch = v.InferOutput<typeof UserDataPatchSchema>;

/**
 * The stored data after a patch. Where two devices together follow more than
 * the limit, what was stored first stays. Matches, followed and watched, and `notificationsRead` retain the newest.
 */
export function patchUserData(stored: UserData, patch: UserDataPatch): UserData {
  const { id: _id, changes = {}, notifyRules: rules = {}, user, ...plain } = patch;
  // Language and zone are not choices: an account with nothing else set still counts as untouched.
  const { id: _sent, locale: _locale, timeZone: _timeZone, ...chosen } = patch;
  const notifyRules = patchedRules(stored.notifyRules, rules);
  const anyRule = Object.values(notifyRules);
  const given = { ...stored, ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) };
  const next = {
    ...given,
    regionsOrder: applyToRegions(completeRegions(given.regionsOrder), changes.regionsOrder),
    ...mapLists((key) => applyOperations(given[key], changes[key], (ids) => withinLimit(key, ids))),
    notificationsRead: applyOperations(given.notificationsRead, changes.notificationsRead).slice(-MAX_NOTIFICATIONS_READ),
    notifyRules,
    wantsResults: (patch.notifyMatchResult ?? stored.notifyMatchResult) || anyRule.some(({ result }) => result),
    wantsMoves: (patch.notifyReschedule ?? stored.notifyReschedule) || anyRule.some(({ reschedule }) => reschedule),
    user: {
      summonerName: user?.summonerName ?? stored.user.summonerName,
      server: user?.server ?? stored.user.server,
      color: user?.color ?? stored.user.color,
    },
  };
  // Both have their fields in one order.
  const isChanged = Object.keys(chosen).length > 0 && (stored.revision === 0 || JSON.stringify(next) !== JSON.stringify(stored));
  return { ...next, revision: stored.revision + (isChanged ? 1 : 0) };
}
