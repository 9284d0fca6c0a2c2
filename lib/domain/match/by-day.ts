import { grouped } from '../values/grouped';
import { dayOf } from '../values/zoned-date';
import type { MatchSummary } from './match';

export type MatchDay = { readonly day: string; readonly matches: readonly MatchSummary[] };

/** Groups matches by their day in a zone, in the order given. */
export function byDay(matches: readonly MatchSummary[], zone: string): MatchDay[] {
  return [...grouped(matches, ({ beginAt }) => [dayOf(beginAt, zone)])].map(([day, ofDay]) => ({ day, matches: ofDay }));
}
