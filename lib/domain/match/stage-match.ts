import type { Feeding, Match, StageMatch } from './match';
import { matchSummary } from './match-summary';

/** What a bracket says of a match; no field for what it does not say. */
export function feedingOf({ previousMatchIds, previousTakes }: Feeding): Feeding {
  return previousTakes === undefined ? { previousMatchIds } : { previousMatchIds, previousTakes };
}

/** A stage's match for its page: as in any list, with what a bracket needs. */
export function stageMatch(match: Match): StageMatch {
  return { ...matchSummary(match), ...feedingOf(match) };
}
