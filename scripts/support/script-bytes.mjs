import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** As the bench counts (scripts/bench/javascript-bytes.mjs). */
const GZIP_LEVEL = 6;
const APP = '/_app';

/**
 * Gzip bytes of the scripts that each route's HTML names: what a browser loads
 * before anything comes near or is touched. Without our texts.
 * @param {string} build folder of a build of the pages
 * @returns {ReadonlyMap<string, number>} by route, as "/match/[id]/[slug]"
 */
export function scriptBytesByRoute(build) {
  /** @type {{pages: Record<string, string[]>, lowPriorityFiles: string[]}} */
  const { pages, lowPriorityFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} file */
  const bytesOf = (file) => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(join(build, file)), { level: GZIP_LEVEL }).length;
    known.set(file, bytes);
    return bytes;
  };
  return new Map(
    Object.entries(pages).map(([route, files]) => {
      const scripts = new Set([...(pages[APP] ?? []), ...files, ...lowPriorityFiles].filter((file) => file.endsWith('.js')));
      return [route, [...scripts].reduce((sum, file) => sum + bytesOf(file), 0)];
    }),
  );
}
