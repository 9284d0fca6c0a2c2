import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { benchOptions, type Group } from './bench/bench-options';
import { startBenchSite } from './bench/bench-site';
import { coldFigures } from './bench/cold-time';
import { earlierRun, storeRun } from './bench/earlier-run';
import { figureLoading } from './bench/figure-loading';
import { javascriptFigures } from './bench/javascript-figures';
import { lighthouseFigures } from './bench/lighthouse';
import { loadFigures } from './bench/load-figures';
import { readFigures } from './bench/read-figures';
import { createRig, type Measure } from './bench/rig';
import { figureTable, type BenchFigure } from './bench/table';
import { tapFigures } from './bench/tap-figures';
import { throughputFigures } from './bench/throughput-figures';
import { weightFigures } from './bench/weight-figures';
import { CHECKOUT, LOCAL_FOLDER } from './support/checkout.mjs';
import { createFamily, endRuns } from './support/child-processes.mjs';
import { demandEmulatorNeeds } from './support/local-emulators.mjs';
import { tryLock } from './support/lock.mjs';
import { createBoard } from './support/progress.mjs';
import { stopRequested } from './support/stop-signals.mjs';
import { UserError } from './support/user-error.mjs';

/**
 * `npm run bench`: the figures of the README's section on performance and
 * those of a phone, most as ratios measured side by side in one run. They are
 * printed and stored as JSON, for `--was` of a later run.
 */

const FOLDER = join(CHECKOUT, LOCAL_FOLDER, 'bench');
const LAST_RUN = join(FOLDER, 'last.json');

const MEASURES: Readonly<Record<Group, Measure>> = {
  loading: figureLoading,
  reads: readFigures,
  cold: coldFigures,
  bytes: weightFigures,
  javascript: javascriptFigures,
  throughput: throughputFigures,
  load: loadFigures,
  taps: tapFigures,
  lighthouse: lighthouseFigures,
};

const family = createFamily();
const board = createBoard();

async function startSite() {
  const starting = board.task('Starting the site');
  const site = await startBenchSite(family, join(FOLDER, 'site'));
  starting.done();
  return site;
}

async function measure({ groups, leftOut, url, was, pollers }: ReturnType<typeof benchOptions>) {
  const earlier = was === null ? null : earlierRun(was);
  if (leftOut.length > 0) board.line(`Left out, because they need a site that the bench starts itself: ${leftOut.join(', ')}.`);
  const site = url === null ? await startSite() : { url, log: '', metricsPort: 0 };
  const rig = createRig({ ...site, pollers, folder: FOLDER, family }, board);
  const figures: BenchFigure[] = [];
  for (const group of groups) {
    const measuring = board.task(`Measuring ${group}`);
    figures.push(...(await MEASURES[group](rig, (done, total) => measuring.update(done, total))));
    measuring.done();
    storeRun(LAST_RUN, figures, new Date().toISOString());
  }
  board.line(`\n${figureTable(figures, earlier)}\n\nKept in ${LAST_RUN}`);
}

const options = benchOptions();
if (options.url === null) await demandEmulatorNeeds();
const release = await tryLock('bench');
if (release === null) throw new UserError('Another bench runs in this checkout: wait for its end.');
mkdirSync(FOLDER, { recursive: true });
const measured = measure(options);
measured.catch(() => undefined);
try {
  await Promise.race([measured, stopRequested()]);
} finally {
  endRuns();
  await family.stopAll();
  release();
}
