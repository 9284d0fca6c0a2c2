import { mutate } from 'swr';
import * as v from 'valibot';
import {
  adoptedChoices,
  choicesOf,
  differs,
  movingInPatch,
  pendingPatch,
  placePatch,
  type SyncedChoices,
} from '../../domain/people/account-sync';
import type { CurrentUser } from '../../domain/people/current-user';
import { FOLLOW_KEYS } from '../../domain/people/following';
import { paths } from '../../domain/page/paths';
import type { LocalKey, SessionKey } from '../../domain/settings/stored-keys';
import { UserDataSchema, type UserDataPatch } from '../../domain/people/user-data';
import { readingLocale } from '../settings/chosen-locale';
import { loadCurrentUser } from '../auth/use-current-user';
import { readSignedIn } from '../auth/signed-in-store';
import { readFollowing, subscribeFollowing, writeFollowing } from '../following/following-store';
import { logFailure } from '../requests/log-failure';
import { createLocalStore } from '../stored/local-store';
import { readRegions, saveRegions, subscribeRegions } from '../following/regions-store';
import { readSettings, saveSettings, subscribeSettings } from '../settings/settings-store';
import { readerZone } from '../settings/time-zone';
import { watchedStore } from '../spoilers/watched-store';
import { RequestFailure } from '../requests/request';
import { patchAccount } from './patch-account';

/** What this device and an account last agreed on; kept after signing out, so that one account's follows do not move into another. */
type Agreement = { readonly uid: string; readonly choices: SyncedChoices };

const AGREEMENT_KEY: LocalKey = 'accountSync';
/** In session storage: whose document was loaded in this browser session, and in which language and zone they read then: another one is sent to the account at once. */
const LOADED_KEY: SessionKey = 'accountLoaded';
const DEBOUNCE_MS = 800;
const RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 300_000;

const AgreementSchema = v.object({
  uid: v.string(),
  choices: v.pick(UserDataSchema, ['regionsOrder', ...FOLLOW_KEYS, 'watchedMatches', 'spoilerFree', 'amPmTime', 'chosenZone']),
});

function decodeAgreement(stored: unknown): Agreement | null {
  const parsed = v.safeParse(AgreementSchema, stored);
  return parsed.success ? parsed.output : null;
}

const agreement = createLocalStore<Agreement | null>(AGREEMENT_KEY, decodeAgreement, (value) => value, null);

function readChoices(): SyncedChoices {
  const { spoilerFree, amPmTime, timeZone: chosenZone } = readSettings();
  return { ...readFollowing(), regionsOrder: readRegions(), watchedMatches: watchedStore.read(), spoilerFree, amPmTime, chosenZone };
}

function writeChoices(choices: SyncedChoices, leagues: CurrentUser['leagues']): void {
  saveSettings({ spoilerFree: choices.spoilerFree, amPmTime: choices.amPmTime, timeZone: choices.chosenZone });
  saveRegions(choices.regionsOrder);
  writeFollowing(choices, leagues);
  watchedStore.write(choices.watchedMatches);
}

const loadedMark = (uid: string): string => `${uid} ${readingLocale()} ${readerZone()}`;

function isLoaded(uid: string): boolean {
  try {
    return sessionStorage.getItem(LOADED_KEY) === loadedMark(uid);
  } catch {
    // Without session storage nothing was noted.
    return false;
  }
}

function noteLoaded(uid: string): void {
  try {
    sessionStorage.setItem(LOADED_KEY, loadedMark(uid));
  } catch {
    // Without session storage every page load sends a request.
  }
}

/** What is to be sent, after loading the account once a session; the account as it is now, or null where nothing is to do. */
async function exchange(uid: string, local: SyncedChoices): Promise<CurrentUser | null> {
  const last = agreement.read();
  const send = (patch: UserDataPatch | null, otherwise: CurrentUser | null) => (patch ? patchAccount(patch) : otherwise);
  if (last?.uid === uid && isLoaded(uid)) return send(pendingPatch(local, last.choices), null);
  const current = await loadCurrentUser();
  // Its code and a request only where this browser was ever asked for notifications.
  if ('Notification' in window && Notification.permission !== 'default')
    import('../push/device-push').then(({ refreshDevicePush }) => refreshDevicePush()).catch(logFailure('device not told'));
  const place = placePatch(current.data, readingLocale(), readerZone());
  const choices = last?.uid === uid ? pendingPatch(local, last.choices) : movingInPatch(local, last?.choices ?? null, current.data);
  return send(place || choices ? { ...choices, ...place } : null, current);
}

/** One round: sends what changed here, takes over what changed elsewhere. */
async function syncOnce(uid: string): Promise<void> {
  if (readSignedIn()?.uid !== uid) return;
  const sent = readChoices();
  const current = await exchange(uid, sent);
  if (!current || current.user.uid !== uid) return;
  const account = choicesOf(current.data);
  const now = readChoices();
  const adopted = adoptedChoices(sent, now, account);
  agreement.write({ uid, choices: account });
  noteLoaded(uid);
  // Written choices act at once: what shows them subscribes to them.
  if (differs(adopted, now)) writeChoices(adopted, current.leagues);
  await mutate([paths.api.me(), uid], current, { revalidate: false });
}

/** One tab at a time, where the browser can do that; merging makes the rest harmless. */
function withTabLock(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('riftweek-account-sync', work) : work();
}

/**
 * Keeps this device and the account in step (docs/product.md#accounts): loads
 * the user's document once a browser session, sends what changes here a moment
 * later, tries again when that fails. Returns the way to stop.
 */
export function startSync(uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let ended = false;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(run, ms);
  };
  const run = (): void => {
    withTabLock(() => syncOnce(uid)).then(
      () => {
        failures = 0;
        const last = agreement.read();
        if (last?.uid === uid && pendingPatch(readChoices(), last.choices)) schedule(DEBOUNCE_MS);
      },
      (error: unknown) => {
        logFailure('account not synced')(error);
        // What the server refuses for good, it refuses again.
        if (error instanceof RequestFailure && error.status !== null && error.status < 500 && error.status !== 429) return;
        failures += 1;
        schedule(Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (failures - 1)));
      },
    );
  };
  const changed = (): void => schedule(DEBOUNCE_MS);
  const stops = [subscribeSettings(changed), subscribeFollowing(changed), subscribeRegions(changed), watchedStore.subscribe(changed)];
  addEventListener('online', changed);
  run();
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', changed);
    for (const stop of stops) stop();
  };
}
