import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { CHECKOUT } from '../support/checkout.mjs';
import { countingCost } from './counting-cost';
import { countText, milliseconds, ratio, rate } from './figure-text';
import { delaysOf, POLL_MS, startPollers } from './pollers';
import { load } from './raw-http';
import { openScores } from './score-writer';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

/** What a final brings, on one server: thousands of pollers, a crawl beside them, three times what it can do, and ever new addresses. */

const FEW = 10;
const WARM_MS = 2 * POLL_MS;
const QUIET_MS = 30_000;
const WRITES = 8;
/** The site's own ingest writes the same document now and then: a score that it overwrites reaches nobody, and another is written. */
const MOST_WRITES = 12;
/** No multiple of the interval: writes come at every moment of it. */
const WRITE_EVERY_MS = 7_300;
/** More than the six pages a second that one address may have. */
const CRAWL_EVERY_MS = 100;
const MOST_DELAY_MS = 2_500;
const MOST_READS_A_VIEW = 0.02;
const PEAK_MS = 10_000;
const FLOOD_MS = 15_000;
const PEAK_CONNECTIONS = 4;
const LEAST_USEFUL = 0.9;
const ADDRESSES = 20_000;
const ENCODING = { 'accept-encoding': 'br' };
const ANY = [200, 304, 307, 308, 404, 429, 503];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
const addressOf = (nth: number) => `172.${16 + ((nth >> 16) & 15)}.${(nth >> 8) & 255}.${nth & 255}`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

type Meter = { value: (name: RegExp) => Promise<number> };

/**
 * @param port where the server serves its metrics
 * @returns `value`: the sum of the samples whose line begins so
 */
function meter(port: number): Meter {
  return {
    value: async (name) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return text
        .split('\n')
        .filter((line) => name.test(line))
        .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
    },
  };
}

