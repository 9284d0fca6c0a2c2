import { useSyncExternalStore } from 'react';
import { LOCAL_ZONE } from '../domain/schedule/zoned-date';

export const SERVER_TIME_ZONE = 'UTC';

const never = (): (() => void) => () => undefined;

/** The browser's IANA time zone; browser only. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The visitor's zone, as `zoned-date` knows it; "UTC" on the server and while hydrating. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => LOCAL_ZONE,
    () => SERVER_TIME_ZONE,
  );
}

/**
 * The zone that a `<time data-clock>` is written in, from the first render on: the pre-paint script has written it
 * in the visitor's before React comes, which therefore need not render it again.
 */
export function paintedZone(): string {
  return typeof window === 'undefined' ? SERVER_TIME_ZONE : LOCAL_ZONE;
}
