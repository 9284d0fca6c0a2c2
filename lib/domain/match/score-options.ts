import { hasKnownScores, isDecided, type MatchLength } from './match-length';

/** One way a match may end, and how likely it is. */
export type ScoreOption = { readonly left: number; readonly right: number; readonly weight: number };

/**
 * Every score a match may still come to, from the score it stands at; empty for
 * one whose length is not known. `game`: the left side's chance (0–1) to win one game; `underWay`: to win the one that is played now.
 */
export function scoreOptions(length: MatchLength, left = 0, right = 0, game = 0.5, underWay = game): ScoreOption[] {
  if (!hasKnownScores(length)) return [];
  const weights = new Map<string, ScoreOption>();
  const play = (a: number, b: number, weight: number, next = game): void => {
    if (!isDecided(length, a, b)) {
      play(a + 1, b, weight * next);
      play(a, b + 1, weight * (1 - next));
      return;
    }
    const key = `${a}-${b}`;
    weights.set(key, { left: a, right: b, weight: weight + (weights.get(key)?.weight ?? 0) });
  };
  play(left, right, 1, underWay);
  return [...weights.values()];
}

export function winnerIn({ left, right }: { readonly left: number; readonly right: number }): 'left' | 'draw' | 'right' {
  return left > right ? 'left' : left < right ? 'right' : 'draw';
}

/** How likely a winner is, as the sum of the scores that may come. */
export function chanceToWin(options: readonly ScoreOption[], winner: ReturnType<typeof winnerIn>): number {
  return options.reduce((sum, option) => sum + (winnerIn(option) === winner ? option.weight : 0), 0);
}

/** A result as tables count it: the games that the left side leads by (all of one sign), and how likely that is. */
export type Outcome = { readonly least: number; readonly most: number; readonly weight: number };

export function scoreOutcomes(options: readonly ScoreOption[]): Outcome[] {
  return options.map(({ left, right, weight }) => ({ least: left - right, most: left - right, weight }));
}

/** Outcomes by winner only: all scores of a winner are one outcome. */
export function winnerOutcomes(options: readonly ScoreOption[]): Outcome[] {
  return [1, 0, -1].flatMap((sign) => {
    const alike = scoreOutcomes(options).filter(({ least }) => Math.sign(least) === sign);
    if (alike.length === 0) return [];
    return {
      least: Math.min(...alike.map(({ least }) => least)),
      most: Math.max(...alike.map(({ most }) => most)),
      weight: alike.reduce((sum, { weight }) => sum + weight, 0),
    };
  });
}
