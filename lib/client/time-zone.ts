import { useSyncExternalStore } from 'react';

export const SERVER_TIME_ZONE = 'UTC';

const never = (): (() => void) => () => undefined;
let zone: string | null = null;

/** The browser's IANA time zone; browser only. */
export function browserZone(): string {
  return (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The visitor's IANA time zone; "UTC" on the server and while hydrating. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, browserZone, () => SERVER_TIME_ZONE);
}
