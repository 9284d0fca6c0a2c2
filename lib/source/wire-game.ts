import * as v from 'valibot';
import { looseFigure, looseFlag, looseId, looseInstant, looseList, looseObject, looseText, looseUrl, wireId } from './wire';

/** A game of `/lol/matches/{id}/games` and `/lol/games/{id}`, with the archives' extensions (`frames`, `vision_score`, `wards_destroyed`). */

const named = looseObject(v.object({ id: wireId, name: v.string(), image_url: looseUrl }));
const damage = looseObject(v.object({ dealt_to_champions: looseFigure, taken: looseFigure }));

export const WireGameTeam = v.object({
  team: v.object({ id: wireId }),
  color: v.picklist(['blue', 'red']),
  kills: looseFigure,
  gold_earned: looseFigure,
  tower_kills: looseFigure,
  inhibitor_kills: looseFigure,
  herald_kills: looseFigure,
  dragon_kills: looseFigure,
  baron_kills: looseFigure,
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
  bans: looseList(wireId),
});
export type WireGameTeam = v.InferOutput<typeof WireGameTeam>;

export const WireGamePlayer = v.object({
  player_id: looseId,
  player: looseObject(v.object({ id: wireId, name: looseText, role: looseText })),
  team: v.object({ id: wireId }),
  role: looseText,
  champion: named,
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
  wards: looseObject(v.object({ placed: looseFigure })),
  wards_destroyed: looseFigure,
  kills_counters: looseObject(v.object({ wards: looseFigure })),
  vision_score: looseFigure,
  kills_series: looseObject(
    v.object({ double_kills: looseFigure, triple_kills: looseFigure, quadra_kills: looseFigure, penta_kills: looseFigure }),
  ),
  items: looseList(v.object({ id: wireId, name: v.string(), image_url: looseUrl })),
});
export type WireGamePlayer = v.InferOutput<typeof WireGamePlayer>;

const number = v.pipe(v.number(), v.finite());
/** The curves of a frame need every number: an entry that lacks one is left out. */
const frameTeam = v.object({
  id: wireId,
  gold: number,
  kills: number,
  towers: number,
  dragons: number,
  barons: number,
  inhibitors: number,
});
const framePlayer = v.object({ id: wireId, gold: number, cs: number, level: number, kills: number, deaths: number, assists: number });
export const WireFrame = v.object({ seconds: v.pipe(number, v.minValue(0)), teams: looseList(frameTeam), players: looseList(framePlayer) });

export const WireGame = v.object({
  id: wireId,
  match_id: looseId,
  match: looseObject(v.object({ id: wireId })),
  position: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  status: looseText,
  finished: looseFlag,
  complete: looseFlag,
  begin_at: looseInstant,
  end_at: looseInstant,
  length: looseFigure,
  winner: looseObject(v.object({ id: looseId })),
  video_url: looseUrl,
  teams: v.nullish(v.array(WireGameTeam), []),
  players: v.nullish(v.array(WireGamePlayer), []),
  frames: looseList(WireFrame),
});
export type WireGame = v.InferOutput<typeof WireGame>;
