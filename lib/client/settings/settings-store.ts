import { THEME_GUARD_MS } from '../../domain/values/constants';
import {
  DEFAULT_SETTINGS,
  SETTINGS_STORAGE_KEY,
  decodeSettings,
  encodeSettings,
  type Settings,
  type Theme,
} from '../../domain/settings/settings';
import { createLocalStore } from '../stored/local-store';
import { useStored } from '../stored/use-stored';

const store = createLocalStore<Settings>(SETTINGS_STORAGE_KEY, decodeSettings, DEFAULT_SETTINGS, { encode: encodeSettings });

let guardTimer: ReturnType<typeof setTimeout> | undefined;

/** Nothing fades while the colours of the whole page change. */
function guardTransitions(root: HTMLElement): void {
  root.dataset['themeGuard'] = '';
  clearTimeout(guardTimer);
  guardTimer = setTimeout(() => {
    delete root.dataset['themeGuard'];
  }, THEME_GUARD_MS);
}

const DEVICE_IS_LIGHT = '(prefers-color-scheme: light)';

function shownTheme({ theme }: Settings): Theme {
  if (theme !== 'device') return theme;
  return matchMedia(DEVICE_IS_LIGHT).matches ? 'light' : 'dark';
}

/** The theme that the page is in right now. Browser only. */
export function currentTheme(): Theme {
  return shownTheme(store.read());
}

/** Sets the attributes on <html> that the pre-paint script sets, too, so that styles follow a change at once. */
function applyToDocument(settings: Settings): void {
  const root = document.documentElement;
  const theme = shownTheme(settings);
  if (root.dataset['theme'] !== theme) {
    guardTransitions(root);
    root.dataset['theme'] = theme;
    // The browser's own bars around the page take the page's colour.
    const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (bars) bars.content = getComputedStyle(root).getPropertyValue('--bg-color').trim();
  }
  root.dataset['spoilers'] = settings.spoilerFree ? 'hide' : 'show';
  // Rules of the pre-paint script that follow from earlier settings (lib/client/spoilers/spoiler-choice.ts).
  delete root.dataset['ownSpoilers'];
  root.dataset['clock'] = settings.amPmTime ? '12' : '24';
  root.dataset['shown'] = settings.showFollowingLeaguesOnly ? 'mine' : 'all';
  root.dataset['order'] = settings.showScheduleByTime ? 'time' : 'league';
}

/** The visitor's display settings; the defaults on the server and while hydrating. */
export function useSettings(): Settings {
  return useStored(store);
}

/** The settings outside of React. Browser only. */
export function readSettings(): Settings {
  return store.read();
}

/** Saves locally and acts at once. */
export function saveSettings(patch: Partial<Settings>): void {
  const settings = { ...store.read(), ...patch };
  store.write(settings);
  applyToDocument(settings);
}

/** Keeps <html> in step with what other tabs save and with the device's theme. Returns the way to stop. */
export function followSettings(): () => void {
  const apply = (): void => applyToDocument(store.read());
  const device = matchMedia(DEVICE_IS_LIGHT);
  device.addEventListener('change', apply);
  const stop = store.subscribe(apply);
  return () => {
    device.removeEventListener('change', apply);
    stop();
  };
}

/** Calls back after every change, also by other tabs. */
export const subscribeSettings = store.subscribe;
