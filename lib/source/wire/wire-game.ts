import * as v from 'valibot';
import {
  loose,
  looseFigure,
  looseFlag,
  looseId,
  looseInstant,
  looseList,
  loosePosition,
  looseSeconds,
  looseText,
  looseUrl,
  wireId,
  wireSeconds,
} from './wire';

/** A game of `/lol/matches/{id}/games` and `/lol/games/{id}`, with the archives' extensions (`frames`, `vision_score`, `wards_destroyed`). */

export const named = v.object({ id: wireId, name: looseText, image_url: looseUrl });
const stub = loose(v.object({ id: looseId }));
const damage = loose(v.object({ dealt_to_champions: looseFigure, taken: looseFigure }));

export const WireGameTeam = v.object({
  team: v.object({ id: wireId }),
  /** Unknown for most games of some years. */
  color: loose(v.picklist(['blue', 'red'])),
  kills: looseFigure,
  gold_earned: looseFigure,
  tower_kills: looseFigure,
  inhibitor_kills: looseFigure,
  herald_kills: looseFigure,
  dragon_kills: looseFigure,
  baron_kills: looseFigure,
  voidgrub_kills: looseFigure,
  atakhan_kills: looseFigure,
  cloud_drake_kills: looseFigure,
  mountain_drake_kills: looseFigure,
  infernal_drake_kills: looseFigure,
  ocean_drake_kills: looseFigure,
  chemtech_drake_kills: looseFigure,
  hextech_drake_kills: looseFigure,
  elder_drake_kills: looseFigure,
  first_blood: looseFlag,
  first_tower: looseFlag,
  first_dragon: looseFlag,
  first_inhibitor: looseFlag,
  first_baron: looseFlag,
  first_herald: looseFlag,
  first_voidgrub: looseFlag,
  first_atakhan: looseFlag,
  bans: looseList(wireId),
  /** Who played for it, which players' own `team` may leave out. */
  player_ids: looseList(wireId),
});
export type WireGameTeam = v.InferOutput<typeof WireGameTeam>;

export const WireGamePlayer = v.object({
  player_id: looseId,
  player: loose(v.object({ id: looseId, name: looseText, role: looseText })),
  team: stub,
  opponent: stub,
  role: looseText,
  champion: loose(named),
  level: looseFigure,
  kills: looseFigure,
  deaths: looseFigure,
  assists: looseFigure,
  creep_score: looseFigure,
  minions_killed: looseFigure,
  gold_earned: looseFigure,
  total_damage: damage,
  physical_damage: damage,
  magic_damage: damage,
  true_damage: damage,
  total_heal: looseFigure,
  total_time_crowd_control_dealt: looseFigure,
  wards_placed: looseFigure,
  wards: loose(v.object({ placed: looseFigure, vision_wards_bought_in_game: looseFigure })),
  wards_destroyed: looseFigure,
  kills_counters: loose(v.object({ wards: looseFigure })),
  vision_score: looseFigure,
  kills_series: loose(
    v.object({ double_kills: looseFigure, triple_kills: looseFigure, quadra_kills: looseFigure, penta_kills: looseFigure }),
  ),
  items: looseList(named),
});
export type WireGamePlayer = v.InferOutput<typeof WireGamePlayer>;

/** A moment of a game. Missing fields are unknown at that moment and affect nothing else. */
const frameTeam = v.object({
  id: wireId,
  gold: looseFigure,
  kills: looseFigure,
  towers: looseFigure,
  dragons: looseFigure,
  barons: looseFigure,
  inhibitors: looseFigure,
});
const framePlayer = v.object({
  id: wireId,
  gold: looseFigure,
  cs: looseFigure,
  level: looseFigure,
  kills: looseFigure,
  deaths: looseFigure,
  assists: looseFigure,
});
const WireFrame = v.object({ seconds: wireSeconds, teams: looseList(frameTeam), players: looseList(framePlayer) });

export const WireGame = v.object({
  id: wireId,
  match_id: looseId,
  match: stub,
  position: loosePosition,
  status: looseText,
  finished: looseFlag,
  complete: looseFlag,
  begin_at: looseInstant,
  end_at: looseInstant,
  length: looseSeconds,
  winner: stub,
  video_url: looseUrl,
  teams: looseList(WireGameTeam),
  players: looseList(WireGamePlayer),
  frames: looseList(WireFrame),
});
