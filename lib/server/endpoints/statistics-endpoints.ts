import * as v from 'valibot';
import { MOST_COMPARED, comparedIds } from '../../domain/compare/compare-query';
import type { Comparison } from '../../domain/compare/comparison';
import { TeamStubSchema } from '../../domain/entities/entities';
import { ChampionRefSchema } from '../../domain/match/game';
import { ROLES } from '../../domain/match/role';
import { cacheTag } from '../../domain/page/cache-tags';
import type { PickFilter } from '../../domain/statistics/champion-stats';
import { PlayerGameSchema, record } from '../../domain/statistics/player-figures-document';
import { scopeKeyOf } from '../../domain/statistics/scopes';
import { STATS_KINDS, type StatsKind } from '../../domain/statistics/stats-document';
import { championRows, playerRows, teamRows } from '../../domain/statistics/stats-rows';
import { selectRows, tableCsv } from '../../domain/statistics/stats-table';
import { type StatsQuery, asksUnknownTable, parseStatsQuery, statsSearch } from '../../domain/statistics/table-query';
import { readChampionStats, readPlayerStats, readTeamStats } from '../../store/models/entity-documents';
import { jsonOf } from '../answers/json-of';
import { matchDisplays } from '../answers/match-displays';
import { ApiError } from '../api-error';
import { LIFETIMES } from '../cache-lifetimes';
import { loadComparison } from '../compare/load-comparison';
import { CoverageShape, FigureRowsShape, MatchAnswersShape, PlacedFiguresShape } from '../developers/answer-shapes';
import { IDS_SHAPE, SCOPE_SHAPE, may, needed } from '../developers/documentation';
import { searchOf } from '../pages/page-queries';
import { parameter } from '../pages/query-parameters';
import { countedRows, loadStatsTable } from '../pages/stats-pages';
import { type Endpoints, publicEndpoint, withStatistics } from './endpoint';
import { type JsonQuery, REFUSED, SCOPES, jsonQuery, oneOf } from './json-query';

/** Ids in the order of the address. */
const compared = (name: string) =>
  v.nullable(parameter(comparedIds, `${name} takes at most ${MOST_COMPARED} ids, separated by commas.`), '');

/** The query of the page `/stats`, which reads it leniently, without its page number. */
const STATS_TABLE_QUERY: JsonQuery<StatsQuery & { readonly scope: string }> = {
  read: (raw) => {
    const { scope, ...rest } = parseStatsQuery(raw);
    if (scope === null || asksUnknownTable(raw)) throw new ApiError('bad-request', SCOPES);
    return { ...rest, scope };
  },
  search: (raw) => (asksUnknownTable(raw) ? searchOf([['scope', REFUSED]]) : statsSearch({ ...parseStatsQuery(raw), page: 1 })),
};

async function rowsOf(scope: string, kind: StatsKind, filter: PickFilter) {
  switch (kind) {
    case 'players':
      return countedRows(await readPlayerStats(scope), (document) => playerRows(document, filter));
    case 'teams':
      return countedRows(await readTeamStats(scope), (document) => teamRows(document, filter.side));
    case 'champions':
      return countedRows(await readChampionStats(scope), (document) => championRows(document, filter));
  }
}

