import { setTimeout as sleep } from 'node:timers/promises';
import { ratio } from './figure-text.mjs';
import { listenerPid, processTime } from './process-time.mjs';
import { median } from './statistics.mjs';

const MOST_MS = 20;
/** In these languages the same matches are rendered first, and do not count: a server that runs has its code compiled, which takes some two hundred pages. */
const WARM_UP = ['/ko', '/fr', '/de', '/ja'];
/** Nothing else requests these: most measuring is in English. */
const LOCALE = '/es';
const MATCHES = 60;
const HOMES = ['/ko', '/es', '/fr', '/de', '/ja', '/tr', '/pl', '/vi'];
/** The first of these rounds does not count. */
const HOME_ROUNDS = 6;
const LONGEST_WAIT_MS = 90_000;
/** What one address may have rendered in a row; the next comes from another. */
const RENDERS_OF_AN_ADDRESS = 20;

/**
 * @typedef {object} Render
 * @property {boolean} isCold
 * @property {number} ms CPU time of the server meanwhile
 * @property {number} keptMs how long a copy may be served
 */

/** @param {number} count of renders before */
const headersOf = (count) => ({
  // As browsers request it: a page is compressed once, with Brotli, and again for clients that take gzip alone.
  'accept-encoding': 'br',
  'x-forwarded-for': `198.51.100.${Math.floor(count / RENDERS_OF_AN_ADDRESS) % 250}`,
});

/**
 * Asks for a page and reads what that cost the server.
 * @param {string} address
 * @param {number} pid
 * @param {number} count of renders before
 * @returns {Promise<Render>}
 */
async function renderOf(address, pid, count) {
  const before = processTime(pid);
  const answer = await fetch(address, { headers: headersOf(count) });
  await answer.arrayBuffer();
  const ms = processTime(pid) - before;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const seconds = [...(answer.headers.get('cache-control') ?? '').matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, text]) =>
    Number(text),
  );
  return {
    isCold: answer.headers.get('cache-status')?.includes('fwd=miss') ?? false,
    ms,
    keptMs: seconds.reduce((sum, each) => sum + each, 0) * 1000,
  };
}

/** @param {number} ms */
const tenths = (ms) => `${ms.toFixed(1)} ms`;

/**
 * @param {string} kind
 * @param {readonly Render[]} measured
 * @param {number} emptyMs of an empty page in between
 * @returns {import('./table.mjs').Figure}
 */
function row(kind, measured, emptyMs) {
  const cold = measured.filter(({ isCold }) => isCold).map(({ ms }) => ms);
  const middle = median(cold);
  const mean = cold.reduce((sum, ms) => sum + ms, 0) / cold.length;
  return {
    name: `CPU time of a cold ${kind}`,
    ours: tenths(middle),
    against: `${tenths(emptyMs)} for the empty page in between; medians of ${cold.length} renders, all threads of the server; our mean is ${tenths(mean)}`,
    ratio: ratio(middle / emptyMs),
    target: `≤ ${MOST_MS} ms`,
    met: middle <= MOST_MS,
  };
}

/**
 * The server's CPU time for an uncached page, once its code is compiled; the store is a separate process.
 * @param {import('./rig.mjs').BenchRig} rig
 * @param {(done: number, total: number) => void} tell
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function coldFigures({ url, pages, emptyUrl }, tell) {
  const pid = listenerPid(Number(new URL(url).port || 80));
  if (pid === null || processTime(pid) === 0) {
    return [{ name: 'CPU time of a cold page', ours: '', against: 'not told by this system', ratio: '' }];
  }
  const empty = await emptyUrl();
  const emptyPid = listenerPid(Number(new URL(empty).port));
  if (emptyPid === null) throw new Error('No process listens for the empty page.');
  const matchPaths = (await pages()).matchPaths.slice(0, MATCHES);
  const total = matchPaths.length * (WARM_UP.length + 1) + HOME_ROUNDS;
  let done = 0;
  let count = 0;
  /** @param {string} address @param {number} ofPid */
  const render = (address, ofPid) => renderOf(address, ofPid, (count += 1));
  for (const locale of WARM_UP) {
    for (const path of matchPaths) {
      await render(`${url}${locale}${path}`, pid);
      await render(empty, emptyPid);
      tell((done += 1), total);
    }
  }
  /** @type {Render[]} */
  const matches = [];
  /** @type {number[]} */
  const empties = [];
  for (const path of matchPaths) {
    matches.push(await render(`${url}${LOCALE}${path}`, pid));
    empties.push((await render(empty, emptyPid)).ms);
    tell((done += 1), total);
  }
  /** @type {Render[]} */
  const homes = [];
  /** @type {number[]} */
  const emptiesBetween = [];
  let waitMs = 0;
  for (let waitedMs = 0; done < total && waitedMs + waitMs <= LONGEST_WAIT_MS; waitedMs += waitMs) {
    await sleep(waitMs);
    for (const home of HOMES) {
      homes.push(await render(`${url}${home}`, pid));
      emptiesBetween.push((await render(empty, emptyPid)).ms);
    }
    // Then no copy is served any more.
    waitMs = Math.max(...homes.slice(-HOMES.length).map(({ keptMs }) => keptMs)) + 1_000;
    tell((done += 1), total);
  }
  return [row('match page', matches, median(empties)), row('/', homes.slice(HOMES.length), median(emptiesBetween))];
}
