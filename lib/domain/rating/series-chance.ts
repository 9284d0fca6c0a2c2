/** Points and weights of the Gauss-Hermite quadrature for a standard normal variable. */
const QUADRATURE = [
  [-2.856970013872806, 0.01125741132772069],
  [-1.355626179974266, 0.2220759220056126],
  [0, 0.5333333333333333],
  [1.355626179974266, 0.2220759220056126],
  [2.856970013872806, 0.01125741132772069],
] as const;

export function logistic(strength: number): number {
  return 1 / (1 + Math.exp(-strength));
}

/** Chance to win more than half of `games` that are each won with chance `p`; an even score counts half. */
export function majorityChance(p: number, games: number): number {
  let chance = 0;
  let ways = 1;
  for (let wins = 0; wins <= games; wins += 1) {
    if (wins > 0) ways = (ways * (games - wins + 1)) / wins;
    const weight = wins * 2 > games ? 1 : wins * 2 === games ? 0.5 : 0;
    chance += weight * ways * p ** wins * (1 - p) ** (games - wins);
  }
  return chance;
}

/**
 * The left side's chance in a series of games. Both are as likely to win the
 * same match on a good day: the uncertainty is drawn once for all games.
 * @param difference by how much the left side is thought to be stronger
 * @param variance of that difference
 */
export function seriesChance(difference: number, variance: number, games: number): number {
  const deviation = Math.sqrt(variance);
  return QUADRATURE.reduce((sum, [point, weight]) => sum + weight * majorityChance(logistic(difference + point * deviation), games), 0);
}
