import * as v from 'valibot';
import { TableAnswerSchema } from '../../domain/competition/table-answer';
import { LeagueSchema, PlayerSchema, SerieSchema, TeamSchema, TeamStubSchema, TournamentSchema } from '../../domain/entities/entities';
import {
  SerieCatalogSchema,
  SerieDocumentSchema,
  TournamentCatalogSchema,
  TournamentDocumentSchema,
} from '../../domain/entities/entity-models';
import { ChampionRefSchema, GameDetailSchema } from '../../domain/match/game';
import { LiveFiguresSchema } from '../../domain/match/live-figures';
import { ChanceSchema, InstantSchema, MatchSchema, MatchSummarySchema } from '../../domain/match/match';
import { MatchPreviewSchema } from '../../domain/match/match-preview';
import { WorthSchema } from '../../domain/match/match-worth';
import { DigestDocumentSchema, DigestItemSchema } from '../../domain/news/digest/digest';
import { ArticleItemSchema, RecapItemSchema } from '../../domain/news/news';
import { PatchListSchema } from '../../domain/news/patch-notes';
import { FollowedMatchesSchema } from '../../domain/people/followed-matches';
import { RankedTeamSchema, RegionStrengthSchema, TeamRatingSchema } from '../../domain/rating/rankings';
import { LeagueCatalogSchema, LeagueDocumentSchema } from '../../domain/entities/read-models';
import { FoundSchema } from '../../domain/search/found';
import { SearchIndexSchema } from '../../domain/search/search-entry';
import { CoverageSchema } from '../../domain/statistics/coverage-schema';
import { LineUpSchema, PlacementSchema } from '../../domain/statistics/team-history';
import { MatchStandingsSchema } from '../../domain/competition/match-standings';

/**
 * What JSON answers hold, for the interface's description (`openapi`): the
 * schemas of the documents that they are made of, and what answers add. A field
 * that is not named here may be there; tables of figures are named only in part.
 */

/** A match in the display shape (`matchDisplay`). */
const MatchAnswerShape = v.intersect([
  MatchSchema,
  v.object({
    slug: v.string(),
    fullName: v.string(),
    isFinished: v.boolean(),
    isNotStarted: v.boolean(),
    isRunning: v.boolean(),
    isStartingSoon: v.boolean(),
    isCanceled: v.boolean(),
    numComments: v.number(),
    header: v.object({ id: v.number(), name: v.string(), matchesNum: v.number() }),
    left: v.object({ canVote: v.boolean() }),
    right: v.object({ canVote: v.boolean() }),
  }),
]);

const matches = v.array(MatchAnswerShape);
const coverage = v.nullable(CoverageSchema);
const figures = v.nullable(v.object({}));

