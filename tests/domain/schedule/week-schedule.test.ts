import { describe, expect, it } from 'vitest';
import { buildWeekSchedule } from '../../../lib/domain/schedule/week-schedule';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';

const saturday = Date.parse('2023-08-19T09:00:00Z');
const matches = [
  finishedMatch({ id: 1, beginAt: '2023-08-19T08:00:00Z' }),
  notStartedMatch({ id: 3, beginAt: '2023-08-20T20:00:00Z' }),
  notStartedMatch({ id: 2, beginAt: '2023-08-19T08:00:00Z' }),
];

describe('weekly schedule', () => {
  it('has seven days, today selected, matches by start then id', () => {
    const week = buildWeekSchedule({ monday: '2023-08-14', zone: 'UTC', matches, now: saturday });
    expect(week.routes.map((route) => route.day)).toEqual([
      '2023-08-14',
      '2023-08-15',
      '2023-08-16',
      '2023-08-17',
      '2023-08-18',
      '2023-08-19',
      '2023-08-20',
    ]);
    expect([week.start, week.isCurrentWeek, week.selectedIndex]).toEqual(['2023-08-14', true, 5]);
    expect(week.routes[5]?.matches.map((match) => match.id)).toEqual([1, 2]);
    expect(week.routes.map((route) => route.count)).toEqual([0, 0, 0, 0, 0, 2, 1]);
    expect(week.routes.map((route) => route.isToday)).toEqual([false, false, false, false, false, true, false]);
  });

  it('selects the first day of another week, and a picked day of it', () => {
    expect(buildWeekSchedule({ monday: '2023-08-21', zone: 'UTC', matches, now: saturday }).selectedIndex).toBe(0);
    expect(buildWeekSchedule({ monday: '2023-08-21', zone: 'UTC', matches, now: saturday, selectedDay: '2023-08-24' }).selectedIndex).toBe(
      3,
    );
  });

  it('moves a late match on Sunday in UTC to Monday in Seoul', () => {
    const utc = buildWeekSchedule({ monday: '2023-08-21', zone: 'UTC', matches, now: saturday });
    const seoul = buildWeekSchedule({ monday: '2023-08-21', zone: 'Asia/Seoul', matches, now: saturday });
    expect(utc.routes[0]?.count).toBe(0);
    expect(seoul.routes[0]?.matches.map((match) => match.id)).toEqual([3]);
  });

  it('counts a match once though two week documents contain it', () => {
    const week = buildWeekSchedule({ monday: '2023-08-14', zone: 'UTC', matches: [...matches, ...matches], now: saturday });
    expect(week.routes[5]?.count).toBe(2);
  });
});
