import * as v from 'valibot';
import { DEVICE_CACHE, DEVICE_KEY } from '../domain/page/offline-copies';
import type { Device, PageMessage } from '../domain/page/page-message';
import { LOCALES } from '../domain/settings/locales';
import type { WorkerScope } from './scope';

const MOST_IDS = 1_000;
const ids = v.fallback(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MOST_IDS)), []);
const address = v.pipe(v.string(), v.maxLength(2_000), v.startsWith('/'));

const DeviceSchema = v.object({
  locale: v.picklist(LOCALES),
  hides: v.boolean(),
  teams: ids,
  leagues: ids,
  matches: ids,
  playerTeams: ids,
}) satisfies v.GenericSchema<unknown, Device>;

export const PageMessageSchema = v.object({
  ...DeviceSchema.entries,
  page: address,
  files: v.fallback(v.pipe(v.array(address), v.maxLength(400)), []),
}) satisfies v.GenericSchema<unknown, PageMessage>;

/** What the last page sent; null before the first. */
export async function readDevice({ caches }: Pick<WorkerScope, 'caches'>): Promise<Device | null> {
  const kept = await caches.match(DEVICE_KEY, { cacheName: DEVICE_CACHE });
  const decoded = v.safeParse(DeviceSchema, await kept?.json().catch(() => null));
  return decoded.success ? decoded.output : null;
}

export async function saveDevice({ caches }: Pick<WorkerScope, 'caches'>, device: Device): Promise<void> {
  const cache = await caches.open(DEVICE_CACHE);
  await cache.put(DEVICE_KEY, Response.json(device));
}
