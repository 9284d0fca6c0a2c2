import { useEffect, useRef } from 'react';
import { listText } from '../../lib/domain/text/list-text';
import type { CalendarDay } from '../../lib/domain/schedule/day-calendar';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { dayNumber, formatDay } from '../../lib/domain/schedule/day-format';

type DayCalendarProps = {
  /** The days, at most 20. */
  readonly days: readonly CalendarDay[];
  /** The day whose matches the page is about, or today's cell on a page about now. */
  readonly centered: string;
  readonly selected?: string;
  /** The league whose matches alone the days' pages show. */
  readonly leagueId?: number | null;
};

/** The header row of days: date, weekday, today label (the month on its first day), a marker where the day has matches; each cell leads to its matches, and reads "Wed 11 Nov, 21 matches". */
export function DayCalendar({ days, centered, selected, leagueId = null }: DayCalendarProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const row = list.current;
    const cell = row?.querySelector<HTMLElement>(`[data-day="${centered}"]`);
    if (row && cell) row.scrollLeft = cell.offsetLeft - (row.clientWidth - cell.offsetWidth) / 2;
  }, [centered]);

  return (
    <nav className="day-calendar" aria-label={t('days.calendar')}>
      <ol ref={list}>
        {days.map((day) => (
          <li key={day.index} data-day={day.day} data-month={isFirstOfMonth(day) ? '' : undefined}>
            <Cell day={day} selected={day.day === selected} leagueId={leagueId} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const isFirstOfMonth = ({ day }: CalendarDay): boolean => day.endsWith('-01');

function Cell({ day, selected, leagueId }: { readonly day: CalendarDay; readonly selected: boolean; readonly leagueId: number | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const label = day.isToday ? t('days.today') : isFirstOfMonth(day) ? formatDay(day.day, 'shortMonth', locale) : null;
  const number = dayNumber(day.day);
  const date = isFirstOfMonth(day) && !day.isToday ? number : `${number} ${formatDay(day.day, 'shortMonth', locale)}`;
  const count = day.count === null ? [] : [day.count > 0 ? t('days.matches', { count: day.count }) : t('days.noMatches')];
  return (
    <Link
      href={paths.matches(day.isToday ? 'today' : day.day, leagueId)}
      data-today={day.isToday ? '' : undefined}
      data-selected={selected ? '' : undefined}
      data-marked={day.count ? '' : undefined}
      aria-current={selected ? 'date' : undefined}
      suppressHydrationWarning
    >
      {label === null ? null : <span suppressHydrationWarning>{label}</span>} {formatDay(day.day, 'weekday', locale)}{' '}
      <b aria-hidden>{number}</b>
      <VisuallyHidden suppressHydrationWarning>{listText([date, ...count], locale)}</VisuallyHidden>
    </Link>
  );
}
