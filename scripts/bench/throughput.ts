import { writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { CHECKOUT } from '../support/checkout.mjs';
import { freePort } from '../support/ports.mjs';
import { UserError } from '../support/user-error.mjs';
import { answers, waitUntil } from '../support/wait-until.mjs';
import { load } from './raw-http';
import { median } from './statistics';
import type { Family } from '../support/child-processes.mjs';

const BARE_SERVER = join(CHECKOUT, 'scripts/bench/bare-server.mjs');
const START_TIMEOUT_MS = 20_000;
const CONNECTIONS = 32;
/** A render takes a core: more at once would only wait. */
const COLD_CONNECTIONS = 4;
const ROUND_MS = 2_000;
const ROUNDS = 3;
const MOST_TRIES = 5;
const ENCODING = { 'accept-encoding': 'br' };

/** An answer as it comes over the wire, still compressed. */
function wireAnswer(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ENCODING }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Requests a second. */
type Throughput = {
  /** Our homepage from the page cache. */
  readonly cached: number;
  /** The bytes of the homepage from plain node:http. */
  readonly bare: number;
  /** Our homepage for visitors who have it. */
  readonly notModified: number;
  /** Match pages that have not been requested before. */
  readonly cold: number;
  /** Median time of a cached answer with all connections busy. */
  readonly cachedMs: number;
  /** Median time of a cold page, a few at once. */
  readonly coldMs: number;
};

/** Loads the site and, in turns with it, a bare server that sends the same bytes. */
export async function throughput(
  family: Family,
  { url, coldPaths, folder }: { url: string; coldPaths: readonly string[]; folder: string },
): Promise<Throughput> {
  const { headers, body } = await wireAnswer(url);
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...sent } = headers;
  const file = `${folder}/homepage.json`;
  writeFileSync(file, JSON.stringify({ headers: sent, body: body.toString('base64') }));
  const port = await freePort();
  const server = family.start('The bare server', process.execPath, [BARE_SERVER, String(port), file], { log: `${folder}/bare-server.log` });
  const bareUrl = `http://127.0.0.1:${port}`;
  if (!(await waitUntil(() => answers(bareUrl), { timeoutMs: START_TIMEOUT_MS, isOver: () => !server.isRunning() })))
    throw new UserError(`The bare server did not start:\n${server.lastWords()}`);

  const round = (of: string) =>
    load({ url: of, next: () => ({ path: '/', headers: ENCODING }), connections: CONNECTIONS, ms: ROUND_MS, statuses: [200] });
  const rounds: Record<'cached' | 'bare' | 'notModified', { perSecond: number; medianMs: number }[]> = {
    cached: [],
    bare: [],
    notModified: [],
  };
  await round(url);
  await round(bareUrl);
  for (let count = 0; count < ROUNDS; count += 1) {
    rounds.cached.push(await round(url));
    rounds.bare.push(await round(bareUrl));
    rounds.notModified.push(await notModifiedRound(url));
  }
  const left = [...coldPaths];
  const cold = await load({
    url,
    next: () => {
      const path = left.pop();
      // No single address could request so many new pages: each request has an address of its own.
      return path === undefined ? null : { path, headers: { ...ENCODING, 'x-forwarded-for': `203.0.113.${left.length % 250}` } };
    },
    connections: COLD_CONNECTIONS,
    ms: ROUND_MS * ROUNDS,
    statuses: [200],
  });
  await server.stop();
  const perSecond = (of: keyof typeof rounds) => median(rounds[of].map((each) => each.perSecond));
  return {
    cached: perSecond('cached'),
    bare: perSecond('bare'),
    notModified: perSecond('notModified'),
    cold: cold.perSecond,
    cachedMs: median(rounds.cached.map(({ medianMs }) => medianMs)),
    coldMs: cold.medianMs,
  };
}

/**
 * The homepage changes now and then (matches run): a round in which it does
 * answers 200 in between and is done again with the new copy's tag.
 */
async function notModifiedRound(url: string) {
  for (let tries = 0; ; tries += 1) {
    const { headers } = await wireAnswer(url);
    const request = { path: '/', headers: { ...ENCODING, 'if-none-match': String(headers.etag) } };
    try {
      return await load({ url, next: () => request, connections: CONNECTIONS, ms: ROUND_MS, statuses: [304] });
    } catch (error) {
      if (tries >= MOST_TRIES) throw error;
    }
  }
}
