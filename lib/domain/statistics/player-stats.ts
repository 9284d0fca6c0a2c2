import type { GameDetail, GamePlayer } from '../match/game';
import { teamSum } from '../match/series-figures';
import { addTotals, keysOf, packTotals, unpackTotals, type PackedTotals, type TotalsOf } from './packed-totals';
import { difference, kda, NO_SUM, perGame, perMinute, share, sumOf, timedSumOf } from './sums';

/**
 * A player's figures over a scope (docs/product.md#statistics). Definitions:
 * - a game counts for a player who has a line in it: whose kills, deaths and
 *   assists are known;
 * - kda = (K + A) / max(1, D) over the totals;
 * - killParticipation = (K + A) / kills of the team, over the games in which the
 *   team's are known;
 * - per minute = sum / summed minutes of the games in which figure and length are
 *   known;
 * - goldShare, damageShare = player's sum / team's sum over the games in which
 *   both are known;
 * - multikills are counted over the games of which they are known, whose number
 *   is `multikillGames`;
 * - at 15 = the difference to the opponent of the same role in the last frame
 *   at or before 15:00, averaged over the games that have it;
 * - firstBloodParticipation = games in which the player had the first kill or an
 *   assist at it, of those in which it is known who had.
 */

/** In the order in which documents store them, as the sums are. */
const NO_COUNTS = { games: 0, wins: 0, kills: 0, deaths: 0, assists: 0, teamKills: 0 };
const NO_SUMS = {
  cs: NO_SUM,
  gold: NO_SUM,
  teamGold: NO_SUM,
  damage: NO_SUM,
  teamDamage: NO_SUM,
  visionScore: NO_SUM,
  wardsPlaced: NO_SUM,
  wardsDestroyed: NO_SUM,
  goldAt15: NO_SUM,
  csAt15: NO_SUM,
  levelAt15: NO_SUM,
  doubleKills: NO_SUM,
  tripleKills: NO_SUM,
  quadraKills: NO_SUM,
  pentaKills: NO_SUM,
  // Not in documents stored before (see unpackPlayerTotals): kills and assists of the games that `teamKills` counts,
  // the player's part of `teamGold` and of `teamDamage`.
  takedowns: NO_SUM,
  sharedGold: NO_SUM,
  sharedDamage: NO_SUM,
  // Not in documents stored before these were counted.
  xpAt15: NO_SUM,
  controlWards: NO_SUM,
  firstBloods: NO_SUM,
};
const KEYS = { counts: keysOf(NO_COUNTS), sums: keysOf(NO_SUMS) };
export type PlayerTotals = TotalsOf<keyof typeof NO_COUNTS, keyof typeof NO_SUMS>;
export const NO_PLAYER_TOTALS: PlayerTotals = { ...NO_COUNTS, ...NO_SUMS };

const FRAME_AT_SECONDS = 900;

type Difference = Readonly<Record<'gold' | 'cs' | 'level' | 'xp', number | null>>;
const NO_DIFFERENCE: Difference = { gold: null, cs: null, level: null, xp: null };

/** The lane opponent: the other team's player of the same role. */
function opponentOf(player: GamePlayer, game: GameDetail): GamePlayer | null {
  if (player.role === null || player.teamId === null) return null;
  return game.players.find((other) => other.role === player.role && other.teamId !== null && other.teamId !== player.teamId) ?? null;
}

function differenceAt15(player: GamePlayer, game: GameDetail): Difference {
  const opponent = opponentOf(player, game);
  // Sources give a frame every minute or every five: exactly 15:00 or nothing, so that games compare.
  const frame = game.frames.find((each) => each.seconds === FRAME_AT_SECONDS);
  const own = frame?.players.find((each) => each.id === player.id);
  const theirs = frame?.players.find((each) => each.id === opponent?.id);
  if (!own || !theirs) return NO_DIFFERENCE;
  return {
    gold: difference(own.gold, theirs.gold),
    cs: difference(own.cs, theirs.cs),
    level: difference(own.level, theirs.level),
    xp: difference(own.xp ?? null, theirs.xp ?? null),
  };
}

