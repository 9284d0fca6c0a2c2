import { cacheTag } from '../lib/domain/page/cache-tags';
import { defaultScope, isKnownScope, scopeBefore, scopeOptions } from '../lib/domain/statistics/scope-options';
import { StatsView, type StatsData } from '../components/views/StatsView';
import { selectRows } from '../lib/domain/statistics/stats-table';
import { statsHref } from '../lib/domain/statistics/table-query';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { loadStatsTable, seriesOn, statsOnly } from '../lib/server/pages/stats-pages';
import { readStatsScopes } from '../lib/store/models/entity-documents';

export default StatsView;

/** Two reads: the scopes on offer, and the chosen one's figures; a third where the address chooses none, and one for champions: the averages to compare with. */
export const getServerSideProps = queryPage(
  PAGE_QUERIES['/stats'],
  statsOnly(async ({ query, now }): Promise<PageResult<StatsData>> => {
    const [scopes, running] = await Promise.all([readStatsScopes(), query.scope === null ? seriesOn(now) : []]);
    const scope = query.scope ?? defaultScope(scopes, running);
    if (scopes !== null && !isKnownScope(scopes, scope)) return { kind: 'notFound', tags: [cacheTag.stats('scopes')] };
    const { data, tags: ofTable } = await loadStatsTable(query, scope, scopes && scopeBefore(scopes, scope));
    const { rows, drafts, plot, coverage } = data;
    const table = selectRows(rows, query, coverage);
    const tags = [...ofTable, cacheTag.stats('scopes'), cacheTag.catalogs];
    // The table shows its last page instead: one address for it.
    if (query.page > table.pages) return { kind: 'redirect', to: statsHref({ ...query, page: table.pages }), status: 307, tags };
    const options = scopeOptions(
      scopes ?? { leagues: [], seasons: [], leagueSeasons: [], series: [], tournaments: [], patches: [] },
      scope,
    );
    return {
      kind: 'page',
      props: { query, scope, options, table, drafts, plot, coverage },
      tags,
    };
  }),
);
