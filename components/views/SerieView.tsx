import { useMemo } from 'react';
import type { TeamStub } from '../../lib/domain/entities/entities';
import type { SerieDocument } from '../../lib/domain/models/entity-models';
import { paths } from '../../lib/domain/page/paths';
import { stageOf } from '../../lib/domain/competition/stage-of';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Podium } from '../league/Podium';
import { SerieLinks } from '../league/SerieLinks';
import { SeriesStages } from '../league/SeriesStages';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { PageHead } from '../head/PageHead';
import { ShareButton } from '../share/ShareButton';
import { RevealButton } from '../spoilers/RevealButton';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { useFreshLive } from '../match/use-fresh-matches';
import { StagePage } from './stage-page';
import { islandOnDemand } from '../island/island';
import { StageSection } from '../tournament/StageSection';
import { playedOf, showsBracket, type StageShown } from '../../lib/domain/models/tournament-data';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { TitledSection } from '../ui/SectionHeading';
import { matchLists, withFresh } from '../../lib/domain/match/match-lists';
import { currentStages } from '../../lib/domain/match/league-matches';

const StageLive = islandOnDemand(() => import('../tournament/StageLive').then((module) => module.StageLive));
const StageTeams = islandOnDemand(() => import('../tournament/StageTeams').then((module) => module.StageTeams));
const TopFives = islandOnDemand(() => import('../tournament/TopFives').then((module) => module.TopFives));

export type SerieViewProps = {
  readonly document: SerieDocument;
  /** The stages that are on, or were last. */
  readonly shown: readonly StageShown[];
};

const NEXT_MATCHES = 5;

/** A serie: one split or season of a league. Who won it, its stages, the table or bracket of those that are on, what comes next, and who stands out. */
export function SerieView({ document, shown }: SerieViewProps) {
  const t = useTranslate();
  const { serie, league, tournaments, podium = [], patches, highlights } = document;
  const page = useMemo(() => shown.flatMap((each) => each.matches), [shown]);
  const { matches: fresh, playing } = useFreshLive(page);
  const matches = useMemo(() => withFresh(page, fresh), [page, fresh]);
  const reveal = useReveal();
  const stages = useMemo(() => tournaments.map(stageOf), [tournaments]);
  const lists = useMemo(() => matchLists(matches), [matches]);
  const sections = shown.flatMap(({ stageId, table }) => {
    const stage = tournaments.find(({ id }) => id === stageId);
    return stage ? { stage, table, matches: matches.filter(({ tournamentId }) => tournamentId === stageId) } : [];
  });
  const [only] = sections.length === 1 ? sections : [];
  const teams = [...new Map(tournaments.flatMap((each) => each.teams).map((team): [number, TeamStub] => [team.id, team])).values()];
  const isBracket = sections.some((each) => showsBracket(each.stage, each.table, each.matches));
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
        {sections.length > 0 ? null : <RevealButton reveal={reveal} />}
        <ShareButton
          subject={{ kind: 'serie', id: serie.id }}
          path={paths.serie({ id: serie.id, name: serie.fullName })}
          title={competition}
          titleWithResults={null}
          hidden
        />
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
      {sections.map((section) => (
        <StageSection key={section.stage.id} {...section} id={`stage-${section.stage.id}`} stages={stages} reveal={reveal} />
      ))}
      {!isBracket && lists.upcoming.length > 0 ? (
        <TitledSection
          id="serie-upcoming"
          title={t('home.upcoming')}
          aside={only ? <Link href={paths.tournament(only.stage)}>{t('standings.toTournament')}</Link> : null}
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
