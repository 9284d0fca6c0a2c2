import { COPY_DAYS, isBuildCache, isOurCache, pageParts, STORED_AT_HEADER, TITLE_HEADER } from '../../domain/page/offline-copies';
import { DAY_MS } from '../../domain/values/durations';

/** The service worker's copies (lib/worker), as pages see them. Browser only. */

export type CopiedPage = {
  /** The path with its language and query. */
  readonly path: string;
  readonly title: string;
  /** ISO instant. */
  readonly storedAt: string;
};

function plainTitle(html: string): string {
  return new DOMParser().parseFromString(`<title>${html}</title>`, 'text/html').title;
}

async function copiesIn(name: string, now: number): Promise<CopiedPage[]> {
  const cache = await caches.open(name);
  const found = await Promise.all(
    (await cache.keys()).map(async (request): Promise<CopiedPage[]> => {
      const headers = (await cache.match(request))?.headers;
      const [title, storedAt] = [headers?.get(TITLE_HEADER), headers?.get(STORED_AT_HEADER)];
      if (!title || !storedAt || now - Date.parse(storedAt) > COPY_DAYS * DAY_MS) return [];
      const { pathname, search } = new URL(request.url);
      return [{ path: pathname + search, title: plainTitle(decodeURIComponent(title)), storedAt }];
    }),
  );
  return found.flat();
}

/** The pages that can be opened without network, newest first, except for the one that lists them. `now` in milliseconds since 1970. */
export async function copiedPages(now: number): Promise<readonly CopiedPage[]> {
  if (!('caches' in globalThis)) return [];
  const names = (await caches.keys()).filter(isBuildCache);
  const pages = (await Promise.all(names.map((name) => copiesIn(name, now)))).flat();
  return pages.filter(({ path }) => pageParts(path)[0] !== 'offline').sort((a, b) => b.storedAt.localeCompare(a.storedAt));
}

/** Deletes everything that the worker has stored on this device. */
export async function forgetOfflineCopies(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
