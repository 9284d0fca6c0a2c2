import * as v from 'valibot';
import { DRAGON_TYPES } from './dragon-types';

/** The events of a game to the second, where a source has single events. Kills of players by players, and objectives; nothing else. */

const EVENT_KINDS = ['kill', 'tower', 'inhibitor', 'dragon', 'baron', 'herald', 'voidGrub', 'atakhan'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const ReportedEventSchema = v.object({
  /** By the clock of the game. */
  seconds: v.number(),
  kind: v.picklist(EVENT_KINDS),
  /** Whose it is; null where the source does not say. */
  teamId: v.nullable(v.number()),
  /** Who had the last hit, where a player had it. */
  playerId: v.optional(v.number()),
  /** Of a kill: who died. */
  victimId: v.optional(v.number()),
  /** Of a dragon, where it is known. */
  dragon: v.optional(v.picklist(DRAGON_TYPES)),
});
export type ReportedEvent = v.InferOutput<typeof ReportedEventSchema>;

export const ReportedEventsSchema = v.object({
  /** Nothing is missing from the start of the game until the last that is known of it. */
  complete: v.boolean(),
  /** By time. */
  list: v.array(ReportedEventSchema),
});
export type ReportedEvents = v.InferOutput<typeof ReportedEventsSchema>;
