import { performance } from 'node:perf_hooks';
import { load } from './raw-http';
import { listenerPid, processTime } from './process-time';
import { median } from './statistics';
import type { BenchFigure } from './table';

const ROUND_MS = 3_000;
const ROUNDS = 5;
const CONNECTIONS = 16;
const CALLS = 200_000;
const SCRAPES = 40;
const SCRAPE_EVERY_MS = 15_000;
const MOST = 0.02;
/** The same buckets as in lib/telemetry/metrics.ts. */
const BUCKETS = [0.005, 0.025, 0.1, 0.3, 1, 2, 3, 10];

/** Milliseconds that the two calls take by which an answer is counted, as `lib/server/http/listener.ts` makes them. */
async function callMs() {
  const { Counter, Histogram, Registry } = await import('prom-client');
  const registers = [new Registry()];
  const requests = new Counter({ name: 'requests', help: '-', labelNames: ['route', 'outcome'], registers });
  const answers = new Histogram({ name: 'answers', help: '-', labelNames: ['cache'], buckets: BUCKETS, registers });
  const round = () => {
    const begun = performance.now();
    for (let call = 0; call < CALLS; call += 1) {
      requests.inc({ route: call % 2 === 0 ? '/' : '/api/live', outcome: 'answered' });
      answers.observe({ cache: 'hit' }, (call % 10) / 1000);
    }
    return (performance.now() - begun) / CALLS;
  };
  round();
  return median(Array.from({ length: ROUNDS }, round));
}

/** What counting costs of the processor time of a cached answer not modified, which is the least that anything costs, and what being asked for all of it every 15 s costs. */
export async function countingCost(url: string, metricsPort: number): Promise<BenchFigure> {
  const pid = listenerPid(Number(new URL(url).port));
  if (pid === null) throw new Error('The process of the server cannot be seen.');
  const { headers } = await fetch(`${url}/standings`, { headers: { 'accept-encoding': 'br' } });
  const request = { path: '/standings', headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.get('etag')) } };
  const each = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processTime(pid);
    const { perSecond } = await load({ url, next: () => request, connections: CONNECTIONS, ms: ROUND_MS, statuses: [304, 200] });
    each.push((processTime(pid) - before) / ((perSecond * ROUND_MS) / 1000));
  }
  const answerMs = median(each);
  const before = processTime(pid);
  for (let scrape = 0; scrape < SCRAPES; scrape += 1) await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const scrapeMs = (processTime(pid) - before) / SCRAPES;
  const call = await callMs();
  const share = call / answerMs + scrapeMs / SCRAPE_EVERY_MS;
  return {
    name: 'cost of metrics, of the processor time of a 304',
    ours: `${(share * 100).toFixed(1)} %`,
    against: `${(call * 1000).toFixed(1)} of ${(answerMs * 1000).toFixed(0)} µs, and ${scrapeMs.toFixed(1)} ms every ${SCRAPE_EVERY_MS / 1000} s`,
    target: `< ${MOST * 100} %`,
    met: share < MOST,
  };
}
