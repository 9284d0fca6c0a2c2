import type { GameToFit } from './games-to-fit';

/** How far one game moves a team's rating, in log-odds. */
const STEP = 0.16;

/**
 * Log-odds of blue before the match of each game, from just the games before that
 * match: an Elo rating in log-odds, to fit the weight of such a prior. `games` by
 * start.
 */
export function priorsOf(games: readonly GameToFit[]): number[] {
  const ratings = new Map<number, number>();
  const before = new Map<number, ReadonlyMap<number, number>>();
  return games.map(({ matchId, blueId, redId, blueWon }) => {
    const rating = (id: number) => ratings.get(id) ?? 0;
    const known = before.get(matchId) ?? new Map([blueId, redId].map((id) => [id, rating(id)]));
    before.set(matchId, known);
    const surprise = Number(blueWon) - 1 / (1 + Math.exp(rating(redId) - rating(blueId)));
    const [blue, red] = [rating(blueId) + STEP * surprise, rating(redId) - STEP * surprise];
    ratings.set(blueId, blue).set(redId, red);
    return (known.get(blueId) ?? 0) - (known.get(redId) ?? 0);
  });
}
