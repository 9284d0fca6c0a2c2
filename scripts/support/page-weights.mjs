import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHECKOUT } from './checkout.mjs';

/**
 * What pages weighed when it was last found right: `npm run bench -- --only bytes` writes it, and it is committed. Bytes.
 * @typedef {{scripts: Readonly<Record<string, number>>, html: Readonly<Record<string, number>>}} PageWeights `scripts`: gzip, by route; `html`: with Brotli, by kind of page
 */
export const WEIGHTS_FILE = join(CHECKOUT, 'e2e', 'weights.json');

/** As the bench counts (scripts/bench/javascript-figures.ts). */
const GZIP_LEVEL = 6;
const APP = '/_app';

/**
 * Gzip bytes of the scripts that each route's HTML names: what a browser loads
 * before anything comes near or is touched. Without our texts.
 * @param {string} build folder of a build of the pages
 * @returns {ReadonlyMap<string, number>} by route, as "/match/[id]/[slug]"
 */
function scriptBytesByRoute(build) {
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

/**
 * Bytes of a page's HTML with Brotli, as they travel.
 * @param {string} address
 * @returns {Promise<number>}
 */
function htmlBytes(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${address} answers ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (/** @type {Buffer} */ chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/**
 * @param {string} url the site's origin
 * @param {Readonly<Record<string, string>>} paths by kind
 * @param {string} build folder of its build
 * @returns {Promise<PageWeights>}
 */
export async function pageWeights(url, paths, build) {
  const html = await Promise.all(Object.entries(paths).map(async ([kind, path]) => [kind, await htmlBytes(url + path)]));
  return { scripts: Object.fromEntries([...scriptBytesByRoute(build)].sort()), html: Object.fromEntries(html) };
}
