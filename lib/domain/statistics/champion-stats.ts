import * as v from 'valibot';
import type { GameDetail, GamePlayer } from '../match/game';
import { ROLES, type Role } from '../match/role';
import { addTotals, keysOf } from './packed-totals';
import { kda, share } from './sums';

/**
 * A champion's figures over a scope (docs/product.md#statistics).
 * Definitions:
 * - pick rate = games in which it was picked / all games of the scope;
 * - ban rate = games in which it was banned / games whose bans are known
 *   (sources lack many);
 * - presence = games in which it was picked or banned / games whose bans are
 *   known: both parts of it over the same games, unknown where no bans are;
 * - win rate = games won / games picked;
 * - kda = (K + A) / max(1, D) over the games in which they are known.
 * Picks are counted apart by role and side. A ban belongs to neither, so that
 * figures of one role or side have no bans and no presence.
 */

const SIDES = ['blue', 'red'] as const;
type Side = (typeof SIDES)[number];

/** Which games of players or picks of champions count: those in one role, on one side; null: in any. */
export type PickFilter = { readonly role: Role | null; readonly side: Side | null };
export const EVERY_PICK: PickFilter = { role: null, side: null };

/** Picks of one role on one side, either null where unknown. */
export type PickTotals = {
  readonly role: Role | null;
  readonly side: Side | null;
  readonly picks: number;
  readonly wins: number;
  /** Picks in games whose bans are known. */
  readonly picksWithBans: number;
  /** Picks whose kills, deaths and assists are known. */
  readonly scored: number;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
};

export type ChampionTotals = {
  /** Games in which it was banned. */
  readonly bans: number;
  /** At most one entry for each role and side. */
  readonly picks: readonly PickTotals[];
};

export const NO_CHAMPION_TOTALS: ChampionTotals = { bans: 0, picks: [] };

/** How many games a scope has, and in how many of them the bans are known. */
export const DraftCountSchema = v.object({ games: v.number(), gamesWithBans: v.number() });
export type DraftCount = v.InferOutput<typeof DraftCountSchema>;
export const NO_DRAFTS: DraftCount = { games: 0, gamesWithBans: 0 };

/** On fewer games with known bans a share says little. */
export const LEAST_GAMES_WITH_BANS = 30;

/** Whether two scopes have enough games with known bans for their shares to be compared. */
export function areDraftsComparable(a: DraftCount, b: DraftCount): boolean {
  return Math.min(a.gamesWithBans, b.gamesWithBans) >= LEAST_GAMES_WITH_BANS;
}

export function addDraftCounts(a: DraftCount, b: DraftCount): DraftCount {
  return { games: a.games + b.games, gamesWithBans: a.gamesWithBans + b.gamesWithBans };
}

/** Bans are known of some games and not of others: figures that divide by games with known bans must say so. */
export function someBansUnknown({ games, gamesWithBans }: DraftCount): boolean {
  return gamesWithBans > 0 && gamesWithBans < games;
}

function bansKnown(game: GameDetail): boolean {
  return game.teams.some((team) => team.bans.length > 0);
}

function pickOf(game: GameDetail, player: GamePlayer): PickTotals {
  const { kills, deaths, assists } = player;
  const scored = kills !== null && deaths !== null && assists !== null;
  return {
    role: player.role,
    side: game.teams.find((team) => team.id === player.teamId)?.side ?? null,
    picks: 1,
    wins: game.winnerId === player.teamId ? 1 : 0,
    picksWithBans: bansKnown(game) ? 1 : 0,
    scored: scored ? 1 : 0,
    kills: scored ? kills : 0,
    deaths: scored ? deaths : 0,
    assists: scored ? assists : 0,
  };
}

/** What one finished game adds: a line for every champion picked or banned in it. */
export function championLines(game: GameDetail): Map<number, ChampionTotals> {
  const lines = new Map<number, ChampionTotals>();
  if (game.status !== 'finished') return lines;
  const add = (champion: number, line: ChampionTotals) =>
    lines.set(champion, addChampionTotals(lines.get(champion) ?? NO_CHAMPION_TOTALS, line));
  for (const player of game.players) {
    // A champion that the source does not list has none.
    if (player.champion.id > 0) add(player.champion.id, { bans: 0, picks: [pickOf(game, player)] });
  }
  // Both teams may have banned the same champion in older drafts; presence counts the game once.
  for (const champion of new Set(game.teams.flatMap((team) => team.bans).filter((id) => id > 0))) add(champion, { bans: 1, picks: [] });
  return lines;
}

