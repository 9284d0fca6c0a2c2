import { useSyncExternalStore } from 'react';
import { LOCAL_ZONE } from '../../domain/values/zoned-date';
import { readSettings, subscribeSettings } from './settings-store';

export const SERVER_TIME_ZONE = 'UTC';

/** The device's IANA time zone; browser only. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The IANA zone that the reader sees times in: the chosen one, else the device's. Browser only. */
export function readerZone(): string {
  return readSettings().timeZone ?? browserZone();
}

/** The reader's zone, in the form of `zoned-date`. Browser only. */
export const shownZone = (): string => readSettings().timeZone ?? LOCAL_ZONE;

/** The reader's zone, in the form of `zoned-date`; "UTC" on the server and while hydrating. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribeSettings, shownZone, () => SERVER_TIME_ZONE);
}

/**
 * The zone that a `<time data-clock>` is written in, from the first render on: the pre-paint script has written it
 * in the reader's before React comes, which therefore need not render it again. Its callers render with `useSettings`.
 */
export function paintedZone(): string {
  return typeof window === 'undefined' ? SERVER_TIME_ZONE : shownZone();
}
