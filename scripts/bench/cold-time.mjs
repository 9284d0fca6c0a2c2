import { setTimeout as sleep } from 'node:timers/promises';
import { milliseconds } from './figure-text.mjs';
import { listenerPid, processTime } from './process-time.mjs';
import { median } from './statistics.mjs';

const MOST_MS = 20;
/** Renders that do not count: their code is still being compiled. */
const WARM_UP = 20;
const MATCHES = 40;
/** As browsers ask: a page is compressed once, with Brotli, and again for who takes gzip alone. */
const HEADERS = { 'accept-encoding': 'br' };
/** Nothing else requests these: most measuring is in English. */
const LOCALE = '/es';
const HOMES = ['/ko', '/es'];
const HOME_ROUNDS = 8;
const LONGEST_WAIT_MS = 90_000;
/** What one address may have rendered at a time; a pause of its length lets it have more. */
const BUDGET = { renders: 25, ms: 10_000 };

/**
 * @typedef {object} Render
 * @property {boolean} isCold
 * @property {number} ms processor time of the server meanwhile
 * @property {number} keptMs how long a copy may be served
 */

/**
 * Asks for a page and reads what that cost the server.
 * @param {string} address
 * @param {number} pid
 * @returns {Promise<Render>}
 */
async function render(address, pid) {
  const before = processTime(pid);
  const answer = await fetch(address, { headers: HEADERS });
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

/**
 * @param {string} kind
 * @param {readonly Render[]} renders
 * @returns {import('./table.mjs').Figure}
 */
function row(kind, renders) {
  const cold = renders.filter(({ isCold }) => isCold).map(({ ms }) => ms);
  const middle = median(cold);
  const mean = cold.reduce((sum, ms) => sum + ms, 0) / cold.length;
  return {
    name: `processor time of a cold ${kind}`,
    ours: `${middle.toFixed(1)} ms`,
    against: `median of ${cold.length} renders, all threads of the server; their mean is ${milliseconds(mean)}`,
    ratio: '',
    target: `≤ ${milliseconds(MOST_MS)}`,
    met: middle <= MOST_MS,
  };
}

/**
 * The server's processor time for an uncached page; the store is a separate process.
 * @param {import('./rig.mjs').BenchRig} rig
 * @param {(done: number, total: number) => void} tell
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function coldFigures({ url, pages }, tell) {
  const pid = listenerPid(Number(new URL(url).port || 80));
  if (pid === null || processTime(pid) === 0) {
    return [
      { name: 'processor time of a cold page', ours: '', against: 'not told by this system, or the server is on another', ratio: '' },
    ];
  }
  const { matchPaths } = await pages();
  const total = WARM_UP + MATCHES + HOME_ROUNDS;
  let done = 0;
  /** @type {Render[]} */
  const matches = [];
  for (const path of matchPaths.slice(0, WARM_UP + MATCHES)) {
    matches.push(await render(`${url}${LOCALE}${path}`, pid));
    tell((done += 1), total);
    if (done % BUDGET.renders === 0) await sleep(BUDGET.ms);
  }
  /** @type {Render[]} */
  const homes = [];
  let waitMs = 0;
  for (let waitedMs = 0; done < total && waitedMs + waitMs <= LONGEST_WAIT_MS; waitedMs += waitMs) {
    await sleep(waitMs);
    for (const home of HOMES) homes.push(await render(`${url}${home}`, pid));
    // Then no copy is served any more.
    waitMs = Math.max(...homes.slice(-HOMES.length).map(({ keptMs }) => keptMs)) + 1_000;
    tell((done += 1), total);
  }
  return [row('match page', matches.slice(WARM_UP)), row('/', homes.slice(HOMES.length))];
}
