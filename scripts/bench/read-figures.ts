import { readFileSync } from 'node:fs';
import { waitUntil } from '../support/wait-until.mjs';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

const MOST_READS = 3;
const LOG_TIMEOUT_MS = 10_000;

function requestLine(log: string, id: string): { reads?: number; cache?: string } | null {
  const line = readFileSync(log, 'utf8')
    .split('\n')
    .find((each) => each.includes(id) && each.includes('"msg":"request"'));
  return line === undefined ? null : JSON.parse(line);
}

/**
 * How many documents the render of a page reads, shared shell data aside, according to the site's own log. The page must not have been requested before.
 * @param log the server's
 */
async function documentReads(url: string, log: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const id = answer.headers.get('x-request-id') ?? '';
  await waitUntil(async () => requestLine(log, id) !== null, { timeoutMs: LOG_TIMEOUT_MS });
  const reads = requestLine(log, id)?.reads;
  if (reads === undefined) throw new Error(`${url} was not rendered anew`);
  return reads;
}

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