/** What one finished game adds to a player's totals; null where the game has no line of theirs. */
export function playerLine(game: GameDetail, player: GamePlayer): PlayerTotals | null {
  const { lengthSeconds: seconds, winnerId } = game;
  const { kills, deaths, assists } = player;
  if (game.status !== 'finished' || kills === null || deaths === null || assists === null) return null;
  const team = game.teams.find((each) => each.id === player.teamId);
  const teamKills = team?.kills ?? teamSum(game, player.teamId, (each) => each.kills);
  const at15 = differenceAt15(player, game);
  // Shares need both sides of the fraction over the same games.
  const teamGold = player.gold === null ? null : (team?.gold ?? teamSum(game, player.teamId, (each) => each.gold));
  const teamDamage = player.damage === null ? null : teamSum(game, player.teamId, (each) => each.damage);
  const timed = (figure: number | null) => timedSumOf(figure, seconds);
  const counted = (figure: number | null) => sumOf(figure, seconds);
  // Some files name only the player with first blood; the others are unknown then, and every known rate would be 100 %.
  const isKnown = game.players.every(({ teamId, firstBlood }) => teamId !== player.teamId || firstBlood !== null);
  const firstBlood = isKnown ? player.firstBlood : null;
  return {
    games: 1,
    wins: winnerId === player.teamId ? 1 : 0,
    kills,
    deaths,
    assists,
    teamKills: teamKills ?? 0,
    cs: timed(player.cs),
    gold: timed(player.gold),
    teamGold: counted(teamGold),
    damage: timed(player.damage),
    teamDamage: counted(teamDamage),
    visionScore: timed(player.visionScore),
    wardsPlaced: timed(player.wardsPlaced),
    wardsDestroyed: timed(player.wardsDestroyed),
    goldAt15: counted(at15.gold),
    csAt15: counted(at15.cs),
    levelAt15: counted(at15.level),
    doubleKills: counted(player.doubleKills),
    tripleKills: counted(player.tripleKills),
    quadraKills: counted(player.quadraKills),
    pentaKills: counted(player.pentaKills),
    takedowns: counted(teamKills === null ? null : kills + assists),
    sharedGold: counted(teamGold === null ? null : player.gold),
    sharedDamage: counted(teamDamage === null ? null : player.damage),
    xpAt15: counted(at15.xp),
    controlWards: timed(player.controlWards),
    firstBloods: counted(firstBlood === null ? null : ['kill', 'assist'].includes(firstBlood) ? 1 : 0),
  };
}

export function addPlayerTotals(a: PlayerTotals, b: PlayerTotals): PlayerTotals {
  return addTotals(KEYS, a, b);
}

/** The figures of a row. Shares are 0–1, averages have four decimals; null is "not known". */
export function playerFigures(totals: PlayerTotals) {
  return {
    games: totals.games,
    wins: totals.wins,
    winRate: share(totals.wins, totals.games),
    kills: totals.kills,
    deaths: totals.deaths,
    assists: totals.assists,
    kda: kda(totals.kills, totals.deaths, totals.assists),
    killParticipation: share(totals.takedowns.total, totals.teamKills),
    csPerMinute: perMinute(totals.cs),
    goldPerMinute: perMinute(totals.gold),
    goldShare: share(totals.sharedGold.total, totals.teamGold.total),
    damagePerMinute: perMinute(totals.damage),
    damageShare: share(totals.sharedDamage.total, totals.teamDamage.total),
    visionPerMinute: perMinute(totals.visionScore),
    wardsPerMinute: perMinute(totals.wardsPlaced),
    wardsDestroyedPerMinute: perMinute(totals.wardsDestroyed),
    controlWardsPerMinute: perMinute(totals.controlWards),
    gamesAt15: totals.goldAt15.games,
    goldDifferenceAt15: perGame(totals.goldAt15),
    csDifferenceAt15: perGame(totals.csAt15),
    levelDifferenceAt15: perGame(totals.levelAt15),
    xpDifferenceAt15: perGame(totals.xpAt15),
    firstBloodParticipation: perGame(totals.firstBloods),
    /** The games with known multikills; their counts cover only these. */
    multikillGames: totals.pentaKills.games,
    doubleKills: totals.doubleKills.games === 0 ? null : totals.doubleKills.total,
    tripleKills: totals.tripleKills.games === 0 ? null : totals.tripleKills.total,
    quadraKills: totals.quadraKills.games === 0 ? null : totals.quadraKills.total,
    pentaKills: totals.pentaKills.games === 0 ? null : totals.pentaKills.total,
  };
}

export function packPlayerTotals(totals: PlayerTotals): PackedTotals {
  return packTotals(KEYS, totals);
}

export function unpackPlayerTotals(packed: PackedTotals): PlayerTotals {
  const totals = unpackTotals(KEYS, NO_PLAYER_TOTALS, packed);
  if (packed.length > 2 + KEYS.counts.length + KEYS.sums.indexOf('sharedDamage')) return totals;
  // A document stored before these were counted apart: they are what shares were made of then.
  const takedowns = { ...NO_SUM, total: totals.kills + totals.assists, games: totals.games };
  return { ...totals, takedowns, sharedGold: totals.gold, sharedDamage: totals.damage };
}
