import * as v from 'valibot';
import type { GameDetail, GameTeam } from '../game';
import { packTotals, unpackTotals, type PackedTotals } from './packed-totals';
import { addSums, NO_SUM, perGame, perMinute, share, SumSchema, sumOf, type Sum } from './sums';

/**
 * A team's figures over a scope (layouts.md "Stats"). Averages are per game in
 * which the figure is known; "first" rates count the games in which it is known
 * who was first.
 */

const sumKeys = [
  'kills',
  'deaths',
  'gold',
  'goldAt15',
  'towers',
  'dragons',
  'barons',
  'heralds',
  'firstBloods',
  'firstTowers',
  'firstDragons',
] as const;
type SumKey = (typeof sumKeys)[number];
const countKeys = ['games', 'wins', 'seconds', 'blueGames', 'blueWins'] as const;

export const TeamTotalsSchema = v.object({
  games: v.number(),
  wins: v.number(),
  seconds: v.number(),
  blueGames: v.number(),
  blueWins: v.number(),
  kills: SumSchema,
  deaths: SumSchema,
  gold: SumSchema,
  goldAt15: SumSchema,
  towers: SumSchema,
  dragons: SumSchema,
  barons: SumSchema,
  heralds: SumSchema,
  firstBloods: SumSchema,
  firstTowers: SumSchema,
  firstDragons: SumSchema,
});
export type TeamTotals = v.InferOutput<typeof TeamTotalsSchema>;

const EMPTY_SUMS: Readonly<Record<SumKey, Sum>> = {
  kills: NO_SUM,
  deaths: NO_SUM,
  gold: NO_SUM,
  goldAt15: NO_SUM,
  towers: NO_SUM,
  dragons: NO_SUM,
  barons: NO_SUM,
  heralds: NO_SUM,
  firstBloods: NO_SUM,
  firstTowers: NO_SUM,
  firstDragons: NO_SUM,
};

export const NO_TEAM_TOTALS: TeamTotals = { games: 0, wins: 0, seconds: 0, blueGames: 0, blueWins: 0, ...EMPTY_SUMS };

function goldDifferenceAt15(game: GameDetail, teamId: number): number | null {
  const frame = game.frames.find((each) => each.seconds === 900);
  const own = frame?.teams.find((team) => team.id === teamId);
  const theirs = frame?.teams.find((team) => team.id !== teamId);
  return own && theirs ? own.gold - theirs.gold : null;
}

const asCount = (flag: boolean | null): number | null => (flag === null ? null : flag ? 1 : 0);

/** What one finished game adds to a team's totals; null where the game has no length. */
export function teamLine(game: GameDetail, team: GameTeam): TeamTotals | null {
  const seconds = game.lengthSeconds;
  if (game.status !== 'finished' || seconds === null) return null;
  const won = game.winnerId === team.id ? 1 : 0;
  const blue = team.side === 'blue' ? 1 : 0;
  const opponent = game.teams.find((other) => other.id !== team.id);
  return {
    games: 1,
    wins: won,
    seconds,
    blueGames: blue,
    blueWins: blue * won,
    kills: sumOf(team.kills, seconds),
    deaths: sumOf(opponent?.kills ?? null, seconds),
    gold: sumOf(team.gold, seconds),
    goldAt15: sumOf(goldDifferenceAt15(game, team.id), seconds),
    towers: sumOf(team.towers, seconds),
    dragons: sumOf(team.dragons, seconds),
    barons: sumOf(team.barons, seconds),
    heralds: sumOf(team.heralds, seconds),
    firstBloods: sumOf(asCount(team.firstBlood), seconds),
    firstTowers: sumOf(asCount(team.firstTower), seconds),
    firstDragons: sumOf(asCount(team.firstDragon), seconds),
  };
}

export function addTeamTotals(a: TeamTotals, b: TeamTotals): TeamTotals {
  const sums = { ...EMPTY_SUMS };
  for (const key of sumKeys) sums[key] = addSums(a[key], b[key]);
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    seconds: a.seconds + b.seconds,
    blueGames: a.blueGames + b.blueGames,
    blueWins: a.blueWins + b.blueWins,
    ...sums,
  };
}

/** The figures of a row; rates are 0–1, null is "not known". */
export function teamFigures(totals: TeamTotals) {
  return {
    games: totals.games,
    wins: totals.wins,
    losses: totals.games - totals.wins,
    winRate: share(totals.wins, totals.games),
    averageSeconds: totals.games === 0 ? null : totals.seconds / totals.games,
    killsPerGame: perGame(totals.kills),
    deathsPerGame: perGame(totals.deaths),
    goldPerMinute: perMinute(totals.gold),
    goldDifferenceAt15: perGame(totals.goldAt15),
    towersPerGame: perGame(totals.towers),
    dragonsPerGame: perGame(totals.dragons),
    baronsPerGame: perGame(totals.barons),
    heraldsPerGame: perGame(totals.heralds),
    firstBloodRate: perGame(totals.firstBloods),
    firstTowerRate: perGame(totals.firstTowers),
    firstDragonRate: perGame(totals.firstDragons),
    blueWinRate: share(totals.blueWins, totals.blueGames),
  };
}
export type TeamFigures = ReturnType<typeof teamFigures>;

export function packTeamTotals(totals: TeamTotals): PackedTotals {
  return packTotals(
    countKeys.map((key) => totals[key]),
    sumKeys.map((key) => totals[key]),
  );
}

export function unpackTeamTotals(packed: PackedTotals): TeamTotals {
  const { counts, sums } = unpackTotals(packed, countKeys.length);
  const totals = { ...NO_TEAM_TOTALS };
  countKeys.forEach((key, index) => (totals[key] = counts[index] ?? 0));
  sumKeys.forEach((key, index) => (totals[key] = sums[index] ?? NO_SUM));
  return totals;
}
