import * as v from 'valibot';
import { MatchStandingsSchema } from '../../domain/competition/match-standings';
import { MatchStakeSchema } from '../../domain/competition/scenarios/match-stake';
import { ChampionRefSchema, GameDetailSchema } from '../../domain/match/game';
import { LiveFiguresSchema } from '../../domain/match/live-figures';
import { ChanceSchema } from '../../domain/match/match';
import { PlayerOfTheMatchSchema } from '../../domain/match/player-of-the-match';
import { SignificanceSchema } from '../../domain/match/significance';
import { TurningPointSchema } from '../../domain/match/turning-point';
import { cacheTag } from '../../domain/page/cache-tags';
import { CATCH_UP_DAYS } from '../../domain/schedule/catch-up';
import { MatchPreviewSchema } from '../../domain/statistics/match-preview';
import { currentMonday, isMatchDay, mondayOf } from '../../domain/values/week';
import { readHomeState } from '../../store/models/match-documents';
import { jsonOf } from '../answers/json-of';
import { homeAnswer, matchAnswer, videosAnswer } from '../answers/match-answers';
import { matchDisplays } from '../answers/match-displays';
import { LIFETIMES } from '../cache-lifetimes';
import { MatchAnswerShape, MatchAnswersShape } from '../developers/answer-shapes';
import { byId, may } from '../developers/documentation';
import { loadCatchUp, loadWeeks } from '../pages/match-pages';
import { parameter } from '../pages/query-parameters';
import { type Endpoints, publicEndpoint } from './endpoint';
import { DETAIL_QUERY, NO_QUERY, jsonQuery, oneOf } from './json-query';

const CATCH_UP = v.pipe(
  v.nullable(oneOf('days', CATCH_UP_DAYS.map(String))),
  v.transform((text) => CATCH_UP_DAYS.find((days) => String(days) === text) ?? 1),
);

export const MATCH_ENDPOINTS = {
  '/api/week': publicEndpoint({
    query: jsonQuery({
      start: v.nullable(
        parameter((text) => (isMatchDay(text) && mondayOf(text) === text ? text : null), 'start must be a Monday, YYYY-MM-DD.'),
      ),
    }),
    answer: async ({ start }, now) => {
      const monday = start ?? currentMonday(now, 'UTC');
      return jsonOf(await loadWeeks([monday]), {
        now,
        display: async (matches) => ({ start: monday, matches: matches.map(await matchDisplays(matches, now)) }),
      });
    },
    docs: {
      summary: 'The matches that begin in a UTC week.',
      parameters: [may('start', 'The Monday of the week; the current week without it.', { type: 'string', format: 'date' })],
      body: v.object({ start: v.pipe(v.string(), v.isoDate()), matches: MatchAnswersShape }),
    },
  }),
  '/api/match/[id]': publicEndpoint({
    query: DETAIL_QUERY,
    answer: matchAnswer,
    docs: {
      summary: 'A match with its games, both teams’ form and meetings, chances before it, and what was at stake.',
      parameters: byId('match'),
      body: v.object({
        match: MatchAnswerShape,
        chance: v.nullable(ChanceSchema),
        worthWatching: v.nullable(v.number()),
        games: v.array(GameDetailSchema),
        champions: v.array(ChampionRefSchema),
        form: v.object({
          left: v.object({ teamId: v.number(), matches: MatchAnswersShape }),
          right: v.object({ teamId: v.number(), matches: MatchAnswersShape }),
        }),
        headToHead: v.object({ leftWins: v.number(), rightWins: v.number(), draws: v.number(), matches: MatchAnswersShape }),
        standings: v.nullable(MatchStandingsSchema),
        stake: v.nullable(MatchStakeSchema),
        preview: v.nullable(MatchPreviewSchema),
        turningPoint: v.nullable(TurningPointSchema),
        playerOfTheMatch: v.nullable(PlayerOfTheMatchSchema),
      }),
    },
  }),
  '/api/live': publicEndpoint({
    query: NO_QUERY,
    answer: async (_query, now) => {
      const { running = [], playing = [] } = (await readHomeState()) ?? {};
      return {
        body: { matches: running.map(await matchDisplays(running, now)), playing },
        lifetime: LIFETIMES.live,
        tags: [cacheTag.home],
      };
    },
    docs: {
      summary: 'The running matches with scores, and gold, kills and win chance of the games under way.',
      parameters: [],
      body: v.object({ matches: MatchAnswersShape, playing: v.array(LiveFiguresSchema) }),
    },
  }),
  '/api/home': publicEndpoint({
    query: NO_QUERY,
    answer: (_query, now) => homeAnswer(now),
    docs: {
      summary: 'What the homepage shows: running matches, the next ten, the ten latest results.',
      parameters: [],
      body: v.object({
        running: MatchAnswersShape,
        playing: v.array(LiveFiguresSchema),
        next: v.array(v.object({ match: MatchAnswerShape, rank: v.number(), strength: v.nullable(v.number()) })),
        lately: v.array(v.object({ match: MatchAnswerShape, rank: v.number(), worth: v.nullable(SignificanceSchema) })),
      }),
    },
  }),
  '/api/catch-up': publicEndpoint({
    query: jsonQuery({ days: CATCH_UP }),
    answer: async ({ days }, now) =>
      jsonOf(await loadCatchUp(days, now), {
        now,
        display: async (matches) => ({ days, matches: matches.map(await matchDisplays(matches, now)) }),
      }),
    docs: {
      summary: 'The finished matches of the last days that are most worth watching, at most 30.',
      parameters: [may('days', 'How many days.', { type: 'string', enum: CATCH_UP_DAYS.map(String), default: '1' })],
      body: v.object({ days: v.number(), matches: MatchAnswersShape }),
    },
  }),
  '/api/videos': publicEndpoint({
    query: NO_QUERY,
    answer: (_query, now) => videosAnswer(now),
    docs: {
      summary: 'Running matches with their streams, and the latest matches with recordings.',
      parameters: [],
      body: v.object({ running: MatchAnswersShape, matches: MatchAnswersShape }),
    },
  }),
} as const satisfies Endpoints;
