import type { Locale } from '../settings/locales';

/** What the service worker knows of the visitor's choices. */
export type Device = {
  readonly locale: Locale;
  /** Whether results are hidden, of all teams or of some. */
  readonly hides: boolean;
  readonly teams: readonly number[];
  readonly leagues: readonly number[];
  readonly matches: readonly number[];
  /** Teams of followed players. */
  readonly playerTeams: readonly number[];
};

/** What a page sends to the worker: the same, its address, and the scripts and fonts that it has loaded. */
export type PageMessage = Device & {
  readonly page: string;
  readonly files: readonly string[];
};
