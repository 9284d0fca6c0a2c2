import { DayPicker } from 'react-day-picker';
import styled from 'styled-components';
import { listText } from '../../lib/domain/text/list-text';
import { DAYS_PER_WEEK } from '../../lib/domain/values/constants';
import { addDays } from '../../lib/domain/values/week';
import type { Locale } from '../../lib/domain/settings/locales';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { formatDay } from '../../lib/domain/schedule/day-format';

const Frame = styled.div`
  padding: var(--sp-3);

  .rdp-month {
    position: relative;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: 32px;
    padding-left: 8px;
    font-size: var(--fs-md);
    font-weight: 650;
  }

  .rdp-nav {
    position: absolute;
    z-index: 1;
    top: var(--sp-3);
    right: var(--sp-3);
    display: flex;
    gap: 2px;
  }

  .rdp-nav button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--radius-s);
    color: var(--dim-text-color);
  }

  .rdp-chevron {
    width: 16px;
    height: 16px;
    fill: currentColor;
  }

  .rdp-month_grid {
    width: 100%;
    margin-top: var(--sp-2);
    table-layout: fixed;
  }

  .rdp-weekday {
    padding: 4px 0;
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
    font-weight: 600;
  }

  .rdp-day {
    padding: 1px 0;
    text-align: center;
  }

  .rdp-day_button {
    width: 100%;
    min-height: max(32px, calc(var(--hit) - 6px));
    border-radius: var(--radius-s);
    text-align: center;
    font-size: var(--fs-sm);
    outline-offset: -2px;
  }

  .weekend .rdp-day_button,
  .rdp-weekday:nth-child(n + 6) {
    color: var(--hl-color1);
  }

  .rdp-outside .rdp-day_button {
    color: var(--faint-text-color);
    font-weight: 400;
  }

  .shown-week {
    background: var(--main-tint);
  }

  .shown-week:first-child {
    border-radius: var(--radius-s) 0 0 var(--radius-s);
  }

  .shown-week:last-child {
    border-radius: 0 var(--radius-s) var(--radius-s) 0;
  }

  .rdp-today .rdp-day_button {
    color: var(--main-color);
    font-weight: 700;
  }

  .rdp-selected .rdp-day_button {
    background: var(--main-fill);
    color: var(--text-dark-color);
    font-weight: 700;
  }

  @media (hover: hover) {
    .rdp-nav button:hover,
    :not(.rdp-selected) > .rdp-day_button:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** The calendar reckons in the browser's own dates; noon keeps a day its day whatever the clocks do. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayOfDate(date: Date): string {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
}

function formatted(date: Date, style: Parameters<typeof formatDay>[1], locale: Locale): string {
  return formatDay(dayOfDate(date), style, locale);
}

type MonthCalendarProps = {
  readonly selectedDay: string;
  readonly today: string;
  /** Monday of the week on screen: its days are tinted. */
  readonly monday: string;
  readonly onPick: (day: string) => void;
};

/**
 * The popup month calendar: weeks start on Monday, outside days show,
 * weekends have a colour of their own. Browser only: on a server the month would
 * be the server's.
 */
export function MonthCalendar({ selectedDay, today, monday, onPick }: MonthCalendarProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Frame>
      <DayPicker
        mode="single"
        required
        autoFocus
        fixedWeeks
        showOutsideDays
        weekStartsOn={1}
        lang={locale}
        today={dateOf(today)}
        defaultMonth={dateOf(selectedDay)}
        selected={dateOf(selectedDay)}
        onSelect={(date) => onPick(dayOfDate(date))}
        modifiers={{ weekend: { dayOfWeek: [0, 6] }, shownWeek: { from: dateOf(monday), to: dateOf(addDays(monday, DAYS_PER_WEEK - 1)) } }}
        modifiersClassNames={{ weekend: 'weekend', shownWeek: 'shown-week' }}
        formatters={{
          formatCaption: (month) => formatted(month, 'month', locale),
          formatWeekdayName: (weekday) => formatted(weekday, 'weekday', locale),
        }}
        labels={{
          labelNav: () => t('schedule.calendar'),
          labelGrid: (month) => formatted(month, 'month', locale),
          labelWeekday: (weekday) => formatted(weekday, 'longWeekday', locale),
          labelDayButton: (date, modifiers) =>
            listText([modifiers['today'] ? t('days.today') : '', formatted(date, 'full', locale)].filter(Boolean), locale),
          labelPrevious: () => t('schedule.previousMonth'),
          labelNext: () => t('schedule.nextMonth'),
        }}
      />
    </Frame>
  );
}
