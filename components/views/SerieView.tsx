import Link from 'next/link';
import { useMemo } from 'react';
import type { TeamStub } from '../../lib/domain/entities';
import type { SerieDocument } from '../../lib/domain/entity-models';
import type { Match } from '../../lib/domain/match';
import { paths } from '../../lib/domain/paths';
import { stageOf } from '../../lib/domain/stage';
import type { StandingsDocument } from '../../lib/domain/standings';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SeriesStages } from '../league/SeriesStages';
import { withFresh } from '../match/fresh-matches';
import { LiveCard } from '../match/LiveCard';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshMatches } from '../match/use-fresh-matches';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { RevealButton } from '../standings/HistoryArea';
import { useHistoryReveal } from '../standings/history-reveal';
import { useFreshTable } from '../standings/use-fresh-table';
import { StagePage } from '../tournament/page-styles';
import { StageBody } from '../tournament/StageBody';
import { StageResults } from '../tournament/StageResults';
import { TeamGrid } from '../tournament/TeamGrid';
import { patchOf } from '../tournament/tournament-data';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { Card } from '../ui/Card';
import { SectionHeading } from '../ui/SectionHeading';

export type SerieViewProps = {
  readonly document: SerieDocument;
  /** The stage that is on, or was last: its table and matches. */
  readonly stageId: number | null;
  readonly table: StandingsDocument | null;
  readonly matches: readonly Match[];
};

const NEXT = 8;

/** A serie: one split or season of a league, its stages, and the one that is on (layouts: "Tournament and serie"). */
export function SerieView({ document, stageId, table: pageTable, matches: page }: SerieViewProps) {
  const t = useTranslate();
  const { serie, league, tournaments } = document;
  const fresh = useFreshMatches(page);
  const matches = useMemo(() => withFresh(page, fresh), [page, fresh]);
  const table = useFreshTable(pageTable, matches);
  const reveal = useHistoryReveal();
  const stages = useMemo(() => tournaments.map(stageOf), [tournaments]);
  const stage = tournaments.find(({ id }) => id === stageId);
  const teams = [...new Map(tournaments.flatMap((each) => each.teams).map((team): [number, TeamStub] => [team.id, team])).values()];
  const running = matches.filter((match) => match.status === 'running');
  const upcoming = matches.filter((match) => match.status === 'not_started' || match.status === 'postponed');
  const finished = useMemo(() => matches.filter((match) => match.status === 'finished').reverse(), [matches]);
  const competition = [league?.name, serie.fullName].filter(Boolean).join(' ');
  return (
    <StagePage>
      <PageTitle title={competition} description={t('serie.description', { competition })} />
      <PageAddress path={paths.serie({ id: serie.id, name: serie.fullName })} />
      <TournamentHeader
        title={serie.fullName}
        league={league}
        beginAt={serie.beginAt}
        endAt={serie.endAt}
        patch={patchOf(matches)}
        teams={teams.length}
      />
      <section aria-labelledby="serie-stages">
        <SectionHeading id="serie-stages" count={tournaments.length}>
          {t('leaguePage.stages')}
        </SectionHeading>
        <SeriesStages serie={serie} stages={tournaments} currentStageIds={running.length > 0 && stage ? [stage.id] : []} />
      </section>
      {running.length > 0 ? (
        <section aria-labelledby="serie-live">
          <SectionHeading id="serie-live" count={running.length}>
            {t('home.live')}
          </SectionHeading>
          <div className="live">
            {running.map((match) => (
              <LiveCard key={match.id} match={match} />
            ))}
          </div>
        </section>
      ) : null}
      {stage ? (
        <section aria-labelledby="serie-stage">
          <SectionHeading
            id="serie-stage"
            aside={
              reveal.covered ? <RevealButton reveal={reveal} /> : <Link href={paths.tournament(stage)}>{t('standings.toTournament')}</Link>
            }
          >
            {stage.name}
          </SectionHeading>
          <StageBody stage={stage} table={table} matches={matches} stages={stages} reveal={reveal} />
        </section>
      ) : null}
      {upcoming.length > 0 ? (
        <section aria-labelledby="serie-upcoming">
          <SectionHeading id="serie-upcoming" count={upcoming.length}>
            {t('home.upcoming')}
          </SectionHeading>
          <Card>
            <MatchList matches={upcoming.slice(0, NEXT)} showDay />
          </Card>
        </section>
      ) : null}
      {finished.length > 0 ? (
        <section aria-labelledby="serie-results">
          <SectionHeading id="serie-results" count={finished.length}>
            {t('tournament.results')}
          </SectionHeading>
          <StageResults matches={finished} />
        </section>
      ) : null}
      {teams.length > 0 ? (
        <section aria-labelledby="serie-teams">
          <SectionHeading id="serie-teams" count={teams.length}>
            {t('tournament.teamsHeading')}
          </SectionHeading>
          <TeamGrid teams={teams} />
        </section>
      ) : null}
      <ScoreAnnouncer matches={fresh} />
    </StagePage>
  );
}
