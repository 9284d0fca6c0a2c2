import { en } from '../../../locales/en/language';
import { ko } from '../../../locales/ko/language';
import { zhHans } from '../../../locales/zh-Hans/language';
import { zhHant } from '../../../locales/zh-Hant/language';
import { ja } from '../../../locales/ja/language';
import { es } from '../../../locales/es/language';
import { ptBR } from '../../../locales/pt-BR/language';
import { fr } from '../../../locales/fr/language';
import { de } from '../../../locales/de/language';
import { tr } from '../../../locales/tr/language';
import { vi } from '../../../locales/vi/language';
import { pl } from '../../../locales/pl/language';
import type { Language } from '../../../locales/language';

/**
 * The languages of the site. A new one is added here and in `lib/i18n/server-messages`
 * (docs/contributing.md#add-a-language).
 */
const LANGUAGES = [en, ko, zhHans, zhHant, ja, es, ptBR, fr, de, tr, vi, pl] as const;

/** A language's code, as in addresses. */
export type Locale = (typeof LANGUAGES)[number]['code'];
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ code }) => code);
/** The language whose addresses have no prefix. */
export const DEFAULT_LOCALE: Locale = 'en';

const BY_CODE = new Map<string, Language>(LANGUAGES.map((language) => [language.code, language]));

/** What is written in no language of the site is written as in English. */
export function languageOf(locale: string): Language {
  return BY_CODE.get(locale) ?? en;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The locale that a part of an address names in whatever case: addresses get typed. Null where it is none. */
export function localeNamed(text: string): Locale | null {
  return LOCALES.find((locale) => locale.toLowerCase() === text.toLowerCase()) ?? null;
}

/**
 * The locale for each language tag in lower case: "ko", "pt" and "pt-br",
 * "zh-tw". A longer tag ("ko-KR") is shortened from its end until it is here
 * (lookup of RFC 4647, section 3.4).
 */
export const LANGUAGE_RANGES = Object.fromEntries([
  ...[...LOCALES].reverse().map((locale) => [locale.split('-')[0] ?? locale, locale] as const),
  ...LOCALES.map((locale) => [locale.toLowerCase(), locale] as const),
  ...LOCALES.flatMap((locale) => (languageOf(locale).regions ?? []).map((tag) => [tag, locale] as const)),
]);
