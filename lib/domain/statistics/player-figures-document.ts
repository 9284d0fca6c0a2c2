import * as v from 'valibot';
import { TeamStubSchema } from '../entities/entities';
import { ChampionRefSchema } from '../match/game';
import { InstantSchema } from '../match/match';
import { ROLES } from '../match/role';
import { PlacementSchema } from './team-history';

export const record = { kills: v.number(), deaths: v.number(), assists: v.number() };

const matchEntries = {
  beginAt: InstantSchema,
  leagueName: v.string(),
  /** The match's sides as its address names them. */
  left: v.string(),
  right: v.string(),
};

/** What pages list of a game. */
export const gameEntries = { matchId: v.number(), position: v.number(), ...matchEntries };

/** A game as a player's page lists it. */
export const PlayerGameSchema = v.object({
  ...gameEntries,
  opponent: TeamStubSchema,
  champion: ChampionRefSchema,
  won: v.boolean(),
  ...record,
  cs: v.nullable(v.number()),
});
export type PlayerGame = v.InferOutput<typeof PlayerGameSchema>;

/** A player's time with one team, as a run of games. */
const TeamSpellSchema = v.object({ team: TeamStubSchema, from: InstantSchema, to: InstantSchema, games: v.number() });
export type TeamSpell = v.InferOutput<typeof TeamSpellSchema>;

/**
 * A game as form counts it: minutes since 1970 of the match's start, seconds, kills, deaths, assists, creep score,
 * damage to champions, gold ahead of the lane opponent at 15:00. What is null is unknown.
 */
const FormGameSchema = v.tuple([
  v.number(),
  v.nullable(v.number()),
  v.number(),
  v.number(),
  v.number(),
  v.nullable(v.number()),
  v.nullable(v.number()),
  v.nullable(v.number()),
]);

/** A run of form games in one season. */
const FormSeasonSchema = v.object({ leagueId: v.number(), leagueName: v.string(), name: v.string(), games: v.number() });

/** The first game, and every hundredth. */
const MilestoneSchema = v.object({ games: v.number(), matchId: v.number(), ...matchEntries });
export type Milestone = v.InferOutput<typeof MilestoneSchema>;

/** A player of opposing teams: games against them, and those that this player won. */
const RivalSchema = v.object({ id: v.number(), name: v.string(), games: v.number(), wins: v.number() });
export type Rival = v.InferOutput<typeof RivalSchema>;

/** Figures of games, null where none has them. */
const LaneFiguresSchema = v.object({
  kda: v.number(),
  csPerMinute: v.nullable(v.number()),
  damagePerMinute: v.nullable(v.number()),
});

/** An opponent in the same role: the games against them, those that this player won, and both players' figures in them. */
const LaneRivalSchema = v.object({
  id: v.number(),
  name: v.string(),
  team: TeamStubSchema,
  games: v.number(),
  wins: v.number(),
  own: LaneFiguresSchema,
  theirs: LaneFiguresSchema,
  /** Gold ahead of them at 15:00, a game; null where it is not known of any of `goldGames`. */
  goldAt15: v.nullable(v.number()),
  goldGames: v.number(),
});
export type LaneRival = v.InferOutput<typeof LaneRivalSchema>;

/** How far a team came in a serie in which the player has played for it. */
const PlayerPlacementSchema = v.object({ ...PlacementSchema.entries, team: TeamStubSchema });
export type PlayerPlacement = v.InferOutput<typeof PlayerPlacementSchema>;

/** `playerFigures/{id}`: the season of the latest game, the champions of all games, the latest games, and the teams played for. */
export const PlayerFiguresSchema = v.object({
  playerId: v.number(),
  games: v.number(),
  /** Null where the latest game belongs to no serie. Its figures are a row of `stats/serie:{id}-players`. */
  season: v.nullable(v.object({ serieId: v.number(), name: v.string(), leagueName: v.string() })),
  /** Champions, the most played first; at most MOST_CHAMPIONS. */
  champions: v.array(v.object({ champion: ChampionRefSchema, games: v.number(), wins: v.number(), ...record })),
  /** Newest first; at most MOST_GAMES. */
  recent: v.array(PlayerGameSchema),
  /** Newest first; at most MOST_TEAMS. */
  teams: v.optional(v.array(TeamSpellSchema), []),
  /** The role of most games; null where none is known. */
  role: v.optional(v.nullable(v.picklist(ROLES)), null),
  /** The latest games, oldest first; at most MOST_FORM_GAMES. */
  form: v.optional(v.array(FormGameSchema), []),
  /** The seasons of the form's games, in their order. */
  formSeasons: v.optional(v.array(FormSeasonSchema), []),
  /** Opponents in the lane, those with most games first, that were met LEAST_LANE_GAMES times or more; at most MOST_LANE_RIVALS. */
  laneRivals: v.optional(v.array(LaneRivalSchema), []),
  /** Most games first; at most MOST_RIVALS. Missing in documents stored before they were counted. */
  rivals: v.optional(v.array(RivalSchema)),
  /** Newest first; at most MOST_MILESTONES. Of the games that are known here. */
  milestones: v.optional(v.array(MilestoneSchema), []),
  /** Newest first; at most MOST_PLACEMENTS. Missing in documents stored before they were derived. */
  placements: v.optional(v.array(PlayerPlacementSchema)),
  /** How many more rivals there are; missing where none. */
  omittedRivals: v.optional(v.number()),
});
export type PlayerFiguresDocument = v.InferOutput<typeof PlayerFiguresSchema>;
export type FormGame = PlayerFiguresDocument['form'][number];
export type FormSeason = PlayerFiguresDocument['formSeasons'][number];
export type PlayerChampion = PlayerFiguresDocument['champions'][number];
