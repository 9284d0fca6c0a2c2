import * as v from 'valibot';
import type { GameDetail } from '../game';
import { ROLES, type Role } from '../role';
import { kda, share } from './sums';

/**
 * A champion's figures over a scope (layouts.md "Stats", "Champion").
 * presence = pick rate + ban rate: picks over all games of the scope, bans over
 * the games whose bans are known (sources lack many). Win rate is over picks.
 */

export const ChampionTotalsSchema = v.object({
  picks: v.number(),
  wins: v.number(),
  bans: v.number(),
  kills: v.number(),
  deaths: v.number(),
  assists: v.number(),
  bluePicks: v.number(),
  blueWins: v.number(),
  /** Picks by role. */
  roles: v.object({ top: v.number(), jgl: v.number(), mid: v.number(), adc: v.number(), support: v.number() }),
});
export type ChampionTotals = v.InferOutput<typeof ChampionTotalsSchema>;

const NO_ROLES: Readonly<Record<Role, number>> = { top: 0, jgl: 0, mid: 0, adc: 0, support: 0 };
export const NO_CHAMPION_TOTALS: ChampionTotals = {
  picks: 0,
  wins: 0,
  bans: 0,
  kills: 0,
  deaths: 0,
  assists: 0,
  bluePicks: 0,
  blueWins: 0,
  roles: NO_ROLES,
};

/** How many games a scope has, and in how many of them the bans are known. */
export const DraftCountSchema = v.object({ games: v.number(), gamesWithBans: v.number() });
export type DraftCount = v.InferOutput<typeof DraftCountSchema>;

/** What one finished game adds: a line for every champion picked or banned in it. */
export function championLines(game: GameDetail): Map<number, ChampionTotals> {
  const lines = new Map<number, ChampionTotals>();
  if (game.status !== 'finished') return lines;
  for (const player of game.players) {
    const won = game.winnerId === player.teamId ? 1 : 0;
    const blue = game.teams.find((team) => team.id === player.teamId)?.side === 'blue' ? 1 : 0;
    lines.set(
      player.champion.id,
      addChampionTotals(lines.get(player.champion.id) ?? NO_CHAMPION_TOTALS, {
        ...NO_CHAMPION_TOTALS,
        picks: 1,
        wins: won,
        kills: player.kills ?? 0,
        deaths: player.deaths ?? 0,
        assists: player.assists ?? 0,
        bluePicks: blue,
        blueWins: blue * won,
        roles: player.role === null ? NO_ROLES : { ...NO_ROLES, [player.role]: 1 },
      }),
    );
  }
  // Both teams may have banned the same champion in older drafts; presence counts the game once.
  for (const champion of new Set(game.teams.flatMap((team) => team.bans))) {
    lines.set(champion, addChampionTotals(lines.get(champion) ?? NO_CHAMPION_TOTALS, { ...NO_CHAMPION_TOTALS, bans: 1 }));
  }
  return lines;
}

/** Counts a finished game for presence; null for a game without a draft. */
export function draftCount(game: GameDetail): DraftCount | null {
  if (game.status !== 'finished' || game.players.length === 0) return null;
  return { games: 1, gamesWithBans: game.teams.some((team) => team.bans.length > 0) ? 1 : 0 };
}

export function addChampionTotals(a: ChampionTotals, b: ChampionTotals): ChampionTotals {
  const roles = { ...NO_ROLES };
  for (const role of ROLES) roles[role] = a.roles[role] + b.roles[role];
  return {
    picks: a.picks + b.picks,
    wins: a.wins + b.wins,
    bans: a.bans + b.bans,
    kills: a.kills + b.kills,
    deaths: a.deaths + b.deaths,
    assists: a.assists + b.assists,
    bluePicks: a.bluePicks + b.bluePicks,
    blueWins: a.blueWins + b.blueWins,
    roles,
  };
}

/** The figures of a row; bans are null where no game of the scope has them. */
export function championFigures(totals: ChampionTotals, drafts: DraftCount) {
  const pickRate = share(totals.picks, drafts.games);
  const banRate = share(totals.bans, drafts.gamesWithBans);
  return {
    picks: totals.picks,
    bans: drafts.gamesWithBans === 0 ? null : totals.bans,
    wins: totals.wins,
    winRate: share(totals.wins, totals.picks),
    pickRate,
    banRate,
    presence: pickRate === null ? null : Math.min(1, pickRate + (banRate ?? 0)),
    kda: totals.picks === 0 ? null : kda(totals.kills, totals.deaths, totals.assists),
    blueWinRate: share(totals.blueWins, totals.bluePicks),
    roles: totals.roles,
  };
}
export type ChampionFigures = ReturnType<typeof championFigures>;
