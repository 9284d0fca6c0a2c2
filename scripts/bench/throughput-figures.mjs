import { rate, ratio } from './figure-text.mjs';
import { besideMisses } from './misses.mjs';
import { throughput } from './throughput.mjs';

const MOST_SLOWDOWN = 2;

/**
 * How fast cached and new answers are sent.
 * @param {import('./rig.mjs').BenchRig} rig
 * @param {(done: number, total: number) => void} tell
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function throughputFigures({ url, folder, family, pages }, tell) {
  const { matchPaths } = await pages();
  const { aloneMs, besideMs } = await besideMisses({ url, matchPaths });
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
