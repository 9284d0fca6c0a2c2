import * as v from 'valibot';
import { ChampionRefSchema, type GameDetail, type GamePlayer } from './game';
import type { MatchSummary } from './match';
import type { PageGame } from './page-game';
import { rolePairs, shareOfTeam } from './player-figures';
import { ROLES, type Role } from './role';
import { killParticipation, seriesPlayers, teamKills } from './series-figures';

/**
 * The player of the match, by a formula (docs/product.md#player-of-the-match).
 *
 * A player of the winning team has four figures a game: kill participation,
 * share of the team's damage to champions, gold per minute ahead of the
 * opponent in the same role, and deaths. Each is held against what winners in
 * that role usually have, in standard deviations, so that a support competes
 * with a mid laner. The score is 50 for an average winner, and 10 points more
 * for each standard deviation that the four are better on average.
 */

type Norm = { readonly mean: number; readonly deviation: number };
type Figures = 'participation' | 'damageShare' | 'goldAhead' | 'deaths';

const norm = (mean: number, deviation: number): Norm => ({ mean, deviation });

/** Means of the winners of a game and deviations of all players, by role: 5,590 games of 2022 and 2023. Gold per minute. */
export const ROLE_NORMS: Readonly<Record<Role, Readonly<Record<Figures, Norm>>>> = {
  top: { participation: norm(0.573, 0.209), damageShare: norm(0.228, 0.068), goldAhead: norm(65.6, 98), deaths: norm(1.7, 1.83) },
  jgl: { participation: norm(0.709, 0.178), damageShare: norm(0.148, 0.053), goldAhead: norm(63.7, 85.3), deaths: norm(1.7, 1.91) },
  mid: { participation: norm(0.681, 0.196), damageShare: norm(0.263, 0.071), goldAhead: norm(71.4, 97.4), deaths: norm(1.46, 1.74) },
  adc: { participation: norm(0.709, 0.198), damageShare: norm(0.285, 0.075), goldAhead: norm(88.1, 113), deaths: norm(1.32, 1.66) },
  support: { participation: norm(0.741, 0.192), damageShare: norm(0.076, 0.036), goldAhead: norm(46.3, 58.2), deaths: norm(1.9, 1.99) },
};

/** One figure of one game counts for this many standard deviations at most. */
const LIMIT = 3;
const AVERAGE_SCORE = 50;
const POINTS_PER_DEVIATION = 10;

const figure = v.nullable(v.number());

export const PlayerOfTheMatchSchema = v.object({
  id: v.number(),
  name: v.string(),
  teamId: v.number(),
  role: v.nullable(v.picklist(ROLES)),
  /** In the order of the player's games. */
  champions: v.array(ChampionRefSchema),
  /** 50 is an average winner in the role. */
  score: v.number(),
  kills: figure,
  deaths: figure,
  assists: figure,
  /** 0–1, over all of the player's games. */
  killParticipation: figure,
  /** Mean over the player's games, 0–1. */
  damageShare: v.number(),
  /** Mean over the player's games; negative where they were behind. */
  goldAheadPerMinute: v.number(),
});
export type PlayerOfTheMatch = v.InferOutput<typeof PlayerOfTheMatchSchema>;

/** A player's four figures in a game; null where one of them is unknown. */
function figuresOf(game: PageGame, player: GamePlayer, opponent: GamePlayer): Readonly<Record<Figures, number>> | null {
  const participation = killParticipation(player.kills, player.assists, teamKills(game, player.teamId));
  const damageShare = shareOfTeam(game, player, 'damage');
  const { deaths, gold } = player;
  if (participation === null || damageShare === null || deaths === null || gold === null || opponent.gold === null) return null;
  if (game.lengthSeconds === null || game.lengthSeconds <= 0) return null;
  return { participation, damageShare, deaths, goldAhead: (gold - opponent.gold) / (game.lengthSeconds / 60) };
}

/** How many standard deviations a game was better than an average winner's in the role. */
function deviations(figures: Readonly<Record<Figures, number>>, role: Role): number {
  const of = (name: Figures) => {
    const { mean, deviation } = ROLE_NORMS[role][name];
    return Math.max(-LIMIT, Math.min(LIMIT, (figures[name] - mean) / deviation));
  };
  return (of('participation') + of('damageShare') + of('goldAhead') - of('deaths')) / 4;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Null unless the match is over, has a winner, and the four figures of all
 * players are known in every game: with one missing, who was best is unknown as
 * well. Only who played at least half of the games is chosen.
 */
export function playerOfTheMatch(match: MatchSummary, games: readonly (PageGame | GameDetail)[]): PlayerOfTheMatch | null {
  if (match.status !== 'finished' || match.forfeit || match.winnerId === null) return null;
  const { winnerId, left, right } = match;
  const loserId = winnerId === left.id ? right.id : left.id;
  const finished = games.filter(({ status }) => status === 'finished');
  if (finished.length === 0 || finished.length < left.score + right.score) return null;
  const lines = new Map<number, { readonly scores: number[]; readonly damageShares: number[]; readonly goldAhead: number[] }>();
  for (const game of finished) {
    const pairs = rolePairs(game, winnerId, loserId);
    if (pairs.length < ROLES.length) return null;
    for (const { role, left: player, right: opponent } of pairs) {
      const figures = figuresOf(game, player, opponent);
      if (figures === null) return null;
      const line = lines.get(player.id) ?? { scores: [], damageShares: [], goldAhead: [] };
      line.scores.push(deviations(figures, role));
      line.damageShares.push(figures.damageShare);
      line.goldAhead.push(figures.goldAhead);
      lines.set(player.id, line);
    }
  }
  const [best] = seriesPlayers(finished, winnerId)
    .flatMap(({ id, name, role, champions, kills, deaths, assists, killParticipation: participation }) => {
      const line = lines.get(id);
      if (!line || line.scores.length * 2 < finished.length) return [];
      return {
        ...{ id, name, teamId: winnerId, role, champions: [...champions], kills, deaths, assists, killParticipation: participation },
        score: AVERAGE_SCORE + POINTS_PER_DEVIATION * mean(line.scores),
        damageShare: mean(line.damageShares),
        goldAheadPerMinute: mean(line.goldAhead),
      };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
  return best ?? null;
}
