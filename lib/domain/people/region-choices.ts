import { DEFAULT_REGION_IDS } from '../values/constants';
import type { DEFAULT_REGION_ID, REGIONS } from '../leagues/regions';

/** Their number, and the id of leagues without one: the pre-paint script needs no table of names. */
const REGION_COUNT: (typeof REGIONS)['length'] = 16;
const NO_REGION: typeof DEFAULT_REGION_ID = -1;

/** What can be ticked and put in order: the regions, and the leagues of none. */
export const REGION_CHOICES: readonly number[] = [...Array.from({ length: REGION_COUNT }, (_, id) => id), NO_REGION];

/** A region in the user's own order, or the leagues without one (id −1); lists of leagues and tournaments show the selected ones. */
export type RegionChoice = { readonly id: number; readonly selected: boolean; readonly order: number };

/** A visitor's regions in local storage, under the name of the user data's field. */
export const REGIONS_STORAGE_KEY = 'regionsOrder';

/** The default regions, selected and first, then the others in display order, leagues without one last. */
export const DEFAULT_REGIONS_ORDER: readonly RegionChoice[] = completeRegions(
  DEFAULT_REGION_IDS.map((id, order) => ({ id, selected: true, order })),
);

/** The user's regions in their order, each once; regions missing from the list are appended, defaults first and selected. */
export function completeRegions(given: readonly RegionChoice[]): readonly RegionChoice[] {
  const defaults: readonly number[] = DEFAULT_REGION_IDS;
  const known = new Map<number, boolean>();
  for (const { id, selected } of [...given].sort((one, other) => one.order - other.order)) {
    if (!known.has(id) && REGION_CHOICES.includes(id)) known.set(id, selected);
  }
  for (const id of [...defaults, ...REGION_CHOICES]) if (!known.has(id)) known.set(id, defaults.includes(id));
  return [...known].map(([id, selected], order) => ({ id, selected, order }));
}

/** The regions in the order of `ids`; those that are not among them follow as they were. */
export function regionsInOrder(regions: readonly RegionChoice[], ids: readonly number[]): readonly RegionChoice[] {
  const first = ids.flatMap((id) => regions.find((region) => region.id === id) ?? []);
  const others = regions.filter(({ id }) => !ids.includes(id));
  return [...first, ...others].map((region, order) => ({ ...region, order }));
}
