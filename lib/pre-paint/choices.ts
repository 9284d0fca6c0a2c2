import { CONSENT, CONSENT_COOKIE } from '../domain/settings/consent-cookie';
import { decodeSettings, SETTINGS_STORAGE_KEY, type Settings } from '../domain/settings/settings';
import { THEME_COLORS } from '../domain/page/theme-colors';
import { followsNoTeams, mapFollowing, yourTeamsRows } from '../domain/people/following';
import { SESSION_TIME_COOKIE } from '../domain/people/signed-in';
import { isRecord } from '../domain/values/is-record';
import { cookie, signInField, stored, storedIds } from './stored';

const { dataset } = document.documentElement;

/** The visitor's settings; with results hidden for good where the worker says so (`data-hide-results`, a button of a notification). */
export function storedSettings(): Settings {
  const found = stored(SETTINGS_STORAGE_KEY);
  if (dataset['hideResults'] === undefined) return decodeSettings(found);
  const hiding = { ...(isRecord(found) ? found : {}), spoilerFree: 1 };
  try {
    localStorage.setItem(SETTINGS_STORAGE_KEY, JSON.stringify(hiding));
  } catch {
    // Without storage it holds for this page.
  }
  return decodeSettings(hiding);
}

function isSignedIn(): boolean {
  if (!signInField('uid')) return false;
  return Boolean(signInField('remember')) || cookie(SESSION_TIME_COOKIE) !== undefined;
}

/** Says on <html> what styles depend on. */
export function markChoices(settings: Settings): void {
  const { theme, spoilerFree, amPmTime, showFollowingLeaguesOnly, showScheduleByTime, streamDelaySeconds } = settings;
  const isLight = theme === 'light' || (theme === 'device' && matchMedia('(prefers-color-scheme: light)').matches);
  dataset['theme'] = isLight ? 'light' : 'dark';
  dataset['spoilers'] = spoilerFree ? 'hide' : 'show';
  dataset['clock'] = amPmTime ? '12' : '24';
  dataset['shown'] = showFollowingLeaguesOnly ? 'mine' : 'all';
  dataset['order'] = showScheduleByTime ? 'time' : 'league';
  if (streamDelaySeconds > 0) dataset['delay'] = '';
  if (isSignedIn()) dataset['user'] = signInField('unverified') ? 'unverified' : '';
  const consent = cookie(CONSENT_COOKIE);
  if (consent === CONSENT.given || consent === CONSENT.refused) dataset['consent'] = '';
  const following = mapFollowing(storedIds);
  const rows = yourTeamsRows(following);
  if (rows > 0) dataset['follows'] = String(rows);
  if (followsNoTeams(following) && !stored('firstChoiceDone')) dataset['new'] = '';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[isLight ? 'light' : 'dark']);
}
