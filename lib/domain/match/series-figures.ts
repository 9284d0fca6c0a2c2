import type { ChampionRef, GamePlayer, GameTeam } from './game';
import { grouped } from '../values/grouped';
import type { PageGame } from './page-game';
import { ROLES, roleOrder, type Role } from './role';

/**
 * Sums and rates over the games of a series. A figure that is missing in one
 * game is missing in the sum: a partial sum would pass for a whole one. Rates
 * as in the tables of statistics: KDA and participation over the totals, per-minute figures as
 * sum / summed minutes.
 */

/** The sum, or null where there is nothing to add or a value is unknown. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return values.length === 0 ? null : sum;
}

/** (K + A) / D, a deathless series counting as one death; null where a part is unknown. */
export function kdaRatio(kills: number | null, deaths: number | null, assists: number | null): number | null {
  return kills === null || deaths === null || assists === null ? null : (kills + assists) / Math.max(1, deaths);
}

/** The share of the team's kills in which a player had a hand, 0–1; null where unknown or where the team has none. */
export function killParticipation(kills: number | null, assists: number | null, teamKills: number | null): number | null {
  return kills === null || assists === null || teamKills === null || teamKills === 0 ? null : (kills + assists) / teamKills;
}

/** A figure's sum over a team's players; null unless all five are listed and have it: a share of less than all would be too large. */
export function teamSum(game: PageGame, teamId: number | null, figure: (player: GamePlayer) => number | null): number | null {
  const players = playersOf(game, teamId);
  return players.length < ROLES.length ? null : sumKnown(players.map(figure));
}

/** The team's own count of kills, else its players' sum. */
export function teamKills(game: PageGame, teamId: number | null): number | null {
  const own = game.teams.find((team) => team.id === teamId)?.kills ?? null;
  return own ?? teamSum(game, teamId, (player) => player.kills);
}

/** A team's players, top to support; several without a role in the source's order. */
export function playersOf(game: PageGame, teamId: number | null): GamePlayer[] {
  return game.players
    .filter((player) => player.teamId !== null && player.teamId === teamId)
    .sort((a, b) => roleOrder(a.role) - roleOrder(b.role));
}

type CountedFigure = 'gold' | 'towers' | 'turretPlates' | 'inhibitors' | 'dragons' | 'heralds' | 'barons' | 'voidGrubs' | 'atakhans';

export type SeriesTotals = Readonly<Record<CountedFigure, number | null>> & {
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly assists: number | null;
  readonly kda: number | null;
};

/** A team's sums over the games given. */
export function teamTotals(games: readonly PageGame[], teamId: number): SeriesTotals {
  const figure = (name: CountedFigure) =>
    sumKnown(games.map((game): GameTeam | undefined => game.teams.find((team) => team.id === teamId)).map((team) => team?.[name] ?? null));
  const ofPlayers = (name: 'deaths' | 'assists') => sumKnown(games.map((game) => teamSum(game, teamId, (player) => player[name])));
  const kills = sumKnown(games.map((game) => teamKills(game, teamId)));
  const deaths = ofPlayers('deaths');
  const assists = ofPlayers('assists');
  return {
    kills,
    deaths,
    assists,
    kda: kdaRatio(kills, deaths, assists),
    gold: figure('gold'),
    towers: figure('towers'),
    turretPlates: figure('turretPlates'),
    inhibitors: figure('inhibitors'),
    dragons: figure('dragons'),
    heralds: figure('heralds'),
    barons: figure('barons'),
    voidGrubs: figure('voidGrubs'),
    atakhans: figure('atakhans'),
  };
}

export type SeriesPlayer = {
  readonly id: number;
  readonly name: string;
  readonly role: Role | null;
  /** The player's champions in the order of the games. */
  readonly champions: readonly ChampionRef[];
  readonly games: number;
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly assists: number | null;
  readonly kda: number | null;
  /** 0–1. */
  readonly killParticipation: number | null;
  readonly csPerMinute: number | null;
  readonly goldPerMinute: number | null;
  readonly damagePerMinute: number | null;
};

type Appearance = { readonly game: PageGame; readonly player: GamePlayer };

function perMinute(appearances: readonly Appearance[], figure: 'cs' | 'gold' | 'damage'): number | null {
  const sum = sumKnown(appearances.map(({ player }) => player[figure]));
  const seconds = sumKnown(appearances.map(({ game }) => game.lengthSeconds));
  return sum === null || seconds === null || seconds === 0 ? null : sum / (seconds / 60);
}

function seriesPlayer(appearances: readonly [Appearance, ...Appearance[]]): SeriesPlayer {
  const [{ player: first }] = appearances;
  const sum = (figure: 'kills' | 'deaths' | 'assists') => sumKnown(appearances.map(({ player }) => player[figure]));
  const kills = sum('kills');
  const deaths = sum('deaths');
  const assists = sum('assists');
  return {
    id: first.id,
    name: first.name,
    role: first.role,
    champions: appearances.map(({ player }) => player.champion),
    games: appearances.length,
    kills,
    deaths,
    assists,
    kda: kdaRatio(kills, deaths, assists),
    killParticipation: killParticipation(kills, assists, sumKnown(appearances.map(({ game, player }) => teamKills(game, player.teamId)))),
    csPerMinute: perMinute(appearances, 'cs'),
    goldPerMinute: perMinute(appearances, 'gold'),
    damagePerMinute: perMinute(appearances, 'damage'),
  };
}

/** Every player that a team fielded in the series, top to support; a substitute follows the player of the same role. */
export function seriesPlayers(games: readonly PageGame[], teamId: number): SeriesPlayer[] {
  const appearances = games.flatMap((game) => playersOf(game, teamId).map((player): Appearance => ({ game, player })));
  const byPlayer = grouped(appearances, ({ player }) => [player.id]);
  return [...byPlayer.values()].map(seriesPlayer).sort((a, b) => roleOrder(a.role) - roleOrder(b.role));
}
