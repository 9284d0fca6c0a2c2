import { useMemo } from 'react';
import { CALENDAR_MAX_DAYS } from '../../lib/domain/constants';
import { withFresh } from '../../lib/domain/match/match-lists';
import { markedDays, matchesByDay } from '../../lib/domain/schedule/days-around';
import { addDays } from '../../lib/domain/schedule/week';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { SectionHeading } from '../ui/SectionHeading';
import { DayCalendar } from './DayCalendar';
import { DayColumns } from './DayColumns';
import { useVisitorDay } from './use-visitor-day';

/** The calendar row begins this many days before today: the newest results in sight, the coming days after them. */
const CALENDAR_PAST_DAYS = 7;

/** The row of days around today, and the matches of three of them. */
export function DayByDay({ home, around, serverToday }: HomeMatches & { readonly serverToday: string }) {
  const t = useTranslate();
  const { today, zone } = useVisitorDay(serverToday);
  const { fresh } = useHomeMatches({ home, around });
  const calendar = useMemo(
    () => markedDays({ first: addDays(today, -CALENDAR_PAST_DAYS), days: CALENDAR_MAX_DAYS, today, zone, startMinutes: home.startMinutes }),
    [today, zone, home],
  );
  const columns = useMemo(
    () => matchesByDay([addDays(today, -1), today, addDays(today, 1)], withFresh(around, fresh), zone),
    [today, zone, around, fresh],
  );
  return (
    <section aria-labelledby="home-days">
      <SectionHeading id="home-days">{t('home.byDay')}</SectionHeading>
      <DayCalendar days={calendar} centered={today} />
      <DayColumns days={columns} today={today} />
    </section>
  );
}
