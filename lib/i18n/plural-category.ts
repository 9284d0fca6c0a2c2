import type { Locale } from '../domain/settings/locales';

/**
 * Which form of a text goes with a count ("1 game", "2 games"). For small counts
 * the pre-paint script brings the server's answers into the page: the first use
 * of `Intl` costs a phone 70 ms.
 */
declare global {
  /** By language, a letter for each small count in order, as in LETTERS. Counts beyond its end are "other". */
  var riftweekPlurals: Readonly<Record<string, string>> | undefined;
}

const LETTERS: Readonly<Record<string, Intl.LDMLPluralRule>> = { z: 'zero', o: 'one', t: 'two', f: 'few', m: 'many' };

/** Counts below this are listed. */
const LISTED = 200;

const rules = new Map<Locale, Intl.PluralRules>();

function byRules(locale: Locale, count: number): Intl.LDMLPluralRule {
  let known = rules.get(locale);
  if (!known) rules.set(locale, (known = new Intl.PluralRules(locale)));
  return known.select(count);
}

function isSmallCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count < LISTED;
}

export function pluralCategory(locale: Locale, count: number): Intl.LDMLPluralRule {
  const listed = globalThis.riftweekPlurals?.[locale];
  if (listed === undefined || !isSmallCount(count)) return byRules(locale, count);
  return LETTERS[listed[count] ?? ''] ?? 'other';
}

/** The categories of small counts for the pre-paint script: "-o" in English, where 1 alone is not "other". */
export function listedPlurals(locale: Locale): string {
  const categories = Array.from({ length: LISTED }, (_, count) => byRules(locale, count));
  const end = categories.findLastIndex((category) => category !== 'other') + 1;
  return categories
    .slice(0, end)
    .map((category) => (category === 'other' ? '-' : category.charAt(0)))
    .join('');
}
