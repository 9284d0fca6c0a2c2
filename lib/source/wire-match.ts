import * as v from 'valibot';
import { WireLeagueStub, WireTeamStub } from './wire-entities';
import {
  looseFigure,
  looseFlag,
  looseId,
  looseInstant,
  looseList,
  looseObject,
  looseText,
  looseUrl,
  strictList,
  wireId,
  wireInstant,
} from './wire';

/** A match of `/lol/matches`, in its older and newer forms. */

/** What decides whether a match is ours at all (spec §1); read before anything else, because other games differ in shape. */
export const WireMatchOrigin = v.object({
  id: wireId,
  videogame: looseObject(v.object({ id: v.number() })),
  begin_at: v.optional(v.unknown(), null),
  league: v.optional(v.unknown(), null),
});

const opponent = v.object({
  type: looseText,
  /** Null for an opponent that is not known yet. */
  opponent: v.nullish(v.object({ ...WireTeamStub.entries }), null),
});

const score = v.pipe(v.number(), v.integer(), v.minValue(0));
const result = v.object({ score: v.nullish(score, null), team_id: looseId, player_id: looseId });

export const WireMatchGame = v.object({
  id: wireId,
  position: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  status: looseText,
  finished: looseFlag,
  begin_at: looseInstant,
  end_at: looseInstant,
  length: looseFigure,
  winner: looseObject(v.object({ id: looseId })),
  video_url: looseUrl,
  detailed_stats: looseFlag,
});
export type WireMatchGame = v.InferOutput<typeof WireMatchGame>;

const stream = v.object({ embed_url: looseUrl, raw_url: looseUrl, language: looseText, main: looseFlag, official: looseFlag });
const oldStream = looseObject(v.object({ embed_url: looseUrl, raw_url: looseUrl }));

export const WireMatch = v.object({
  id: wireId,
  name: looseText,
  status: v.picklist(['not_started', 'running', 'finished', 'canceled', 'postponed']),
  begin_at: wireInstant,
  begin_at_estimated: looseFlag,
  end_at: looseInstant,
  modified_at: looseInstant,
  original_scheduled_at: looseInstant,
  rescheduled: looseFlag,
  match_type: looseText,
  number_of_games: looseFigure,
  forfeit: looseFlag,
  draw: looseFlag,
  winner_id: looseId,
  winner: looseObject(v.object({ id: looseId })),
  league: WireLeagueStub,
  serie_id: looseId,
  serie: looseObject(v.object({ id: wireId, full_name: looseText, name: looseText })),
  tournament_id: looseId,
  tournament: looseObject(v.object({ id: wireId, name: looseText })),
  videogame_version: looseObject(v.object({ name: looseText })),
  opponents: strictList(opponent),
  results: strictList(result),
  games: strictList(WireMatchGame),
  streams_list: looseList(stream),
  /** Before `streams_list`: named by language; before those, two addresses of the official stream. */
  streams: looseObject(v.object({ english: oldStream, russian: oldStream, official: oldStream })),
  official_stream_url: looseUrl,
  live_embed_url: looseUrl,
  detailed_stats: looseFlag,
});
export type WireMatch = v.InferOutput<typeof WireMatch>;
