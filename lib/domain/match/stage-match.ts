import type { Match, StageMatch } from './match';
import { feedingOf } from './match-rounds';
import { matchSummary } from './match-summary';

/** A stage's match for its page: as in any list, with what a bracket needs. */
export function stageMatch(match: Match): StageMatch {
  return { ...matchSummary(match), ...feedingOf(match) };
}
