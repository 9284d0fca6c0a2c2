import type { MatchSummary } from '../../match/match';
import type { MatchLength } from '../../match/match-length';
import { chanceToWin, scoreOptions } from '../../match/score-options';

/** Chance (0–1) that the left side wins a match, before it begins; null where nothing is known of it: then each game counts as a coin toss. */
export type ChanceOf = (match: MatchSummary) => number | null;
/** Chance (0–1) that the first of two teams wins a match against the other, also one that is not drawn yet; null where unknown. */
export type ChanceBetween = (teamId: number, otherId: number, length: MatchLength) => number | null;

/** Chance (0–1) that the left side wins the game of a match that is played now; null without such a game, or where nothing is known of it. */
export type ChanceUnderWay = (match: MatchSummary) => number | null;

const COIN_TOSS = 0.5;
const HALVINGS = 40;

/** The share of a match that the left side may expect to win, a draw being half a win. */
function expectedShare(length: MatchLength, game: number): number {
  return scoreOptions(length, 0, 0, game).reduce(
    (sum, { left, right, weight }) => sum + (left > right ? weight : left === right ? weight / 2 : 0),
    0,
  );
}

/** The chance to win each game, equal for all games, that gives this chance to win the match. */
export function gameChanceOfMatch(length: MatchLength, match: number | null): number {
  if (match === null || match === COIN_TOSS) return COIN_TOSS;
  if (match <= 0) return 0;
  if (match >= 1) return 1;
  let [least, most] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (least + most) / 2;
    if (expectedShare(length, middle) < match) least = middle;
    else most = middle;
  }
  return (least + most) / 2;
}

/** Chance (0–1) that the left side wins a match from the score it stands at. `whole`: before it began; `underWay`: to win the game that is played; null where unknown. */
export function chanceFromScore(match: MatchSummary, whole: number | null, underWay: number | null): number {
  const game = gameChanceOfMatch(match, whole);
  const options = scoreOptions(match, match.left.score ?? 0, match.right.score ?? 0, game, underWay ?? game);
  return options.length === 0 ? (whole ?? COIN_TOSS) : chanceToWin(options, 'left');
}
