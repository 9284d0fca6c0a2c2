import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { listText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import type { DayRoute } from '../../lib/domain/schedule/week-schedule';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { tabOfKey } from '../ui/tab-keys';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { dayNumber, formatDay } from '../../lib/domain/schedule/day-format';

type DayTabsProps = {
  /** Prefix of the tabs' ids: `<id>-<day>`; the panel is `<id>-panel`. */
  readonly id: string;
  readonly routes: readonly DayRoute[];
  readonly selectedIndex: number;
  readonly countsKnown: boolean;
  readonly onSelect: (day: string) => void;
};

/** The seven days as tabs. Each is a link to its day's matches, which is what it does without JavaScript. */
export function DayTabs({ id, routes, selectedIndex, countsKnown, onSelect }: DayTabsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const strip = useRef<HTMLDivElement>(null);

  const select = (event: MouseEvent, day: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The drawer around the schedule must not see this click: it closes when a link is followed.
    event.stopPropagation();
    onSelect(day);
  };
  const move = (event: KeyboardEvent) => {
    const next = tabOfKey(event, routes, selectedIndex);
    if (!next) return;
    event.preventDefault();
    onSelect(next.day);
    strip.current?.querySelector<HTMLElement>(`[data-index="${next.index}"]`)?.focus();
  };

  /** The words below the number of a day, as they are read aloud: "Nov, 21 matches". */
  const spokenRest = ({ day, count }: DayRoute): string => {
    const month = formatDay(day, 'shortMonth', locale);
    return countsKnown ? listText([month, t('days.matches', { count })], locale) : month;
  };

  return (
    <div className="day-tabs" ref={strip} role="tablist" aria-label={t('schedule.days')} onKeyDown={move}>
      {routes.map((route) => (
        <Link
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
          suppressHydrationWarning
        >
          {route.isToday ? (
            <>
              <span className="today">{t('days.today')}</span>{' '}
              <span className="today" suppressHydrationWarning>
                {formatDay(route.day, 'weekday', locale)}
              </span>
            </>
          ) : (
            formatDay(route.day, 'weekday', locale)
          )}{' '}
          <b>{dayNumber(route.day)}</b> <VisuallyHidden>{spokenRest(route)}</VisuallyHidden>
          <span aria-hidden>{formatDay(route.day, 'shortMonth', locale)}</span>
          <span className="count" aria-hidden data-empty={route.count === 0 || !countsKnown ? '' : undefined}>
            {countsKnown ? route.count : ''}
          </span>
        </Link>
      ))}
    </div>
  );
}
