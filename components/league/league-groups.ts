import type { LeagueCatalogEntry } from '../../lib/domain/read-models';
import { regionById, type RegionKey } from '../../lib/domain/regions';

/** "others": leagues that no region is known for. */
export type GroupKey = RegionKey | 'others';
export type LeagueGroup = { readonly key: GroupKey; readonly leagues: readonly LeagueCatalogEntry[] };

/** Leagues by region, in the order in which the list first names each region; those without a region last. */
export function groupLeagues(leagues: readonly LeagueCatalogEntry[]): LeagueGroup[] {
  const groups = new Map<GroupKey, LeagueCatalogEntry[]>();
  for (const league of leagues) {
    const key = regionById(league.regionId)?.key ?? 'others';
    const group = groups.get(key);
    if (group) group.push(league);
    else groups.set(key, [league]);
  }
  return [...groups]
    .map(([key, ofRegion]) => ({ key, leagues: ofRegion }))
    .sort((a, b) => Number(a.key === 'others') - Number(b.key === 'others'));
}

/** The place of each region in the visitor's order. */
export function regionPlaces(regions: readonly { readonly id: number }[]): ReadonlyMap<GroupKey, number> {
  return new Map(regions.flatMap(({ id }, index) => {
    const region = regionById(id);
    return region ? [[region.key, index] as const] : [];
  }));
}

/** Groups in the visitor's order of regions; what no region is known for comes last. */
export function orderGroups(groups: readonly LeagueGroup[], regions: readonly { readonly id: number }[]): LeagueGroup[] {
  const place = regionPlaces(regions);
  return [...groups].sort((a, b) => (place.get(a.key) ?? regions.length) - (place.get(b.key) ?? regions.length));
}

/** The groups that the visitor's selected regions stand for. */
export function selectedGroups(regions: readonly { readonly id: number; readonly selected: boolean }[]): GroupKey[] {
  return regions.flatMap(({ id, selected }) => (selected ? (regionById(id)?.key ?? []) : []));
}
