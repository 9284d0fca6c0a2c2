import { isRecord } from '../values/is-record';
import { isTimeZone } from '../values/zoned-date';

/**
 * Display settings (docs/product.md#settings): booleans stored locally as 1/0, theme,
 * language, time zone and the delay of live news. Everything defaults to 0 except autoPlayVideo and shortcuts.
 */
export const SETTING_KEYS = [
  'spoilerFree',
  'showScheduleByTime',
  'showFollowingLeaguesOnly',
  'amPmTime',
  'autoPlayVideo',
  'spoilerTeamsOnly',
  'shortcuts',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_CHOICES = [...THEMES, 'device'] as const;
type ThemeChoice = (typeof THEME_CHOICES)[number];

export type Settings = Readonly<Record<SettingKey, boolean>> & {
  readonly theme: ThemeChoice;
  /** The delay of the visitor's stream: one of `STREAM_DELAYS`. */
  readonly streamDelaySeconds: number;
  /** The IANA zone that times are shown in; null: the device's. */
  readonly timeZone: string | null;
};

/** Longer than any name of a zone. */
export const MAX_ZONE_LENGTH = 64;

/** None to five minutes, in steps of half a minute. */
export const STREAM_DELAYS: readonly number[] = Array.from({ length: 11 }, (_, step) => step * 30);

export const DEFAULT_SETTINGS: Settings = {
  spoilerFree: false,
  showScheduleByTime: false,
  showFollowingLeaguesOnly: false,
  amPmTime: false,
  autoPlayVideo: true,
  spoilerTeamsOnly: false,
  shortcuts: true,
  theme: 'dark',
  streamDelaySeconds: 0,
  timeZone: null,
};

/** The local storage key of all settings: one JSON object with 1/0 values and the names of theme and zone. */
export const SETTINGS_STORAGE_KEY = 'settings';

/** Something for each setting that is on or off, in the order in which they are stored. */
function eachSwitch<Value>(valueOf: (key: SettingKey) => Value): Readonly<Record<SettingKey, Value>> {
  return {
    spoilerFree: valueOf('spoilerFree'),
    showScheduleByTime: valueOf('showScheduleByTime'),
    showFollowingLeaguesOnly: valueOf('showFollowingLeaguesOnly'),
    amPmTime: valueOf('amPmTime'),
    autoPlayVideo: valueOf('autoPlayVideo'),
    spoilerTeamsOnly: valueOf('spoilerTeamsOnly'),
    shortcuts: valueOf('shortcuts'),
  };
}

function decodeZone(zone: unknown): string | null {
  return typeof zone === 'string' && zone.length <= MAX_ZONE_LENGTH && isTimeZone(zone) ? zone : null;
}

/** Whatever storage holds becomes settings; what is missing or broken falls back to its default. */
export function decodeSettings(stored: unknown): Settings {
  const given = isRecord(stored) ? stored : {};
  return {
    ...eachSwitch((key) => (given[key] === 1 || given[key] === 0 ? given[key] === 1 : DEFAULT_SETTINGS[key])),
    theme: THEME_CHOICES.find((theme) => theme === given['theme']) ?? DEFAULT_SETTINGS.theme,
    streamDelaySeconds: STREAM_DELAYS.find((seconds) => seconds === given['streamDelaySeconds']) ?? DEFAULT_SETTINGS.streamDelaySeconds,
    timeZone: decodeZone(given['timeZone']),
  };
}

/** The stored form: 1 and 0. */
export function encodeSettings(
  settings: Settings,
): Record<SettingKey, 0 | 1> & Pick<Settings, 'theme' | 'streamDelaySeconds'> & { readonly timeZone?: string } {
  return {
    ...eachSwitch((key) => (settings[key] ? 1 : 0)),
    streamDelaySeconds: settings.streamDelaySeconds,
    theme: settings.theme,
    ...(settings.timeZone === null ? {} : { timeZone: settings.timeZone }),
  };
}
