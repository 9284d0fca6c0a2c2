import { paths } from '../../lib/domain/page/paths';
import { competitionName, competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { EmbedLink } from '../embed/EmbedLink';
import { FinalPodium } from '../league/Podium';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { PageHead } from '../head/PageHead';
import { ShareButton } from '../share/ShareButton';
import { RevealButton } from '../spoilers/RevealButton';
import { useTableReveal } from '../spoilers/use-reveal';
import { useFreshStage } from '../tournament/use-fresh-stage';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { islandOnDemand } from '../island/island';
import { StageBody } from '../tournament/StageBody';
import { patchesOf, playedOf, showsBracket, type TournamentData } from '../../lib/domain/models/tournament-data';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { TitledSection } from '../ui/SectionHeading';

const SubscribeLink = islandOnDemand(() => import('../calendar/CalendarLinks').then((module) => module.SubscribeLink));

const StageLive = islandOnDemand(() => import('../tournament/StageLive').then((module) => module.StageLive));
const StageMatches = islandOnDemand(() => import('../tournament/StageMatches').then((module) => module.StageMatches));
const StageTeams = islandOnDemand(() => import('../tournament/StageTeams').then((module) => module.StageTeams));
const TopFives = islandOnDemand(() => import('../tournament/TopFives').then((module) => module.TopFives));

/** A tournament: one stage of a serie. */
export function TournamentView({ document, table: pageTable, matches: page }: TournamentData) {
  const t = useTranslate();
  const { tournament, serie, league, stages = [], highlights } = document;
  const { matches, playing, table } = useFreshStage(page, pageTable);
  const isBracket = showsBracket(tournament, table, matches);
  const reveal = useTableReveal(isBracket ? null : tournament.teams.map(({ id }) => id));
  const name = competitionName(tournament.name, t);
  const competition = competitionOf(league?.name ?? '', [serie?.fullName ?? ''], t);
  const title = t('tournament.title', { stage: name, competition });
  return (
    <StagePage className="wide-page">
      <PageHead title={title} description={t('tournament.description', { stage: name, competition })} path={paths.tournament(tournament)} />
      <TournamentHeader
        title={name}
        league={league}
        serie={serie ? { id: serie.id, name: serie.fullName } : null}
        beginAt={tournament.beginAt}
        endAt={tournament.endAt}
        patches={patchesOf(matches)}
        teams={tournament.teams.length}
        progress={playedOf(matches)}
      >
        <SubscribeLink kind="tournament" id={tournament.id} name={name} />
        <ShareButton
          subject={{ kind: 'scenario', id: tournament.id }}
          path={paths.tournament(tournament)}
          title={title}
          titleWithResults={table === null ? null : title}
          hidden={reveal.hidden}
        />
        <EmbedLink kind="standings" id={tournament.id} />
      </TournamentHeader>
      {stages.length > 1 ? (
        <LinkTabs
          label={t('tournament.stages')}
          tabs={stages.map((stage) => ({ key: stage.id, label: competitionName(stage.name, t), href: paths.tournament(stage) }))}
          current={tournament.id}
        />
      ) : null}
      <FinalPodium matches={matches} reveal={reveal} />
      <StageLive page={page} matches={matches} playing={playing} isBracket={isBracket} reveal={reveal} id="stage" />
      <TitledSection id="stage-body" title={t(isBracket ? 'bracket.title' : 'standings.heading')} aside={<RevealButton reveal={reveal} />}>
        <StageBody stage={tournament} table={table} matches={matches} stages={stages} reveal={reveal} />
      </TitledSection>
      <StageMatches matches={matches} isBracket={isBracket} reveal={reveal} />
      {highlights ? <TopFives highlights={highlights} scope={`tournament:${tournament.id}`} reveal={reveal} folded /> : null}
      <StageTeams teams={tournament.teams} rosters={highlights?.rosters ?? []} isResult={isBracket} reveal={reveal} />
      <ScoreAnnouncer matches={matches} />
    </StagePage>
  );
}
