import * as v from 'valibot';
import { WireLeagueStub, WireTeamStub } from './wire-entities';
import {
  loose,
  looseBestOf,
  looseFlag,
  looseId,
  looseInstant,
  looseList,
  loosePosition,
  looseScore,
  looseSeconds,
  looseSlots,
  looseText,
  looseUrl,
  wireId,
  wireUrl,
  wireVideogame,
} from './wire';

/** A match of `/lol/matches`, in its older and newer forms. */

const opponent = v.object({
  type: looseText,
  /** Null for an opponent that is not known yet. */
  opponent: loose(WireTeamStub),
});

const result = v.object({ score: looseScore, team_id: looseId, player_id: looseId });

export const WireMatchGame = v.object({
  id: wireId,
  position: loosePosition,
  status: looseText,
  finished: looseFlag,
  forfeit: looseFlag,
  begin_at: looseInstant,
  end_at: looseInstant,
  length: looseSeconds,
  winner: loose(v.object({ id: looseId })),
  video_url: looseUrl,
  detailed_stats: looseFlag,
});
export type WireMatchGame = v.InferOutput<typeof WireMatchGame>;

const stream = v.object({ embed_url: looseUrl, raw_url: wireUrl, language: looseText, main: looseFlag, official: looseFlag });
const oldStream = loose(v.object({ embed_url: looseUrl, raw_url: looseUrl }));

export const WireMatch = v.object({
  id: wireId,
  videogame: wireVideogame,
  name: looseText,
  status: looseText,
  /** Read once the match is known to be ours: other games differ in shape. */
  begin_at: v.optional(v.unknown(), null),
  begin_at_estimated: looseFlag,
  end_at: looseInstant,
  modified_at: looseInstant,
  scheduled_at: looseInstant,
  original_scheduled_at: looseInstant,
  rescheduled: looseFlag,
  match_type: looseText,
  number_of_games: looseBestOf,
  forfeit: looseFlag,
  draw: looseFlag,
  winner_id: looseId,
  winner: loose(v.object({ id: looseId })),
  league_id: looseId,
  league: loose(WireLeagueStub),
  serie_id: looseId,
  serie: loose(v.object({ id: looseId, full_name: looseText, name: looseText })),
  tournament_id: looseId,
  tournament: loose(v.object({ id: looseId, name: looseText })),
  videogame_version: loose(v.object({ name: looseText })),
  /** Left, then right: an opponent that cannot be read leaves its place empty. */
  opponents: looseSlots(opponent),
  results: looseList(result),
  games: looseSlots(WireMatchGame),
  streams_list: looseList(stream),
  /** Before `streams_list`: named by language; before those, two addresses of the official stream. */
  streams: loose(v.object({ english: oldStream, russian: oldStream, official: oldStream })),
  official_stream_url: looseUrl,
  live_embed_url: looseUrl,
  detailed_stats: looseFlag,
});
export type WireMatch = v.InferOutput<typeof WireMatch>;
