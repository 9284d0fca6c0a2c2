import { useSite } from '../../lib/client/page/site-context';
import type { Team } from '../../lib/domain/entities/entities';
import { compareAddress } from '../../lib/domain/compare/compare-address';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { paths } from '../../lib/domain/page/paths';
import { STATS_TABS, TEAM_TABS, teamHref } from '../../lib/domain/page/team-tabs';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { EmbedLink } from '../embed/EmbedLink';
import { islandOnDemand } from '../island/island';
import { PageHead } from '../head/PageHead';
import { ShareButton } from '../share/ShareButton';
import { useReveal, type Reveal } from '../spoilers/use-reveal';
import { EntityHead } from '../ui/EntityHead';
import { EntityPage } from './entity-page';
import type { TeamTab } from '../../lib/domain/models/team-tab-data';
import { Link } from '../ui/Link';
import { LinkTabs } from '../ui/LinkTabs';
import { Crest } from '../ui/Crest';
import { FollowStar } from '../ui/FollowStar';
import { Icon } from '../ui/Icon';

const SubscribeLink = islandOnDemand(() => import('../calendar/CalendarLinks').then((module) => module.SubscribeLink));

const TeamChampionsTab = islandOnDemand(() => import('../team/TeamChampionsTab').then((module) => module.TeamChampionsTab));
const TeamHeadToHeadTab = islandOnDemand(() => import('../team/TeamHeadToHeadTab').then((module) => module.TeamHeadToHeadTab));
const TeamHistoryTab = islandOnDemand(() => import('../team/TeamHistoryTab').then((module) => module.TeamHistoryTab));
const TeamMatchesTab = islandOnDemand(() => import('../team/TeamMatchesTab').then((module) => module.TeamMatchesTab));
const TeamOverview = islandOnDemand(() => import('../team/TeamOverview').then((module) => module.TeamOverview));
const TeamRatingTab = islandOnDemand(() => import('../team/TeamRatingTab').then((module) => module.TeamRatingTab));
const TeamStanding = islandOnDemand(() => import('../team/TeamStanding').then((module) => module.TeamStanding));
const TeamStatsTab = islandOnDemand(() => import('../team/TeamStatsTab').then((module) => module.TeamStatsTab));

export type TeamData = {
  readonly team: Team;
  /** Where it plays most; null for a team without matches. */
  readonly league: { readonly id: number; readonly name: string } | null;
  readonly tab: TeamTab;
};

/** A team: a head and tabs, each tab a page of its own. The head is the same on all, so that the tabs keep their place. */
export function TeamView({ team, league, tab }: TeamData) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const reveal = useReveal();
  const overview = tab.kind === 'overview';
  const title = overview ? t('team.title', { team: team.name }) : t('team.tabTitle', { team: team.name, tab: t(`team.tabs.${tab.kind}`) });
  return (
    <EntityPage>
      <PageHead
        title={title}
        description={t('team.description', { team: team.name })}
        path={teamHref(team, { tab: tab.kind, ...(tab.kind === 'matches' ? { year: tab.year, page: tab.page } : {}) })}
      />
      <TeamHead team={team} league={league} />
      <LinkTabs
        label={t('team.tabsLabel', { team: team.name })}
        tabs={TEAM_TABS.filter((key) => hasStats || !STATS_TABS.includes(key)).map((key) => ({
          key,
          label: t(`team.tabs.${key}`),
          href: teamHref(team, { tab: key }),
        }))}
        current={tab.kind}
      />
      <TabBody team={team} tab={tab} reveal={reveal} />
    </EntityPage>
  );
}

function TabBody({ team, tab, reveal }: { readonly team: Team; readonly tab: TeamTab; readonly reveal: Reveal }) {
  switch (tab.kind) {
    case 'overview':
      return (
        <>
          <TeamStanding team={team} tab={tab} reveal={reveal} />
          <TeamOverview team={team} tab={tab} reveal={reveal} />
        </>
      );
    case 'matches':
      return <TeamMatchesTab team={team} tab={tab} reveal={reveal} />;
    case 'stats':
      return <TeamStatsTab team={team} tab={tab} reveal={reveal} />;
    case 'champions':
      return <TeamChampionsTab tab={tab} reveal={reveal} />;
    case 'head-to-head':
      return <TeamHeadToHeadTab key={tab.opponentId} team={team} tab={tab} reveal={reveal} />;
    case 'rating':
      return <TeamRatingTab team={team} tab={tab} reveal={reveal} />;
    case 'history':
      return <TeamHistoryTab team={team} tab={tab} reveal={reveal} />;
  }
}

function TeamHead({ team, league }: Pick<TeamData, 'team' | 'league'>) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const { id, name, acronym, img, location } = team;
  return (
    <EntityHead
      club={name}
      picture={<Crest id={id} name={name} acronym={acronym} img={img} size={104} />}
      title={name}
      flag={location}
      about={
        <>
          {acronym === '' || acronym === name ? null : <span>{acronym}</span>}
          {league === null ? null : (
            <Link href={paths.league({ id: league.id, name: leagueFix(league.id, league.name)?.name || league.name })}>
              {competitionName(league.name, t)}
            </Link>
          )}
        </>
      }
      tools={
        <>
          <SubscribeLink kind="team" id={id} name={name} />
          {hasStats ? (
            <Link href={compareAddress('teams', [id])}>
              <Icon name="compare" size={14} />
              {t('shell.compare')}
            </Link>
          ) : null}
          <EmbedLink kind="schedule-team" id={id} />
          <ShareButton subject={{ kind: 'team', id }} path={paths.team(team)} title={name} titleWithResults={null} hidden />
        </>
      }
      star={<FollowStar kind="team" of={{ id, name }} />}
    />
  );
}
