import * as v from 'valibot';
import { TeamStubSchema } from '../entities/entities';
import { ChampionRefSchema } from '../match/game';
import { ROLES } from '../match/role';
import { DraftCountSchema, PackedChampionTotalsSchema } from './champion-stats';
import { CoverageSchema } from './coverage-schema';
import { gameEntries, record } from './player-figures-document';

/** Games with or against another champion, as this one's wins. */
const PairedChampionSchema = v.object({ champion: ChampionRefSchema, games: v.number(), wins: v.number() });
export type PairedChampion = v.InferOutput<typeof PairedChampionSchema>;

/** Games against a champion in the same role, as this one's wins. */
const LaneOpponentSchema = v.object({
  ...PairedChampionSchema.entries,
  /** Gold difference between the two players at 15:00, a game; null where it is known of none of the games. */
  goldAt15: v.nullable(v.number()),
  /** In how many games that is known. */
  goldGames: v.number(),
});
export type LaneOpponent = v.InferOutput<typeof LaneOpponentSchema>;

const ChampionLaneSchema = v.object({
  role: v.picklist(ROLES),
  /** Opponents in five games or more, most games first. */
  opponents: v.array(LaneOpponentSchema),
});
export type ChampionLane = v.InferOutput<typeof ChampionLaneSchema>;

/** Someone's games on the champion. */
const ChampionPlayerSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** The team in the player's latest game on the champion. */
  team: TeamStubSchema,
  games: v.number(),
  wins: v.number(),
  ...record,
});
export type ChampionPlayer = v.InferOutput<typeof ChampionPlayerSchema>;

/** A game as a champion's page lists it. */
const ChampionGameSchema = v.object({
  ...gameEntries,
  player: v.object({ id: v.number(), name: v.string() }),
  role: v.nullable(v.picklist(ROLES)),
  team: TeamStubSchema,
  opponent: TeamStubSchema,
  won: v.boolean(),
  ...record,
});
export type ChampionGame = v.InferOutput<typeof ChampionGameSchema>;

/** A champion with fewer games beside or against it than this is no sample. */
export const LEAST_PAIRED_GAMES = 5;

/** The document has no more players than these, those with most games on the champion. */
export const MOST_CHAMPION_PLAYERS = 15;

/**
 * `championFigures/{id}`: what a champion's page shows, bounded whatever the
 * number of games. Rates over all games of a scope divide by `stats/drafts`,
 * so that a new game touches the champions of its own draft and no others.
 */
export const ChampionFiguresSchema = v.object({
  champion: ChampionRefSchema,
  totals: PackedChampionTotalsSchema,
  /** Leagues in which the champion was picked or banned, most often first. */
  leagues: v.array(v.object({ id: v.number(), name: v.string(), totals: PackedChampionTotalsSchema })),
  /** Newest first. */
  patches: v.array(v.object({ patch: v.string(), totals: PackedChampionTotalsSchema })),
  /** Players with most games first; in documents stored before, those with five games or more by win rate. */
  players: v.array(ChampionPlayerSchema),
  /** The roles in which it has met a champion often enough, most games first; missing in documents stored before it was counted. */
  lanes: v.optional(v.array(ChampionLaneSchema)),
  /** Champions of the other team in five games or more, those it loses to most first. */
  opponents: v.array(PairedChampionSchema),
  /** Champions of its own team in five games or more, those it wins with most first. */
  partners: v.array(PairedChampionSchema),
  /** Newest first. */
  recent: v.array(ChampionGameSchema),
});
export type ChampionFiguresDocument = v.InferOutput<typeof ChampionFiguresSchema>;

/** `stats/drafts`: the games that presence divides by, for "all" and every league and patch, by scope key. */
export const DraftCountsSchema = v.object({
  scopes: v.record(v.string(), DraftCountSchema),
  /** How many of all games have a known draft; missing in documents stored before it was counted. */
  coverage: v.optional(CoverageSchema),
});
export type DraftCounts = v.InferOutput<typeof DraftCountsSchema>;
