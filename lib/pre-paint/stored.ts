import { SIGNED_IN_STORAGE_KEY } from '../domain/people/signed-in';
import { isRecord } from '../domain/values/is-record';
import type { CookieName, LocalKey } from '../domain/settings/stored-keys';

/** What the visitor's browser has stored, as it is found: it may be missing, or broken. */

/** The decoded entry of a key; null where there is none. */
export function stored(key: LocalKey): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A field of the stored sign-in. */
export function signInField(field: string): unknown {
  const value = stored(SIGNED_IN_STORAGE_KEY);
  return isRecord(value) ? value[field] : undefined;
}

export function cookie(name: CookieName): string | undefined {
  return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
}

const isId = (value: unknown): value is number => typeof value === 'number' && value > 0 && value % 1 === 0;

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter(isId) : [];
}

/** A stored list of ids. Nothing else gets into the text of a rule. */
export function storedIds(key: LocalKey): number[] {
  return idsOf(stored(key));
}

export function followedPlayerTeams(): number[] {
  const players = storedIds('followingPlayers');
  const clubs = stored('followedPlayerTeams');
  return idsOf(
    Array.isArray(clubs)
      ? clubs.map((each: unknown) => isRecord(each) && isId(each['id']) && players.includes(each['id']) && each['teamId'])
      : [],
  );
}
