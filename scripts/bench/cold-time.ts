import { setTimeout as sleep } from 'node:timers/promises';
import { ratio } from './figure-text';
import { listenerPid, processTime } from './process-time';
import { median } from './statistics';
import type { BenchFigure } from './table';
import type { BenchRig } from './rig';

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

type Render = {
  readonly isCold: boolean;
  /** CPU time of the server meanwhile */
  readonly ms: number;
  /** How long a copy may be served. */
  readonly keptMs: number;
};

/** @param count of renders before */
const headersOf = (count: number) => ({
  // As browsers request it: a page is compressed once, with Brotli, and again for clients that take gzip alone.
  'accept-encoding': 'br',
  'x-forwarded-for': `198.51.100.${Math.floor(count / RENDERS_OF_AN_ADDRESS) % 250}`,
});

/**
 * Asks for a page and reads what that cost the server.
 * @param count of renders before
 */
async function renderOf(address: string, pid: number, count: number): Promise<Render> {
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

const tenths = (ms: number) => `${ms.toFixed(1)} ms`;

/** @param emptyMs of an empty page in between */
function row(kind: string, measured: readonly Render[], emptyMs: number): BenchFigure {
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

/** The server's CPU time for an uncached page, once its code is compiled; the store is a separate process. */
export async function coldFigures({ url, pages, emptyUrl }: BenchRig, tell: (done: number, total: number) => void): Promise<BenchFigure[]> {
  const pid = listenerPid(Number(new URL(url).port || 80));
  if (pid === null || processTime(pid) === 0) {
    return [{ name: 'CPU time of a cold page', ours: '', against: 'not told by this system' }];
  }
  const empty = await emptyUrl();
  const emptyPid = listenerPid(Number(new URL(empty).port));
  if (emptyPid === null) throw new Error('No process listens for the empty page.');
  const matchPaths = (await pages()).matchPaths.slice(0, MATCHES);
  const total = matchPaths.length * (WARM_UP.length + 1) + HOME_ROUNDS;
  let done = 0;
  let count = 0;
  const render = (address: string, ofPid: number) => renderOf(address, ofPid, (count += 1));
  for (const locale of WARM_UP) {
    for (const path of matchPaths) {
      await render(`${url}${locale}${path}`, pid);
      await render(empty, emptyPid);
      tell((done += 1), total);
    }
  }
  const matches: Render[] = [];
  const empties: number[] = [];
  for (const path of matchPaths) {
    matches.push(await render(`${url}${LOCALE}${path}`, pid));
    empties.push((await render(empty, emptyPid)).ms);
    tell((done += 1), total);
  }
  const homes: Render[] = [];
  const emptiesBetween: number[] = [];
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
