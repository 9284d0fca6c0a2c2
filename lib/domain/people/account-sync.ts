import { mapLists, type ListKey } from './following';
import type { Locale } from '../settings/locales';
import { operationsBetween, operationsBetweenRegions } from './list-operations';
import { NEW_USER_DATA, patchUserData, type UserData, type UserDataPatch } from './user-data';

/** What a device and an account sync (docs/product.md#accounts). */
export type SyncedChoices = Pick<UserData, ListKey | 'regionsOrder' | 'spoilerFree' | 'amPmTime' | 'chosenZone'>;

/** What of an account's data is synced. */
export function choicesOf(data: SyncedChoices): SyncedChoices {
  const { regionsOrder, spoilerFree, amPmTime, chosenZone } = data;
  return { regionsOrder, ...mapLists((key) => data[key]), spoilerFree, amPmTime, chosenZone };
}

/** What made one of the other, as `PATCH /api/me` takes it; null where they are the same. */
export function patchBetween(before: SyncedChoices, now: SyncedChoices): UserDataPatch | null {
  const changes = {
    regionsOrder: operationsBetweenRegions(before.regionsOrder, now.regionsOrder),
    ...mapLists((key) => operationsBetween(before[key], now[key])),
  };
  const patch = {
    changes: Object.values(changes).some(Boolean) ? changes : undefined,
    spoilerFree: now.spoilerFree === before.spoilerFree ? undefined : now.spoilerFree,
    amPmTime: now.amPmTime === before.amPmTime ? undefined : now.amPmTime,
    chosenZone: now.chosenZone === before.chosenZone ? undefined : now.chosenZone,
  };
  return Object.values(patch).some((value) => value !== undefined) ? patch : null;
}

/** The account's choices, and what was changed here since they were `before`: the device's choices once the account has answered. */
export function adoptedChoices(before: SyncedChoices, now: SyncedChoices, account: UserData): SyncedChoices {
  return choicesOf(patchUserData(account, patchBetween(before, now) ?? {}));
}

/**
 * The same for an account that this device has not agreed with before. What was
 * followed here is followed there too; an account into which nothing was ever
 * saved takes settings and regions as well, any other keeps its own.
 * @param last what the device last agreed on with another account: that stays that account's
 */
export function movedInChoices(last: SyncedChoices | null, now: SyncedChoices, account: UserData): SyncedChoices {
  const before = last ?? choicesOf(NEW_USER_DATA);
  if (account.revision === 0 && last === null) return adoptedChoices(before, now, account);
  const changes = mapLists((key) => ({ add: operationsBetween(before[key], now[key])?.add }));
  return choicesOf(patchUserData(account, { changes }));
}

/** The current locale of the account's owner, for mails to them; null where the account has it already. */
export function placePatch(data: Pick<UserData, 'locale' | 'timeZone'>, locale: Locale, timeZone: string): UserDataPatch | null {
  return data.locale === locale && data.timeZone === timeZone ? null : { locale, timeZone };
}
