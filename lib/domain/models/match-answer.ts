import * as v from 'valibot';
import { MatchStandingsSchema } from '../competition/match-standings';
import { MatchStakeSchema } from '../competition/scenarios/match-stake';
import { FormSchema, HeadToHeadSchema } from './read-models';
import { gamePrior } from '../rating/game-prior';
import { ChampionRefSchema, GameDetailSchema } from '../match/game';
import { MatchSchema } from '../match/match';
import { pageGame } from '../match/page-game';
import { MatchPreviewSchema } from '../statistics/match-preview';
import { PlayerOfTheMatchSchema } from '../match/player-of-the-match';
import { TurningPointSchema } from '../match/turning-point';

const AnswerSchema = v.object({
  match: MatchSchema,
  games: v.array(GameDetailSchema),
  /** Names and pictures of the champions that the drafts name by id. */
  champions: v.array(ChampionRefSchema),
  form: v.object({ left: FormSchema, right: FormSchema }),
  headToHead: HeadToHeadSchema,
  /** Places before the match; null where no table has either team. */
  standings: v.optional(v.nullable(MatchStandingsSchema)),
  /** Null before the end, and where a figure of a game is unknown. */
  playerOfTheMatch: v.optional(v.nullable(PlayerOfTheMatchSchema)),
  /** Null before the end, and where no course of a game is known. */
  turningPoint: v.optional(v.nullable(TurningPointSchema)),
  /** Only of a match that has not begun: what its results would mean in its table; null where that is not known. */
  stake: v.optional(v.nullable(MatchStakeSchema)),
  /** Only of a match that has not begun: likely line-ups with figures of the season; null where no player is known. */
  preview: v.optional(v.nullable(MatchPreviewSchema)),
});
export type MatchAnswer = v.InferOutput<typeof AnswerSchema>;

/** The answer of `GET /api/match/{id}` as the page takes it over. */
export const MatchAnswerSchema = v.pipe(
  AnswerSchema,
  v.transform((answer) => {
    const prior = gamePrior(answer.match, answer.match.chance);
    return { ...answer, games: answer.games.map((game) => pageGame(game, { prior })) };
  }),
);
