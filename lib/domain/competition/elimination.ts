import type { Feeding } from '../match/match';

/** True for an elimination stage: the source says so, or its matches feed one another. */
export function isElimination(stage: { readonly hasBracket: boolean }, matches: readonly Feeding[]): boolean {
  return stage.hasBracket || matches.some((match) => match.previousMatchIds.length > 0);
}
