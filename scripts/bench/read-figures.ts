import { documentReads } from './document-reads';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

const MOST_READS = 3;

/** How many documents an uncached page reads. */
export async function readFigures({ url, log, pages }: BenchRig): Promise<BenchFigure[]> {
  const { paths, matchPaths } = await pages();
  const [match = paths.match] = matchPaths;
  const figures = [];
  // In Korean, because these pages are not cached yet.
  for (const [name, path] of [
    ['/', '/ko'],
    ['/matches', '/ko/matches?time=2026-11-17'],
    ['/match/…', `/ko${match}`],
    ['/league/…', `/ko${paths.league}`],
    ['/leagues', '/ko/leagues'],
  ]) {
    const reads = await documentReads(`${url}${path}`, log);
    figures.push({
      name: `document reads of a cold ${name}`,
      ours: String(reads),
      against: 'of its own, shared shell data aside',
      target: `≤ ${MOST_READS}`,
      met: reads <= MOST_READS,
    });
  }
  return figures;
}
