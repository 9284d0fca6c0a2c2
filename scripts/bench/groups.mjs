import { coldFigures } from './cold-time.mjs';
import { figureLoading } from './figure-loading.mjs';
import { javascriptFigures } from './javascript-figures.mjs';
import { lighthouseFigures } from './lighthouse.mjs';
import { loadFigures } from './load-figures.mjs';
import { readFigures } from './read-figures.mjs';
import { tapFigures } from './tap-figures.mjs';
import { throughputFigures } from './throughput-figures.mjs';
import { weightFigures } from './weight-figures.mjs';

/**
 * Measures a group of figures and reports progress.
 * @typedef {(rig: import('./rig.mjs').BenchRig, tell: (done: number, total: number) => void) => Promise<import('./table.mjs').Figure[]>} Measure
 */

/**
 * How each group is measured.
 * @type {Readonly<Record<import('./bench-options.mjs').Group, Measure>>}
 */
export const MEASURES = {
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
