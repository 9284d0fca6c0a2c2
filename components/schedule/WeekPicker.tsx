import { lazy, Suspense, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { spanMark } from '../../lib/domain/text/list-text';
import { DAYS_PER_WEEK } from '../../lib/domain/values/constants';
import { addDays } from '../../lib/domain/values/week';
import { formatDay } from '../../lib/domain/schedule/day-format';

const MonthCalendar = lazy(() => import('./MonthCalendar').then((module) => ({ default: module.MonthCalendar })));

type WeekPickerProps = {
  /** Monday of the shown week. */
  readonly start: string;
  readonly selectedDay: string;
  readonly today: string;
  readonly onPick: (day: string) => void;
};

/** The shown week as a button, "3 Jul – 9 Jul"; it opens the month calendar. Its container must be positioned: the popup spans it. */
export function WeekPicker({ start, selectedDay, today, onPick }: WeekPickerProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const range = formatDay(start, 'short', locale) + spanMark(locale) + formatDay(addDays(start, DAYS_PER_WEEK - 1), 'short', locale);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Only the calendar closes, not the drawer around it.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !anchor.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div className="range" ref={anchor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('schedule.pickDay', { range })}
        onClick={() => setOpen(!open)}
        suppressHydrationWarning
      >
        <span suppressHydrationWarning>{range}</span>
      </Button>
      {open ? (
        <div className="month-popup" role="dialog" aria-label={t('schedule.calendar')}>
          <Suspense fallback={<Skeleton style={{ '--h': '292px' }} />}>
            <MonthCalendar
              selectedDay={selectedDay}
              today={today}
              monday={start}
              onPick={(day) => {
                onPick(day);
                close();
              }}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
