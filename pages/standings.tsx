import { cacheTag } from '../lib/domain/page/cache-tags';
import { awayFrom, isCurrent } from '../lib/domain/competition/serie-phase';
import { stageMatch } from '../lib/domain/match/stage-match';
import { StandingsView, type StandingsViewProps } from '../components/views/StandingsView';
import { paths } from '../lib/domain/page/paths';
import { scenarioCard } from '../lib/server/cards/make-cards';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { loadStage } from '../lib/server/pages/competition-pages';
import { readStandingsCatalog } from '../lib/store/models/competition-documents';

/** Another stage is another page: nothing that was revealed carries over. */
export default function StandingsPage(props: StandingsViewProps) {
  return <StandingsView key={props.chosen?.stageId} {...props} />;
}

/** Three reads. Without a league: the first whose serie runs, else the one that is nearest. A stage of an older serie has its own page. */
export const getServerSideProps = queryPage(
  PAGE_QUERIES['/standings'],
  async ({ query, locale, now }): Promise<PageResult<StandingsViewProps>> => {
    const entries = (await readStandingsCatalog())?.leagues ?? [];
    const leagues = entries.map(({ league: { id, name, acronym } }) => ({ id, name, acronym }));
    const { league: leagueId } = query;
    const entry =
      leagueId === null
        ? (entries.find(({ serie }) => isCurrent(serie, now)) ??
          entries.toSorted((a, b) => awayFrom(a.serie, now) - awayFrom(b.serie, now))[0])
        : entries.find(({ league }) => league.id === leagueId);
    if (!entry)
      return leagueId === null
        ? { kind: 'page', props: { leagues, chosen: null }, tags: [cacheTag.catalogs] }
        : { kind: 'notFound', tags: [cacheTag.catalogs] };
    const stageId = query.stage ?? entry.currentStageId;
    const stage = entry.stages.find(({ id }) => id === stageId);
    if (!stage) return { kind: 'redirect', to: paths.tournament({ id: stageId, name: '' }), status: 307 };
    const { table, matches } = await loadStage(stageId);
    return {
      kind: 'page',
      props: { leagues, chosen: { entry, stageId, table, matches: matches.map(stageMatch) } },
      tags: [cacheTag.catalogs, cacheTag.tournament(stageId)],
      matches,
      card: {
        subject: { kind: 'scenario', id: stageId },
        card: scenarioCard({ league: entry.league, serieName: entry.serie.name, stage }, locale),
      },
    };
  },
);
