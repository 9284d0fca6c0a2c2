import * as v from 'valibot';
import { PlayerSchema, TeamSchema } from '../../domain/entities/entities';
import { InstantSchema } from '../../domain/match/match';
import { RankedTeamSchema, RegionStrengthSchema, TeamRatingSchema } from '../../domain/rating/rankings';
import { ChampionFiguresSchema, DraftCountsSchema } from '../../domain/statistics/champion-figures-document';
import { PlayerAnswerSchema } from '../../domain/statistics/player-answer';
import { LineUpSchema, PlacementSchema } from '../../domain/statistics/team-history';
import { jsonOf } from '../answers/json-of';
import { matchDisplays } from '../answers/match-displays';
import { championAnswer, playerAnswer, teamAnswer } from '../answers/team-answers';
import { ApiError } from '../api-error';
import { LIFETIMES } from '../cache-lifetimes';
import { MatchAnswersShape } from '../developers/answer-shapes';
import { ID_SHAPE, byId, needed } from '../developers/documentation';
import { loadHeadToHead } from '../pages/entity-pages';
import { parameter, pathId } from '../pages/query-parameters';
import { loadRankings } from '../pages/stats-pages';
import { type Endpoints, publicEndpoint, withStatistics } from './endpoint';
import { DETAIL_QUERY, NO_QUERY, jsonQuery } from './json-query';

const TEAMS = parameter(pathId, 'left and right must be the ids of two teams.');

/** Teams, players, champions, ratings. */
export const TEAM_ENDPOINTS = {
  '/api/team/[id]': publicEndpoint({
    query: DETAIL_QUERY,
    answer: teamAnswer,
    docs: {
      summary: 'A team: roster, rating, places and line-ups by season, latest results and next matches.',
      parameters: byId('team'),
      body: v.object({
        team: TeamSchema,
        league: v.nullable(v.object({ id: v.number(), name: v.string() })),
        rating: v.nullable(TeamRatingSchema),
        placements: v.nullable(v.array(PlacementSchema)),
        lineUps: v.nullable(v.array(LineUpSchema)),
        recent: MatchAnswersShape,
        next: MatchAnswersShape,
      }),
    },
  }),
  '/api/head-to-head': publicEndpoint({
    query: jsonQuery({ left: TEAMS, right: TEAMS }),
    answer: async ({ left, right }, now) => {
      if (left === right) throw new ApiError('bad-request', 'left and right must be the ids of two teams.');
      return jsonOf(await loadHeadToHead(left, right), {
        now,
        display: async ({ matches, ...totals }) => ({ left, right, ...totals, matches: matches.map(await matchDisplays(matches, now)) }),
      });
    },
    docs: {
      summary: 'All finished meetings of two teams, the newest 50 listed.',
      parameters: [needed('left', 'Id of a team.', ID_SHAPE), needed('right', 'Id of the other team.', ID_SHAPE)],
      body: v.object({
        left: v.number(),
        right: v.number(),
        leftWins: v.number(),
        rightWins: v.number(),
        draws: v.number(),
        matches: MatchAnswersShape,
      }),
    },
  }),
  '/api/player/[id]': publicEndpoint({
    query: DETAIL_QUERY,
    answer: playerAnswer,
    docs: {
      summary: 'A player with figures over all games and of the latest season, the titles and places of their teams, and the next match.',
      parameters: byId('player'),
      body: v.object({ player: PlayerSchema, ...PlayerAnswerSchema.entries, next: MatchAnswersShape }),
    },
  }),
  '/api/champion/[id]': publicEndpoint({
    query: DETAIL_QUERY,
    answer: withStatistics(championAnswer),
    docs: {
      summary: 'A champion’s figures: who plays it, with and against what.',
      parameters: byId('champion'),
      body: v.object({
        ...v.pick(ChampionFiguresSchema, ['champion', 'players', 'opponents', 'partners', 'recent']).entries,
        drafts: v.nullable(DraftCountsSchema),
      }),
    },
  }),
  '/api/rankings': publicEndpoint({
    query: NO_QUERY,
    answer: async () => {
      const { data, tags } = await loadRankings();
      return { body: data ?? { asOf: null, since: null, matches: 0, games: 0, teams: [], regions: [] }, lifetime: LIFETIMES.page, tags };
    },
    docs: {
      summary: 'The power ranking of teams and regions, with what they were a week before.',
      parameters: [],
      body: v.object({
        asOf: v.nullable(InstantSchema),
        since: v.nullable(InstantSchema),
        matches: v.number(),
        games: v.number(),
        teams: v.array(RankedTeamSchema),
        regions: v.array(RegionStrengthSchema),
      }),
    },
  }),
} as const satisfies Endpoints;
