import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../lib/domain/settings/locales';
import { calendarLabel } from '../../../lib/domain/schedule/day-format';
import { calendarDays } from '../../../lib/domain/schedule/day-calendar';
import { formatDecimals, formatThousands, percentText, secondsAsMmSs } from '../../../lib/domain/text/format';
import { matchSlug, paths, slugify } from '../../../lib/domain/page/paths';

describe('figures', () => {
  it('separates thousands in the locale’s way', () => {
    expect(formatThousands(1234567, 'en')).toBe('1,234,567');
    expect(formatThousands(1234567, 'es')).toBe('1.234.567');
  });

  it('writes the given number of decimals, also for one locale in alternation', () => {
    expect([
      formatDecimals(3.25, 'en', 1),
      formatDecimals(3, 'en', 2),
      formatDecimals(1234.5, 'es', 0),
      formatThousands(3.25, 'en'),
    ]).toEqual(['3.3', '3.00', '1235', '3.25']);
  });

  it.each(LOCALES)('are written as Intl writes them in %s', (locale) => {
    const numbers = fc.oneof(
      fc.integer({ min: -2_000_000, max: 2_000_000 }),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      // As figures are: a few decimals, ties among them.
      fc.integer({ min: -200_000, max: 200_000 }).map((whole) => whole / 1000),
      fc.constantFrom(0, -0, 999.95, 1000, 9999.5, 1.005, 0.0005, 1e-7),
    );
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        expect(formatDecimals(value, locale, decimals)).toBe(new Intl.NumberFormat(locale, options).format(value));
        expect(formatThousands(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
      }),
      { numRuns: 300 },
    );
  });

  it('writes a game’s length in minutes and seconds', () => {
    expect(secondsAsMmSs(1984)).toBe('33:04');
  });

  it.each([
    ['2023-08-18', 'yesterday'],
    ['2023-08-19', 'today'],
    ['2023-08-20', 'tomorrow'],
    ['2023-08-17', 'weekday'],
    ['2023-08-13', 'weekday'],
    ['2023-08-12', 'date'],
    ['2023-08-21', 'date'],
  ])('calls %s: %s', (day, kind) => {
    expect(calendarLabel(day, '2023-08-19').kind).toBe(kind);
  });

  it('limits the day calendar to 20 days and counts matches', () => {
    const row = calendarDays({ first: '2023-08-12', days: 40, today: '2023-08-19', countsByDay: new Map([['2023-08-19', 4]]) });
    expect(row).toHaveLength(20);
    expect(row[7]).toEqual({ key: '2023-08-19', index: 7, day: '2023-08-19', weekday: 5, isToday: true, count: 4 });
    expect(row[8]?.count).toBe(0);
  });
});

describe('addresses', () => {
  it.each([
    ['Gen.G', 'gen-g'],
    ['paiN Gaming', 'pain-gaming'],
    ['İstanbul Wildcats', 'istanbul-wildcats'],
    ['젠지', '젠지'],
    ['!!!', '-'],
  ])('the slug of %s is %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('have the same slug for a plain name as for one with an accent, whatever stands beside it', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'aZ09 .-_!~'), maxLength: 12 });
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(slugify(`${before}e${after}`)).toBe(slugify(`${before}é${after}`));
      }),
    );
  });

  it('names a match by left and right', () => {
    const match = { id: 7, left: { name: 'T1' }, right: { name: '' } };
    expect(matchSlug(match)).toBe('t1-vs-tbd');
    expect(paths.match(match)).toBe('/match/7/t1-vs-tbd');
    expect(paths.api.search('ö/')).toBe('/api/search?prefix=%C3%B6%2F');
  });
});

it.each([
  [0, '0%'],
  [0.0002, '<1%'],
  [0.004, '<1%'],
  [0.005, '1%'],
  [0.667, '67%'],
  [0.994, '99%'],
  [0.998, '>99%'],
  [1, '100%'],
])('%s of one reads %s: a little is not zero, nearly all is not all', (part, text) => {
  expect(percentText(part, 'en')).toBe(text);
});
