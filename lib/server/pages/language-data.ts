import type { LanguageData, LanguageOffer } from '../../domain/page/language-data';
import { datePatterns } from '../../domain/text/date-patterns';
import { LANGUAGE_RANGES, LOCALES, type Locale } from '../../domain/settings/locales';
import { memoized } from '../../domain/values/memoized';
import { listedPlurals } from '../../i18n/plural-category';
import { MESSAGES } from '../../i18n/server-messages';
import { createTranslate } from '../../i18n/translate';

function offerOf(locale: Locale): LanguageOffer {
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

/** The data of a page's language as text for a `<script type="application/json">`. */
export const languageData = memoized((locale: Locale) => JSON.stringify(dataOf(locale)).replaceAll('<', '\\u003c'));
