import type { Feeding, Match, StageMatch } from './match';
import { matchSummary } from './match-summary';

/** Which matches feed a match, without the fields that are not known. */
export function feedingOf({ previousMatchIds, previousTakes }: Feeding): Feeding {
  return previousTakes === undefined ? { previousMatchIds } : { previousMatchIds, previousTakes };
}

/** A match for its stage's page: a summary with what a bracket needs. */
export function stageMatch(match: Match): StageMatch {
  return { ...matchSummary(match), ...feedingOf(match) };
}
