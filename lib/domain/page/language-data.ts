import type { DatePatterns } from '../text/date-patterns';

/** The id of the element in <head> that holds the data, as JSON, above the pre-paint script. */
export const LANGUAGE_DATA_ID = 'language';

/** The words of the bar that offers a language, in that language. */
export type LanguageOffer = { readonly read: string; readonly close: string };

/** What the pre-paint script has to know about languages. */
export type LanguageData = {
  /** How the page's own language writes days and times. */
  readonly dates: DatePatterns;
  /** The plural categories of its small counts (`plural-category`). */
  readonly plurals: string;
  /** Which language of the site is meant by what a browser prefers. */
  readonly ranges: Readonly<Record<string, string | undefined>>;
  /** Offers by locale, for all but the page's own. */
  readonly offers: Readonly<Record<string, LanguageOffer | undefined>>;
};