const READS = /^riftweek_documents_total\{act="read"/;
const MEMORY = /^process_resident_memory_bytes /;

/** Documents that the server reads while nothing but polls arrives. */
async function readsOf(metrics: Meter, url: string, pollers: number) {
  const watching = startPollers(url, pollers);
  await pause(WARM_MS);
  const [reads, polls] = [await metrics.value(READS), watching.polls()];
  await pause(QUIET_MS);
  const seen = { reads: (await metrics.value(READS)) - reads, views: watching.polls() - polls };
  watching.stop();
  return seen;
}

async function delays(url: string, { pollers, folder, crawled }: { pollers: number; folder: string; crawled: () => string | null }) {
  const scores = await openScores(folder);
  const watching = startPollers(url, pollers);
  await pause(WARM_MS);
  const crawl = load({
    url,
    next: () => {
      const path = crawled();
      return path === null ? null : { path, headers: { ...ENCODING, 'x-forwarded-for': '198.51.100.7' } };
    },
    connections: 1,
    everyMs: CRAWL_EVERY_MS,
    ms: WRITES * WRITE_EVERY_MS,
    statuses: ANY,
  });
  const writes = [];
  for (let nth = 0; nth < MOST_WRITES && writes.length < WRITES; nth += 1) {
    const written = await scores.write();
    await pause(WRITE_EVERY_MS);
    if (await scores.stands(written)) writes.push(written);
  }
  await pause(POLL_MS);
  watching.stop();
  await Promise.all([crawl, scores.close()]);
  return { delays: delaysOf(writes, watching.news), refused: watching.refused() };
}

type Answered = { status: number; ms: number; retryAfter: boolean };

/** Sends requests by the clock, however long the answers take. */
async function flood(
  url: string,
  { next, perSecond, ms }: { next: () => string | null; perSecond: number; ms: number },
): Promise<Answered[]> {
  const answers: Promise<Answered | null>[] = [];
  const begun = performance.now();
  for (let sent = 0; performance.now() - begun < ms; sent += 1) {
    const path = next();
    if (path === null) break;
    await pause(Math.max(0, begun + (sent * 1000) / perSecond - performance.now()));
    const from = performance.now();
    answers.push(
      new Promise((resolve) => {
        get(`${url}${path}`, { agent: false, headers: { ...ENCODING, 'x-forwarded-for': addressOf(sent) } }, (response) => {
          const { statusCode: status = 0, headers } = response;
          response
            .resume()
            .on('end', () => resolve({ status, ms: performance.now() - from, retryAfter: headers['retry-after'] !== undefined }));
        }).on('error', () => resolve(null));
      }),
    );
  }
  return (await Promise.all(answers)).flatMap((answer) => answer ?? { status: 0, ms: Number.NaN, retryAfter: false });
}

const usefulOf = (answers: readonly Answered[], seconds: number) => answers.filter(({ status }) => status === 200).length / seconds;

export async function loadFigures(
  { url, folder, metricsPort, pollers, pages }: BenchRig,
  tell: (done: number, total: number) => void,
): Promise<BenchFigure[]> {
  const { matchPaths } = await pages();
  const languages = readdirSync(join(CHECKOUT, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unseen = languages.flatMap(({ name }) => matchPaths.map((path) => (name === 'en' ? path : `/${name}${path}`)));
  const next = () => unseen.pop() ?? null;
  /** Each from an address of its own: no single one could request so many new pages. */
  const nextOfAnyone = () => {
    const path = next();
    return path === null ? null : { path, headers: { ...ENCODING, 'x-forwarded-for': addressOf(unseen.length) } };
  };
  const metrics = meter(metricsPort);
  const state = join(folder, 'site');
  // The first renders compile the code.
  await load({ url, next: nextOfAnyone, connections: PEAK_CONNECTIONS, ms: PEAK_MS / 2, statuses: ANY });

  const few = await readsOf(metrics, url, FEW);
  tell(1, 6);
  const many = await readsOf(metrics, url, pollers);
  tell(2, 6);
  const { delays: late, refused } = await delays(url, { pollers, folder: state, crawled: next });
  tell(3, 6);

  const peak = await load({ url, next: nextOfAnyone, connections: PEAK_CONNECTIONS, ms: PEAK_MS, statuses: [200] });
  const offered = Math.round(3 * peak.perSecond);
  const flooded = await flood(url, { next, perSecond: offered, ms: FLOOD_MS });
  const useful = usefulOf(flooded, FLOOD_MS / 1000);
  const shed = flooded.filter(({ status }) => status === 429 || status === 503);
  const others = flooded.filter(({ status }) => ![200, 429, 503].includes(status)).length;
  tell(4, 6);

  /** Requests of this many addresses, each for something that is in no cache. */
  const ask = async (from: number, count: number) => {
    let nth = from;
    await load({
      url,
      next: () => {
        if (nth >= from + count) return null;
        nth += 1;
        return { path: `/api/votes/${700_000_000 + nth}`, headers: { ...ENCODING, 'x-forwarded-for': addressOf(nth) } };
      },
      connections: PEAK_CONNECTIONS * 4,
      ms: Number.POSITIVE_INFINITY,
      statuses: ANY,
    });
    return metrics.value(MEMORY);
  };
  const half = await ask(0, ADDRESSES / 2);
  const whole = await ask(ADDRESSES / 2, ADDRESSES / 2);
  tell(5, 6);
  const counting = await countingCost(url, metricsPort);
  tell(6, 6);

  const view = many.reads / many.views;
  return [
    {
      name: `delay of a score, ${countText(pollers)} pollers and a crawl, p99`,
      ours: milliseconds(at(late, 0.99)),
      against: `after the interval of ${POLL_MS / 1000} s; p50 ${milliseconds(at(late, 0.5))}, ${WRITES} scores; ${refused} polls refused`,
      target: `≤ ${milliseconds(MOST_DELAY_MS)}`,
      met: at(late, 0.99) <= MOST_DELAY_MS && late.length >= (WRITES - 1) * pollers && refused === 0,
    },
    {
      name: `document reads in ${QUIET_MS / 1000} s, ${countText(pollers)} pollers`,
      ours: countText(many.reads),
      against: `${countText(few.reads)} with ${FEW} pollers`,
      ratio: ratio(many.reads / few.reads),
    },
    {
      name: 'document reads a view',
      ours: view.toFixed(4),
      against: `${countText(many.views)} polls`,
      target: `≤ ${MOST_READS_A_VIEW}`,
      met: view <= MOST_READS_A_VIEW,
    },
    {
      name: 'new pages at three times saturation',
      ours: rate(useful),
      against: `${rate(peak.perSecond)} at saturation, ${rate(offered)} requested`,
      ratio: ratio(useful / peak.perSecond),
      target: `≥ ${LEAST_USEFUL}`,
      met: useful / peak.perSecond >= LEAST_USEFUL,
    },
    {
      name: 'refused meanwhile',
      ours: countText(shed.length),
      against: `${shed.filter(({ retryAfter }) => !retryAfter).length} of them without Retry-After, ${others} other answers; after p50 ${milliseconds(
        at(
          shed.map(({ ms }) => ms).sort((a, b) => a - b),
          0.5,
        ),
      )}`,
      target: 'with Retry-After',
      met: others === 0 && shed.every(({ retryAfter }) => retryAfter),
    },
    {
      name: `memory after ${countText(ADDRESSES)} addresses`,
      ours: megabytes(whole),
      against: `${megabytes(half)} after half of them`,
      ratio: ratio(whole / half),
    },
    counting,
  ];
}
