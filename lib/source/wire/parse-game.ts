import type * as v from 'valibot';
import type { ChampionRef, Frame, GameDetail, GamePlayer, GameTeam } from '../../domain/match/game';
import { roleOrder } from '../../domain/match/role';
import type { Loss } from '../match-source';
import { decode, kept, loss, malformed, parseRole, type ParseResult } from './parsing';
import { gameStatus } from './parse-match';
import { type named, WireGame, type WireGamePlayer, type WireGameTeam } from './wire-game';

/** A game's figures and the match they belong to. Its position is 0 where the game does not say. */
type ParsedGame = { readonly matchId: number; readonly game: GameDetail };

const UNKNOWN_CHAMPION = { id: 0, name: '', img: null };

type WireNamed = v.InferOutput<typeof named>;

function toNamed({ id, name, image_url }: WireNamed): ChampionRef {
  return { id, name: name ?? '', img: image_url };
}

export function toChampion(wire: WireNamed | null): ChampionRef {
  return wire === null ? UNKNOWN_CHAMPION : toNamed(wire);
}

/** Before its statistics arrive, the API writes a game's figures as 0: no team and no player ends a real game without gold. */
function isCounted(entry: { gold_earned: number | null }): boolean {
  return entry.gold_earned !== 0;
}

function toTeam(wire: WireGameTeam): GameTeam {
  const known = <Value>(value: Value | null) => (isCounted(wire) ? value : null);
  return {
    id: wire.team.id,
    side: wire.color,
    kills: known(wire.kills),
    gold: known(wire.gold_earned),
    turretPlates: null,
    towers: known(wire.tower_kills),
    inhibitors: known(wire.inhibitor_kills),
    heralds: known(wire.herald_kills),
    dragons: known(wire.dragon_kills),
    dragonTypes: {
      air: known(wire.cloud_drake_kills),
      earth: known(wire.mountain_drake_kills),
      fire: known(wire.infernal_drake_kills),
      water: known(wire.ocean_drake_kills),
      chemtech: known(wire.chemtech_drake_kills),
      hextech: known(wire.hextech_drake_kills),
      elder: known(wire.elder_drake_kills),
    },
    barons: known(wire.baron_kills),
    voidGrubs: known(wire.voidgrub_kills),
    atakhans: known(wire.atakhan_kills),
    firstBlood: known(wire.first_blood),
    firstTower: known(wire.first_tower),
    firstDragon: known(wire.first_dragon),
    firstInhibitor: known(wire.first_inhibitor),
    firstBaron: known(wire.first_baron),
    firstHerald: known(wire.first_herald),
    firstVoidGrub: known(wire.first_voidgrub),
    firstAtakhan: known(wire.first_atakhan),
    bans: wire.bans,
  };
}

/** The id of a team whose own row lacks it: from the row of the other team, or from who played against it. */
function teamOf(id: number, player: WireGamePlayer, teams: readonly WireGameTeam[]): number | null {
  if (player.team?.id) return player.team.id;
  const listing = teams.filter((team) => team.player_ids.includes(id));
  if (listing.length === 1) return listing[0]?.team.id ?? null;
  const opponentId = player.opponent?.id ?? null;
  const others = teams.filter((team) => team.team.id !== opponentId);
  return opponentId !== null && teams.length === 2 && others.length === 1 ? (others[0]?.team.id ?? null) : null;
}

function toPlayer(wire: WireGamePlayer, id: number, teamId: number | null): GamePlayer {
  const figure = (value: number | null | undefined) => (isCounted(wire) ? (value ?? null) : null);
  return {
    id,
    name: wire.player?.name ?? '',
    teamId,
    role: parseRole(wire.role ?? wire.player?.role ?? null),
    champion: toChampion(wire.champion),
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
    damageMitigated: null,
    controlWards: figure(wire.wards?.vision_wards_bought_in_game),
    firstBlood: null,
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
    items: wire.items.map(toNamed),
  };
}

/** True once something of the game is known besides its result, be it only who played on which side. */
export function hasDetails(game: GameDetail): boolean {
  return game.teams.length > 0 || game.players.length > 0 || game.frames.length > 0;
}