/** Figures; not found while the system setting `stats` is off. */
export const STATISTICS_ENDPOINTS = {
  '/api/stats': publicEndpoint({
    query: jsonQuery({
      kind: oneOf('kind', STATS_KINDS),
      scope: parameter(scopeKeyOf, SCOPES),
      role: v.nullable(oneOf('role', ROLES)),
      side: v.nullable(oneOf('side', ['blue', 'red'])),
    }),
    answer: withStatistics(async ({ scope, kind, role, side }) => {
      // Its coverage is of the scope, whatever the role and side.
      const rows = await rowsOf(scope, kind, { role, side });
      return { body: { scope, kind, ...rows }, lifetime: LIFETIMES.page, tags: [cacheTag.stats(scope)] };
    }),
    docs: {
      summary: 'Figures of players, teams or champions over a scope.',
      parameters: [
        needed('scope', 'What is counted.', SCOPE_SHAPE),
        needed('kind', 'Of what.', { type: 'string', enum: STATS_KINDS }),
        may('role', 'In this role alone.', { type: 'string', enum: ROLES }),
        may('side', 'On this side alone.', { type: 'string', enum: ['blue', 'red'] }),
      ],
      body: v.object({ scope: v.string(), kind: v.string(), rows: FigureRowsShape, coverage: CoverageShape }),
    },
  }),
  '/api/stats/csv': publicEndpoint({
    query: STATS_TABLE_QUERY,
    answer: withStatistics(async (query) => {
      const { data, tags } = await loadStatsTable(query, query.scope);
      const file = `riftweek-${query.kind}-${query.scope.replaceAll(':', '-')}.csv`;
      return { text: { type: 'text/csv', content: tableCsv(data.rows, query, data.coverage), file }, lifetime: LIFETIMES.page, tags };
    }),
    docs: {
      summary: 'The same as a table, with the parameters of the page /stats.',
      parameters: [
        needed('scope', 'What is counted.', SCOPE_SHAPE),
        may('kind', 'Of what.', { type: 'string', enum: STATS_KINDS, default: 'players' }),
      ],
      types: ['text/csv'],
    },
  }),
  /** The rows of all pages of the table, as it shows them. */
  '/api/stats/rows': publicEndpoint({
    query: STATS_TABLE_QUERY,
    answer: withStatistics(async (query) => {
      const { data, tags } = await loadStatsTable(query, query.scope);
      const { rows } = selectRows(data.rows, query, data.coverage, Math.max(1, data.rows.length));
      return { body: { rows }, lifetime: LIFETIMES.page, tags };
    }),
  }),
  '/api/compare': publicEndpoint({
    query: jsonQuery({
      players: compared('players'),
      teams: compared('teams'),
      scope: v.nullable(parameter(scopeKeyOf, SCOPES)),
    }),
    answer: withStatistics(async ({ players, teams, scope }, now) => {
      if (players.length > 0 === teams.length > 0) throw new ApiError('bad-request', 'Give the ids of either players or teams.');
      const kind = players.length > 0 ? 'players' : 'teams';
      const { data, tags } = await loadComparison({ kind, ids: kind === 'players' ? players : teams, scope });
      const loaded = { data: data.compared.length === 0 ? null : data, tags, matches: [] };
      return jsonOf<Comparison>(loaded, {
        now,
        missing: `None of these ${kind} is known.`,
        display: async ({ compared, ...rest }) => {
          const display = await matchDisplays(
            compared.flatMap(({ matches }) => matches),
            now,
          );
          return {
            ...rest,
            compared: compared.map(({ placed, games, matches, ...who }) => ({
              ...who,
              figures: placed,
              form: kind === 'players' ? games : matches.map(display),
            })),
          };
        },
      });
    }),
    docs: {
      summary: 'Up to four players or teams side by side, with places and percentiles.',
      parameters: [
        may('players', 'Ids of players, in their order.', IDS_SHAPE),
        may('teams', 'Ids of teams, in their order; one of both is needed.', IDS_SHAPE),
        may('scope', 'What is counted; the latest season without it.', SCOPE_SHAPE),
      ],
      body: v.object({
        kind: v.picklist(['players', 'teams']),
        scope: v.string(),
        coverage: CoverageShape,
        compared: v.array(
          v.object({
            id: v.number(),
            name: v.string(),
            acronym: v.string(),
            img: v.nullable(v.string()),
            role: v.nullable(v.picklist(ROLES)),
            team: v.nullable(TeamStubSchema),
            figures: PlacedFiguresShape,
            form: v.union([v.array(PlayerGameSchema), MatchAnswersShape]),
          }),
        ),
        missing: v.array(v.number()),
        others: v.array(v.object({ id: v.number(), name: v.string() })),
        champions: v.array(
          v.object({
            champion: ChampionRefSchema,
            records: v.array(v.nullable(v.object({ games: v.number(), wins: v.number(), ...record }))),
          }),
        ),
        meetings: v.array(
          v.object({ leftId: v.number(), rightId: v.number(), leftWins: v.number(), rightWins: v.number(), draws: v.number() }),
        ),
      }),
    },
  }),
} as const satisfies Endpoints;