/** The answer of each documented JSON route by its address; of `/api/search` either of two. */
export const ANSWER_SCHEMAS = {
  '/api/week': v.object({ start: v.pipe(v.string(), v.isoDate()), matches }),
  '/api/match/[id]': v.object({
    match: MatchAnswerShape,
    chance: v.nullable(ChanceSchema),
    worthWatching: v.nullable(v.number()),
    games: v.array(GameDetailSchema),
    champions: v.array(ChampionRefSchema),
    form: v.object({
      left: v.object({ teamId: v.number(), matches }),
      right: v.object({ teamId: v.number(), matches }),
    }),
    headToHead: v.object({ leftWins: v.number(), rightWins: v.number(), draws: v.number(), matches }),
    standings: v.nullable(MatchStandingsSchema),
    stake: v.nullable(v.object({})),
    preview: v.nullable(MatchPreviewSchema),
    turningPoint: v.nullable(v.object({})),
    playerOfTheMatch: v.nullable(v.object({})),
  }),
  '/api/home': v.object({
    running: matches,
    playing: v.array(LiveFiguresSchema),
    next: v.array(v.object({ match: MatchAnswerShape, rank: v.number(), strength: v.nullable(v.number()) })),
    lately: v.array(v.object({ match: MatchAnswerShape, rank: v.number(), worth: v.nullable(WorthSchema) })),
  }),
  '/api/live': v.object({ matches, playing: v.array(LiveFiguresSchema) }),
  '/api/catch-up': v.object({ days: v.number(), matches }),
  '/api/videos': v.object({ running: matches, matches }),
  '/api/standings/[tournamentId]': TableAnswerSchema,
  '/api/leagues': LeagueCatalogSchema,
  '/api/league/[id]': v.object({
    ...v.omit(LeagueDocumentSchema, ['running', 'upcoming', 'latest']).entries,
    running: matches,
    upcoming: matches,
    latest: matches,
  }),
  '/api/series': SerieCatalogSchema,
  '/api/serie/[id]': SerieDocumentSchema,
  '/api/tournaments': v.object({ year: v.number(), ...TournamentCatalogSchema.entries }),
  '/api/tournament/[id]': v.object({ ...TournamentDocumentSchema.entries, matches }),
  '/api/team/[id]': v.object({
    team: TeamSchema,
    league: v.nullable(v.object({ id: v.number(), name: v.string() })),
    rating: v.nullable(TeamRatingSchema),
    placements: v.nullable(v.array(PlacementSchema)),
    lineUps: v.nullable(v.array(LineUpSchema)),
    recent: matches,
    next: matches,
  }),
  '/api/head-to-head': v.object({
    left: v.number(),
    right: v.number(),
    leftWins: v.number(),
    rightWins: v.number(),
    draws: v.number(),
    matches,
  }),
  '/api/player/[id]': v.object({ player: PlayerSchema, figures, summary: figures, signatures: v.array(v.object({})) }),
  '/api/champion/[id]': v.object({
    champion: ChampionRefSchema,
    players: v.array(v.object({})),
    opponents: v.array(v.object({})),
    partners: v.array(v.object({})),
    recent: v.array(v.object({})),
    drafts: figures,
  }),
  '/api/rankings': v.object({
    asOf: v.nullable(InstantSchema),
    since: v.nullable(InstantSchema),
    matches: v.number(),
    games: v.number(),
    teams: v.array(RankedTeamSchema),
    regions: v.array(RegionStrengthSchema),
  }),
  '/api/stats': v.object({ scope: v.string(), kind: v.string(), rows: v.array(v.object({})), coverage }),
  '/api/compare': v.object({
    kind: v.picklist(['players', 'teams']),
    scope: v.string(),
    coverage,
    compared: v.array(v.object({ id: v.number(), name: v.string(), figures, form: v.array(v.object({})) })),
    missing: v.array(v.number()),
    others: v.array(v.object({})),
    champions: v.array(v.object({})),
    meetings: v.array(
      v.object({ leftId: v.number(), rightId: v.number(), leftWins: v.number(), rightWins: v.number(), draws: v.number() }),
    ),
  }),
  '/api/following': v.object({
    ...v.omit(FollowedMatchesSchema, ['running', 'upcoming', 'latest']).entries,
    running: matches,
    upcoming: matches,
    latest: matches,
  }),
  '/api/search': v.union([FoundSchema, SearchIndexSchema]),
  '/api/news': v.object({
    scope: v.string(),
    page: v.number(),
    pages: v.number(),
    items: v.array(
      v.variant('kind', [ArticleItemSchema, v.object({ ...RecapItemSchema.entries, id: v.string(), slug: v.string() }), DigestItemSchema]),
    ),
  }),
  '/api/digest/[id]': v.object({ ...v.omit(DigestDocumentSchema, ['matches']).entries, matches: v.array(MatchSummarySchema) }),
  '/api/patches': PatchListSchema,
} as const;

/** Schemas that others name, by the name that they have in the description. */
export const NAMED_SCHEMAS = {
  Match: MatchAnswerShape,
  MatchSummary: MatchSummarySchema,
  Game: GameDetailSchema,
  LiveFigures: LiveFiguresSchema,
  League: LeagueSchema,
  Serie: SerieSchema,
  Tournament: TournamentSchema,
  Team: TeamSchema,
  TeamStub: TeamStubSchema,
  Player: PlayerSchema,
  Champion: ChampionRefSchema,
  Chance: ChanceSchema,
} as const;
