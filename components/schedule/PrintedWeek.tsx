import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { orderDay } from '../../lib/domain/schedule/schedule-order';
import type { WeekSchedule } from '../../lib/domain/schedule/week-schedule';
import { useDayOrder } from '../../lib/client/following/own-matches';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { MatchGroups } from './DayPanel';

/** Prints the week whatever page is open: public/print.css leaves the page out while the document says so. */
function printWeek(): void {
  const root = document.documentElement;
  root.dataset['print'] = 'week';
  // Some browsers return from `print` before they have printed.
  addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  print();
}

/** Phones load the schedule with its drawer, too late for printing by the browser's own menu. */
export function PrintButton() {
  const t = useTranslate();
  return (
    <Button data-variant="quiet" data-size="small" onClick={printWeek}>
      {t('schedule.print')}
    </Button>
  );
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is after this event.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** All days of the week, on paper only (public/print.css): the screen shows one at a time. */
export function PrintedWeek({ week }: { readonly week: WeekSchedule }) {
  return usePrinting() ? <Days week={week} /> : null;
}

function Days({ week }: { readonly week: WeekSchedule }) {
  const locale = useLocale();
  const order = useDayOrder();
  return (
    <div className="printed-week">
      {week.routes.map(({ day, matches }) => {
        const groups = orderDay(matches, order);
        return groups.length === 0 ? null : (
          <section key={day}>
            <h3>{formatDay(day, 'long', locale)}</h3>
            <MatchGroups groups={groups} names="full" />
          </section>
        );
      })}
    </div>
  );
}
