import * as v from 'valibot';
import { DRAGON_TYPES } from './dragon-types';

/** The events of a game to the second, where a source has single events. Kills of players by players, and objectives; nothing else. */

export const TOLD_KINDS = ['kill', 'tower', 'inhibitor', 'dragon', 'baron', 'herald', 'voidGrub', 'atakhan'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

const ToldEventSchema = v.object({
  /** By the clock of the game. */
  seconds: v.number(),
  kind: v.picklist(TOLD_KINDS),
  /** Whose it is; null where the source does not say. */
  teamId: v.nullable(v.number()),
  /** Who had the last hit, where a player had it. */
  playerId: v.optional(v.number()),
  /** Of a kill: who died. */
  victimId: v.optional(v.number()),
  /** Of a dragon, where it is known. */
  dragon: v.optional(v.picklist(DRAGON_TYPES)),
});
export type ToldEvent = v.InferOutput<typeof ToldEventSchema>;

export const ToldEventsSchema = v.object({
  /** Nothing is missing from the start of the game until the last that is known of it. */
  complete: v.boolean(),
  /** By time. */
  list: v.array(ToldEventSchema),
});
export type ToldEvents = v.InferOutput<typeof ToldEventsSchema>;