/** Counts a finished game for presence; null for a game without a draft. */
export function draftCount(game: GameDetail): DraftCount | null {
  if (game.status !== 'finished' || game.players.length === 0) return null;
  return { games: 1, gamesWithBans: bansKnown(game) ? 1 : 0 };
}

const NO_COUNTS = { picks: 0, wins: 0, picksWithBans: 0, scored: 0, kills: 0, deaths: 0, assists: 0 };
const NO_PICKS: PickTotals = { role: null, side: null, ...NO_COUNTS };
const KEYS = { counts: keysOf(NO_COUNTS), sums: [] };

/** The sum of two totals, with role and side of the first. */
function addPicks(a: PickTotals, b: PickTotals): PickTotals {
  return addTotals(KEYS, a, b);
}

export function addChampionTotals(a: ChampionTotals, b: ChampionTotals): ChampionTotals {
  if (b.picks.length === 0) return { bans: a.bans + b.bans, picks: a.picks };
  const picks = [...a.picks];
  for (const line of b.picks) {
    const at = picks.findIndex(({ role, side }) => role === line.role && side === line.side);
    const known = picks[at];
    if (known === undefined) picks.push(line);
    else picks[at] = addPicks(known, line);
  }
  return { bans: a.bans + b.bans, picks };
}

/** The sum of the picks that a filter lets through. */
export function picksOf({ picks }: ChampionTotals, { role, side }: PickFilter = EVERY_PICK): PickTotals {
  return picks.filter((line) => (role === null || line.role === role) && (side === null || line.side === side)).reduce(addPicks, NO_PICKS);
}

/** The figures of a row; null is "not known". Bans are null where no game of the scope has them, and for one role or side. */
export function championFigures(totals: ChampionTotals, drafts: DraftCount, filter: PickFilter = EVERY_PICK) {
  const { picks, wins, picksWithBans, scored, kills, deaths, assists } = picksOf(totals, filter);
  const banned = drafts.gamesWithBans > 0 && filter.role === null && filter.side === null ? totals.bans : null;
  const blue = picksOf(totals, { ...filter, side: 'blue' });
  const roles: Record<Role, number> = { top: 0, jgl: 0, mid: 0, adc: 0, support: 0 };
  for (const role of ROLES) roles[role] = filter.role === null || filter.role === role ? picksOf(totals, { ...filter, role }).picks : 0;
  return {
    picks,
    bans: banned,
    wins,
    winRate: share(wins, picks),
    pickRate: share(picks, drafts.games),
    banRate: banned === null ? null : share(banned, drafts.gamesWithBans),
    presence: banned === null ? null : share(picksWithBans + banned, drafts.gamesWithBans),
    kda: scored === 0 ? null : kda(kills, deaths, assists),
    blueWinRate: filter.side === null ? share(blue.wins, blue.picks) : null,
    roles,
  };
}
type ChampionFigures = ReturnType<typeof championFigures>;

/** The roles in which a champion is usually picked, most frequent first: those with a tenth of its picks or more. */
export function usualRoles({ roles, picks }: Pick<ChampionFigures, 'roles' | 'picks'>): Role[] {
  return ROLES.filter((role) => roles[role] > 0 && roles[role] >= picks / 10).sort((a, b) => roles[b] - roles[a]);
}

/**
 * Totals as documents store them: bans, then for each role and side
 * [role, side, picks, wins, picksWithBans, scored, kills, deaths, assists] with
 * role and side as their places in the field's order, -1 for unknown.
 */
const PackedPickSchema = v.tuple([
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
]);
export const PackedChampionTotalsSchema = v.tuple([v.number(), v.array(PackedPickSchema)]);
export type PackedChampionTotals = v.InferOutput<typeof PackedChampionTotalsSchema>;

export function packChampionTotals({ bans, picks }: ChampionTotals): PackedChampionTotals {
  return [
    bans,
    picks.map((line) => [
      line.role === null ? -1 : ROLES.indexOf(line.role),
      line.side === null ? -1 : SIDES.indexOf(line.side),
      line.picks,
      line.wins,
      line.picksWithBans,
      line.scored,
      line.kills,
      line.deaths,
      line.assists,
    ]),
  ];
}

export function unpackChampionTotals([bans, picks]: PackedChampionTotals): ChampionTotals {
  return {
    bans,
    picks: picks.map(([role, side, games, wins, picksWithBans, scored, kills, deaths, assists]) => ({
      role: ROLES[role] ?? null,
      side: SIDES[side] ?? null,
      picks: games,
      wins,
      picksWithBans,
      scored,
      kills,
      deaths,
      assists,
    })),
  };
}
