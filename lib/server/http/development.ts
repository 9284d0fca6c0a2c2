import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { filesBelow } from './built-site';
import type { RequestHandler } from './capture';
import type { PageCache } from './page-cache';
import type { RenderQueue } from './render-queue';
import type { Site } from './request-target';
import { ENDPOINT_ADDRESSES } from '../endpoints/endpoints';
import { routeTable } from '../route-table';

/** The same extensions as `pageExtensions` in next.config.js. */
const PAGE_FILE = /\.(?:tsx?|dev\.js)$/;

/** Replaces a build under `npm run dev`: pages as they are on disk at every request, compiled by Next on request. */
export async function developmentSite(root: string): Promise<Site> {
  const publicFiles = await filesBelow(join(root, 'public'), '');
  return {
    // Next's own name for it.
    buildId: 'development',
    get routes() {
      const files = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) => PAGE_FILE.test(file));
      return routeTable([...files.map((file) => `/${file.replace(PAGE_FILE, '').replace(/(?:^|\/)index$/, '')}`), ...ENDPOINT_ADDRESSES]);
    },
    publicFiles,
    staticFiles: new Set(),
  };
}

/** Caches nothing. Next shows the error of a page. */
export const NO_CACHE: Pick<PageCache, 'get'> = {
  get: async (_key, render) => ({ kind: 'found', entry: await render(), state: 'miss', ageSeconds: 0 }),
};

/** Lets every render run at once: a page that is compiled first takes long. */
export const NO_QUEUE: Pick<RenderQueue, 'run' | 'noteServed'> = { run: (_address, work) => work(), noteServed: () => undefined };

/** Passes on to Next what only a page under development requests: its scripts, hot reload, the error overlay. */
export function besideNext(listener: RequestListener, handler: RequestHandler): RequestListener {
  return (request, response) => {
    if (/^\/(?:_next\/(?!data\/)|__nextjs)/.test(request.url ?? '')) void handler(request, response);
    else listener(request, response);
  };
}
