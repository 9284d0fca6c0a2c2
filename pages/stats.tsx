import { defaultScope, scopeOptions } from '../components/stats/scope-options';
import { parseStatsQuery, type StatsQuery } from '../components/stats/stats-query';
import { championTable, playerTable, selectRows, teamTable, type StatsTableRow } from '../components/stats/stats-table';
import { StatsView, type StatsData } from '../components/views/StatsView';
import { publicPage } from '../lib/server/public-page';
import { statsTag } from '../lib/server/stats-answers';
import { readChampionStats, readPlayerStats, readStatsScopes, readTeamStats } from '../lib/store/stats-document';

export default StatsView;

async function rowsOf(query: StatsQuery, scope: string): Promise<StatsTableRow[]> {
  switch (query.kind) {
    case 'players': {
      const document = await readPlayerStats(scope);
      return document === null ? [] : playerTable(document, query);
    }
    case 'teams': {
      const document = await readTeamStats(scope);
      return document === null ? [] : teamTable(document, query);
    }
    case 'champions': {
      const document = await readChampionStats(scope);
      return document === null ? [] : championTable(document, query);
    }
  }
}

/** Two reads: the scopes on offer, and the chosen one's figures. */
export const getServerSideProps = publicPage<StatsData>(async ({ query: raw }) => {
  const query = parseStatsQuery(raw);
  const scopes = await readStatsScopes();
  const scope = query.scope ?? defaultScope(scopes);
  const rows = await rowsOf(query, scope);
  const options = scopeOptions(scopes ?? { leagues: [], seasons: [], leagueSeasons: [], series: [], tournaments: [], patches: [] }, scope);
  return {
    kind: 'page',
    texts: ['game', 'standings', 'stats'],
    props: { query, scope, options, table: selectRows(rows, query) },
    tags: [statsTag(scope), statsTag('scopes')],
  };
});
