import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { completeRegions, DEFAULT_REGIONS_ORDER, REGIONS_STORAGE_KEY, type RegionChoice } from '../domain/people/user-data';
import { createLocalStore } from './local-store';

const StoredSchema = v.array(v.object({ id: v.number(), selected: v.boolean(), order: v.number() }));

function decode(stored: unknown): readonly RegionChoice[] {
  const parsed = v.safeParse(StoredSchema, stored);
  return parsed.success ? completeRegions(parsed.output) : DEFAULT_REGIONS_ORDER;
}

const store = createLocalStore<readonly RegionChoice[]>(REGIONS_STORAGE_KEY, decode, (regions) => regions, DEFAULT_REGIONS_ORDER);

/** All regions in the visitor's order; the defaults on the server and while hydrating. */
export function useRegions(): readonly RegionChoice[] {
  return useSyncExternalStore(store.subscribe, store.read, store.serverValue);
}

/** As they are for who has chosen nothing. */
export const isDefaultRegions = (regions: readonly RegionChoice[]): boolean =>
  regions.every(({ id, selected }, place) => DEFAULT_REGIONS_ORDER[place]?.id === id && DEFAULT_REGIONS_ORDER[place].selected === selected);

/** The same outside of React. Browser only. */
export const readRegions = store.read;

/** Saves locally and acts at once; who is signed in has it on all devices (lib/client/account/sync). */
export function saveRegions(regions: readonly RegionChoice[]): void {
  store.write(completeRegions(regions));
}

/** Calls back after every change, also by other tabs. */
export const subscribeRegions = store.subscribe;
