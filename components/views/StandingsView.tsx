import styled from 'styled-components';
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
import { RevealButton } from '../spoilers/RevealButton';
import { useTableReveal } from '../spoilers/use-reveal';
import { useFreshStage } from '../tournament/use-fresh-stage';
import { ButtonLink } from '../ui/Button';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { StageBody } from '../tournament/StageBody';
import { TournamentHeader } from '../tournament/TournamentHeader';
import { EmptyCard } from '../ui/EmptyState';
import { MEDIA } from '../../styles/media';

/** There is little above the table, so that it is on a phone's first screen. */
const Page = styled(StagePage)`
  gap: var(--sp-4);

  ${MEDIA.phone} {
    gap: var(--sp-3);
  }
  & > section > button {
    justify-self: end;
  }
  & > .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
  }
`;

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
    <Page className="wide-page">
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
      />
      {stages.length > 1 ? (
        <LinkTabs
          label={t('tournament.stages')}
          tabs={stages.map(({ id, name }) => ({ key: id, label: competitionName(name, t), href: paths.standingsOf(league.id, id) }))}
          current={stageId}
        />
      ) : null}
      <FinalPodium matches={matches} reveal={reveal} />
      {stage ? (
        <section key={stage.id} aria-labelledby="standings-stage">
          {/* Of several stages, the tab says its name. */}
          <h2 id="standings-stage" className={stages.length > 1 ? 'ui-hidden' : undefined}>
            {competitionName(stage.name, t)}
          </h2>
          <RevealButton reveal={reveal} />
          <StageBody stage={stage} table={table} matches={matches} stages={stages} reveal={reveal} />
        </section>
      ) : null}
      <div className="tools">
        {stage ? (
          <ButtonLink href={paths.tournament(stage)} data-size="small">
            {t('standings.toTournament')}
          </ButtonLink>
        ) : null}
        <ShareButton
          subject={{ kind: 'scenario', id: stageId }}
          path={paths.standingsOf(league.id, stageId)}
          title={title}
          titleWithResults={table === null ? null : title}
          hidden={reveal.hidden}
        />
        <EmbedLink kind="standings" id={stageId} />
      </div>
      <ScoreAnnouncer matches={matches} />
    </Page>
  );
}
