import type { WeekDocument } from '../../domain/entities/read-models';
import type { MatchIndex } from '../index/match-index';
import type { MarkFlames } from './flames';

/** `weeks/{Monday}`; null for a week without matches. */
export function deriveWeek(monday: string, matchIndex: MatchIndex, withFlames: MarkFlames = (match) => match): WeekDocument | null {
  const matches = matchIndex.ofWeek(monday);
  return matches.length === 0 ? null : { start: monday, matches: matches.map(withFlames) };
}
