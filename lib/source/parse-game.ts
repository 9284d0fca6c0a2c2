import type { GameDetail, GamePlayer, GameTeam } from '../domain/game';
import { ok } from '../domain/result';
import { roleOrder } from '../domain/role';
import { decode, malformed, parseRole, type Parsed } from './parsing';
import { gameStatus } from './parse-match';
import { WireGame, type WireGamePlayer, type WireGameTeam } from './wire-game';

/** A game's figures and the match they belong to. */
export type ParsedGame = { readonly matchId: number; readonly game: GameDetail };

const UNKNOWN_CHAMPION = { id: 0, name: '', img: null };

/** Before its statistics arrive, the API writes a game's figures as 0: no team and no player ends a real game without gold. */
function isCounted(entry: { gold_earned: number | null }): boolean {
  return entry.gold_earned !== 0;
}

function toTeam(wire: WireGameTeam): GameTeam {
  const figure = (value: number | null) => (isCounted(wire) ? value : null);
  const first = (value: boolean | null) => (isCounted(wire) ? value : null);
  return {
    id: wire.team.id,
    side: wire.color,
    kills: figure(wire.kills),
    gold: figure(wire.gold_earned),
    towers: figure(wire.tower_kills),
    inhibitors: figure(wire.inhibitor_kills),
    heralds: figure(wire.herald_kills),
    dragons: figure(wire.dragon_kills),
    dragonTypes: {
      air: figure(wire.cloud_drake_kills),
      earth: figure(wire.mountain_drake_kills),
      fire: figure(wire.infernal_drake_kills),
      water: figure(wire.ocean_drake_kills),
      chemtech: figure(wire.chemtech_drake_kills),
      hextech: figure(wire.hextech_drake_kills),
      elder: figure(wire.elder_drake_kills),
    },
    barons: figure(wire.baron_kills),
    firstBlood: first(wire.first_blood),
    firstTower: first(wire.first_tower),
    firstDragon: first(wire.first_dragon),
    firstInhibitor: first(wire.first_inhibitor),
    firstBaron: first(wire.first_baron),
    firstHerald: first(wire.first_herald),
    bans: wire.bans,
  };
}

function toPlayer(wire: WireGamePlayer, id: number): GamePlayer {
  const figure = (value: number | null | undefined) => (isCounted(wire) ? (value ?? null) : null);
  return {
    id,
    name: wire.player?.name ?? '',
    teamId: wire.team.id,
    role: parseRole(wire.role ?? wire.player?.role ?? null),
    champion: wire.champion === null ? UNKNOWN_CHAMPION : { id: wire.champion.id, name: wire.champion.name, img: wire.champion.image_url },
    level: figure(wire.level),
    kills: figure(wire.kills),
    deaths: figure(wire.deaths),
    assists: figure(wire.assists),
    cs: figure(wire.creep_score ?? wire.minions_killed),
    gold: figure(wire.gold_earned),
    damage: figure(wire.total_damage?.dealt_to_champions),
    damagePhysical: figure(wire.physical_damage?.dealt_to_champions),
    damageMagic: figure(wire.magic_damage?.dealt_to_champions),
    damageTrue: figure(wire.true_damage?.dealt_to_champions),
    damageTaken: figure(wire.total_damage?.taken),
    heal: figure(wire.total_heal),
    crowdControlSeconds: figure(wire.total_time_crowd_control_dealt),
    wardsPlaced: figure(wire.wards_placed ?? wire.wards?.placed),
    wardsDestroyed: figure(wire.wards_destroyed ?? wire.kills_counters?.wards),
    visionScore: figure(wire.vision_score),
    doubleKills: figure(wire.kills_series?.double_kills),
    tripleKills: figure(wire.kills_series?.triple_kills),
    quadraKills: figure(wire.kills_series?.quadra_kills),
    pentaKills: figure(wire.kills_series?.penta_kills),
    items: wire.items.map(({ id: itemId, name, image_url }) => ({ id: itemId, name, img: image_url })),
  };
}

/** True once there is something of the game to show besides its result. */
export function hasFigures(game: GameDetail): boolean {
  return game.teams.length > 0 || game.players.length > 0 || game.frames.length > 0;
}

/** One game with its figures; teams blue first, players by team and role, both empty where nothing is known of them. */
export function parseGame(document: unknown): Parsed<ParsedGame> {
  const decoded = decode('game', WireGame, document);
  if (!decoded.ok) return decoded;
  const wire = decoded.value;
  const matchId = wire.match_id ?? wire.match?.id;
  if (matchId === undefined) return malformed('game', document, 'names no match');

  const teams = wire.teams.map(toTeam).sort((a, b) => Number(a.side === 'red') - Number(b.side === 'red'));
  const players = wire.players.flatMap((player) => {
    const id = player.player_id ?? player.player?.id;
    return id === undefined ? [] : [toPlayer(player, id)];
  });
  const seat = (player: GamePlayer) => teams.findIndex((team) => team.id === player.teamId) * 10 + roleOrder(player.role);
  players.sort((a, b) => seat(a) - seat(b));
  // A played game without statistics lists its teams with nothing but their colours.
  const known = players.length > 0 || teams.some((team) => team.gold !== null || team.kills !== null || team.bans.length > 0);
  return ok({
    matchId,
    game: {
      id: wire.id,
      position: wire.position ?? 1,
      status: gameStatus(wire),
      beginAt: wire.begin_at,
      lengthSeconds: wire.length || null,
      winnerId: wire.winner?.id ?? null,
      videoUrl: wire.video_url,
      teams: known ? teams : [],
      players,
      frames: wire.frames.filter((frame) => frame.teams.length > 0).sort((a, b) => a.seconds - b.seconds),
    },
  });
}
