import { readFileSync } from 'node:fs';
import { waitUntil } from '../support/wait-until.mjs';

const LOG_TIMEOUT_MS = 10_000;

/** The log line of a request. */
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
export async function documentReads(url: string, log: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const id = answer.headers.get('x-request-id') ?? '';
  await waitUntil(async () => requestLine(log, id) !== null, { timeoutMs: LOG_TIMEOUT_MS });
  const reads = requestLine(log, id)?.reads;
  if (reads === undefined) throw new Error(`${url} was not rendered anew`);
  return reads;
}
