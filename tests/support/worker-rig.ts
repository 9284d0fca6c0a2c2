import { vi } from 'vitest';
import type { FetchedEvent, NoticeOptions, OpenWindow, WorkerScope } from '../../lib/worker/scope';

export const ORIGIN = 'https://riftweek.example';

type Keyed = Request | URL | string;
const keyOf = (request: Keyed): string =>
  new URL(typeof request === 'string' ? request : request instanceof URL ? request.href : request.url, ORIGIN).href;

/** A browser's cache in memory, in the order of its entries. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  match = (request: Keyed) => Promise.resolve(this.entries.get(keyOf(request))?.clone());
  put = (request: Keyed, response: Response) => Promise.resolve(void this.entries.set(keyOf(request), response));
  delete = (request: Keyed) => Promise.resolve(this.entries.delete(keyOf(request)));
  keys = () => Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
}

class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();
  open = (name: string) => {
    const cache = this.all.get(name) ?? new MemoryCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  };
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match = (request: Keyed, { cacheName }: { readonly cacheName: string }) =>
    Promise.resolve(this.all.get(cacheName)?.entries.get(keyOf(request))?.clone());
}

/** An answer as it comes from our own server. */
export function answerOf(body: string, headers: Readonly<Record<string, string>> = {}, url = `${ORIGIN}/`): Response {
  const response = new Response(body, { headers: { 'cache-control': 'public, max-age=0', 'content-type': 'text/html', ...headers } });
  const asFetched = (each: Response): Response => {
    Object.defineProperties(each, { type: { value: 'basic' }, url: { value: url } });
    const copy = each.clone.bind(each);
    each.clone = () => asFetched(copy());
    return each;
  };
  return asFetched(response);
}

/** What a worker runs in, with a network that tests decide over. */
export function workerRig() {
  const caches = new MemoryCaches();
  const network = vi.fn<(path: string) => Promise<Response>>(() => Promise.reject(new TypeError('no network')));
  const shown = vi.fn<(title: string, options: NoticeOptions) => Promise<void>>(() => Promise.resolve());
  const openWindow = vi.fn<(address: string) => Promise<unknown>>(() => Promise.resolve(null));
  const badge = { set: vi.fn<(count: number) => Promise<void>>(() => Promise.resolve()), clear: vi.fn(() => Promise.resolve()) };
  const windows: OpenWindow[] = [];
  const scope = {
    location: { origin: ORIGIN },
    caches,
    fetch: (request: Request | string) => {
      const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
      return network(pathname + search);
    },
    navigator: { setAppBadge: badge.set, clearAppBadge: badge.clear },
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(windows), openWindow },
    registration: { showNotification: shown },
    skipWaiting: () => Promise.resolve(),
    addEventListener: () => undefined,
    riftweekWorker: null,
  };
  return { scope, caches, network, shown, openWindow, badge, windows };
}

type WorkerRig = ReturnType<typeof workerRig>;

/** The same for the worker's own code: what it does not use of a browser's caches is not there. */
export function scopeOf({ scope }: WorkerRig): WorkerScope {
  const given: unknown = scope;
  if (!isScope(given)) throw new Error('The rig has no caches.');
  return given;
}

function isScope(value: unknown): value is WorkerScope {
  return value !== null && typeof value === 'object' && 'caches' in value;
}

/** A request as the worker hears of it, and what it was answered. */
export function fetched(path: string, { mode = 'navigate', client = 'a' }: { readonly mode?: RequestMode; readonly client?: string } = {}) {
  const waits: Promise<unknown>[] = [];
  const request = { url: ORIGIN + path, method: 'GET', mode };
  const event: unknown = {
    request,
    clientId: mode === 'navigate' ? '' : client,
    resultingClientId: mode === 'navigate' ? client : '',
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
    respondWith: () => undefined,
  };
  if (!isFetched(event)) throw new Error('No request');
  return { event, settled: () => Promise.all(waits) };
}

function isFetched(value: unknown): value is FetchedEvent {
  return value !== null && typeof value === 'object' && 'request' in value;
}
