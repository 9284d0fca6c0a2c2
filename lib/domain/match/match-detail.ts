import * as v from 'valibot';
import { ChampionRefSchema, GameDetailSchema } from './game';
import { MatchSchema } from './match';
import { MatchStandingsSchema } from '../competition/match-standings';
import { FormSchema, HeadToHeadSchema, type GamesDocument, type MatchDocument } from '../read-models';
import { packGames, unpackGames, type PackedGames } from './packed-games';
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

/** What the page is rendered with: `MatchDetail` without what it does not show and with its games packed, so that its props stay small (docs/architecture.md#pages). */
export type PackedDetail = Omit<MatchDetail, 'games' | 'champions'> & { readonly played: PackedGames };

export function packDetail({ match, form, headToHead, standings = null }: MatchDocument, played: GamesDocument | null): PackedDetail {
  return {
    match,
    played: packGames((played?.games ?? []).map(pageGame), played?.champions ?? []),
    form,
    headToHead,
    standings,
  };
}

export function unpackDetail({ played, ...rest }: PackedDetail): MatchDetail {
  return { ...rest, games: unpackGames(played), champions: [...played.champions] };
}
