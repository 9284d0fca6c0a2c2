import { Fragment, useMemo } from 'react';
import { useDayOrder, useShownMatches } from '../../lib/client/following/own-matches';
import { useJson } from '../../lib/client/page/use-json';
import { WEEK_ANSWER } from '../../lib/client/requests/polled-answers';
import { saveSettings, useSettings } from '../../lib/client/settings/settings-store';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import type { MatchSummary } from '../../lib/domain/match/match';
import { withFresh } from '../../lib/domain/match/match-lists';
import { paths } from '../../lib/domain/page/paths';
import { calendarLabel, formatDay } from '../../lib/domain/schedule/day-format';
import { listKey, markedDays, matchesByDay, startMinute } from '../../lib/domain/schedule/days-around';
import { liveFirst } from '../../lib/domain/schedule/schedule-order';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { DAYS_PER_WEEK } from '../../lib/domain/values/constants';
import { MINUTE_MS } from '../../lib/domain/values/durations';
import { addDays, mondayOf } from '../../lib/domain/values/week';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { MineSwitch } from '../following/MineSwitch';
import { NothingOfMine } from '../following/NothingOfMine';
import { PageHead } from '../head/PageHead';
import { island, islandOnDemand } from '../island/island';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { SignLegend } from '../match/SignLegend';
import { useFreshMatches } from '../match/use-fresh-matches';
import { DayCalendar } from '../schedule/DayCalendar';
import { DayColumns, dayTitle } from '../schedule/DayColumns';
import { EmptyDay, MatchGroups } from '../schedule/DayPanel';
import { TodayText } from '../schedule/TodayText';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { LinkTabs } from '../ui/LinkTabs';
import { LocalTime } from '../ui/LocalTime';
import { TitledSection } from '../ui/SectionHeading';
import { ZoneName } from '../ui/ZoneName';
import type { IconName } from '../ui/icon-sprite';

/** Days in the row on either side of the page's day: three week documents hold them in every zone. */
const ROW_DAYS_AROUND = 6;

export type MatchesViewProps = {
  readonly shell: Pick<ShellData, 'today'>;
  /** The requested day; "today" is the visitor's. */
  readonly time: string;
  /** Only its matches are shown; null: all. */
  readonly leagueId: number | null;
  readonly leagues: readonly { readonly id: number; readonly name: string }[];
  /** The matches of the UTC days around the day (`daysAround`). */
  readonly around: readonly MatchSummary[];
  /** Starts of all matches of the weeks around, in minutes since 1970, for the row's markers. */
  readonly startMinutes: readonly number[];
};

/**
 * `/matches?time=today|YYYY-MM-DD&league=ID`: a day's matches by league or by time, of all leagues or of one, the row
 * of days around it, its neighbours in short. On a desktop they stand where the schedule would list the same day again.
 */
export function MatchesView({ shell, time, leagueId, leagues, around, startMinutes }: MatchesViewProps) {
  const t = useTranslate();
  const shown = { time, leagueId, serverToday: shell.today };
  return (
    <div className="matches-page wide-page">
      <MatchesHead time={time} />
      <header className="day-line">
        <DayTitle {...shown} />
        <Link className="ui-button" data-size="small" href={paths.catchUp()} title={t('match.catchUpHint')}>
          <Icon name="flame" size={15} />
          {t('match.catchUp')}
        </Link>
        <Step {...shown} days={-1} icon="chevron-left" label={t('matches.previousDay')} />
        <Step {...shown} days={1} icon="chevron-right" label={t('matches.nextDay')} />
        <PickDay {...shown} />
        <MineSwitch />
      </header>
      <DayRow {...shown} startMinutes={startMinutes} />
      <div className="day-choices">
        {leagues.length > 1 || leagueId !== null ? <LeagueChips {...shown} leagues={leagues} /> : null}
        <OrderSwitch />
      </div>
      <Days {...shown} leagues={leagues} around={around} startMinutes={startMinutes} />
      <Announcer around={around} />
    </div>
  );
}

/** Loaded only on a day without a match of what the visitor follows. */
const NextOfMine = islandOnDemand(() => import('../schedule/NextOfMine').then((module) => module.NextOfMine));
const PickDay = islandOnDemand(() => import('../schedule/PickDay').then((module) => module.PickDay));

type ShownDay = Pick<MatchesViewProps, 'time' | 'leagueId'> & { readonly serverToday: string };

/** The page's day as the visitor's calendar says. */
function usePageDay({ time, serverToday }: Omit<ShownDay, 'leagueId'>) {
  const { today, zone } = useVisitorDay(serverToday);
  return { day: time === 'today' ? today : time, today, zone };
}

