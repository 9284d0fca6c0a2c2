import * as v from 'valibot';
import { ChampionRefSchema, GameDetailSchema } from './game';
import { MatchSchema } from './match';
import { MatchStandingsSchema } from '../competition/match-standings';
import { FormSchema, HeadToHeadSchema, type GamesDocument, type MatchDocument } from '../read-models';
import { pageGame, type PageGame } from './page-game';

const AnswerSchema = v.object({
  match: MatchSchema,
  games: v.array(GameDetailSchema),
  /** Names and pictures of the champions that the drafts name by id. */
  champions: v.array(ChampionRefSchema),
  form: v.object({ left: FormSchema, right: FormSchema }),
  headToHead: HeadToHeadSchema,
  /** Places before the match; null where no table has either team. */
  standings: v.optional(v.nullable(MatchStandingsSchema)),
});

/** All that the match page shows. */
export type MatchDetail = Omit<v.InferOutput<typeof AnswerSchema>, 'games'> & { readonly games: readonly PageGame[] };

/** The answer of `GET /api/match/{id}` as the page takes it over. */
export const MatchAnswerSchema = v.pipe(
  AnswerSchema,
  v.transform((answer): MatchDetail => ({ ...answer, games: answer.games.map(pageGame) })),
);

/** What the page is rendered with: the documents without what it does not show. */
export function pageDetail({ match, form, headToHead, standings = null }: MatchDocument, played: GamesDocument | null): MatchDetail {
  return { match, games: (played?.games ?? []).map(pageGame), champions: played?.champions ?? [], form, headToHead, standings };
}
