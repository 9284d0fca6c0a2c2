import type { WeekDocument } from '../../domain/read-models';
import type { MatchBook } from '../index/match-index';

/** `weeks/{Monday}`; null for a week without matches. */
export function deriveWeek(monday: string, book: MatchBook): WeekDocument | null {
  const matches = book.ofWeek(monday);
  return matches.length === 0 ? null : { start: monday, matches: [...matches] };
}
