import { LOCALES, type Locale } from '../domain/locales';

/**
 * Which form of a text goes with a count ("1 game", "2 games"). For small counts
 * the pre-paint script brings the server's answers into the page: the first use
 * of `Intl` costs a phone 70 ms.
 */
declare global {
  /** By language, the small counts whose category is not "other". */
  var riftweekPlurals: Readonly<Record<string, Readonly<Record<number, Intl.LDMLPluralRule>>>> | undefined;
}

/** Counts below this are listed. */
const LISTED = 200;

const rules = new Map<Locale, Intl.PluralRules>();

function byRules(locale: Locale, count: number): Intl.LDMLPluralRule {
  let known = rules.get(locale);
  if (!known) rules.set(locale, (known = new Intl.PluralRules(locale)));
  return known.select(count);
}

export function isSmallCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count < LISTED;
}

export function pluralCategory(locale: Locale, count: number): Intl.LDMLPluralRule {
  const listed = globalThis.riftweekPlurals?.[locale];
  return listed && isSmallCount(count) ? (listed[count] ?? 'other') : byRules(locale, count);
}

/** The list of every language, for the pre-paint script. */
export function listedPlurals(): NonNullable<typeof globalThis.riftweekPlurals> {
  const ofLocale = (locale: Locale) =>
    Object.fromEntries(
      Array.from({ length: LISTED }, (_, count) => [count, byRules(locale, count)] as const).filter(([, category]) => category !== 'other'),
    );
  return Object.fromEntries(LOCALES.map((locale) => [locale, ofLocale(locale)]));
}