function DayTitle(shown: ShownDay) {
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

/** A link to the day before or the day after. */
function Step({ days, icon, label, ...shown }: ShownDay & { readonly days: -1 | 1; readonly icon: IconName; readonly label: string }) {
  const { day } = usePageDay(shown);
  return (
    <Link className="step" href={paths.matches(addDays(day, days), shown.leagueId)} aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </Link>
  );
}

function LeagueChips({ time, leagueId, leagues }: ShownDay & Pick<MatchesViewProps, 'leagues'>) {
  const t = useTranslate();
  return (
    <LinkTabs
      chips
      label={t('videos.leagues')}
      tabs={[
        { key: 'all', label: t('videos.allLeagues'), href: paths.matches(time) },
        ...leagues.map(({ id, name }) => ({ key: id, label: competitionName(name, t), href: paths.matches(time, id) })),
      ]}
      current={leagueId ?? 'all'}
    />
  );
}

/** The order of every day's list: the setting that the schedule follows, too. `data-order` on <html> draws the chosen half before React knows it. */
function OrderSwitch() {
  const t = useTranslate();
  const { showScheduleByTime: byTime } = useSettings();
  return (
    <div className="order-switch" role="group" aria-label={t('matches.order')}>
      <button type="button" aria-pressed={!byTime} onClick={() => saveSettings({ showScheduleByTime: false })}>
        {t('matches.byLeague')}
      </button>
      <button type="button" aria-pressed={byTime} onClick={() => saveSettings({ showScheduleByTime: true })}>
        {t('matches.byTime')}
      </button>
    </div>
  );
}

/** The starts that the row of days marks, in minutes since 1970: those of the page, or of the visitor's own matches where they want no others; null until these are known. */
function useMarkedStarts(day: string, { leagueId, startMinutes }: Pick<MatchesViewProps, 'leagueId' | 'startMinutes'>) {
  const { onlyMine, keep } = useShownMatches();
  const monday = mondayOf(day);
  const before = useWeekOf(onlyMine ? addDays(monday, -DAYS_PER_WEEK) : null);
  const week = useWeekOf(onlyMine ? monday : null);
  const after = useWeekOf(onlyMine ? addDays(monday, DAYS_PER_WEEK) : null);
  return useMemo(() => {
    if (!onlyMine) return startMinutes;
    if (!before || !week || !after) return null;
    const own = [...before, ...week, ...after].filter((match) => keep(match) && (leagueId === null || match.leagueId === leagueId));
    return own.map(startMinute);
  }, [onlyMine, keep, leagueId, startMinutes, before, week, after]);
}

function useWeekOf(monday: string | null): readonly MatchSummary[] | null {
  const { data } = useJson(monday && paths.api.week(monday), WEEK_ANSWER, { live: true });
  return data && data.matches;
}

const DayRow = island(function DayRow({ startMinutes, ...shown }: ShownDay & Pick<MatchesViewProps, 'startMinutes'>) {
  const { day, today, zone } = usePageDay(shown);
  const { leagueId } = shown;
  const starts = useMarkedStarts(day, { leagueId, startMinutes });
  const days = useMemo(
    () => markedDays({ first: addDays(day, -ROW_DAYS_AROUND), days: 2 * ROW_DAYS_AROUND + 1, today, zone, startMinutes: starts }),
    [day, today, zone, starts],
  );
  return <DayCalendar days={days} centered={day} selected={day} leagueId={leagueId} />;
});

type DaysProps = ShownDay & Pick<MatchesViewProps, 'leagues' | 'around' | 'startMinutes'>;

/** The day's matches, then those of its neighbours. */
const Days = island(function Days({ time, leagueId, serverToday, leagues, around, startMinutes }: DaysProps) {
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
      <DayMatches
        matches={ofDay?.matches ?? []}
        day={day}
        ofDay={time}
        league={leagues.find(({ id }) => id === leagueId)}
        startMinutes={startMinutes}
      />
      <TitledSection
        id="matches-around"
        title={t(time === 'today' ? 'matches.around' : 'matches.aroundDay')}
        data-after-groups=""
        data-of-followed=""
      >
        <DayColumns days={neighbours} today={today} leagueId={leagueId} />
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

type DayMatchesProps = {
  readonly matches: readonly MatchSummary[];
  readonly day: string;
  /** The day that `matches` are of (see `MatchGroups`). */
  readonly ofDay: string;
  /** Only its matches are shown. */
  readonly league: { readonly id: number; readonly name: string } | undefined;
  readonly startMinutes: readonly number[];
};

function DayMatches({ matches, day: shownDay, ofDay, league, startMinutes }: DayMatchesProps) {
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
  if (!onlyMine && league)
    return (
      <EmptyDay title={t('schedule.emptyOfLeague', { league: competitionName(league.name, t) })}>
        <NextOfLeague day={shownDay} leagueId={league.id} startMinutes={startMinutes} />
        <Link className="ui-button" data-size="small" href={paths.matches(ofDay)}>
          {t('home.fullSchedule')}
        </Link>
      </EmptyDay>
    );
  if (!onlyMine)
    return ofDay === 'today' ? (
      <EmptyDay />
    ) : (
      <EmptyDay>
        <Link className="ui-button" data-size="small" href={paths.matches('today')}>
          {t('schedule.backToToday')}
        </Link>
      </EmptyDay>
    );
  return (
    <NothingOfMine title={t('mine.noMatches')}>
      <NextOfMine day={shownDay} />
    </NothingOfMine>
  );
}

type NextOfLeagueProps = { readonly day: string; readonly leagueId: number; readonly startMinutes: readonly number[] };

/** Leads to the next day on which a league plays, as far as the row of days knows. */
function NextOfLeague({ day, leagueId, startMinutes }: NextOfLeagueProps) {
  const t = useTranslate();
  const zone = useTimeZone();
  const starts = startMinutes.map((minutes) => minutes * MINUTE_MS).filter((start) => dayOf(start, zone) > day);
  if (starts.length === 0) return null;
  const next = Math.min(...starts);
  return (
    <Link className="ui-button" data-size="small" href={paths.matches(dayOf(next, zone), leagueId)}>
      <span>
        {t('mine.next')} · <LocalTime at={new Date(next).toISOString()} show="longDay" />
      </span>
    </Link>
  );
}