/** The first row of each id; others are losses. */
function withoutDoubles<Row>(rows: readonly Row[], idOf: (row: Row) => number | null, onLoss: (id: number) => void): Row[] {
  const ids = new Set<number>();
  return rows.filter((row) => {
    const id = idOf(row);
    if (id !== null && ids.has(id)) onLoss(id);
    return id === null || (!ids.has(id) && ids.add(id));
  });
}

/** Two teams on one side mean that the source does not know the sides. */
function withoutConflict(teams: readonly GameTeam[]): GameTeam[] {
  const [one, ...others] = teams.flatMap(({ side }) => side ?? []);
  const clash = others.includes(one ?? 'blue') || teams.length > 2;
  return teams.map((team) => (clash ? { ...team, side: null } : team));
}

/** Leaves only the side of a team: nothing else is known, or to be believed yet. */
function uncounted(row: WireGameTeam): WireGameTeam {
  return { ...row, gold_earned: 0, bans: [] };
}

const SIDE_ORDER = { blue: 0, red: 2 } as const;
const sidePlace = ({ side }: GameTeam): number => (side === null ? 1 : SIDE_ORDER[side]);

/**
 * One game with its figures: teams blue first, in the source's order where sides
 * are unknown; players by team and role. Both are empty where nothing is known
 * of them or the source still counts, but for the sides of a game that is over. Malformed is only a game without id or match.
 */
export function parseGame(document: unknown): ParseResult<ParsedGame> {
  const decoded = decode('game', WireGame, document);
  if (!decoded.ok) return decoded;
  const wire = decoded.value;
  const matchId = wire.match_id ?? wire.match?.id ?? null;
  if (matchId === null) return malformed('game', document, 'names no match');

  const losses: Loss[] = [...decoded.losses];
  const drop = (part: string, reason: string) => losses.push(loss('dropped', 'game', document, part, reason));
  const rows = withoutDoubles(
    wire.teams,
    ({ team }) => team.id,
    (id) => drop('teams', `team ${id} appears twice`),
  );
  const teamsOf = (from: readonly WireGameTeam[]) => withoutConflict(from.map(toTeam)).sort((a, b) => sidePlace(a) - sidePlace(b));
  const teams = teamsOf(rows);
  const players = withoutDoubles(
    wire.players.flatMap((player) => {
      const id = player.player_id ?? player.player?.id ?? null;
      if (id === null) drop('players', 'has no id');
      return id === null ? [] : [toPlayer(player, id, teamOf(id, player, rows))];
    }),
    ({ id }) => id,
    (id) => drop('players', `player ${id} appears twice`),
  );
  const seat = (player: GamePlayer) => teams.findIndex((team) => team.id === player.teamId) * 10 + roleOrder(player.role);
  players.sort((a, b) => seat(a) - seat(b));
  const frames: Frame[] = wire.frames.filter((frame) => frame.teams.length > 0 || frame.players.length > 0);
  const status = gameStatus(wire);
  // Until the source says that a finished game is complete, its figures may still be wrong: they count as not there yet.
  const awaited = status === 'finished' && wire.complete === false;
  // A played game without statistics lists its teams with nothing but their colours, which count for win rates by side.
  const sides = status === 'finished' ? teamsOf(rows.map(uncounted)).filter(({ side }) => side !== null) : [];
  const known =
    players.length > 0 || frames.length > 0 || teams.some((team) => team.gold !== null || team.kills !== null || team.bans.length > 0);
  return kept(
    {
      matchId,
      game: {
        id: wire.id,
        position: wire.position ?? 0,
        status,
        beginAt: wire.begin_at,
        lengthSeconds: wire.length || null,
        winnerId: wire.winner?.id ?? null,
        videoUrl: wire.video_url,
        teams: known && !awaited ? teams : sides,
        players: awaited ? [] : players,
        frames: awaited ? [] : frames.sort((a, b) => a.seconds - b.seconds),
      },
    },
    losses,
  );
}
