import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/paths';
import type { DayRoute } from '../../lib/domain/week-schedule';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { dayNumber, formatDay } from './day-format';

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;

  .day {
    display: grid;
    gap: 1px;
    justify-items: center;
    padding: 7px 0 6px;
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
    font-size: var(--fs-2xs);
    line-height: 1.25;
    text-align: center;
    outline-offset: -2px;
    cursor: pointer;
    transition: background-color var(--motion-fast);
  }

  .number {
    color: var(--text-color);
    font-size: var(--fs-lg);
    font-weight: 650;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }

  .count {
    min-width: 22px;
    min-height: 17px;
    margin-top: 3px;
    padding: 0 5px;
    border-radius: var(--radius-full);
    background: var(--bg-element-hl-color);
    color: var(--dim-text-color);
    line-height: 17px;
    font-variant-numeric: tabular-nums;
  }

  .count[data-empty] {
    background: transparent;
    color: var(--faint-text-color);
  }

  .day[data-today] .weekday {
    color: var(--main-color);
    font-weight: 650;
  }

  .day[aria-selected='true'] {
    background: var(--main-fill);
    color: var(--text-dark-color);
  }

  .day[aria-selected='true'] :is(.number, .weekday, .month) {
    color: inherit;
  }

  .day[aria-selected='true'] .count {
    background: color-mix(in srgb, var(--text-dark-color) 12%, transparent);
    color: inherit;
  }

  @media (hover: hover) {
    .day:hover:not([aria-selected='true']) {
      background: var(--bg-element-hl-color);
    }
  }
`;

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type DayTabsProps = {
  /** Prefix of the tabs' ids: `<id>-<day>`; the panel is `<id>-panel`. */
  readonly id: string;
  readonly routes: readonly DayRoute[];
  readonly selectedIndex: number;
  readonly countsKnown: boolean;
  readonly onSelect: (day: string) => void;
};

/** The seven days as tabs (spec §2). Each is a link to its day's matches, which is what it does without JavaScript. */
export function DayTabs({ id, routes, selectedIndex, countsKnown, onSelect }: DayTabsProps) {
  const t = useTranslate();
  const strip = useRef<HTMLDivElement>(null);

  const select = (event: MouseEvent, day: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Not a link to the drawer around the schedule, which closes when one is followed.
    event.stopPropagation();
    onSelect(day);
  };
  const move = (event: KeyboardEvent) => {
    const next = event.key === ' ' ? routes[selectedIndex] : routes[STEPS[event.key]?.(selectedIndex, routes.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.day);
    strip.current?.querySelector<HTMLElement>(`[data-index="${next.index}"]`)?.focus();
  };

  return (
    <Strip ref={strip} role="tablist" aria-label={t('schedule.days')} onKeyDown={move}>
      {routes.map((route) => (
        <a
          key={route.index}
          className="day"
          href={paths.matches(route.day)}
          role="tab"
          id={`${id}-${route.day}`}
          data-index={route.index}
          data-today={route.isToday ? '' : undefined}
          aria-selected={route.index === selectedIndex}
          aria-controls={route.index === selectedIndex ? `${id}-panel` : undefined}
          tabIndex={route.index === selectedIndex ? 0 : -1}
          onClick={(event) => select(event, route.day)}
        >
          <DayCell route={route} countKnown={countsKnown} />
        </a>
      ))}
    </Strip>
  );
}

function DayCell({ route, countKnown }: { readonly route: DayRoute; readonly countKnown: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const spoken = [
    formatDay(route.day, 'long', locale),
    route.isToday ? t('days.today') : '',
    countKnown ? t('days.matches', { count: route.count }) : '',
  ];
  return (
    <>
      <VisuallyHidden suppressHydrationWarning>{spoken.filter(Boolean).join(', ')}</VisuallyHidden>
      <span className="weekday" aria-hidden suppressHydrationWarning>
        {route.isToday ? t('days.today') : formatDay(route.day, 'weekday', locale)}
      </span>
      <span className="number" aria-hidden>
        {dayNumber(route.day)}
      </span>
      <span className="month" aria-hidden suppressHydrationWarning>
        {formatDay(route.day, 'shortMonth', locale)}
      </span>
      <span className="count" aria-hidden data-empty={route.count === 0 || !countKnown ? '' : undefined}>
        {countKnown ? route.count : ''}
      </span>
    </>
  );
}
