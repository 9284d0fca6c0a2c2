import Link from 'next/link';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { CalendarDay } from '../../lib/domain/day-calendar';
import { paths } from '../../lib/domain/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { dayNumber, formatDay } from './day-format';

const Strip = styled.nav`
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);
  overflow: hidden;

  ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(48px, 1fr);
    padding: 4px;
    list-style: none;
    overflow-x: auto;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }

  ol::-webkit-scrollbar {
    display: none;
  }

  a {
    position: relative;
    display: grid;
    gap: 1px;
    justify-items: center;
    padding: 6px 0 12px;
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
    font-size: var(--fs-2xs);
    line-height: 1.25;
    white-space: nowrap;
    outline-offset: -2px;
    transition: background-color var(--motion-fast);
  }

  .number {
    color: var(--text-color);
    font-size: var(--fs-lg);
    font-weight: 650;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }

  /* A dot: this day has matches. */
  a[data-marked]::after {
    content: '';
    position: absolute;
    bottom: 5px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: var(--control-border-color);
  }

  li[data-month] a::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px -1px;
    width: 1px;
    background: var(--border-strong-color);
  }

  a[data-today] .weekday {
    color: var(--main-color);
    font-weight: 650;
  }

  a[data-today]::after {
    background: var(--main-color);
  }

  a[data-selected] {
    background: var(--main-fill);
    color: var(--text-dark-color);
  }

  a[data-selected] :is(.number, .weekday) {
    color: inherit;
  }

  a[data-selected]::after {
    background: currentColor;
  }

  a[data-selected]::before {
    display: none;
  }

  @media (hover: hover) {
    a:hover:not([data-selected]) {
      background: var(--bg-element-hl-color);
    }
  }
`;

type DayCalendarProps = {
  /** At most 20 (spec §9 "Calendar max row"). */
  readonly days: readonly CalendarDay[];
  /** The day whose matches the page is about, or today's cell on a page about now. */
  readonly centered: string;
  readonly selected?: string;
};

/** The header row of days (spec §2): date, weekday, today label, a marker where the day has matches; each cell leads to its matches. */
export function DayCalendar({ days, centered, selected }: DayCalendarProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const row = list.current;
    const cell = row?.querySelector<HTMLElement>(`[data-day="${centered}"]`);
    if (row && cell) row.scrollLeft = cell.offsetLeft - (row.clientWidth - cell.offsetWidth) / 2;
  }, [centered]);

  return (
    <Strip aria-label={t('days.calendar')}>
      <ol ref={list}>
        {days.map((day) => (
          <li key={day.index} data-day={day.day} data-month={day.index > 0 && day.day.endsWith('-01') ? '' : undefined}>
            <Cell day={day} selected={day.day === selected} />
          </li>
        ))}
      </ol>
    </Strip>
  );
}

function Cell({ day, selected }: { readonly day: CalendarDay; readonly selected: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const spoken = [
    formatDay(day.day, 'long', locale),
    day.isToday ? t('days.today') : '',
    day.count > 0 ? t('days.matches', { count: day.count }) : t('days.noMatches'),
  ];
  return (
    <Link
      href={paths.matches(day.isToday ? 'today' : day.day)}
      prefetch={false}
      data-today={day.isToday ? '' : undefined}
      data-selected={selected ? '' : undefined}
      data-marked={day.count > 0 ? '' : undefined}
      aria-current={selected ? 'date' : undefined}
    >
      <VisuallyHidden suppressHydrationWarning>{spoken.filter(Boolean).join(', ')}</VisuallyHidden>
      <span className="weekday" aria-hidden suppressHydrationWarning>
        {day.isToday
          ? t('days.today')
          : day.day.endsWith('-01')
            ? formatDay(day.day, 'shortMonth', locale)
            : formatDay(day.day, 'weekday', locale)}
      </span>
      <span className="number" aria-hidden>
        {dayNumber(day.day)}
      </span>
    </Link>
  );
}
