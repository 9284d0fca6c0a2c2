import { defaultScope, scopeOptions } from '../components/stats/scope-options';
import { StatsView, type StatsData } from '../components/views/StatsView';
import { selectRows } from '../lib/domain/stats/stats-table';
import { parseStatsQuery } from '../lib/domain/stats/table-query';
import { publicPage } from '../lib/server/public-page';
import { statsTableRows, statsTag } from '../lib/server/stats-answers';
import { readStatsScopes } from '../lib/store/stats-document';

export default StatsView;

/** Two reads: the scopes on offer, and the chosen one's figures. */
export const getServerSideProps = publicPage<StatsData>(async ({ query: raw }) => {
  const query = parseStatsQuery(raw);
  const scopes = await readStatsScopes();
  const scope = query.scope ?? defaultScope(scopes);
  const rows = await statsTableRows(query, scope);
  const options = scopeOptions(scopes ?? { leagues: [], seasons: [], leagueSeasons: [], series: [], tournaments: [], patches: [] }, scope);
  return {
    kind: 'page',
    texts: ['game', 'standings', 'stats'],
    props: { query, scope, options, table: selectRows(rows, query) },
    tags: [statsTag(scope), statsTag('scopes')],
  };
});
