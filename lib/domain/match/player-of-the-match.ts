import * as v from 'valibot';
import { ChampionRefSchema, type GameDetail, type GamePlayer } from './game';
import type { MatchSummary } from './match';
import type { PageGame } from './page-game';
import { rolePairs, shareOfTeam } from './player-figures';
import { ROLES, type Role } from './role';
import { ROLE_DEVIATIONS, WINNER_MEANS, type RoleFigure, type WinnerMeans } from './role-norms';
import { killParticipation, seriesPlayers, teamKills } from './series-figures';

/**
 * The player of the match, by a formula (docs/product.md#player-of-the-match).
 *
 * A player of the winning team has four figures a game: kill participation,
 * share of the team's damage to champions, gold per minute ahead of the
 * opponent in the same role, and deaths. Each is held against what winners in
 * that role had in the two months before the match, in standard deviations, so that a top laner competes
 * with a mid laner. A support is not compared by gold, and the other figures are largely
 * those of the team: it takes more to be chosen. The score, of ten, is of the match alone: 8 for its best
 * player, and 1 more for each standard deviation that they are ahead of their teammates' average.
 */

/** One figure of one game counts for this many standard deviations at most. */
const LIMIT = 3;
/** The score of the best player of a match, however close the others are. */
const LEAST_SCORE = 8;
const MOST_SCORE = 10;
/** So many standard deviations are subtracted from a support's figures. */
const SUPPORT_HANDICAP = 0.6;

const figure = v.nullable(v.number());

export const PlayerOfTheMatchSchema = v.object({
  id: v.number(),
  name: v.string(),
  teamId: v.number(),
  role: v.nullable(v.picklist(ROLES)),
  /** The champions in the order of the player's games. */
  champions: v.array(ChampionRefSchema),
  /** From 8 to 10, by how far the player is ahead of their teammates. */
  score: v.number(),
  kills: figure,
  deaths: figure,
  assists: figure,
  /** 0–1, over all of the player's games. */
  killParticipation: figure,
  /** The share over all of the player's games, 0–1. */
  damageShare: v.number(),
  /** Over all of the player's games; negative where they were behind. */
  goldAheadPerMinute: v.number(),
});
export type PlayerOfTheMatch = v.InferOutput<typeof PlayerOfTheMatchSchema>;

/** A player's four figures in a game; null where one of them is unknown. */
function figuresOf(game: PageGame, player: GamePlayer, opponent: GamePlayer): Readonly<Record<RoleFigure, number>> | null {
  const participation = killParticipation(player.kills, player.assists, teamKills(game, player.teamId));
  const damageShare = shareOfTeam(game, player, 'damage');
  const { deaths, gold } = player;
  if (participation === null || damageShare === null || deaths === null || gold === null || opponent.gold === null) return null;
  if (game.lengthSeconds === null || game.lengthSeconds <= 0) return null;
  return { participation, damageShare, deaths, goldAhead: (gold - opponent.gold) / (game.lengthSeconds / 60) };
}

/** How many standard deviations a game was better than an average winner's in the role. */
function deviations(figures: Readonly<Record<RoleFigure, number>>, role: Role, means: WinnerMeans): number {
  const of = (name: RoleFigure) => Math.max(-LIMIT, Math.min(LIMIT, (figures[name] - means[role][name]) / ROLE_DEVIATIONS[role][name]));
  const own = of('participation') + of('damageShare') - of('deaths');
  return role === 'support' ? own / 3 : (own + of('goldAhead')) / 4;
}

/** A player's scores game by game, and sums over the games. */
type Line = { readonly scores: number[]; damage: number; teamDamage: number; goldAhead: number; minutes: number };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Null unless the match is over, has a winner, and the four figures of all
 * players are known in every game: with one missing, who was best is unknown as
 * well. Only a player of at least half of the games is chosen.
 *
 * @param means what winners had before the match
 */
export function playerOfTheMatch(
  match: MatchSummary,
  games: readonly (PageGame | GameDetail)[],
  means: WinnerMeans = WINNER_MEANS,
): PlayerOfTheMatch | null {
  if (match.status !== 'finished' || match.forfeit || match.winnerId === null) return null;
  const { winnerId, left, right } = match;
  const loserId = winnerId === left.id ? right.id : left.id;
  const finished = games.filter(({ status }) => status === 'finished');
  if (finished.length === 0 || finished.length < left.score + right.score) return null;
  const lines = new Map<number, Line>();
  for (const game of finished) {
    const pairs = rolePairs(game, winnerId, loserId);
    if (pairs.length < ROLES.length) return null;
    for (const { role, left: player, right: opponent } of pairs) {
      const figures = figuresOf(game, player, opponent);
      if (figures === null) return null;
      const line = lines.get(player.id) ?? { scores: [], damage: 0, teamDamage: 0, goldAhead: 0, minutes: 0 };
      const minutes = (game.lengthSeconds ?? 0) / 60;
      const damage = player.damage ?? 0;
      line.scores.push(deviations(figures, role, means));
      line.damage += damage;
      line.teamDamage += figures.damageShare === 0 ? 0 : damage / figures.damageShare;
      line.goldAhead += figures.goldAhead * minutes;
      line.minutes += minutes;
      lines.set(player.id, line);
    }
  }
  const [best, ...others] = seriesPlayers(finished, winnerId)
    .flatMap((player) => {
      const line = lines.get(player.id);
      if (!line || line.scores.length * 2 < finished.length) return [];
      return [{ player, line, better: mean(line.scores) - (player.role === 'support' ? SUPPORT_HANDICAP : 0) }];
    })
    .sort((a, b) => b.better - a.better || a.player.id - b.player.id);
  if (!best) return null;
  const ahead = others.length === 0 ? 0 : best.better - mean(others.map(({ better }) => better));
  const { id, name, role, champions, kills, deaths, assists, killParticipation: participation } = best.player;
  return {
    ...{ id, name, teamId: winnerId, role, champions: [...champions], kills, deaths, assists, killParticipation: participation },
    score: Math.min(MOST_SCORE, LEAST_SCORE + ahead),
    damageShare: best.line.damage / best.line.teamDamage,
    goldAheadPerMinute: best.line.goldAhead / best.line.minutes,
  };
}
