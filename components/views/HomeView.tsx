import { useMemo, type ReactNode } from 'react';
import type { HomeCardData } from '../../lib/domain/models/home-cards';
import type { TeamStub } from '../../lib/domain/entities/entities';
import type { LocalAnnouncement } from '../../lib/domain/schedule/announcements';
import { paths } from '../../lib/domain/page/paths';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { useShownMatches } from '../../lib/client/following/own-matches';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MineSwitch } from '../following/MineSwitch';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { TodayText } from '../schedule/TodayText';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { PageHead } from '../head/PageHead';
import { islandOnDemand } from '../island/island';
import { TitledSection } from '../ui/SectionHeading';
import { leadMatch } from '../../lib/domain/schedule/home-lists';
import { isUnderWay } from '../../lib/domain/match/match-state';

export type HomeViewProps = HomeMatches & {
  readonly shell: Pick<ShellData, 'today' | 'topLeagues'>;
  readonly cards: HomeCardData;
  /** Teams that a new visitor may want to follow. */
  readonly firstTeams: readonly TeamStub[];
  /** The newest five announcements. */
  readonly announcements: readonly LocalAnnouncement[];
};

/** The homepage: the match that matters most with what else runs, what the visitor follows, the next ten matches, the ten latest results, and links to other days. */
export function HomeView({ shell: { today, topLeagues }, home, cards, firstTeams, announcements }: HomeViewProps) {
  const t = useTranslate();
  const lead = useMemo(() => leadMatch(home), [home]);
  const isLeadToCome = lead !== null && lead.status !== 'running';
  return (
    <div className="home-page wide-page">
      <PageHead description={t('home.description')} path={paths.home()} />
      <header className="home-head">
        <Today serverToday={today} />
        <MineSwitch />
      </header>
      <Live home={home} lead={lead}>
        {isLeadToCome ? <YourTeams /> : null}
      </Live>
      <FirstTeams teams={firstTeams} leagues={topLeagues} />
      {isLeadToCome ? null : <YourTeams />}
      <HomeNext home={home} serverToday={today} />
      <HomeCards cards={cards} next={home.next} />
      <HomeLately home={home} serverToday={today} />
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

type LiveProps = HomeMatches & {
  readonly lead: ReturnType<typeof leadMatch>;
  /** What comes between a lead that does not run and the matches that do. */
  readonly children: ReactNode;
};

function Live({ home, lead, children }: LiveProps) {
  const t = useTranslate();
  const { matches, lists, playing } = useHomeMatches(home);
  const { keep } = useShownMatches();
  const cards = useMemo(() => lists.cards.filter(keep), [lists, keep]);
  const announced = useMemo(() => matches.filter(keep), [matches, keep]);
  return (
    <>
      {lead && lead.status !== 'running' ? (
        <div className="lead-place for-all">
          <LeadCard match={matches.find(({ id }) => id === lead.id) ?? lead} chance={lead.chance} />
        </div>
      ) : null}
      {children}
      {cards.length === 0 ? null : (
        <TitledSection id="home-live" title={t('home.live')} count={cards.filter(isUnderWay).length}>
          <div className="live" data-mine-list="">
            <LiveCards matches={cards} playing={playing ?? home.playing ?? []} lead={lead?.id} />
          </div>
        </TitledSection>
      )}
      <ScoreAnnouncer matches={announced} />
    </>
  );
}

const FirstTeams = islandOnDemand(() => import('../following/FirstTeams').then((module) => module.FirstTeams));
const YourTeams = islandOnDemand<object>(() => import('../home/YourTeams').then((module) => module.YourTeams));
const LiveCards = islandOnDemand(() => import('../match/LiveCards').then((module) => module.LiveCards));
const LeadCard = islandOnDemand(() => import('../home/LeadCard').then((module) => module.LeadCard));
const HomeNext = islandOnDemand(() => import('../home/HomeNext').then((module) => module.HomeNext));
const HomeCards = islandOnDemand(() => import('../home/HomeCards').then((module) => module.HomeCards));
const HomeLately = islandOnDemand(() => import('../home/HomeLately').then((module) => module.HomeLately));
const HomeCalendar = islandOnDemand(() => import('../home/HomeCalendar').then((module) => module.HomeCalendar));
const Announcements = islandOnDemand(() => import('../news/Announcements').then((module) => module.Announcements));
