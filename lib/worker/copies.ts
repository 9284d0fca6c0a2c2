import {
  cacheOfBuild,
  COPY_DAYS,
  DEVICE_CACHE,
  isBuildCache,
  isOurCache,
  STORED_AT_HEADER,
  TITLE_HEADER,
} from '../domain/page/offline-copies';
import { DAY_MS } from '../domain/values/durations';
import type { WorkerScope } from './scope';

/** Copies that were fetched, newest last, in a cache of the build that they are of: pages, JSON answers, and the files that these pages need. */

const MOST_PAGES = 40;
const MOST_ANSWERS = 40;
const MOST_FILES = 250;
const LONGEST_TITLE = 300;

export type Copy = { readonly response: Response; readonly storedAt: string };

const isFile = (path: string): boolean => path.startsWith('/_next/static/') || path.startsWith('/i18n/');
const isAnswer = (path: string): boolean => path.startsWith('/api/');

/** Whether an answer may be stored: its headers say that it is public, so it sets no cookies. */
export function mayStore({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const words = (headers.get('cache-control') ?? '').split(',').map((word) => word.trim());
  return status === 200 && type === 'basic' && words.includes('public') && !words.includes('no-store') && !words.includes('private');
}

/** Files whose content never changes. */
export function mayStoreFile(response: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  return mayStore(response) && (response.headers.get('cache-control') ?? '').includes('immutable');
}

/** The text between two marks, at their first occurrence; null without them. */
export function between(text: string, start: string, end: string): string | null {
  const [, after] = text.split(start, 2);
  const at = after?.indexOf(end) ?? -1;
  return after === undefined || at === -1 ? null : after.slice(0, at);
}

/** The headers of an answer whose body has been read: without what was about its way. */
export function plainHeaders(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ['content-encoding', 'content-length', 'vary', 'set-cookie']) headers.delete(name);
  return headers;
}

export function copies({ caches }: Pick<WorkerScope, 'caches'>, buildId: string, now: () => number) {
  const current = () => caches.open(cacheOfBuild(buildId));

  /** This build's cache, then those before, newest first. */
  async function cacheNames(): Promise<readonly string[]> {
    const others = (await caches.keys()).filter((name) => isBuildCache(name) && name !== cacheOfBuild(buildId));
    return [cacheOfBuild(buildId), ...others.reverse()];
  }

  async function trim(cache: Cache, most: number, concerns: (path: string) => boolean): Promise<void> {
    const kept = (await cache.keys()).filter(({ url }) => concerns(new URL(url).pathname));
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
  }

  async function put(path: string, { body, headers: given }: { readonly body: string; readonly headers: Headers }): Promise<void> {
    const headers = plainHeaders(given);
    headers.set(STORED_AT_HEADER, new Date(now()).toISOString());
    // Next marks the element with an attribute.
    const title = between(body, '<title', '</title>')?.split('>', 2)[1] ?? '';
    if (title !== '' && title.length <= LONGEST_TITLE) headers.set(TITLE_HEADER, encodeURIComponent(title));
    const cache = await current();
    // Behind all others, also where it was there before.
    for (const name of await cacheNames()) await (await caches.open(name)).delete(path);
    await cache.put(path, new Response(body, { headers }));
    if (isAnswer(path)) await trim(cache, MOST_ANSWERS, isAnswer);
    else await trim(cache, MOST_PAGES, (each) => !isFile(each) && !isAnswer(each));
  }

  return {
    /** The copy of a page or an answer, whatever build it is of; null where there is none, or an old one. */
    async find(path: string): Promise<Copy | null> {
      for (const name of await cacheNames()) {
        const response = await caches.match(path, { cacheName: name });
        const storedAt = response?.headers.get(STORED_AT_HEADER) ?? '';
        if (response && now() - Date.parse(storedAt) < COPY_DAYS * DAY_MS) return { response, storedAt };
      }
      return null;
    },

    /** Paths of all copies of pages, newest last. */
    async pages(): Promise<readonly string[]> {
      const urls = (await (await current()).keys()).map(({ url }) => new URL(url));
      return urls.filter(({ pathname }) => !isFile(pathname) && !isAnswer(pathname)).map(({ pathname, search }) => pathname + search);
    },

    /** Stores what may be stored; the response is read to its end. */
    async keep(path: string, response: Response): Promise<void> {
      if (mayStore(response)) await put(path, { body: await response.text(), headers: response.headers });
    },

    async findFile(path: string): Promise<Response | null> {
      for (const name of await cacheNames()) {
        const found = await caches.match(path, { cacheName: name });
        if (found) return found;
      }
      return null;
    },

    async keepFile(path: string, response: Response): Promise<void> {
      if (!mayStoreFile(response)) return;
      const cache = await current();
      await cache.put(path, response);
      await trim(cache, MOST_FILES, isFile);
    },

    /** Leaves this build's copies and those of the one before, whose pages may still be open or be all that there is. */
    async forgetOlder(): Promise<void> {
      const [, , ...older] = await cacheNames();
      await Promise.all(older.map((name) => caches.delete(name)));
      for (const name of (await cacheNames()).slice(0, 2)) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const storedAt = (await cache.match(request))?.headers.get(STORED_AT_HEADER);
          if (storedAt && now() - Date.parse(storedAt) >= COPY_DAYS * DAY_MS) await cache.delete(request);
        }
      }
    },
  };
}

export type Copies = ReturnType<typeof copies>;

/** Deletes all copies; the record of the device stays for its notifications. */
export async function forgetCopies({ caches }: Pick<WorkerScope, 'caches'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOurCache(name) && name !== DEVICE_CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}
