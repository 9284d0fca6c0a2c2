import { useMemo } from 'react';
import type { TeamStub } from '../../lib/domain/entities/entities';
import type { SerieDocument } from '../../lib/domain/models/entity-models';
import type { StageMatch } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { stageOf } from '../../lib/domain/competition/stage-of';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Podium } from '../league/Podium';
import { SerieLinks } from '../league/SerieLinks';
import { SeriesStages } from '../league/SeriesStages';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { PageHead } from '../head/PageHead';
import { RevealButton } from '../spoilers/RevealButton';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { useFreshStage } from '../tournament/use-fresh-stage';
import { StagePage } from './stage-page';
import { islandOnDemand } from '../island/island';
import { StageSection } from '../tournament/StageSection';
import { playedOf, showsBracket } from '../../lib/domain/models/tournament-data';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { TitledSection } from '../ui/SectionHeading';
import { matchLists } from '../../lib/domain/match/match-lists';
import { currentStages } from '../../lib/domain/match/league-matches';

const StageLive = islandOnDemand(() => import('../tournament/StageLive').then((module) => module.StageLive));
const StageTeams = islandOnDemand(() => import('../tournament/StageTeams').then((module) => module.StageTeams));
const TopFives = islandOnDemand(() => import('../tournament/TopFives').then((module) => module.TopFives));

export type SerieViewProps = {
  readonly document: SerieDocument;
  /** The stage that is on, or was last: its matches and table. */
  readonly stageId: number | null;
  readonly table: StandingsDocument | null;
  readonly matches: readonly StageMatch[];
};

const NEXT_MATCHES = 5;

/** A serie: one split or season of a league. Who won it, its stages, the table or bracket of the one that is on, what comes next, and who stands out. */
export function SerieView({ document, stageId, table: pageTable, matches: page }: SerieViewProps) {
  const t = useTranslate();
  const { serie, league, tournaments, podium = [], patches, highlights } = document;
  const { matches, playing, table } = useFreshStage(page, pageTable);
  const reveal = useReveal();
  const stages = useMemo(() => tournaments.map(stageOf), [tournaments]);
  const lists = useMemo(() => matchLists(matches), [matches]);
  const stage = tournaments.find(({ id }) => id === stageId);
  const teams = [...new Map(tournaments.flatMap((each) => each.teams).map((team): [number, TeamStub] => [team.id, team])).values()];
  const isBracket = stage !== undefined && showsBracket(stage, table, matches);
  const competition = competitionOf(league?.name ?? '', [serie.fullName], t);
  return (
    <StagePage className="wide-page">
      <PageHead
        title={competition}
        description={t('serie.description', { competition })}
        path={paths.serie({ id: serie.id, name: serie.fullName })}
      />
      <TournamentHeader
        title={competition}
        league={league}
        beginAt={serie.beginAt}
        endAt={serie.endAt}
        patches={patches}
        teams={teams.length}
        {...(tournaments.length === 1 ? { progress: playedOf(matches) } : {})}
      >
        {/* Else the button of the stage shows all. */}
        {stage ? null : <RevealButton reveal={reveal} />}
      </TournamentHeader>
      {podium.length > 0 ? <Podium places={podium} reveal={reveal} /> : null}
      <StageLive page={page} matches={matches} playing={playing} isBracket={isBracket} reveal={reveal} id="serie" />
      {tournaments.length > 0 ? (
        <TitledSection
          id="serie-stages"
          title={t('leaguePage.stages')}
          count={tournaments.length}
          aside={<SerieLinks document={{ tournaments, latest: lists.latest }} serieId={serie.id} />}
        >
          <SeriesStages stages={tournaments} currentStageIds={currentStages(lists, tournaments)} reveal={reveal} />
        </TitledSection>
      ) : null}
      {stage ? <StageSection id="serie-stage" stage={stage} table={table} matches={matches} stages={stages} reveal={reveal} /> : null}
      {stage && !isBracket && lists.upcoming.length > 0 ? (
        <TitledSection
          id="serie-upcoming"
          title={t('home.upcoming')}
          aside={<Link href={paths.tournament(stage)}>{t('standings.toTournament')}</Link>}
        >
          <Card>
            <MatchList matches={lists.upcoming.slice(0, NEXT_MATCHES)} showDay />
          </Card>
        </TitledSection>
      ) : null}
      {highlights ? <TopFives highlights={highlights} scope={`serie:${serie.id}`} reveal={reveal} /> : null}
      <StageTeams teams={teams} rosters={highlights?.rosters ?? []} isResult={isBracket && tournaments.length === 1} reveal={reveal} />
      <ScoreAnnouncer matches={matches} />
    </StagePage>
  );
}
