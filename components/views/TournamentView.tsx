import { useMemo } from 'react';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { withFresh } from '../match/fresh-matches';
import { LiveCard } from '../match/LiveCard';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshMatches } from '../match/use-fresh-matches';
import { SubscribeLink } from '../calendar/CalendarLinks';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { RevealButton } from '../standings/HistoryArea';
import { useHistoryReveal } from '../standings/history-reveal';
import { useFreshTable } from '../standings/use-fresh-table';
import { LinkTabs } from '../tournament/LinkTabs';
import { StagePage } from '../tournament/page-styles';
import { StageBody } from '../tournament/StageBody';
import { StageResults } from '../tournament/StageResults';
import { TeamGrid } from '../tournament/TeamGrid';
import { patchOf, playedOf, showsBracket, type TournamentData } from '../tournament/tournament-data';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { Card } from '../ui/Card';
import { SectionHeading } from '../ui/SectionHeading';

const NEXT = 8;

/** A tournament: one stage of a serie (layouts: "Tournament and serie"). */
export function TournamentView({ document, table: pageTable, matches: page }: TournamentData) {
  const t = useTranslate();
  const { tournament, serie, league, stages = [] } = document;
  const fresh = useFreshMatches(page);
  const matches = useMemo(() => withFresh(page, fresh), [page, fresh]);
  const table = useFreshTable(pageTable, matches);
  const reveal = useHistoryReveal();
  const running = matches.filter((match) => match.status === 'running');
  const upcoming = matches.filter((match) => match.status === 'not_started' || match.status === 'postponed');
  const finished = useMemo(
    () => matches.filter((match) => match.status === 'finished' || match.status === 'canceled').reverse(),
    [matches],
  );
  const competition = [league?.name, serie?.fullName].filter(Boolean).join(' ');
  const isBracket = showsBracket(tournament, table, matches);
  return (
    <StagePage>
      <PageTitle
        title={t('tournament.title', { stage: tournament.name, competition })}
        description={t('tournament.description', { stage: tournament.name, competition })}
      />
      <PageAddress path={paths.tournament(tournament)} />
      <TournamentHeader
        title={tournament.name}
        league={league}
        serie={serie ? { id: serie.id, name: serie.fullName } : null}
        beginAt={tournament.beginAt}
        endAt={tournament.endAt}
        patch={patchOf(matches)}
        teams={tournament.teams.length}
        progress={playedOf(matches)}
      >
        <SubscribeLink kind="tournament" id={tournament.id} name={tournament.name} />
      </TournamentHeader>
      {stages.length > 1 ? (
        <LinkTabs
          label={t('tournament.stages')}
          tabs={stages.map((stage) => ({
            key: stage.id,
            label: stage.name,
            href: paths.tournament(stage),
            current: stage.id === tournament.id,
          }))}
        />
      ) : null}
      {running.length > 0 ? (
        <section aria-labelledby="stage-live">
          <SectionHeading id="stage-live" count={running.length}>
            {t('home.live')}
          </SectionHeading>
          <div className="live">
            {running.map((match) => (
              <LiveCard key={match.id} match={match} />
            ))}
          </div>
        </section>
      ) : null}
      <section aria-labelledby="stage-body">
        <SectionHeading id="stage-body" aside={<RevealButton reveal={reveal} />}>
          {t(isBracket ? 'bracket.title' : 'standings.heading')}
        </SectionHeading>
        <StageBody stage={tournament} table={table} matches={matches} stages={stages} reveal={reveal} />
      </section>
      {upcoming.length > 0 ? (
        <section aria-labelledby="stage-upcoming">
          <SectionHeading id="stage-upcoming" count={upcoming.length}>
            {t('home.upcoming')}
          </SectionHeading>
          <Card>
            <MatchList matches={upcoming.slice(0, NEXT)} showDay />
          </Card>
        </section>
      ) : null}
      {finished.length > 0 ? (
        <section aria-labelledby="stage-results">
          <SectionHeading id="stage-results" count={finished.length}>
            {t('tournament.results')}
          </SectionHeading>
          <StageResults matches={finished} />
        </section>
      ) : null}
      {tournament.teams.length > 0 ? (
        <section aria-labelledby="stage-teams">
          <SectionHeading id="stage-teams" count={tournament.teams.length}>
            {t('tournament.teamsHeading')}
          </SectionHeading>
          <TeamGrid teams={tournament.teams} />
        </section>
      ) : null}
      <ScoreAnnouncer matches={fresh} />
    </StagePage>
  );
}
