import type { WeekDocument } from '../../domain/read-models';
import type { MatchIndex } from '../index/match-index';

/** `weeks/{Monday}`; null for a week without matches. */
export function deriveWeek(monday: string, matchIndex: MatchIndex): WeekDocument | null {
  const matches = matchIndex.ofWeek(monday);
  return matches.length === 0 ? null : { start: monday, matches: [...matches] };
}
