import { useMemo, type ReactNode } from 'react';
import type { LocalAnnouncement } from '../../lib/domain/schedule/announcements';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/paths';
import type { ShellData } from '../../lib/domain/shell-data';
import { addDays } from '../../lib/domain/schedule/week';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { withFresh } from '../../lib/domain/match/match-lists';
import { LiveCards } from '../match/LiveCards';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { island, islandOnDemand } from '../island/island';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';
import { homeLists } from '../../lib/domain/match/home-lists';

export type HomeViewProps = HomeMatches & {
  readonly shell: Pick<ShellData, 'today'>;
  /** The newest five. */
  readonly announcements: readonly LocalAnnouncement[];
};

type Dated = { readonly serverToday: string };

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

function Live({ home, around }: HomeMatches) {
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

const Upcoming = island(function Upcoming({ home, around }: HomeMatches) {
  const t = useTranslate();
  const { fresh } = useHomeMatches({ home, around });
  const { upcoming } = useMemo(() => homeLists(home, fresh), [home, fresh]);
  return (
    <Listed
      title={t('home.upcoming')}
      matches={upcoming}
      empty={t('home.noUpcoming')}
      all={
        <Link data-all="" href={paths.matches('today')}>
          {t('home.allOfToday')}
        </Link>
      }
    />
  );
});

const Latest = island(function Latest({ home, around, serverToday }: HomeMatches & Dated) {
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
        <Link data-all="" href={paths.matches(addDays(today, -1))}>
          {t('home.allOfYesterday')}
        </Link>
      }
    />
  );
});

const DayByDay = islandOnDemand(() => import('../schedule/DayByDay').then((module) => module.DayByDay));
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
