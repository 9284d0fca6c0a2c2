import * as v from 'valibot';
import { GameStatusSchema, InstantSchema } from './match';
import { ROLES } from './role';
import { ReportedEventsSchema } from './reported-events';

/**
 * One game of a match with all its figures. The names are the JSON contract of
 * `GET /api/match/{id}`; a figure that no source gave is null, never zero.
 */

const figure = v.nullable(v.number());
const flag = v.nullable(v.boolean());

export const ChampionRefSchema = v.object({ id: v.number(), name: v.string(), img: v.nullable(v.string()) });
export type ChampionRef = v.InferOutput<typeof ChampionRefSchema>;

const dragonCounts = { air: figure, earth: figure, fire: figure, water: figure, chemtech: figure, hextech: figure, elder: figure };

export const GameTeamSchema = v.object({
  id: v.number(),
  /** Null where the source does not say who played where. */
  side: v.nullable(v.picklist(['blue', 'red'])),
  kills: figure,
  gold: figure,
  towers: figure,
  turretPlates: v.optional(figure, null),
  inhibitors: figure,
  heralds: figure,
  dragons: figure,
  dragonTypes: v.object(dragonCounts),
  barons: figure,
  /** Null in seasons without it, and in documents from before these fields. */
  voidGrubs: v.optional(figure, null),
  atakhans: v.optional(figure, null),
  firstBlood: flag,
  firstTower: flag,
  firstDragon: flag,
  firstInhibitor: flag,
  firstBaron: flag,
  firstHerald: flag,
  firstVoidGrub: v.optional(flag, null),
  firstAtakhan: v.optional(flag, null),
  /** Champion ids in the order of the draft; names are in `GamesDocument.champions`. */
  bans: v.array(v.number()),
});
export type GameTeam = v.InferOutput<typeof GameTeamSchema>;

const GameItemSchema = v.object({ id: v.number(), name: v.string(), img: v.nullable(v.string()) });

/** A player's part in the first kill of a game. */
const FIRST_BLOOD_PARTS = ['kill', 'assist', 'victim', 'none'] as const;

const GamePlayerSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** Null where the source does not say. */
  teamId: v.nullable(v.number()),
  role: v.nullable(v.picklist(ROLES)),
  champion: ChampionRefSchema,
  level: figure,
  kills: figure,
  deaths: figure,
  assists: figure,
  cs: figure,
  gold: figure,
  /** Damage dealt to champions, followed by its kinds. */
  damage: figure,
  damagePhysical: figure,
  damageMagic: figure,
  damageTrue: figure,
  damageTaken: figure,
  /** Null in documents from before these fields. */
  damageMitigated: v.optional(figure, null),
  heal: figure,
  crowdControlSeconds: figure,
  wardsPlaced: figure,
  wardsDestroyed: figure,
  controlWards: v.optional(figure, null),
  visionScore: figure,
  doubleKills: figure,
  tripleKills: figure,
  quadraKills: figure,
  pentaKills: figure,
  firstBlood: v.optional(v.nullable(v.picklist(FIRST_BLOOD_PARTS)), null),
  items: v.array(GameItemSchema),
});
export type GamePlayer = v.InferOutput<typeof GamePlayerSchema>;

const FrameSchema = v.object({
  seconds: v.number(),
  teams: v.array(
    v.object({ id: v.number(), gold: figure, kills: figure, towers: figure, dragons: figure, barons: figure, inhibitors: figure }),
  ),
  players: v.array(
    v.object({
      id: v.number(),
      gold: figure,
      cs: figure,
      level: figure,
      xp: v.optional(figure),
      kills: figure,
      deaths: figure,
      assists: figure,
    }),
  ),
});
export type Frame = v.InferOutput<typeof FrameSchema>;

/** What the clock of a game under way showed at an instant. */
export const GameClockSchema = v.object({
  seconds: v.number(),
  at: InstantSchema,
  /** The clock does not run: the game is paused, or over. */
  stands: v.boolean(),
});
export type GameClock = v.InferOutput<typeof GameClockSchema>;

export const GameDetailSchema = v.object({
  id: v.number(),
  position: v.number(),
  status: GameStatusSchema,
  beginAt: v.nullable(InstantSchema),
  lengthSeconds: figure,
  winnerId: figure,
  videoUrl: v.nullable(v.string()),
  /** Only of a game that comes from a live feed. */
  clock: v.optional(GameClockSchema),
  /** Blue first, in the source's order where sides are unknown; empty where the source has no figures. */
  teams: v.array(GameTeamSchema),
  players: v.array(GamePlayerSchema),
  frames: v.array(FrameSchema),
  /** Absent where no source has single events. */
  events: v.optional(ReportedEventsSchema),
  /** All figures are those of match data files: the source of the match may still have its own. */
  fromFiles: v.optional(v.literal(true)),
});
export type GameDetail = v.InferOutput<typeof GameDetailSchema>;
