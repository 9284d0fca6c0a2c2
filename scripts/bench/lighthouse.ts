import lighthouse from 'lighthouse';
import { cpuBlocking } from './blocking-time';
import { answerForeignPictures } from './foreign-pictures';
import { lighthouseRows, type Quality, type Speed } from './lighthouse-targets';
import { median } from './statistics';
import type { PageKind } from './site-pages';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

const ROUNDS = 5;
const QUALITIES = ['accessibility', 'best-practices', 'seo'];
const MEASURED: readonly PageKind[] = ['/', 'match', 'standings', 'stats', 'team'];

/** Lighthouse as it is for phones: a slow network and processor, simulated. */
async function report(url: string, port: number, categories: readonly string[]) {
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

async function speedOf(url: string, port: number): Promise<Speed> {
  const { lhr, artifacts } = await report(url, port, ['performance']);
  const { categories, audits } = lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cpuBlocking: cpuBlocking(artifacts.Trace.traceEvents),
    cls: value('cumulative-layout-shift'),
  };
}

async function qualityOf(url: string, port: number): Promise<Quality> {
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

/** @returns the median of each figure */
function middle(runs: readonly Speed[]): Speed {
  const of = (name: keyof Speed) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cpuBlocking: of('cpuBlocking'),
    cls: of('cls'),
  };
}

/** Lighthouse on the pages that most visits begin with, in turns with the empty page. */
export async function lighthouseFigures(
  { url, pages, emptyUrl, browse }: BenchRig,
  tell: (done: number, total: number) => void,
): Promise<BenchFigure[]> {
  const [{ paths }, empty] = [await pages(), await emptyUrl()];
  return browse(async ({ port }) => {
    const stopAnswering = await answerForeignPictures(port);
    const total = MEASURED.length + ROUNDS * (MEASURED.length + 1);
    let done = 0;
    const step = () => tell((done += 1), total);

    const qualities = new Map<string, Quality>();
    for (const kind of MEASURED) {
      // The first visit renders the page; its speed does not count.
      qualities.set(kind, await qualityOf(`${url}${paths[kind]}`, port));
      step();
    }
    const emptyRuns: Speed[] = [];
    const runs = new Map<PageKind, Speed[]>();
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
