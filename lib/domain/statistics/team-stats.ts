import type { GameDetail, GameTeam } from '../match/game';
import { addTotals, keysOf, packTotals, unpackTotals, type PackedTotals, type TotalsOf } from './packed-totals';
import { average, difference, NO_SUM, perGame, perMinute, share, sumOf, timedSumOf, type Sum } from './sums';

/**
 * A team's figures over a scope (docs/product.md#statistics). `games`, `wins`, `losses`
 * and the win rate count every finished game whose winner is known,
 * `figureGames` those of them in which the source has given any of the team's
 * figures. Averages are per game in which the figure is known; "first" rates
 * count the games in which it is known who was first.
 */

/** In the order in which documents store them, as the sums are. `seconds` is the summed length of `timedGames`, the games whose length is known. */
const NO_COUNTS = { games: 0, wins: 0, seconds: 0, blueGames: 0, blueWins: 0 };
const NO_SUMS = {
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
/** Packed after the sums. A document stored before lacks them: then every game that counted had a length and figures. */
const NO_LATER_COUNTS = { timedGames: 0, figureGames: 0 };
/** Packed after all others: a document stored before lacks them. */
const NO_LATER_SUMS = { turretPlates: NO_SUM };
export const NO_TEAM_TOTALS: TeamTotals = { ...NO_COUNTS, ...NO_LATER_COUNTS, ...NO_SUMS, ...NO_LATER_SUMS };

const KEYS = { counts: keysOf(NO_COUNTS), sums: keysOf(NO_SUMS) };
const LATER_COUNTS = keysOf(NO_LATER_COUNTS);
const LATER_KEYS = { counts: [], sums: keysOf(NO_LATER_SUMS) };
const ALL_KEYS = { counts: [...KEYS.counts, ...LATER_COUNTS], sums: [...KEYS.sums, ...LATER_KEYS.sums] };
type SumKey = (typeof ALL_KEYS.sums)[number];
export type TeamTotals = TotalsOf<(typeof ALL_KEYS.counts)[number], SumKey>;

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
    turretPlates: counted(team.turretPlates),
  };
  const known = ALL_KEYS.sums.some((key) => sums[key].games > 0);
  return { ...result, figureGames: known ? 1 : 0, blueGames: blue, blueWins: blue * result.wins, ...sums };
}

export function addTeamTotals(a: TeamTotals, b: TeamTotals): TeamTotals {
  return addTotals(ALL_KEYS, a, b);
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
    platesPerGame: perGame(totals.turretPlates),
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
  return [...packTotals(KEYS, totals), ...LATER_COUNTS.map((key) => totals[key]), ...packTotals(LATER_KEYS, totals)];
}

export function unpackTeamTotals(packed: PackedTotals): TeamTotals {
  const totals = unpackTotals(KEYS, NO_TEAM_TOTALS, packed);
  const later = packed.slice(2 + KEYS.counts.length + KEYS.sums.length);
  const [timedGames = totals.games, figureGames = totals.games] = later.slice(0, LATER_COUNTS.length).map(Number);
  return { ...unpackTotals(LATER_KEYS, totals, later.slice(LATER_COUNTS.length)), timedGames, figureGames };
}
