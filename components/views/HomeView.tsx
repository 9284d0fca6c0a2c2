import { useMemo } from 'react';
import type { TeamStub } from '../../lib/domain/entities/entities';
import type { LocalAnnouncement } from '../../lib/domain/schedule/announcements';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { ShellData } from '../../lib/domain/page/shell-data';
import { useShownMatches } from '../../lib/client/following/own-matches';
import { useTranslate } from '../../lib/i18n/use-translate';
import { withFresh } from '../../lib/domain/match/match-lists';
import { MineSwitch } from '../following/MineSwitch';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { TodayText } from '../schedule/TodayText';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { islandOnDemand } from '../island/island';
import { SectionHeading } from '../ui/SectionHeading';
import { homeLists } from '../../lib/domain/match/home-lists';
import { isUnderWay } from '../../lib/domain/match/match-state';

export type HomeViewProps = HomeMatches & {
  readonly shell: Pick<ShellData, 'today'>;
  /** Teams that a new visitor may want to follow. */
  readonly firstTeams: readonly TeamStub[];
  /** The newest five. */
  readonly announcements: readonly LocalAnnouncement[];
};

/** The homepage: what the visitor follows, what runs, the next ten matches, the ten latest results, and links to other days. */
export function HomeView({ shell: { today }, home, firstTeams, announcements }: HomeViewProps) {
  const t = useTranslate();
  return (
    <div className="home-page">
      <PageTitle description={t('home.description')} />
      <PageAddress path={paths.home()} />
      <header className="home-head">
        <Today serverToday={today} />
        <MineSwitch />
      </header>
      <FirstTeams teams={firstTeams} />
      <YourTeams />
      <Live home={home} />
      <NextBand home={home} />
      <LatelyBand home={home} serverToday={today} />
      <HomeCalendar home={home} serverToday={today} />
      <Announcements announcements={announcements} />
    </div>
  );
}

function Today({ serverToday }: { readonly serverToday: string }) {
  const { today } = useVisitorDay(serverToday);
  return (
    <h1>
      <TodayText today={today} show="long" />
    </h1>
  );
}

function Live({ home }: HomeMatches) {
  const { shown, fresh, playing } = useHomeMatches({ home });
  const current = useMemo(() => withFresh(shown, fresh), [shown, fresh]);
  const { keep } = useShownMatches();
  const cards = useMemo(() => homeLists(home, fresh).cards.filter(keep), [home, fresh, keep]);
  const announced = useMemo(() => current.filter(keep), [current, keep]);
  return (
    <>
      <RunningCards matches={cards} playing={playing ?? home.playing ?? []} />
      <ScoreAnnouncer matches={announced} />
    </>
  );
}

function RunningCards({ matches, playing }: { readonly matches: readonly MatchSummary[]; readonly playing: readonly LiveFigures[] }) {
  const t = useTranslate();
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="home-live">
      <SectionHeading id="home-live" count={matches.filter(isUnderWay).length}>
        {t('home.live')}
      </SectionHeading>
      <div className="live" data-mine-list="">
        <LiveCards matches={matches} playing={playing} />
      </div>
    </section>
  );
}

const FirstTeams = islandOnDemand(() => import('../following/FirstTeams').then((module) => module.FirstTeams));
const YourTeams = islandOnDemand<object>(() => import('../home/YourTeams').then((module) => module.YourTeams));
const LiveCards = islandOnDemand(() => import('../match/LiveCards').then((module) => module.LiveCards));
const NextBand = islandOnDemand(() => import('../home/NextBand').then((module) => module.NextBand));
const LatelyBand = islandOnDemand(() => import('../home/LatelyBand').then((module) => module.LatelyBand));
const HomeCalendar = islandOnDemand(() => import('../home/HomeCalendar').then((module) => module.HomeCalendar));
const Announcements = islandOnDemand(() => import('../news/Announcements').then((module) => module.Announcements));
