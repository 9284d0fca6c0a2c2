import { COOKIE_CONSENT_DAYS, LOCALE_COOKIE_DAYS, SESSION_COOKIE_SECONDS, VISITOR_COOKIE_DAYS } from '../values/constants';
import { DAY_MS } from '../values/durations';

export type StoredPlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'serviceWorker' | 'cacheStorage';

/** How long it is stored: for days, until the tab is closed, at sign-out, or until the visitor clears the site's data. */
export type StoredLife = { readonly days: number } | 'tab' | 'signOut' | 'cleared';

export type StoredKey = {
  /** Names its purpose in `locales/CODE/legal.json`. */
  readonly id: string;
  readonly place: StoredPlace;
  /** A name that ends in `*` stands for all that begin with it. */
  readonly name: string;
  readonly life: StoredLife;
};

/**
 * Everything that the site stores in a browser, Firebase's SDK included; the
 * privacy policy shows this list. The code that writes a key takes its type from
 * here (`CookieName`, `LocalKey`, `SessionKey`), so a key that is not listed does
 * not compile; `e2e/stored-keys.test.ts` looks for those of other people's code.
 */
export const STORED_KEYS = [
  { id: 'consent', place: 'cookie', name: 'cookieConsent', life: { days: COOKIE_CONSENT_DAYS } },
  { id: 'locale', place: 'cookie', name: 'locale', life: { days: LOCALE_COOKIE_DAYS } },
  { id: 'session', place: 'cookie', name: 'token', life: { days: (SESSION_COOKIE_SECONDS * 1000) / DAY_MS } },
  { id: 'sessionTime', place: 'cookie', name: 'time', life: { days: (SESSION_COOKIE_SECONDS * 1000) / DAY_MS } },
  { id: 'visitor', place: 'cookie', name: 'visitor', life: { days: VISITOR_COOKIE_DAYS } },
  { id: 'settings', place: 'localStorage', name: 'settings', life: 'cleared' },
  { id: 'regions', place: 'localStorage', name: 'regionsOrder', life: 'cleared' },
  { id: 'followedLeagues', place: 'localStorage', name: 'leaguesOrder', life: 'cleared' },
  { id: 'followedLeagueNames', place: 'localStorage', name: 'followedLeagueNames', life: 'cleared' },
  { id: 'followedTeams', place: 'localStorage', name: 'followingTeams', life: 'cleared' },
  { id: 'followedPlayers', place: 'localStorage', name: 'followingPlayers', life: 'cleared' },
  { id: 'followedPlayerTeams', place: 'localStorage', name: 'followedPlayerTeams', life: 'cleared' },
  { id: 'followedMatches', place: 'localStorage', name: 'followingMatches', life: 'cleared' },
  { id: 'firstChoice', place: 'localStorage', name: 'firstChoiceDone', life: 'cleared' },
  { id: 'watchedMatches', place: 'localStorage', name: 'watchedMatches', life: 'cleared' },
  { id: 'hasVoted', place: 'localStorage', name: 'hasVoted', life: 'cleared' },
  { id: 'recentSearches', place: 'localStorage', name: 'recentSearches', life: 'cleared' },
  { id: 'installBanner', place: 'localStorage', name: 'installBannerDismissed', life: 'cleared' },
  { id: 'contactWait', place: 'localStorage', name: 'contactAvailableAt', life: 'cleared' },
  { id: 'signedIn', place: 'localStorage', name: 'userUID', life: 'signOut' },
  { id: 'ownPicks', place: 'localStorage', name: 'ownPicks', life: 'signOut' },
  { id: 'accountSync', place: 'localStorage', name: 'accountSync', life: 'cleared' },
  { id: 'accountLoaded', place: 'sessionStorage', name: 'accountLoaded', life: 'tab' },
  { id: 'accountKept', place: 'sessionStorage', name: 'accountKept', life: 'tab' },
  { id: 'unread', place: 'sessionStorage', name: 'unread', life: 'tab' },
  { id: 'contactDraft', place: 'sessionStorage', name: 'contactDraft', life: 'tab' },
  { id: 'commentDraft', place: 'sessionStorage', name: 'comment-draft:*', life: 'tab' },
  { id: 'worker', place: 'serviceWorker', name: '/', life: 'cleared' },
  { id: 'offlineCopies', place: 'cacheStorage', name: 'riftweek-*', life: 'signOut' },
  { id: 'firebaseAuth', place: 'indexedDB', name: 'firebaseLocalStorageDb', life: 'signOut' },
  { id: 'firebaseSession', place: 'sessionStorage', name: 'firebase:*', life: 'tab' },
  { id: 'firebaseLocal', place: 'localStorage', name: 'firebase:*', life: 'signOut' },
  { id: 'firebaseHeartbeat', place: 'indexedDB', name: 'firebase-heartbeat-database', life: 'cleared' },
  { id: 'firebaseInstallations', place: 'indexedDB', name: 'firebase-installations-database', life: 'cleared' },
  { id: 'firebaseAppCheck', place: 'indexedDB', name: 'firebase-app-check-database', life: 'cleared' },
  { id: 'recaptcha', place: 'localStorage', name: '_grecaptcha', life: 'cleared' },
] as const satisfies readonly StoredKey[];

type Known = (typeof STORED_KEYS)[number];
/** A name that ends in "*", such as `comment-draft:*`, as the type of all keys that begin so. */
type Matching<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;
type NameIn<Place extends StoredPlace> = Matching<Extract<Known, { readonly place: Place }>['name']>;

export type StoredKeyId = Known['id'];
export type CookieName = NameIn<'cookie'>;
export type LocalKey = NameIn<'localStorage'>;
export type SessionKey = NameIn<'sessionStorage'>;
