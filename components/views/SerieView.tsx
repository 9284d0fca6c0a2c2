import { useMemo } from 'react';
import type { TeamStub } from '../../lib/domain/entities/entities';
import type { SerieDocument } from '../../lib/domain/models/entity-models';
import type { StageMatch } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { stageOf } from '../../lib/domain/competition/stage';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SerieWinner } from '../league/SerieWinner';
import { SeriesStages } from '../league/SeriesStages';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { PageHead } from '../head/PageHead';
import { useReveal } from '../spoilers/use-reveal';
import { useFreshStage } from '../tournament/use-fresh-stage';
import { StagePage } from './stage-page';
import { islandOnDemand } from '../island/island';
import { StageSection } from '../tournament/StageSection';
import { latestPatch, playedOf, showsBracket } from '../../lib/domain/models/tournament-data';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { TitledSection } from '../ui/SectionHeading';
import { isUnderWay } from '../../lib/domain/match/match-state';

const StageFolds = islandOnDemand(() => import('../tournament/StageFolds').then((module) => module.StageFolds));
const StageLive = islandOnDemand(() => import('../tournament/StageLive').then((module) => module.StageLive));
const StageMatches = islandOnDemand(() => import('../tournament/StageMatches').then((module) => module.StageMatches));
const StageTeams = islandOnDemand(() => import('../tournament/StageTeams').then((module) => module.StageTeams));
const TopFives = islandOnDemand(() => import('../tournament/TopFives').then((module) => module.TopFives));

export type SerieViewProps = {
  readonly document: SerieDocument;
  /** The stage that is on, or was last: its table and matches. */
  readonly stageId: number | null;
  readonly table: StandingsDocument | null;
  readonly matches: readonly StageMatch[];
};

/** A serie: one split or season of a league, its stages, the one that is on, and the others in folds. */
export function SerieView({ document, stageId, table: pageTable, matches: page }: SerieViewProps) {
  const t = useTranslate();
  const { serie, league, tournaments } = document;
  const { matches, fresh, playing, table } = useFreshStage(page, pageTable);
  const reveal = useReveal();
  const stages = useMemo(() => tournaments.map(stageOf), [tournaments]);
  const stage = tournaments.find(({ id }) => id === stageId);
  const teams = [...new Map(tournaments.flatMap((each) => each.teams).map((team): [number, TeamStub] => [team.id, team])).values()];
  const winner = teams.find(({ id }) => id === serie.winnerId);
  const isRunning = matches.some(isUnderWay);
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
        patch={latestPatch(matches)}
        teams={teams.length}
        {...(tournaments.length === 1 ? { progress: playedOf(matches) } : {})}
      >
        {winner ? <SerieWinner winner={winner} labeled reveal={reveal} /> : null}
      </TournamentHeader>
      <TitledSection id="serie-stages" title={t('leaguePage.stages')} count={tournaments.length}>
        <SeriesStages serie={serie} stages={tournaments} currentStageIds={isRunning && stage ? [stage.id] : []} reveal={reveal} />
      </TitledSection>
      <StageLive page={page} matches={matches} playing={playing} isBracket={isBracket} reveal={reveal} id="serie" />
      {stage ? <StageSection id="serie-stage" stage={stage} table={table} matches={matches} stages={stages} reveal={reveal} /> : null}
      <StageMatches matches={matches} isBracket={isBracket} reveal={reveal} id="serie" folded />
      <StageFolds shownId={stageId} stages={stages} reveal={reveal} />
      {document.highlights ? <TopFives highlights={document.highlights} scope={`serie:${serie.id}`} reveal={reveal} folded /> : null}
      <StageTeams
        teams={teams}
        rosters={document.highlights?.rosters ?? []}
        isResult={isBracket && tournaments.length === 1}
        reveal={reveal}
        id="serie"
        folded
      />
      <ScoreAnnouncer matches={fresh} />
    </StagePage>
  );
}
