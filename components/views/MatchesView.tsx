import { Fragment, useMemo } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { liveFirst } from '../../lib/domain/schedule/schedule-order';
import { paths } from '../../lib/domain/page/paths';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { addDays } from '../../lib/domain/values/week';
import { useDayOrder, useShownMatches } from '../../lib/client/following/own-matches';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { withFresh } from '../../lib/domain/match/match-lists';
import { MineSwitch } from '../following/MineSwitch';
import { NothingOfMine } from '../following/NothingOfMine';
import { SignLegend } from '../match/SignLegend';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshMatches } from '../match/use-fresh-matches';
import { DayCalendar } from '../schedule/DayCalendar';
import { DayColumns, dayTitle } from '../schedule/DayColumns';
import { calendarLabel, formatDay } from '../../lib/domain/schedule/day-format';
import { EmptyDay, MatchGroups } from '../schedule/DayPanel';
import { listKey, markedDays, matchesByDay } from '../../lib/domain/schedule/days-around';
import { TodayText } from '../schedule/TodayText';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { PageHead } from '../head/PageHead';
import { island, islandOnDemand } from '../island/island';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icon-sprite';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { ZoneName } from '../ui/ZoneName';

/** Days in the row on either side of the page's day: three week documents hold them in every zone. */
const ROW_DAYS_AROUND = 6;

export type MatchesViewProps = {
  readonly shell: Pick<ShellData, 'today'>;
  /** The requested day; "today" is the visitor's. */
  readonly time: string;
  /** The matches of the UTC days around the day (`daysAround`). */
  readonly around: readonly MatchSummary[];
  /** Starts of all matches of the weeks around, in minutes since 1970, for the row's markers. */
  readonly startMinutes: readonly number[];
};

/**
 * `/matches?time=today|YYYY-MM-DD`: a day's matches by league, the row of days around
 * it, its neighbours in short. On a desktop they stand where the schedule would list the same day again.
 */
export function MatchesView({ shell, time, around, startMinutes }: MatchesViewProps) {
  const t = useTranslate();
  return (
    <div className="matches-page wide-page">
      <MatchesHead time={time} />
      <header className="day-line">
        <DayTitle time={time} serverToday={shell.today} />
        <Link className="ui-button" data-size="small" href={paths.catchUp()} title={t('match.catchUpHint')}>
          <Icon name="flame" size={15} />
          {t('match.catchUp')}
        </Link>
        <Step time={time} serverToday={shell.today} days={-1} icon="chevron-left" label={t('matches.previousDay')} />
        <Step time={time} serverToday={shell.today} days={1} icon="chevron-right" label={t('matches.nextDay')} />
        <PickDay time={time} serverToday={shell.today} />
        <MineSwitch />
      </header>
      <DayRow time={time} serverToday={shell.today} startMinutes={startMinutes} />
      <Days time={time} serverToday={shell.today} around={around} />
      <Announcer around={around} />
    </div>
  );
}

const PickDay = islandOnDemand(() => import('../schedule/PickDay').then((module) => module.PickDay));

type Shown = Pick<MatchesViewProps, 'time'> & { readonly serverToday: string };

/** The page's day as the visitor's calendar says. */
function usePageDay({ time, serverToday }: Shown) {
  const { today, zone } = useVisitorDay(serverToday);
  return { day: time === 'today' ? today : time, today, zone };
}

function DayTitle(shown: Shown) {
  const t = useTranslate();
  const locale = useLocale();
  const { day, today } = usePageDay(shown);
  const { kind } = calendarLabel(day, today);
  // What the title does not say of the day.
  const rest = kind === 'date' ? 'longWeekday' : kind === 'weekday' ? 'date' : 'full';
  return (
    <div>
      <h1 suppressHydrationWarning>{dayTitle(day, today, locale, t)}</h1>
      <p>
        {shown.time === 'today' ? (
          <TodayText today={day} show="full" />
        ) : (
          <span suppressHydrationWarning>{formatDay(day, rest, locale)}</span>
        )}
        <ZoneName at={`${day}T12:00:00Z`} />
      </p>
    </div>
  );
}

/** Leads to the day before or after. */
function Step({ days, icon, label, ...shown }: Shown & { readonly days: -1 | 1; readonly icon: IconName; readonly label: string }) {
  const { day } = usePageDay(shown);
  return (
    <Link className="step" href={paths.matches(addDays(day, days))} aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </Link>
  );
}

const DayRow = island(function DayRow({ startMinutes, ...shown }: Shown & Pick<MatchesViewProps, 'startMinutes'>) {
  const { day, today, zone } = usePageDay(shown);
  const days = useMemo(
    () => markedDays({ first: addDays(day, -ROW_DAYS_AROUND), days: 2 * ROW_DAYS_AROUND + 1, today, zone, startMinutes }),
    [day, today, zone, startMinutes],
  );
  return <DayCalendar days={days} centered={day} selected={day} />;
});

/** The day's matches, then those of its neighbours. */
const Days = island(function Days({ time, serverToday, around }: Shown & Pick<MatchesViewProps, 'around'>) {
  const t = useTranslate();
  const { day, today, zone } = usePageDay({ time, serverToday });
  const fresh = useFreshMatches(around);
  const [ofDay, ...neighbours] = useMemo(
    () => matchesByDay([day, addDays(day, -1), addDays(day, 1)], withFresh(around, fresh), zone),
    [day, around, fresh, zone],
  );
  return (
    // The visitor's own day comes in the place of the server's UTC day, if it holds other matches: nothing wanders.
    <Fragment key={listKey(ofDay?.matches ?? [])}>
      <DayMatches matches={ofDay?.matches ?? []} ofDay={time} />
      <TitledSection id="matches-around" title={t(time === 'today' ? 'matches.around' : 'matches.aroundDay')} data-after-groups="">
        <DayColumns days={neighbours} today={today} />
      </TitledSection>
    </Fragment>
  );
});

function Announcer({ around }: Pick<MatchesViewProps, 'around'>) {
  const fresh = useFreshMatches(around);
  return <ScoreAnnouncer matches={useMemo(() => withFresh(around, fresh), [around, fresh])} />;
}

/** Title, description and canonical address: nothing of a result. */
function MatchesHead({ time }: { readonly time: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const isToday = time === 'today';
  const day = isToday ? '' : formatDay(time, 'date', locale);
  return (
    <PageHead
      title={isToday ? t('matches.titleToday') : t('matches.titleDay', { day })}
      description={isToday ? t('matches.descriptionToday') : t('matches.description', { day })}
      path={paths.matches(time)}
    />
  );
}

function DayMatches({ matches, ofDay }: { readonly matches: readonly MatchSummary[]; readonly ofDay: string }) {
  const t = useTranslate();
  const order = useDayOrder();
  const { onlyMine } = useShownMatches();
  const day = liveFirst(matches, order);
  if (day.live.length + day.groups.length > 0)
    return (
      <MatchGroups
        {...day}
        names="full"
        ofDay={ofDay}
        level={2}
        foot={<SignLegend matches={day.groups.flatMap((group) => group.matches)} />}
      />
    );
  return onlyMine && matches.length > 0 ? <NothingOfMine title={t('mine.noMatches')} /> : <EmptyDay />;
}
