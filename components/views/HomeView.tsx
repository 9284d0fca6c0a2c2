import Link from 'next/link';
import { useMemo, type ReactNode } from 'react';
import type { LocalAnnouncement } from '../../lib/domain/schedule/announcements';
import { CALENDAR_MAX_DAYS } from '../../lib/domain/constants';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/paths';
import type { HomeState } from '../../lib/domain/read-models';
import type { ShellData } from '../../lib/domain/shell-data';
import { addDays } from '../../lib/domain/schedule/week';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { withFresh, type PageLists } from '../../lib/domain/match/match-lists';
import { LiveCards } from '../match/LiveCards';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshLive } from '../match/use-fresh-matches';
import { DayCalendar } from '../schedule/DayCalendar';
import { DayColumns } from '../schedule/DayColumns';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { markedDays, matchesByDay } from '../../lib/domain/schedule/days-around';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { island, islandOnDemand } from '../island/island';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { SectionHeading } from '../ui/SectionHeading';
import { homeLists } from '../../lib/domain/match/home-lists';

/** The calendar row begins this many days before today: the newest results in sight, the coming days after them. */
const CALENDAR_PAST_DAYS = 7;

export type HomeViewProps = {
  readonly shell: Pick<ShellData, 'today'>;
  readonly home: PageLists & Pick<HomeState, 'playing' | 'startMinutes'>;
  /** The matches of the UTC days around today (`daysAround`). */
  readonly around: readonly MatchSummary[];
  /** The newest five. */
  readonly announcements: readonly LocalAnnouncement[];
};

type Matches = Pick<HomeViewProps, 'home' | 'around'>;
type Dated = { readonly serverToday: string };

/** The page's matches with what has changed since it was rendered. */
function useHomeMatches({ home, around }: Matches) {
  const shown = useMemo(() => [...home.running, ...home.upcoming, ...around], [home, around]);
  const { matches: fresh, playing } = useFreshLive(shown);
  return { shown, fresh, playing };
}

/** The homepage: running, upcoming and latest matches, and the days around today. */
export function HomeView({ shell, home, around, announcements }: HomeViewProps) {
  const t = useTranslate();
  return (
    <div className="home-page">
      <PageTitle description={t('home.description')} />
      <PageAddress path={paths.home()} />
      <Today serverToday={shell.today} />
      <Live home={home} around={around} />
      <div className="two">
        <Upcoming home={home} around={around} />
        <Latest home={home} around={around} serverToday={shell.today} />
      </div>
      <Announcements announcements={announcements} />
      <DayByDay home={home} around={around} serverToday={shell.today} />
    </div>
  );
}

function Today({ serverToday }: Dated) {
  const { today } = useVisitorDay(serverToday);
  return <h1 suppressHydrationWarning>{formatDay(today, 'long', useLocale())}</h1>;
}

function Live({ home, around }: Matches) {
  const { shown, fresh, playing } = useHomeMatches({ home, around });
  const current = useMemo(() => withFresh(shown, fresh), [shown, fresh]);
  const { cards } = useMemo(() => homeLists(home, fresh), [home, fresh]);
  return (
    <>
      <RunningCards matches={cards} playing={playing ?? home.playing ?? []} />
      <ScoreAnnouncer matches={current} />
    </>
  );
}

function RunningCards({ matches, playing }: { readonly matches: readonly MatchSummary[]; readonly playing: readonly LiveFigures[] }) {
  const t = useTranslate();
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="home-live">
      <SectionHeading id="home-live" count={matches.filter(({ status }) => status === 'running').length}>
        {t('home.live')}
      </SectionHeading>
      <div className="live">
        <LiveCards matches={matches} playing={playing} />
      </div>
    </section>
  );
}

const Upcoming = island(function Upcoming({ home, around }: Matches) {
  const t = useTranslate();
  const { fresh } = useHomeMatches({ home, around });
  const { upcoming } = useMemo(() => homeLists(home, fresh), [home, fresh]);
  return (
    <Listed
      title={t('home.upcoming')}
      matches={upcoming}
      empty={t('home.noUpcoming')}
      all={
        <Link data-all="" href={paths.matches('today')} prefetch={false}>
          {t('home.allOfToday')}
        </Link>
      }
    />
  );
});

const Latest = island(function Latest({ home, around, serverToday }: Matches & Dated) {
  const t = useTranslate();
  const { today } = useVisitorDay(serverToday);
  const { fresh } = useHomeMatches({ home, around });
  const { latest } = useMemo(() => homeLists(home, fresh), [home, fresh]);
  return (
    <Listed
      title={t('home.latest')}
      matches={latest}
      empty={t('home.noLatest')}
      all={
        <Link data-all="" href={paths.matches(addDays(today, -1))} prefetch={false}>
          {t('home.allOfYesterday')}
        </Link>
      }
    />
  );
});

const Announcements = islandOnDemand(() => import('../news/Announcements').then((module) => module.Announcements));

function Listed({
  title,
  matches,
  empty,
  all,
}: {
  readonly title: string;
  readonly matches: readonly MatchSummary[];
  readonly empty: string;
  readonly all: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <SectionHeading aside={all}>{title}</SectionHeading>
      <Card>{matches.length > 0 ? <MatchList matches={matches} showDay showLeague /> : <EmptyState compact title={empty} />}</Card>
    </section>
  );
}

const DayByDay = island(function DayByDay({ home, around, serverToday }: Matches & Dated) {
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
});
