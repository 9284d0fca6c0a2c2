import { afterEach, expect, it } from 'vitest';
import { LOCALES } from '../../lib/domain/settings/locales';
import { listedPlurals, pluralCategory } from '../../lib/i18n/plural-category';

afterEach(() => {
  globalThis.riftweekPlurals = undefined;
});

it.each(LOCALES)('the form of a text is the one from Intl, listed or not, in %s', (locale) => {
  const counts = [...Array.from({ length: 230 }, (_, count) => count), 1_000_000, 1.5, -1];
  const right = counts.map((count) => new Intl.PluralRules(locale).select(count));
  expect(counts.map((count) => pluralCategory(locale, count))).toEqual(right);
  globalThis.riftweekPlurals = { [locale]: listedPlurals(locale) };
  expect(counts.map((count) => pluralCategory(locale, count))).toEqual(right);
});

it('small counts of a page need no Intl', () => {
  globalThis.riftweekPlurals = { en: '-f' };
  expect(pluralCategory('en', 1)).toBe('few');
  expect(pluralCategory('en', 0)).toBe('other');
});
