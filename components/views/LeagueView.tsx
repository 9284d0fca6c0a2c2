import { useMemo } from 'react';
import styled from 'styled-components';
import { withFresh, type PageLists } from '../../lib/domain/match/match-lists';
import { stageOf } from '../../lib/domain/competition/stage-of';
import { seriePhase } from '../../lib/domain/competition/serie-phase';
import { paths } from '../../lib/domain/page/paths';
import type { LeagueDocument } from '../../lib/domain/models/read-models';
import { showsBracket, type StageShown } from '../../lib/domain/models/tournament-data';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LeaguePageHeader } from '../league/LeagueHeader';
import { currentStages, leagueMatches } from '../../lib/domain/match/league-matches';
import { FinalPodium } from '../league/Podium';
import { SerieLinks } from '../league/SerieLinks';
import { SeriesStages } from '../league/SeriesStages';
import { islandOnDemand } from '../island/island';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshLive } from '../match/use-fresh-matches';
import { PageHead } from '../head/PageHead';
import { useTableReveal } from '../spoilers/use-reveal';
import { StageSection } from '../tournament/StageSection';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { EntityPage } from './entity-page';

const LiveCards = islandOnDemand(() => import('../match/LiveCards').then((module) => module.LiveCards));
const FoldedMatches = islandOnDemand(() => import('../match/FoldedMatches').then((module) => module.FoldedMatches));
const Seasons = islandOnDemand(() => import('../league/Seasons').then((module) => module.Seasons));

const Page = styled(EntityPage)`
  & .live {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
    gap: var(--sp-3);
  }
  /* The seasons fill the room under a short list of upcoming matches. */
  @container page (min-width: 700px) {
    .parts {
      grid-template-rows: auto 1fr;
    }
    .parts > [aria-labelledby='league-latest'] {
      grid-area: 1 / 2 / span 2;
    }
    .parts > :only-child {
      grid-area: 1 / 1 / auto / -1;
    }
  }
`;

const SERIE_TITLES = { running: 'leaguePage.currentSerie', upcoming: 'leaguePage.nextSerie', past: 'leaguePage.lastSerie' } as const;

type LeagueViewProps = {
  readonly shell: Pick<ShellData, 'today'>;
  readonly document: Omit<LeagueDocument, keyof PageLists> & PageLists;
  /** The stages that are on, or were last. */
  readonly shown: readonly StageShown[];
};

/** A league: what runs, its table or bracket, what comes, what was, and its seasons. */
export function LeagueView({ shell: { today }, document, shown }: LeagueViewProps) {
  const t = useTranslate();
  const { league, series, currentSerieId, tournaments } = document;
  const toCome = useMemo(() => [...document.running, ...document.upcoming], [document]);
  const { matches: fresh, playing } = useFreshLive(toCome);
  const lists = useMemo(() => leagueMatches(document, fresh), [document, fresh]);
  const sections = useMemo(
    () =>
      shown.flatMap(({ stageId, table, matches: page }) => {
        const stage = tournaments.find(({ id }) => id === stageId);
        return stage ? { stage, table, matches: withFresh(page, fresh) } : [];
      }),
    [shown, tournaments, fresh],
  );
  const matches = sections.flatMap((each) => each.matches);
  const isBracket = sections.some(({ stage, table, matches: of }) => showsBracket(stage, table, of));
  const reveal = useTableReveal(isBracket ? null : sections.flatMap(({ stage }) => stage.teams.map(({ id }) => id)));
  const stages = useMemo(() => tournaments.map(stageOf), [tournaments]);
  const current = series.find((serie) => serie.id === currentSerieId);
  const phase = current ? seriePhase(current, toCome, today) : null;
  return (
    <Page>
      <PageHead
        title={t('leaguePage.title', { league: competitionName(league.name, t) })}
        description={t('leaguePage.description', { league: competitionName(league.name, t) })}
        path={paths.league(league)}
      />
      <LeaguePageHeader league={league} />
      {current && phase ? (
        <TitledSection id="league-serie" title={t(SERIE_TITLES[phase])} aside={<SerieLinks document={document} serieId={current.id} />}>
          <SeriesStages serie={current} stages={tournaments} currentStageIds={currentStages(lists, tournaments)} />
        </TitledSection>
      ) : null}
      {lists.cards.length > 0 ? (
        <TitledSection id="league-live" title={t('home.live')} count={lists.running.length}>
          <div className="live">
            <LiveCards matches={lists.cards} playing={playing} />
          </div>
        </TitledSection>
      ) : null}
      <FinalPodium matches={matches} reveal={reveal} />
      {sections
        .filter((section) => section.matches.length > 0)
        .map((section) => (
          <StageSection key={section.stage.id} {...section} id={`stage-${section.stage.id}`} stages={stages} reveal={reveal} />
        ))}
      <div className="parts">
        {lists.upcoming.length === 0 && phase === 'past' ? null : (
          <TitledSection id="league-upcoming" title={t('home.upcoming')}>
            <Card>
              <FoldedMatches matches={lists.upcoming} kind="upcoming" stages={tournaments} />
            </Card>
          </TitledSection>
        )}
        <TitledSection
          id="league-latest"
          title={t('home.latest')}
          aside={lists.latest.length > 0 ? <Link href={paths.newsOf({ leagueId: league.id })}>{t('leaguePage.news')}</Link> : null}
        >
          <Card>
            <FoldedMatches matches={lists.latest} kind="results" stages={tournaments} />
          </Card>
        </TitledSection>
        {series.length > (phase === null ? 0 : 1) ? (
          <TitledSection
            id="league-seasons"
            title={t('leaguePage.seasons')}
            count={series.length}
            aside={<Link href={paths.series()}>{t('leaguePage.allSeasons')}</Link>}
          >
            <Seasons series={series} currentId={phase === 'running' ? currentSerieId : null} winners={document.winners ?? []} />
          </TitledSection>
        ) : null}
      </div>
      <ScoreAnnouncer matches={matches} />
    </Page>
  );
}
