import type { LeagueCatalogEntry } from './read-models';
import { regionKeyOf, type GroupKey } from '../leagues/regions';

export type LeagueGroup = { readonly key: GroupKey; readonly leagues: readonly LeagueCatalogEntry[] };

/** Leagues by region, in the order in which the list first names each region. */
export function groupLeagues(leagues: readonly LeagueCatalogEntry[]): LeagueGroup[] {
  const groups = new Map<GroupKey, LeagueCatalogEntry[]>();
  for (const league of leagues) {
    const key = regionKeyOf(league.regionId);
    const group = groups.get(key);
    if (group) group.push(league);
    else groups.set(key, [league]);
  }
  return [...groups].map(([key, ofRegion]) => ({ key, leagues: ofRegion }));
}
