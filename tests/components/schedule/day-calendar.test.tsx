// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DayCalendar } from '../../../components/schedule/DayCalendar';
import { DayTabs } from '../../../components/schedule/DayTabs';
import { calendarDays } from '../../../lib/domain/schedule/day-calendar';
import { buildWeekSchedule } from '../../../lib/domain/schedule/week-schedule';
import { renderSite } from '../../support/render-site';

afterEach(cleanup);

/** What eyes see of each cell, line by line: its label if it has one, weekday, number, in the strip month and count. */
const lines = (cell: Element) => [...cell.childNodes].map((line) => line.textContent);
const cells = (container: HTMLElement) => [...container.querySelectorAll('a')].map(lines);

describe('the row of days', () => {
  it('names the weekday of every day, of today and of the first of a month too', () => {
    const days = calendarDays({ first: '2026-11-29', days: 4, today: '2026-11-30', countsByDay: new Map() });
    const { container } = renderSite(<DayCalendar days={days} centered="2026-11-30" />);
    expect(cells(container)).toEqual([
      ['Sun', '29'],
      ['Today', 'Mon', '30'],
      ['Dec', 'Tue', '1'],
      ['Wed', '2'],
    ]);
  });
});

describe('the strip of a week', () => {
  it('names the weekday of today beside the word', () => {
    const { routes, selectedIndex } = buildWeekSchedule({
      monday: '2026-11-23',
      zone: 'UTC',
      matches: [],
      now: Date.parse('2026-11-24T09:00:00Z'),
    });
    const { container } = renderSite(
      <DayTabs id="days" routes={routes} selectedIndex={selectedIndex} countsKnown onSelect={() => undefined} />,
    );
    expect(cells(container).slice(0, 3)).toEqual([
      ['Mon', '23', 'Nov', '0'],
      ['Today', 'Tue', '24', 'Nov', '0'],
      ['Wed', '25', 'Nov', '0'],
    ]);
  });
});
