import { FOLLOWS_NOTHING, mapFollowing, withinLimit, type Following, type FollowKey } from './following';
import type { Locale } from '../settings/locales';
import { MAX_WATCHED_MATCHES } from '../match/watched';
import { mergeLists } from './three-way-merge';
import { DEFAULT_REGIONS_ORDER, type RegionChoice } from './region-choices';
import { mergeRegions, type UserData, type UserDataPatch } from './user-data';

/** What a device and an account keep in step (docs/product.md#accounts). */
export type SyncedChoices = Following & Pick<UserData, 'regionsOrder' | 'watchedMatches' | 'spoilerFree' | 'amPmTime' | 'chosenZone'>;

const UNTOUCHED: SyncedChoices = {
  ...FOLLOWS_NOTHING,
  regionsOrder: DEFAULT_REGIONS_ORDER,
  watchedMatches: [],
  spoilerFree: false,
  amPmTime: false,
  chosenZone: null,
};

/** The account's side. */
export function choicesOf(data: SyncedChoices): SyncedChoices {
  const { regionsOrder, watchedMatches, spoilerFree, amPmTime, chosenZone } = data;
  return { regionsOrder, ...mapFollowing((key) => data[key]), watchedMatches, spoilerFree, amPmTime, chosenZone };
}

function sameIds(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}

function sameRegions(one: readonly RegionChoice[], other: readonly RegionChoice[]): boolean {
  return (
    one.length === other.length && one.every(({ id, selected }, place) => id === other[place]?.id && selected === other[place].selected)
  );
}

/**
 * What this device changed since it last agreed with the account (`base`), as
 * `PATCH /api/me` takes it; null where it changed nothing. It is computed anew
 * each time, so a change that never got through survives a reload by itself.
 */
export function pendingPatch(local: SyncedChoices, base: SyncedChoices): UserDataPatch | null {
  const isSame = (key: FollowKey) => sameIds(local[key], base[key]);
  const lists: UserDataPatch = {
    ...(sameRegions(local.regionsOrder, base.regionsOrder) ? {} : { regionsOrder: local.regionsOrder }),
    ...(isSame('leaguesOrder') ? {} : { leaguesOrder: local.leaguesOrder }),
    ...(isSame('followingTeams') ? {} : { followingTeams: local.followingTeams }),
    ...(isSame('followingPlayers') ? {} : { followingPlayers: local.followingPlayers }),
    ...(isSame('followingMatches') ? {} : { followingMatches: local.followingMatches }),
    ...(sameIds(local.watchedMatches, base.watchedMatches) ? {} : { watchedMatches: local.watchedMatches }),
  };
  const patch: UserDataPatch = {
    ...lists,
    ...(local.spoilerFree === base.spoilerFree ? {} : { spoilerFree: local.spoilerFree }),
    ...(local.amPmTime === base.amPmTime ? {} : { amPmTime: local.amPmTime }),
    ...(local.chosenZone === base.chosenZone ? {} : { chosenZone: local.chosenZone }),
  };
  if (Object.keys(patch).length === 0) return null;
  if (Object.keys(lists).length === 0) return patch;
  const { regionsOrder, watchedMatches } = base;
  return { ...patch, base: { regionsOrder, ...mapFollowing((key) => base[key]), watchedMatches } };
}

/**
 * What moves into an account that this device has not agreed with before. What
 * was followed here is followed there too; an account into which nothing was
 * ever saved takes settings and regions as well, any other keeps its own.
 * @param last what the device last agreed on with another account: that stays that account's
 */
export function movingInPatch(local: SyncedChoices, last: SyncedChoices | null, data: UserData): UserDataPatch | null {
  const before = last ?? UNTOUCHED;
  const since = (now: readonly number[], then: readonly number[]) => now.filter((id) => !then.includes(id));
  const own = data.revision === 0 && last === null ? local : choicesOf(data);
  return pendingPatch(
    {
      ...own,
      ...mapFollowing((key) => withinLimit(key, [...data[key], ...since(local[key], [...before[key], ...data[key]])])),
      watchedMatches: [...data.watchedMatches, ...since(local.watchedMatches, [...before.watchedMatches, ...data.watchedMatches])].slice(
        -MAX_WATCHED_MATCHES,
      ),
    },
    choicesOf(data),
  );
}

/** The current locale of the account's owner, for mails to them; null where the account has it already. */
export function placePatch(data: Pick<UserData, 'locale' | 'timeZone'>, locale: Locale, timeZone: string): UserDataPatch | null {
  return data.locale === locale && data.timeZone === timeZone ? null : { locale, timeZone };
}

/**
 * The device's choices after the account answered: the account's, but for what
 * was changed here while the request was under way.
 */
export function adoptedChoices(sent: SyncedChoices, now: SyncedChoices, account: SyncedChoices): SyncedChoices {
  return {
    regionsOrder: mergeRegions(sent.regionsOrder, now.regionsOrder, account.regionsOrder),
    ...mapFollowing((key) => withinLimit(key, mergeLists(sent[key], now[key], account[key]))),
    watchedMatches: mergeLists(sent.watchedMatches, now.watchedMatches, account.watchedMatches).slice(-MAX_WATCHED_MATCHES),
    spoilerFree: now.spoilerFree === sent.spoilerFree ? account.spoilerFree : now.spoilerFree,
    amPmTime: now.amPmTime === sent.amPmTime ? account.amPmTime : now.amPmTime,
    chosenZone: now.chosenZone === sent.chosenZone ? account.chosenZone : now.chosenZone,
  };
}

/** Whether settings must be loaded anew; teams are looked at where they are shown. */
export function differs(one: SyncedChoices, other: SyncedChoices): boolean {
  return pendingPatch(one, other) !== null;
}
