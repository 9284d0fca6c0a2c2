import * as v from 'valibot';
import { named } from './wire-game';
import { loose, looseFigure, looseFlag, looseId, looseInstant, looseList, looseText, wireId, wireSeconds, wireVideogame } from './wire';

/**
 * PandaScore's data on running games: the list of `/lives`, the messages of a
 * live websocket, and the frames of `/lol/games/{id}/frames`, which have the same
 * shape (https://developers.pandascore.co/docs/data-sample-league-of-legends).
 */

/** A count; some objectives have been seen as lists of what was taken. */
const count = loose(
  v.pipe(
    v.custom<number | readonly unknown[]>((value) => Array.isArray(value) || v.is(v.number(), value), 'is no count'),
    v.transform((value) => (typeof value === 'number' ? value : value.length)),
    v.minValue(0),
    v.maxValue(1e9),
  ),
);

const player = loose(
  v.object({
    id: wireId,
    name: looseText,
    champion: loose(named),
    cs: looseFigure,
    level: looseFigure,
    kills: looseFigure,
    deaths: looseFigure,
    assists: looseFigure,
  }),
);

const team = v.object({
  id: wireId,
  gold: looseFigure,
  kills: looseFigure,
  towers: looseFigure,
  inhibitors: looseFigure,
  drakes: count,
  nashors: count,
  /** "herald" in messages, "heralds" in the lists of the API. */
  herald: count,
  heralds: count,
  voidgrubs: count,
  atakhans: count,
  players: loose(v.object({ top: player, jun: player, mid: player, adc: player, sup: player })),
});
export type WireLiveTeam = v.InferOutput<typeof team>;

/** The state of a game at one moment. Older messages have ids and result of the game in `game`. */
export const WireLiveFrame = v.object({
  game_id: looseId,
  game: loose(v.object({ id: looseId, finished: looseFlag })),
  current_timestamp: wireSeconds,
  paused: looseFlag,
  finished: looseFlag,
  blue: team,
  red: team,
});
export type WireLiveFrame = v.InferOutput<typeof WireLiveFrame>;

const endpoint = v.object({ type: looseText, url: looseText, open: looseFlag });

/** A match with live data, from fifteen minutes before its start. */
export const WireLive = v.object({
  endpoints: looseList(endpoint),
  match: v.object({
    id: wireId,
    status: looseText,
    begin_at: looseInstant,
    scheduled_at: looseInstant,
    videogame: wireVideogame,
  }),
});
