import * as v from 'valibot';
import { LeagueSchema, PlayerSchema, SerieSchema, TeamSchema, TeamStubSchema, TournamentSchema } from '../../domain/entities/entities';
import { ChampionRefSchema, GameDetailSchema } from '../../domain/match/game';
import { LiveFiguresSchema } from '../../domain/match/live-figures';
import { ChanceSchema, MatchSchema, MatchSummarySchema } from '../../domain/match/match';
import { ROLES } from '../../domain/match/role';
import type { PlacedFigures } from '../../domain/compare/compared-figures';
import { CoverageSchema } from '../../domain/statistics/coverage-schema';
import { NO_PLAYER_TOTALS, playerFigures } from '../../domain/statistics/player-stats';
import type { ChampionRow, PlayerRow, TeamRow } from '../../domain/statistics/stats-rows';
import { NO_TEAM_TOTALS, teamFigures } from '../../domain/statistics/team-stats';

const PLAYER_COUNTS = ['games', 'wins', 'gamesAt15', 'multikillGames'] as const satisfies readonly (keyof PlayerRow)[];
const TEAM_COUNTS = ['games', 'figureGames', 'wins', 'losses'] as const satisfies readonly (keyof TeamRow)[];

/** What a row has beside its counts. */
const figuresIn = (row: object, counts: readonly string[]): string[] => Object.keys(row).filter((key) => !counts.includes(key));

/** What several JSON answers hold, and the schemas that the description of the interface names. */

/** A match in the display shape (`matchDisplay`). */
export const MatchAnswerShape = v.intersect([
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

export const MatchAnswersShape = v.array(MatchAnswerShape);
export const CoverageShape = v.nullable(CoverageSchema);

const count = v.number();
/** Shares are 0–1; null is unknown. */
const figure = v.nullable(v.number());

/** What `/api/stats` lists, by kind. */
export const FigureRowsShape = v.union([
  v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      team: v.nullable(TeamStubSchema),
      role: v.nullable(v.picklist(ROLES)),
      ...v.entriesFromList(PLAYER_COUNTS, count),
      ...v.entriesFromList(figuresIn(playerFigures(NO_PLAYER_TOTALS), PLAYER_COUNTS), figure),
    }),
  ),
  v.array(
    v.object({
      ...TeamStubSchema.entries,
      ...v.entriesFromList(TEAM_COUNTS, count),
      ...v.entriesFromList(figuresIn(teamFigures(NO_TEAM_TOTALS), TEAM_COUNTS), figure),
    }),
  ),
  v.array(
    v.object({
      ...ChampionRefSchema.entries,
      ...v.entriesFromList(['picks', 'wins'] satisfies (keyof ChampionRow)[], count),
      ...v.entriesFromList(
        ['bans', 'winRate', 'pickRate', 'banRate', 'presence', 'kda', 'blueWinRate'] satisfies (keyof ChampionRow)[],
        figure,
      ),
      roles: v.object(v.entriesFromList(ROLES, count)),
    }),
  ),
]);

/** Figures of a compared player or team; null without a game in the scope. */
export const PlacedFiguresShape = v.nullable(
  v.object({
    ...v.entriesFromList(['games', 'wins', 'figureGames'] satisfies (keyof PlacedFigures)[], count),
    figures: v.array(
      v.object({
        key: v.string(),
        value: figure,
        rank: v.nullable(v.object({ place: v.number(), of: v.number() })),
        percentile: figure,
      }),
    ),
  }),
);

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
