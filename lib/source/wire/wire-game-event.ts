import * as v from 'valibot';
import { loose, looseId, looseText, wireSeconds } from './wire';

/**
 * A single event of a game, as `/lol/games/{id}/events` lists it and as the feed
 * of events sends it. The list is described to the field
 * (https://developers.pandascore.co/reference/get_lol_games_lolgameid_events):
 * `type` is "drake_kill", who died is the `victim`, and a player is `{player_id,
 * side}`. The feed is described in words
 * (https://developers.pandascore.co/docs/data-sample-league-of-legends): its
 * `type` is always "kill_feed", the kind is in the payload, and who died is
 * `killed`. What the words leave open is read in either way.
 */

const side = v.picklist(['blue', 'red']);

const entity = loose(
  v.object({
    /** "player", "tower", "drake" … */
    type: looseText,
    object: loose(v.object({ player_id: looseId, id: looseId, side: loose(side), type: looseText })),
  }),
);

/** An id that only distinguishes events. */
const eventId = loose(v.union([v.number(), v.pipe(v.string(), v.maxLength(100))]));

export const WireGameEvent = v.object({
  id: eventId,
  game_id: looseId,
  game: loose(v.object({ id: looseId })),
  ingame_timestamp: wireSeconds,
  type: looseText,
  payload: v.object({ type: looseText, killer: entity, killed: entity, victim: entity }),
});
export type WireGameEvent = v.InferOutput<typeof WireGameEvent>;
