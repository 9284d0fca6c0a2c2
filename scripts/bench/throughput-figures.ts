import { rate, ratio } from './figure-text';
import { besideMisses } from './misses';
import { throughput } from './throughput';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

const MOST_SLOWDOWN = 2;

/** How fast cached and new answers are sent. */
export async function throughputFigures(
  { url, folder, family, pages }: BenchRig,
  tell: (done: number, total: number) => void,
): Promise<BenchFigure[]> {
  const { matchPaths } = await pages();
  const { aloneMs, besideMs } = await besideMisses(url, matchPaths);
  tell(1, 2);
  const { cached, bare, notModified, cold, cachedMs, coldMs } = await throughput(family, { url, coldPaths: matchPaths, folder });
  const slowdown = besideMs / aloneMs;
  return [
    {
      name: 'median time, cached /, beside four connections of misses',
      ours: `${besideMs.toFixed(1)} ms`,
      against: `${aloneMs.toFixed(1)} ms alone, one request every 20 ms`,
      ratio: ratio(slowdown),
      target: `≤ ${MOST_SLOWDOWN}`,
      met: slowdown <= MOST_SLOWDOWN,
    },
    { name: 'cached /', ours: rate(cached), against: `${rate(bare)} plain node:http, same bytes`, ratio: ratio(cached / bare) },
    { name: 'cached / against cold match pages', ours: rate(cached), against: `${rate(cold)} rendered anew`, ratio: ratio(cached / cold) },
    { name: '/ not modified (304) against 200', ours: rate(notModified), against: rate(cached), ratio: ratio(notModified / cached) },
    {
      name: 'median time, cold match page',
      ours: `${coldMs.toFixed(1)} ms`,
      against: `${cachedMs.toFixed(1)} ms cached, 32 connections`,
      ratio: ratio(coldMs / cachedMs),
    },
  ];
}
