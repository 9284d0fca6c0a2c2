import { dayOf } from '../values/zoned-date';
import type { MatchSummary } from './match';

export type MatchDay = { readonly day: string; readonly matches: readonly MatchSummary[] };

/** Matches by their day in a zone, in the order given. */
export function byDay(matches: readonly MatchSummary[], zone: string): MatchDay[] {
  const days = new Map<string, MatchSummary[]>();
  for (const match of matches) {
    const day = dayOf(match.beginAt, zone);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, ofDay]) => ({ day, matches: ofDay }));
}
