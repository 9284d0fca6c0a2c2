import * as v from 'valibot';
import type { StandingsDocument } from '../../domain/competition/standings';
import { TableAnswerSchema } from '../../domain/competition/table-answer';
import {
  SerieCatalogSchema,
  SerieDocumentSchema,
  TournamentCatalogSchema,
  TournamentDocumentSchema,
} from '../../domain/models/entity-models';
import { LeagueCatalogSchema, LeagueDocumentSchema } from '../../domain/models/read-models';
import { cacheTag } from '../../domain/page/cache-tags';
import { readStandings, readTournamentDocument } from '../../store/models/competition-documents';
import { leagueAnswer, serieAnswer, tournamentAnswer, tournamentsAnswer } from '../answers/competition-answers';
import { jsonOf } from '../answers/json-of';
import { ApiError } from '../api-error';
import { LIFETIMES } from '../cache-lifetimes';
import { MatchAnswersShape } from '../developers/answer-shapes';
import { ID_SHAPE, byId, inPath, may } from '../developers/documentation';
import { loadLeagues, loadSeries } from '../pages/competition-pages';
import { parameter, yearNumber } from '../pages/query-parameters';
import { type Endpoints, publicEndpoint } from './endpoint';
import { DETAIL_QUERY, ID_PARAMETER, NO_QUERY, jsonQuery } from './json-query';

/** A tournament whose teams are not known has a table all the same, without rows. */
async function withoutTeams(id: number): Promise<StandingsDocument> {
  const document = await readTournamentDocument(id);
  if (document === null) throw new ApiError('not-found', 'Tournament not found.');
  const { name, hasBracket } = document.tournament;
  return { tournamentId: id, tournamentName: name, kind: hasBracket ? 'bracket' : 'group', from: 'matches', rows: [] };
}

/** Leagues, seasons, stages. */
export const COMPETITION_ENDPOINTS = {
  '/api/standings/[tournamentId]': publicEndpoint({
    query: jsonQuery({ tournamentId: ID_PARAMETER }, ['tournamentId']),
    answer: async ({ tournamentId: id }) => {
      const {
        tournamentName: name,
        kind,
        from,
        rows,
        cuts = [],
        scenarios = null,
        titleChances = null,
        notes = [],
      } = (await readStandings(id)) ?? (await withoutTeams(id));
      const body = { tournament: { id, name, kind }, from, rows, cuts, scenarios, titleChances, notes };
      return { body, lifetime: LIFETIMES.page, tags: [cacheTag.tournament(id)] };
    },
    docs: {
      summary: 'A stage’s table by place, what each team still needs, and chances from 0 to 1.',
      parameters: [inPath('tournamentId', 'Id of the tournament (a stage of a season).', ID_SHAPE)],
      body: TableAnswerSchema,
    },
  }),
  '/api/leagues': publicEndpoint({
    query: NO_QUERY,
    answer: async (_query, now) => jsonOf(await loadLeagues(), { now }),
    docs: { summary: 'All leagues in their order.', parameters: [], body: LeagueCatalogSchema },
  }),
  '/api/league/[id]': publicEndpoint({
    query: DETAIL_QUERY,
    answer: leagueAnswer,
    docs: {
      summary: 'A league: its seasons and winners, its running, next and latest matches.',
      parameters: byId('league'),
      body: v.object({
        ...v.omit(LeagueDocumentSchema, ['running', 'upcoming', 'latest']).entries,
        running: MatchAnswersShape,
        upcoming: MatchAnswersShape,
        latest: MatchAnswersShape,
      }),
    },
  }),
  '/api/series': publicEndpoint({
    query: NO_QUERY,
    answer: async (_query, now) => jsonOf(await loadSeries(), { now }),
    docs: { summary: 'All seasons, newest first, and the teams that won them.', parameters: [], body: SerieCatalogSchema },
  }),
  '/api/serie/[id]': publicEndpoint({
    query: DETAIL_QUERY,
    answer: serieAnswer,
    docs: { summary: 'A season, its league and its stages.', parameters: byId('season'), body: SerieDocumentSchema },
  }),
  '/api/tournaments': publicEndpoint({
    query: jsonQuery({ year: v.nullable(parameter(yearNumber, 'year must be four digits.')) }),
    answer: tournamentsAnswer,
    docs: {
      summary: 'The stages that begin in a year, newest first.',
      parameters: [may('year', 'Four digits; the current year without it.', { type: 'string', pattern: '^(19|20)[0-9]{2}$' })],
      body: v.object({ year: v.number(), ...TournamentCatalogSchema.entries }),
    },
  }),
  '/api/tournament/[id]': publicEndpoint({
    query: DETAIL_QUERY,
    answer: tournamentAnswer,
    docs: {
      summary: 'A stage with its teams and all its matches.',
      parameters: byId('tournament'),
      body: v.object({ ...TournamentDocumentSchema.entries, matches: MatchAnswersShape }),
    },
  }),
} as const satisfies Endpoints;
