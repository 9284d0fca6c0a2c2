import { mutate } from 'swr';
import * as v from 'valibot';
import { adoptedChoices, choicesOf, movedInChoices, patchBetween, placePatch, type SyncedChoices } from '../../domain/people/account-sync';
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
import { randomId } from '../requests/random-id';
import { RequestFailure } from '../requests/request';
import { patchAccount } from './patch-account';

const AGREEMENT_KEY: LocalKey = 'accountSync';
/** In session storage: whose document was loaded in this browser session, and in which language and zone they read then: another one is sent to the account at once. */
const LOADED_KEY: SessionKey = 'accountLoaded';
const DEBOUNCE_MS = 800;
const RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 300_000;

const ChoicesSchema = v.pick(UserDataSchema, ['regionsOrder', ...FOLLOW_KEYS, 'watchedMatches', 'spoilerFree', 'amPmTime', 'chosenZone']);
/** What this device and an account last agreed on; stored beyond signing out, so that one account's follows do not move into another. */
const AgreementSchema = v.object({
  uid: v.string(),
  choices: ChoicesSchema,
  /** The choices that were sent and are not answered yet. */
  sending: v.fallback(v.nullable(v.object({ id: v.string(), choices: ChoicesSchema })), null),
});
type Agreement = Readonly<v.InferOutput<typeof AgreementSchema>>;

function decodeAgreement(stored: unknown): Agreement | null {
  const parsed = v.safeParse(AgreementSchema, stored);
  return parsed.success ? parsed.output : null;
}

const agreement = createLocalStore<Agreement | null>(AGREEMENT_KEY, decodeAgreement, null);

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
    // Without session storage nothing could be noted.
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

/** Takes over the account's answer; what was changed here since stays, and is sent next. */
async function adopt(current: CurrentUser, adopted: (now: SyncedChoices) => SyncedChoices): Promise<void> {
  const { uid } = current.user;
  agreement.write({ uid, choices: choicesOf(current.data), sending: null });
  const now = readChoices();
  const next = adopted(now);
  // Written choices act at once: what shows them subscribes to them.
  if (patchBetween(now, next)) writeChoices(next, current.leagues);
  await mutate([paths.api.me(), uid], current, { revalidate: false });
}

/** The status with which the server refused, so that nothing was done; null where that is not known. */
const refusalOf = (error: unknown): number | null =>
  error instanceof RequestFailure && error.status !== null && error.status < 500 ? error.status : null;

/** Sends what made `sending.choices` of what both agreed on, under its id until an answer comes. */
async function send({ uid, choices }: Agreement, sending: NonNullable<Agreement['sending']>, place: UserDataPatch | null): Promise<void> {
  agreement.write({ uid, choices, sending });
  try {
    const current = await patchAccount({ ...patchBetween(choices, sending.choices), ...place, id: sending.id });
    if (current.user.uid === uid) await adopt(current, (now) => adoptedChoices(sending.choices, now, current.data));
  } catch (error) {
    if (refusalOf(error) !== null) agreement.write({ uid, choices, sending: null });
    throw error;
  }
}

/** Takes over what was just loaded, once a session. */
async function begin(current: CurrentUser): Promise<void> {
  // The code is loaded, and a request sent, only where this browser was ever asked for notifications.
  if ('Notification' in window && Notification.permission !== 'default')
    import('../push/device-push').then(({ refreshDevicePush }) => refreshDevicePush()).catch(logFailure('device not told'));
  const last = agreement.read();
  const before = last?.choices ?? null;
  await adopt(current, (now) =>
    before && last?.uid === current.user.uid ? adoptedChoices(before, now, current.data) : movedInChoices(before, now, current.data),
  );
}

const agreementWith = (uid: string): Agreement | null => {
  const last = agreement.read();
  return last?.uid === uid ? last : null;
};

/** One round: sends what changed here, takes over what changed elsewhere. */
async function syncOnce(uid: string): Promise<void> {
  if (readSignedIn()?.uid !== uid) return;
  const unanswered = agreementWith(uid);
  if (unanswered?.sending) await send(unanswered, unanswered.sending, null);
  let place: UserDataPatch | null = null;
  if (!agreementWith(uid) || !isLoaded(uid)) {
    const current = await loadCurrentUser();
    if (current.user.uid !== uid) return;
    await begin(current);
    place = placePatch(current.data, readingLocale(), readerZone());
  }
  const last = agreementWith(uid);
  if (!last) return;
  const choices = readChoices();
  if (place || patchBetween(last.choices, choices)) await send(last, { id: randomId(), choices }, place);
  noteLoaded(uid);
}

/** One tab at a time, where the browser can do that. */
function withTabLock(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('riftweek-account-sync', work) : work();
}

/**
 * Syncs this device with the account (docs/product.md#accounts): loads
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
        const last = agreementWith(uid);
        if (last && patchBetween(last.choices, readChoices())) schedule(DEBOUNCE_MS);
      },
      (error: unknown) => {
        logFailure('account not synced')(error);
        // A change that the server refuses for good would be refused again.
        if (![null, 429].includes(refusalOf(error))) return;
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
