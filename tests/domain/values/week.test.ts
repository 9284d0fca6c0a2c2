import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  currentMonday,
  dayStart,
  daysBetween,
  isDay,
  isMatchDay,
  isMatchTime,
  mondayOf,
  weekDays,
  weeksCovering,
  weekdayIndex,
} from '../../../lib/domain/values/week';
import { dayOf } from '../../../lib/domain/values/zoned-date';

const ZONES = [
  'UTC',
  'Asia/Seoul',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Pacific/Apia',
];
const days = fc
  .date({ min: new Date('2010-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the time in which matches are', () => {
  it.each(['2009-10-26T01:00:00Z', '2037-12-31T23:00:00Z'])(
    'does not reach as far as %s: clocks of some zone show a day without a page',
    (instant) => {
      expect(isMatchTime(Date.parse(instant))).toBe(false);
    },
  );

  it.each(['2009-10-27T14:00:00Z', '2026-06-06T16:40:00Z', '2037-12-30T09:00:00Z'])(
    'holds %s, on a day with a page in every zone',
    (instant) => {
      expect(isMatchTime(Date.parse(instant))).toBe(true);
      for (const zone of ZONES) expect(isMatchDay(dayOf(instant, zone))).toBe(true);
    },
  );

  it.each([Number.NaN, Infinity, 8.64e15, -6.3e13])('does not hold %s', (ms) => {
    expect(isMatchTime(ms)).toBe(false);
  });
});

describe('days and weeks', () => {
  it.each([
    ['2023-08-19T23:30:00Z', 'UTC', '2023-08-19'],
    ['2023-08-20T15:30:00Z', 'Asia/Seoul', '2023-08-21'],
    ['2023-08-20T03:30:00Z', 'America/Los_Angeles', '2023-08-19'],
  ])('%s in %s is the day %s', (instant, zone, day) => {
    expect(dayOf(instant, zone)).toBe(day);
  });

  it.each([
    ['2023-08-14', '2023-08-14'],
    ['2023-08-20', '2023-08-14'],
    ['2024-02-29', '2024-02-26'],
    ['2024-01-01', '2024-01-01'],
    ['2021-01-01', '2020-12-28'],
  ])('the week of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('spans Monday to Sunday across the end of a month', () => {
    expect(weekDays('2024-02-26')).toEqual([
      '2024-02-26',
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
      '2024-03-03',
    ]);
    expect(weekdayIndex('2024-03-03')).toBe(6);
    expect(daysBetween('2024-02-26', '2024-03-03')).toBe(6);
  });

  it.each([
    ['2023-08-19', true],
    ['2023-02-29', false],
    ['2023-13-01', false],
    ['today', false],
    ['2023-8-1', false],
  ])('recognises whether %s is a day: %s', (text, valid) => {
    expect(isDay(text)).toBe(valid);
  });

  it('puts the current week where the visitor is: Sunday night in UTC is already Monday in Seoul', () => {
    const now = Date.parse('2023-08-20T16:00:00Z');
    expect(currentMonday(now, 'UTC')).toBe('2023-08-14');
    expect(currentMonday(now, 'Asia/Seoul')).toBe('2023-08-21');
  });

  it.each(ZONES)('a day in %s begins at the first moment that carries its date', (zone) => {
    fc.assert(
      fc.property(days, (day) => {
        const start = dayStart(day, zone);
        // Samoa skipped 2011-12-30 altogether: such a day begins with the next one.
        if (zone === 'Pacific/Apia' && day === '2011-12-30') return;
        expect(dayOf(start, zone)).toBe(day);
        expect(dayOf(start - 1, zone) < day).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each(ZONES)('the UTC weeks for a week in %s contain each of its moments', (zone) => {
    fc.assert(
      fc.property(days, fc.nat({ max: 999_999 }), (day, part) => {
        const monday = mondayOf(day);
        const from = dayStart(monday, zone);
        const until = dayStart(addDays(monday, 7), zone);
        const moment = Math.floor(from + (until - from) * (part / 1_000_000));
        expect(weeksCovering(monday, zone)).toContain(currentMonday(moment, 'UTC'));
      }),
      { numRuns: 200 },
    );
  });

  it('needs one document in UTC and two elsewhere', () => {
    expect(weeksCovering('2023-08-14', 'UTC')).toEqual(['2023-08-14']);
    expect(weeksCovering('2023-08-14', 'Asia/Seoul')).toEqual(['2023-08-07', '2023-08-14']);
    expect(weeksCovering('2023-08-14', 'America/Los_Angeles')).toEqual(['2023-08-14', '2023-08-21']);
  });
});
