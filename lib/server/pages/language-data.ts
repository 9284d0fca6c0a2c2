import { datePatterns, type DatePatterns } from '../../domain/text/date-patterns';
import { LANGUAGE_RANGES, LOCALES, type Locale } from '../../domain/settings/locales';
import { listedPlurals } from '../../i18n/plural-category';
import { MESSAGES } from '../../i18n/server-messages';
import { createTranslate } from '../../i18n/translate';

/** Of the element in <head> that holds it, as JSON, above the pre-paint script. */
export const LANGUAGE_DATA_ID = 'language';

/** The words of the bar that offers a language, in that language. */
type Offer = { readonly read: string; readonly close: string };

/** What the pre-paint script has to know about languages. */
type LanguageData = {
  /** How the page's own language writes days and times. */
  readonly dates: DatePatterns;
  /** The plural categories of its small counts (`plural-category`). */
  readonly plurals: string;
  /** Which language of the site is meant by what a browser prefers. */
  readonly ranges: typeof LANGUAGE_RANGES;
  readonly offers: Readonly<Partial<Record<Locale, Offer>>>;
};

function offerOf(locale: Locale): Offer {
  const t = createTranslate(locale, MESSAGES[locale]);
  return { read: t('languageOffer.read'), close: t('languageOffer.close') };
}

function dataOf(locale: Locale): LanguageData {
  const others = LOCALES.filter((each) => each !== locale);
  return {
    dates: datePatterns(locale),
    plurals: listedPlurals(locale),
    ranges: LANGUAGE_RANGES,
    offers: Object.fromEntries(others.map((each) => [each, offerOf(each)])),
  };
}

const kept = new Map<Locale, string>();

/** The data of a page's language as text for a `<script type="application/json">`. */
export function languageData(locale: Locale): string {
  const known = kept.get(locale) ?? JSON.stringify(dataOf(locale)).replaceAll('<', '\\u003c');
  kept.set(locale, known);
  return known;
}
