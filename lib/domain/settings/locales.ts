/**
 * The languages of the site by the code in their addresses. A new one is added
 * here and in `lib/i18n/server-messages`, beside its texts in `locales`
 * (docs/contributing.md#add-a-locale). Browsers get what they use of this file.
 */
export const LOCALES = ['en', 'ko', 'zh-Hans', 'zh-Hant', 'ja', 'es', 'pt-BR', 'fr', 'de', 'tr', 'vi', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];
/** Its addresses have no prefix. */
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The locale that a part of an address names in whatever case: addresses get typed. Null where it is none. */
export function localeNamed(text: string): Locale | null {
  return LOCALES.find((locale) => locale.toLowerCase() === text.toLowerCase()) ?? null;
}

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ko: '한국어',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  fr: 'Français',
  de: 'Deutsch',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  pl: 'Polski',
};

/** Tags for `Intl.DateTimeFormat` where a locale's own code does not do: days in English read "8 Jul", times "05:30 PM". */
export const LOCAL_TIME_TAGS: Readonly<Partial<Record<Locale, { readonly day: string; readonly time: string }>>> = {
  en: { day: 'en-GB', time: 'en-US' },
};

/** Regions whose readers use another script than the language's first locale says. */
const REGIONS = ['zh-tw', 'zh-hk', 'zh-mo'].map((tag) => [tag, 'zh-Hant'] as const);

/**
 * The locale for each language tag in lower case: "ko", "pt" and "pt-br",
 * "zh-tw". A longer tag ("ko-KR") is shortened from its end until it is here
 * (lookup of RFC 4647, section 3.4).
 */
export const LANGUAGE_RANGES = Object.fromEntries([
  ...[...LOCALES].reverse().map((locale) => [locale.split('-')[0] ?? locale, locale] as const),
  ...LOCALES.map((locale) => [locale.toLowerCase(), locale] as const),
  ...REGIONS,
]);
