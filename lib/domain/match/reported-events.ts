import * as v from 'valibot';
import { DRAGON_TYPES } from './dragon-types';

/** The events of a game to the second, where a source has single events. Kills of players by players, and objectives; nothing else. */

const EVENT_KINDS = ['kill', 'tower', 'inhibitor', 'dragon', 'baron', 'herald', 'voidGrub', 'atakhan'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const ReportedEventSchema = v.object({
  /** Seconds by the clock of the game. */
  seconds: v.number(),
  kind: v.picklist(EVENT_KINDS),
  /** The team that did it; null where the source does not say. */
  teamId: v.nullable(v.number()),
  /** The player who had the last hit, if it was a player. */
  playerId: v.optional(v.number()),
  /** The player who died, only of a kill. */
  victimId: v.optional(v.number()),
  /** The type, only of a dragon whose type is known. */
  dragon: v.optional(v.picklist(DRAGON_TYPES)),
});
export type ReportedEvent = v.InferOutput<typeof ReportedEventSchema>;

export const ReportedEventsSchema = v.object({
  /** Whether no event is missing between the start of the game and the last event that is known. */
  complete: v.boolean(),
  /** Events by time. */
  list: v.array(ReportedEventSchema),
});
export type ReportedEvents = v.InferOutput<typeof ReportedEventsSchema>;
