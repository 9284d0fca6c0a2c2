import * as v from 'valibot';
import { LeagueSchema, PlayerSchema, SerieSchema, TeamSchema, TeamStubSchema, TournamentSchema } from '../../domain/entities/entities';
import { ChampionRefSchema, GameDetailSchema } from '../../domain/match/game';
import { LiveFiguresSchema } from '../../domain/match/live-figures';
import { ChanceSchema, MatchSchema, MatchSummarySchema } from '../../domain/match/match';
import { CoverageSchema } from '../../domain/statistics/coverage-schema';

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
export const FiguresShape = v.nullable(v.object({}));

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
