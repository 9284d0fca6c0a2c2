// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DayCalendar } from '../../../components/schedule/DayCalendar';
import { DayTabs } from '../../../components/schedule/DayTabs';
import { calendarDays } from '../../../lib/domain/schedule/day-calendar';
import { buildWeekSchedule } from '../../../lib/domain/schedule/week-schedule';
import { renderSite } from '../../support/render-site';

/** What eyes see of each cell, line by line: its label if it has one, weekday, number, in the strip month and count. */
const lines = (cell: Element) =>
  [...cell.childNodes]
    .filter((line) => !(line instanceof Element && line.matches('.ui-hidden')))
    .map((line) => line.textContent?.trim())
    .filter(Boolean);
const cells = (container: HTMLElement) => [...container.querySelectorAll('a')].map(lines);

/** The week of Tuesday, 24 November 2026. */
function renderWeek(countsKnown = true) {
  const now = Date.parse('2026-11-24T09:00:00Z');
  const { routes, selectedIndex } = buildWeekSchedule({ monday: '2026-11-23', zone: 'UTC', matches: [], now });
  return renderSite(
    <DayTabs id="days" routes={routes} selectedIndex={selectedIndex} countsKnown={countsKnown} onSelect={() => undefined} />,
  );
}

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

describe('what a day is called', () => {
  const isCalled = (role: 'link' | 'tab', name: string) => expect(screen.getByRole(role, { name })).toBeTruthy();

  it('begins in the row with what eyes see of it', () => {
    const days = calendarDays({ first: '2026-11-29', days: 4, today: '2026-11-30', countsByDay: new Map([['2026-11-30', 2]]) });
    renderSite(<DayCalendar days={days} centered="2026-11-30" />);
    isCalled('link', 'Sun 29 Nov, no matches');
    isCalled('link', 'Today Mon 30 Nov, 2 matches');
    isCalled('link', 'Dec Tue 1, no matches');
  });

  it('says no number of matches where that is not known', () => {
    const days = calendarDays({ first: '2026-11-29', days: 2, today: '2026-11-30', countsByDay: null });
    const { container } = renderSite(<DayCalendar days={days} centered="2026-11-30" />);
    isCalled('link', 'Sun 29 Nov');
    expect(container.querySelector('[data-marked]')).toBeNull();
  });

  it('is what eyes see of it in the strip', () => {
    renderWeek();
    isCalled('tab', 'Mon 23 Nov, 0 matches');
    isCalled('tab', 'Today Tue 24 Nov, 0 matches');
    cleanup();
    renderWeek(false);
    isCalled('tab', 'Mon 23 Nov');
  });
});

describe('the strip of a week', () => {
  it('names the weekday of today beside the word', () => {
    expect(cells(renderWeek().container).slice(0, 3)).toEqual([
      ['Mon', '23', 'Nov', '0'],
      ['Today', 'Tue', '24', 'Nov', '0'],
      ['Wed', '25', 'Nov', '0'],
    ]);
  });
});
