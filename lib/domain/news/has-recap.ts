import type { Finished, MatchSummary } from '../match/match';
import { matchOutcome } from '../match/match-outcome';

/** A match has a recap if both teams are known and it has a result; a match that was not played has none. */
export function hasRecap<Listed extends MatchSummary>(match: Listed): match is Finished<Listed> {
  if (match.status !== 'finished' || match.left.id === 0 || match.right.id === 0) return false;
  const outcome = matchOutcome(match);
  return outcome !== 'unknown' && outcome !== 'bothLost';
}
