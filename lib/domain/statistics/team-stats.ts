import * as v from 'valibot';
import type { GameDetail, GameTeam } from '../match/game';
import { packTotals, unpackTotals, type PackedTotals } from './packed-totals';
import { addSums, average, difference, NO_SUM, perGame, perMinute, share, SumSchema, sumOf, timedSumOf, type Sum } from './sums';

/**
 * A team's figures over a scope (docs/product.md#statistics). `games`, `wins`, `losses`
 * and the win rate count every finished game whose winner is known,
 * `figureGames` those of them in which the source has given any of the team's
 * figures. Averages are per game in which the figure is known; "first" rates
 * count the games in which it is known who was first.
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
/** Packed after the sums. A document stored before lacks them: then every game that counted had a length and figures. */
const laterKeys = ['timedGames', 'figureGames'] as const;

const TeamTotalsSchema = v.object({
  games: v.number(),
  wins: v.number(),
  /** Summed length of `timedGames`, the games whose length is known. */
  seconds: v.number(),
  timedGames: v.number(),
  figureGames: v.number(),
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

export const NO_TEAM_TOTALS: TeamTotals = {
  games: 0,
  wins: 0,
  seconds: 0,
  timedGames: 0,
  figureGames: 0,
  blueGames: 0,
  blueWins: 0,
  ...EMPTY_SUMS,
};

function goldDifferenceAt15(game: GameDetail, teamId: number): number | null {
  const frame = game.frames.find((each) => each.seconds === 900);
  const own = frame?.teams.find((team) => team.id === teamId);
  const theirs = frame?.teams.find((team) => team.id !== teamId);
  return own && theirs ? difference(own.gold, theirs.gold) : null;
}

const asCount = (flag: boolean | null): number | null => (flag === null ? null : flag ? 1 : 0);

/** What just the result of a finished game adds to a team's totals. */
export function teamResult(won: boolean, seconds: number | null): TeamTotals {
  return { ...NO_TEAM_TOTALS, games: 1, wins: won ? 1 : 0, seconds: seconds ?? 0, timedGames: seconds === null ? 0 : 1 };
}

/** What one finished game adds to a team's totals. */
export function teamLine(game: GameDetail, team: GameTeam): TeamTotals {
  const { lengthSeconds: seconds } = game;
  const result = teamResult(game.winnerId === team.id, seconds);
  const blue = team.side === 'blue' ? 1 : 0;
  const opponent = game.teams.find((other) => other.id !== team.id);
  const counted = (figure: number | null) => sumOf(figure, seconds);
  const sums: Record<SumKey, Sum> = {
    kills: counted(team.kills),
    deaths: counted(opponent?.kills ?? null),
    gold: timedSumOf(team.gold, seconds),
    goldAt15: counted(goldDifferenceAt15(game, team.id)),
    towers: counted(team.towers),
    dragons: counted(team.dragons),
    barons: counted(team.barons),
    heralds: counted(team.heralds),
    firstBloods: counted(asCount(team.firstBlood)),
    firstTowers: counted(asCount(team.firstTower)),
    firstDragons: counted(asCount(team.firstDragon)),
  };
  const known = sumKeys.some((key) => sums[key].games > 0);
  return { ...result, figureGames: known ? 1 : 0, blueGames: blue, blueWins: blue * result.wins, ...sums };
}

export function addTeamTotals(a: TeamTotals, b: TeamTotals): TeamTotals {
  const sums = { ...EMPTY_SUMS };
  for (const key of sumKeys) sums[key] = addSums(a[key], b[key]);
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    seconds: a.seconds + b.seconds,
    timedGames: a.timedGames + b.timedGames,
    figureGames: a.figureGames + b.figureGames,
    blueGames: a.blueGames + b.blueGames,
    blueWins: a.blueWins + b.blueWins,
    ...sums,
  };
}

/** The figures of a row; rates are 0–1, averages have four decimals, null is "not known". */
export function teamFigures(totals: TeamTotals) {
  return {
    games: totals.games,
    figureGames: totals.figureGames,
    wins: totals.wins,
    losses: totals.games - totals.wins,
    winRate: share(totals.wins, totals.games),
    averageSeconds: average(totals.seconds, totals.timedGames),
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

export function packTeamTotals(totals: TeamTotals): PackedTotals {
  const packed = packTotals(
    countKeys.map((key) => totals[key]),
    sumKeys.map((key) => totals[key]),
  );
  return [...packed, ...laterKeys.map((key) => totals[key])];
}

export function unpackTeamTotals(packed: PackedTotals): TeamTotals {
  const { counts, sums } = unpackTotals(packed, countKeys.length);
  const totals = { ...NO_TEAM_TOTALS };
  countKeys.forEach((key, index) => (totals[key] = counts[index] ?? 0));
  sumKeys.forEach((key, index) => (totals[key] = sums[index] ?? NO_SUM));
  laterKeys.forEach((key, index) => (totals[key] = sums[sumKeys.length + index]?.total ?? totals.games));
  return totals;
}
