import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isPersonalRoute } from '../../../lib/server/http/public-routes';
import { FAILURE_ROUTE } from '../../../lib/server/route-table';

export const pagesFolder = resolve(import.meta.dirname, '../../../pages');

/** Paths of all files below a folder, relative to it, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** Every file of a page with an address of its own, by its route: `.ts` files and `[id]/index` only lead on to others. */
export const PAGE_FILES: ReadonlyMap<string, string> = new Map(
  filesOf(pagesFolder)
    .filter((file) => file.endsWith('.tsx') && !/^(?:api|_)|\[\w+\]\/index\.tsx$/.test(file))
    .map((file) => [`/${file}`.replace(/(?:\/index)?\.tsx$/, '') || '/', file]),
);
export const PUBLIC_ROUTES = [...PAGE_FILES.keys()].filter((route) => !isPersonalRoute(route) && route !== FAILURE_ROUTE);
/** Those without a name or number in their address, and outside the prediction game. */
export const PLAIN_ROUTES = PUBLIC_ROUTES.filter((route) => !route.includes('[') && !route.startsWith('/play/'));
