import lighthouse from 'lighthouse';
import { cpuBlocking } from './blocking-time.mjs';
import { answerForeignPictures } from './foreign-pictures.mjs';
import { lighthouseRows } from './lighthouse-targets.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 5;
const QUALITIES = ['accessibility', 'best-practices', 'seo'];
/** @type {readonly import('./site-pages.mjs').PageKind[]} */
const MEASURED = ['/', 'match', 'standings', 'stats', 'team'];

/** @typedef {import('./lighthouse-targets.mjs').Speed} Speed */

/**
 * Lighthouse as it is for phones: a slow network and processor, simulated.
 * @param {string} url
 * @param {number} port
 * @param {readonly string[]} categories
 */
async function report(url, port, categories) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return result;
}

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<Speed>}
 */
async function speedOf(url, port) {
  const { lhr, artifacts } = await report(url, port, ['performance']);
  const { categories, audits } = lhr;
  const value = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cpuBlocking: cpuBlocking(artifacts.Trace.traceEvents),
    cls: value('cumulative-layout-shift'),
  };
}

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<import('./lighthouse-targets.mjs').Quality>}
 */
async function qualityOf(url, port) {
  const { categories, audits } = (await report(url, port, QUALITIES)).lhr;
  const found = QUALITIES.map((name) => categories[name]);
  return {
    scores: found.map((category) => Math.round((category?.score ?? Number.NaN) * 100)),
    failed: found
      .flatMap((category) => category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/**
 * @param {readonly Speed[]} runs
 * @returns {Speed} the median of each figure
 */
function middle(runs) {
  const of = (/** @type {keyof Speed} */ name) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cpuBlocking: of('cpuBlocking'),
    cls: of('cls'),
  };
}

/**
 * Lighthouse on the pages that most visits begin with, in turns with the empty page.
 * @param {import('./rig.mjs').BenchRig} rig
 * @param {(done: number, total: number) => void} tell
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function lighthouseFigures({ url, pages, emptyUrl, browse }, tell) {
  const [{ paths }, empty] = [await pages(), await emptyUrl()];
  return browse(async ({ port }) => {
    const stopAnswering = await answerForeignPictures(port);
    const total = MEASURED.length + ROUNDS * (MEASURED.length + 1);
    let done = 0;
    const step = () => tell((done += 1), total);

    /** @type {Map<string, import('./lighthouse-targets.mjs').Quality>} */
    const qualities = new Map();
    for (const kind of MEASURED) {
      // The first visit renders the page; its speed does not count.
      qualities.set(kind, await qualityOf(`${url}${paths[kind]}`, port));
      step();
    }
    /** @type {Speed[]} */
    const emptyRuns = [];
    /** @type {Map<import('./site-pages.mjs').PageKind, Speed[]>} */
    const runs = new Map();
    for (const kind of MEASURED) runs.set(kind, []);
    for (let round = 0; round < ROUNDS; round += 1) {
      emptyRuns.push(await speedOf(empty, port));
      step();
      for (const [kind, ours] of runs) {
        ours.push(await speedOf(`${url}${paths[kind]}`, port));
        step();
      }
    }
    stopAnswering();
    const emptySpeed = middle(emptyRuns);
    return [...runs].flatMap(([kind, ours]) =>
      lighthouseRows(kind, middle(ours), qualities.get(kind) ?? { scores: [], failed: [] }, emptySpeed),
    );
  });
}
