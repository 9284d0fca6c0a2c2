import { isRecord } from '../../domain/values/is-record';
import { completeRegions, DEFAULT_REGIONS_ORDER, REGIONS_STORAGE_KEY, type RegionChoice } from '../../domain/people/region-choices';
import { createLocalStore } from '../stored/local-store';
import { useStored } from '../stored/use-stored';

/** Checked by hand: lists of leagues load no schema library. */
function isChoice(value: unknown): value is RegionChoice {
  if (!isRecord(value)) return false;
  const { id, selected, order } = value;
  return typeof id === 'number' && typeof selected === 'boolean' && typeof order === 'number';
}

function decode(stored: unknown): readonly RegionChoice[] {
  return Array.isArray(stored) && stored.every(isChoice) ? completeRegions(stored) : DEFAULT_REGIONS_ORDER;
}

const store = createLocalStore<readonly RegionChoice[]>(REGIONS_STORAGE_KEY, decode, DEFAULT_REGIONS_ORDER);

/** All regions in the visitor's order; the defaults on the server and while hydrating. */
export function useRegions(): readonly RegionChoice[] {
  return useStored(store);
}

/** The defaults for visitors who have chosen nothing. */
export const isDefaultRegions = (regions: readonly RegionChoice[]): boolean =>
  regions.every(({ id, selected }, place) => DEFAULT_REGIONS_ORDER[place]?.id === id && DEFAULT_REGIONS_ORDER[place].selected === selected);

/** The regions outside of React. Browser only. */
export const readRegions = store.read;

/** Saves locally and acts at once; a signed-in user has it on all devices (lib/client/account/sync). */
export function saveRegions(regions: readonly RegionChoice[]): void {
  store.write(completeRegions(regions));
}

/** Calls back after every change, also by other tabs. */
export const subscribeRegions = store.subscribe;
