import type { StageMatch } from '../../lib/domain/match/match';
import { playedOf, showsBracket } from '../../lib/domain/models/tournament-data';
import { paths } from '../../lib/domain/page/paths';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import type { StandingsCatalogEntry } from '../../lib/domain/competition/stage';
import { competitionName, competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { EmbedLink } from '../embed/EmbedLink';
import { FinalPodium } from '../league/Podium';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { PageHead } from '../head/PageHead';
import { ShareButton } from '../share/ShareButton';
import { useTableReveal } from '../spoilers/use-reveal';
import { useFreshStage } from '../tournament/use-fresh-stage';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { StageSection } from '../tournament/StageSection';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { EmptyCard } from '../ui/EmptyState';

type ChosenStage = {
  readonly entry: StandingsCatalogEntry;
  readonly stageId: number;
  readonly table: StandingsDocument | null;
  readonly matches: readonly StageMatch[];
};

export type StandingsViewProps = {
  /** Leagues with a current serie, in league order. */
  readonly leagues: readonly { readonly id: number; readonly name: string; readonly acronym: string }[];
  /** The chosen league and stage; null where there is none at all. */
  readonly chosen: ChosenStage | null;
};

/** The table of every league's current serie; league and stage are in the address. */
export function StandingsView({ leagues, chosen }: StandingsViewProps) {
  const t = useTranslate();
  if (chosen === null) {
    return (
      <StagePage className="wide-page">
        <PageHead title={t('standings.title')} description={t('standings.description')} />
        <h1>{t('standings.title')}</h1>
        <EmptyCard title={t('standings.none')} />
      </StagePage>
    );
  }
  return <ChosenStandings leagues={leagues} {...chosen} />;
}

type ChosenProps = ChosenStage & Pick<StandingsViewProps, 'leagues'>;

function ChosenStandings({ leagues, entry, stageId, table: pageTable, matches: page }: ChosenProps) {
  const t = useTranslate();
  const { matches, table } = useFreshStage(page, pageTable);
  const { league, serie, stages } = entry;
  const stage = stages.find(({ id }) => id === stageId);
  const reveal = useTableReveal(!stage || showsBracket(stage, table, matches) ? null : stage.teamIds);
  const competition = competitionOf(league.name, [serie.name], t);
  const title = t('standings.titleOf', { competition });
  return (
    <StagePage className="wide-page">
      <PageHead title={title} description={t('standings.descriptionOf', { competition })} path={paths.standingsOf(league.id, stageId)} />
      <LinkTabs
        chips
        label={t('standings.leagues')}
        tabs={leagues.map(({ id, name, acronym }) => ({
          key: id,
          label: competitionName(acronym || name, t),
          href: paths.standingsOf(id),
        }))}
        current={league.id}
      />
      <TournamentHeader
        title={t('standings.title')}
        league={league}
        serie={serie}
        beginAt={stage?.beginAt ?? null}
        endAt={stage?.endAt ?? null}
        teams={stage?.teamIds.length ?? 0}
        progress={playedOf(matches)}
      >
        <ShareButton
          subject={{ kind: 'scenario', id: stageId }}
          path={paths.standingsOf(league.id, stageId)}
          title={title}
          titleWithResults={table === null ? null : title}
          hidden={reveal.hidden}
        />
        <EmbedLink kind="standings" id={stageId} />
      </TournamentHeader>
      {stages.length > 1 ? (
        <LinkTabs
          label={t('tournament.stages')}
          tabs={stages.map(({ id, name }) => ({ key: id, label: competitionName(name, t), href: paths.standingsOf(league.id, id) }))}
          current={stageId}
        />
      ) : null}
      <FinalPodium matches={matches} reveal={reveal} />
      {stage ? (
        <StageSection key={stage.id} id="standings-stage" stage={stage} table={table} matches={matches} stages={stages} reveal={reveal} />
      ) : null}
      <ScoreAnnouncer matches={matches} />
    </StagePage>
  );
}
