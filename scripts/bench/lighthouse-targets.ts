import { milliseconds, ratio } from './figure-text';
import type { BenchFigure } from './table';

/**
 * What Lighthouse says of a page: scores out of 100, times in milliseconds.
 * `cpuBlocking` is ours, from the same load (blocking-time.ts).
 */
export type Speed = { performance: number; fcp: number; lcp: number; tbt: number; cpuBlocking: number; cls: number };

/** Accessibility, best practices, SEO; names of the audits that failed. */
export type Quality = { scores: number[]; failed: string[] };

const MOST_BLOCKING = 2;
const MOST_LCP_TO_FCP = 1.25;
const MOST_LCP_MS = 1_500;
/** The target in milliseconds counts where the machine is as fast as this with the empty page. */
const MOST_EMPTY_LCP_MS = 1_200;
const MOST_SHIFT = 0.002;

/** The rows of one page beside the empty one. */
export function lighthouseRows(kind: string, ours: Speed, quality: Quality, empty: Speed): BenchFigure[] {
  const toFcp = ours.lcp / ours.fcp;
  const isFastEnough = empty.lcp <= MOST_EMPTY_LCP_MS;
  return [
    { name: `${kind}: performance`, ours: String(ours.performance), against: `${empty.performance} empty page` },
    {
      name: `${kind}: TBT`,
      ours: milliseconds(ours.tbt),
      against: `${milliseconds(empty.tbt)} empty page`,
      ratio: ratio(ours.tbt / empty.tbt),
      target: `≤ ${MOST_BLOCKING}`,
      met: ours.tbt <= MOST_BLOCKING * empty.tbt,
    },
    {
      name: `${kind}: blocking by CPU time`,
      ours: milliseconds(ours.cpuBlocking),
      against: `${milliseconds(empty.cpuBlocking)} empty page`,
      ratio: ratio(ours.cpuBlocking / empty.cpuBlocking),
      target: `≤ ${MOST_BLOCKING}`,
      met: ours.cpuBlocking <= MOST_BLOCKING * empty.cpuBlocking,
    },
    {
      name: `${kind}: LCP to FCP`,
      ours: milliseconds(ours.lcp),
      against: `${milliseconds(ours.fcp)} its own FCP`,
      ratio: ratio(toFcp),
      target: `≤ ${MOST_LCP_TO_FCP}`,
      met: toFcp <= MOST_LCP_TO_FCP,
    },
    {
      name: `${kind}: LCP`,
      ours: milliseconds(ours.lcp),
      against: `${milliseconds(empty.lcp)} empty page${isFastEnough ? '' : `: too slow for the target of ${milliseconds(MOST_LCP_MS)}`}`,
      ratio: ratio(ours.lcp / empty.lcp),
      ...(isFastEnough ? { target: `≤ ${milliseconds(MOST_LCP_MS)}`, met: ours.lcp <= MOST_LCP_MS } : {}),
    },
    {
      name: `${kind}: CLS`,
      ours: ours.cls.toFixed(4),
      target: `≤ ${MOST_SHIFT}`,
      met: ours.cls <= MOST_SHIFT,
    },
    {
      name: `${kind}: accessibility, best practices, SEO`,
      ours: quality.scores.join(', '),
      against: quality.failed.join(', '),
      target: '100 each',
      met: quality.scores.every((score) => score === 100),
    },
  ];
}
