import * as v from 'valibot';
import { MOST_COMPARED, comparedIds } from '../../domain/compare/compare-query';
import { TeamStubSchema } from '../../domain/entities/entities';
import { ChampionRefSchema } from '../../domain/match/game';
import { ROLES } from '../../domain/match/role';
import { PlayerGameSchema, record } from '../../domain/statistics/player-figures-document';
import { scopeKeyOf } from '../../domain/statistics/scopes';
import { STATS_KINDS } from '../../domain/statistics/stats-document';
import { type StatsQuery, asksUnknownTable, parseStatsQuery, statsSearch } from '../../domain/statistics/table-query';
import { ApiError } from '../api-error';
import { searchOf } from '../pages/page-queries';
import { CoverageShape, FigureRowsShape, MatchAnswersShape, PlacedFiguresShape } from '../developers/answer-shapes';
import { IDS_SHAPE, SCOPE_SHAPE, may, needed } from '../developers/documentation';
import { type Endpoints, publicEndpoint, withStatistics } from './endpoint';
import { type JsonQuery, REFUSED, SCOPES, jsonQuery, oneOf } from './json-query';
import { parameter } from '../pages/query-parameters';
import { compareAnswer } from '../answers/compare-answers';
import { statsAnswer, statsCsvAnswer, statsRowsAnswer } from '../answers/stats-answers';

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

/** Figures; not found while the system setting `stats` is off. */
export const STATISTICS_ENDPOINTS = {
  '/api/stats': publicEndpoint({
    query: jsonQuery({
      kind: oneOf('kind', STATS_KINDS),
      scope: parameter(scopeKeyOf, SCOPES),
      role: v.nullable(oneOf('role', ROLES)),
      side: v.nullable(oneOf('side', ['blue', 'red'])),
    }),
    answer: withStatistics(statsAnswer),
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
    answer: withStatistics(statsCsvAnswer),
    docs: {
      summary: 'The same as a table, with the parameters of the page /stats.',
      parameters: [
        needed('scope', 'What is counted.', SCOPE_SHAPE),
        may('kind', 'Of what.', { type: 'string', enum: STATS_KINDS, default: 'players' }),
      ],
      types: ['text/csv'],
    },
  }),
  '/api/stats/rows': publicEndpoint({ query: STATS_TABLE_QUERY, answer: withStatistics(statsRowsAnswer) }),
  '/api/compare': publicEndpoint({
    query: jsonQuery({
      players: compared('players'),
      teams: compared('teams'),
      scope: v.nullable(parameter(scopeKeyOf, SCOPES)),
    }),
    answer: withStatistics(compareAnswer),
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
