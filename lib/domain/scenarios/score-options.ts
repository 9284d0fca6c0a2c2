import type { Match } from '../match';

/** One way a match may end, and how likely it is when each game is a coin toss. */
export type ScoreOption = { readonly left: number; readonly right: number; readonly weight: number };

const LONGEST = 9;

/** Every score a match may still come to, from the score it stands at; empty for one whose length is not known. */
export function scoreOptions({ numOfGames, matchType }: Pick<Match, 'numOfGames' | 'matchType'>, left = 0, right = 0): ScoreOption[] {
  if (numOfGames < 1 || numOfGames > LONGEST) return [];
  // A best of two, like every match in which all games are played, may end level.
  const all = matchType === 'all_games_played' || numOfGames % 2 === 0;
  const enough = Math.floor(numOfGames / 2) + 1;
  const weights = new Map<string, ScoreOption>();
  const play = (a: number, b: number, weight: number): void => {
    const over = all ? a + b >= numOfGames : a >= enough || b >= enough;
    if (!over) {
      play(a + 1, b, weight / 2);
      play(a, b + 1, weight / 2);
      return;
    }
    const key = `${a}-${b}`;
    weights.set(key, { left: a, right: b, weight: weight + (weights.get(key)?.weight ?? 0) });
  };
  play(left, right, 1);
  return [...weights.values()];
}

/** The same by who wins alone: scores 1–0, 0–1 and 0–0 for a draw. */
export function winnerOptions(options: readonly ScoreOption[]): ScoreOption[] {
  const sides = [
    { left: 1, right: 0, sign: 1 },
    { left: 0, right: 0, sign: 0 },
    { left: 0, right: 1, sign: -1 },
  ];
  return sides.flatMap(({ left, right, sign }) => {
    const weight = options.filter((option) => Math.sign(option.left - option.right) === sign).reduce((sum, option) => sum + option.weight, 0);
    return weight > 0 ? [{ left, right, weight }] : [];
  });
}
