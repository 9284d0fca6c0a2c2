import * as v from 'valibot';
import { ChampionRefSchema } from '../game';
import { InstantSchema } from '../match';

const record = { kills: v.number(), deaths: v.number(), assists: v.number() };
const side = v.object({ id: v.number(), name: v.string(), acronym: v.string(), img: v.nullable(v.string()) });

/** A game as a player's page lists it. */
export const PlayerGameSchema = v.object({
  matchId: v.number(),
  position: v.number(),
  beginAt: InstantSchema,
  leagueName: v.string(),
  /** The match's sides as its address names them. */
  left: v.string(),
  right: v.string(),
  opponent: side,
  champion: ChampionRefSchema,
  won: v.boolean(),
  ...record,
  cs: v.nullable(v.number()),
});
export type PlayerGame = v.InferOutput<typeof PlayerGameSchema>;

/** `playerFigures/{id}`: the season of the latest game, the champions of all games, and the latest games. */
export const PlayerFiguresSchema = v.object({
  playerId: v.number(),
  games: v.number(),
  /** Null where the latest game belongs to no serie. Its figures are a row of `stats/serie:{id}-players`. */
  season: v.nullable(v.object({ serieId: v.number(), name: v.string(), leagueName: v.string() })),
  /** Most played first; at most MOST_CHAMPIONS. */
  champions: v.array(v.object({ champion: ChampionRefSchema, games: v.number(), wins: v.number(), ...record })),
  /** Newest first; at most MOST_GAMES. */
  recent: v.array(PlayerGameSchema),
});
export type PlayerFiguresDocument = v.InferOutput<typeof PlayerFiguresSchema>;
export type PlayerChampion = PlayerFiguresDocument['champions'][number];
