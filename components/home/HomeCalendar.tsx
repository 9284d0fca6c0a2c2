import { useMemo } from 'react';
import { CALENDAR_MAX_DAYS } from '../../lib/domain/values/constants';
import { markedDays } from '../../lib/domain/schedule/days-around';
import { addDays } from '../../lib/domain/values/week';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { HomeMatches } from '../match/use-home-matches';
import { DayCalendar } from '../schedule/DayCalendar';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { TitledSection } from '../ui/SectionHeading';

/** The calendar row begins this many days before today: the newest results in sight, the coming days after them. */
const CALENDAR_PAST_DAYS = 7;

/** The row of days around today, each leading to its matches. */
export function HomeCalendar({ home: { startMinutes }, serverToday }: HomeMatches & { readonly serverToday: string }) {
  const t = useTranslate();
  const { today, zone } = useVisitorDay(serverToday);
  const days = useMemo(
    () => markedDays({ first: addDays(today, -CALENDAR_PAST_DAYS), days: CALENDAR_MAX_DAYS, today, zone, startMinutes }),
    [today, zone, startMinutes],
  );
  return (
    <TitledSection id="home-days" title={t('home.otherDays')}>
      <DayCalendar days={days} centered={today} />
    </TitledSection>
  );
}
