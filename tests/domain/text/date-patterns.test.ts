import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datePatterns, type DateStyle } from '../../../lib/domain/text/date-patterns';
import { writeDate } from '../../../lib/domain/text/date-writing';
import { localTimeText } from '../../../lib/domain/text/local-time-formats';
import { LOCALES, type Locale } from '../../../lib/domain/settings/locales';
import { LOCAL_ZONE, dateIn } from '../../../lib/domain/values/zoned-date';

/** What `Intl` itself writes: for English by separate tags of days and of times, else by the locale. */
function byIntl(at: number, locale: Locale, options: Intl.DateTimeFormatOptions, zone: string): string {
  const tag = locale === 'en' ? (options.hour && !options.day ? 'en-US' : 'en-GB') : locale;
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }).format(at).replace(/\u202f/g, ' ');
}

const OPTIONS: readonly (readonly [DateStyle, Intl.DateTimeFormatOptions])[] = [
  ['time24', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }],
  ['time12', { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' }],
  ['short', { day: 'numeric', month: 'short' }],
  ['weekday', { weekday: 'short' }],
  ['longWeekday', { weekday: 'long' }],
  ['medium', { weekday: 'short', day: 'numeric', month: 'short' }],
  ['mediumYear', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }],
  ['long', { weekday: 'long', day: 'numeric', month: 'long' }],
  ['full', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
  ['date', { day: 'numeric', month: 'short', year: 'numeric' }],
  ['month', { month: 'long', year: 'numeric' }],
  ['shortMonth', { month: 'short' }],
];

const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });
const zones = fc.constantFrom('UTC', 'Asia/Seoul', 'America/New_York', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Auckland');

describe('a date written by patterns', () => {
  it.each(LOCALES)('reads as Intl writes it in %s, in every style and zone', (locale) => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        for (const [style, options] of OPTIONS)
          expect(writeDate(dateIn(at, zone), style, locale), style).toBe(byIntl(at, locale, options, zone));
      }),
      { numRuns: 200 },
    );
  });

  it.each(LOCALES)('joins with a time as Intl does in %s', (locale) => {
    const options = Object.fromEntries(OPTIONS);
    const joined = (at: number, zone: string, style: DateStyle) => byIntl(at, locale, { ...options[style], ...options['time24'] }, zone);
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const year = dateIn(at, zone).year;
        const texts = [
          localTimeText(at, 'dayTime', locale, '24', zone, year),
          localTimeText(at, 'dayTime', locale, '24', zone, null),
          localTimeText(at, 'yearTime', locale, '24', zone, year),
          localTimeText(at, 'full', locale, '24', zone, year),
        ];
        const styles = ['medium', 'mediumYear', 'mediumYear', 'full'] as const;
        expect(texts).toEqual(styles.map((style) => joined(at, zone, style)));
      }),
      { numRuns: 100 },
    );
  });

  it('uses the zone of the machine on request', () => {
    const zone = process.env['TZ'];
    try {
      for (const name of ['Asia/Kathmandu', 'America/New_York', 'Europe/Madrid']) {
        process.env['TZ'] = name;
        // Winter, summer, and the hour in which New York's clocks go back.
        for (const at of [Date.UTC(2026, 0, 10, 23, 50), Date.UTC(2026, 6, 10, 0, 5), Date.UTC(2026, 10, 1, 5, 30)])
          expect(dateIn(at, LOCAL_ZONE)).toEqual(dateIn(at, name));
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it.each(LOCALES)('costs a page about a kilobyte in %s', (locale) => {
    expect(JSON.stringify(datePatterns(locale)).length).toBeLessThan(1_300);
  });
});
