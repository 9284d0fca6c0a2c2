import { readFile, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { expect, inject, it, vi } from 'vitest';
import * as v from 'valibot';
import { emulatorUrl, givenAccount, PASSWORD } from './support/accounts';
import { fuzzRequests, USERS, type FuzzRequest } from './support/fuzz-requests';
import { weekMatches } from './support/site-data';

// Bodies of known calls hold signed codes; the site knows them for another's.
vi.hoisted(() => {
  process.env['RIFTWEEK_SECRET'] ??= 'x'.repeat(32);
});

/**
 * Thousands of requests that nobody should send, to every route, from visitors
 * and users. By a seed: `RIFTWEEK_FUZZ=SEED[:COUNT] npx vitest run --project
 * e2e e2e/fuzz.test.ts` sends others, or more.
 */

const [seed = 1, count = 2_000] = (process.env['RIFTWEEK_FUZZ'] ?? '').split(':').filter(Boolean).map(Number);
const AT_ONCE = 4;
/** Each budget of an address and of its writes is for so many requests. */
const FROM_ONE_ADDRESS = 25;
/** Longer than any deadline of ours: nothing may hang. */
const HANGS_MS = 30_000;
/** A body that is refused before it was read may end with its connection. */
const LARGE = 60_000;
/** Once in the life of a server whose settings name no proxy, and wanted. */
const WANTED = /^A request came through a proxy/;
/** A server that says it is busy is asked again when it says. */
const TRIES = 3;

const site = inject('demo');
const logFile = join(dirname(site.outbox), 'logs', 'server.log');

const LineSchema = v.object({ level: v.number(), msg: v.string(), error: v.optional(v.string()), route: v.optional(v.string()) });
const ReadsSchema = v.object({ route: v.string(), reads: v.number(), cost: v.number() });

type Answer = { readonly status: number; readonly body: string; readonly ms: number; readonly retryAfter?: number };

function send({ method, path, headers, body }: FuzzRequest, index: number, token: string | null): Promise<Answer> {
  const begun = performance.now();
  const address = Math.floor(index / FROM_ONE_ADDRESS);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port: new URL(site.url).port,
        method,
        path,
        headers: {
          host: new URL(site.url).host,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        // Linux answers for all of 127.0.0.0/8, so each "attacker" has an address; elsewhere more of them are refused.
        ...(process.platform === 'linux' ? { localAddress: `127.3.${Math.floor(address / 250)}.${(address % 250) + 1}` } : {}),
        timeout: HANGS_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - begun,
            retryAfter: Number(response.headers['retry-after'] ?? 0),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${await emulatorUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return v.parse(v.object({ idToken: v.string() }), await answer.json()).idToken;
}

async function users(): Promise<string[]> {
  const emails = Array.from({ length: USERS }, (_, index) => `fuzz-${Date.now()}-${index}@example.com`);
  await Promise.all(emails.map((email) => givenAccount(email)));
  return Promise.all(emails.map(tokenOf));
}

async function lines(from: number): Promise<unknown[]> {
  const text = (await readFile(logFile)).subarray(from).toString();
  return text.split('\n').flatMap((line): unknown[] => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

const shown = ({ method, path, headers, body }: FuzzRequest) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${String(body).slice(0, 200)}`;

it(
  `answers ${count} requests of seed ${seed} without an error, a trace of its code or a line of alarm`,
  { timeout: 1_200_000, retry: 0 },
  async () => {
    const matches = await weekMatches(site.monday);
    const ids = matches.slice(0, 6).flatMap(({ id, leagueId, left }) => [String(id), 'a-vs-b', String(leagueId), String(left.id)]);
    const tokens = await users();
    const { size } = await stat(logFile);
    const limit = pLimit(AT_ONCE);
    const faults: string[] = [];
    let slowest = { ms: 0, text: '' };

    await Promise.all(
      fuzzRequests({ seed, count, ids }).map((each, index) =>
        limit(async () => {
          const token = each.user === null ? null : (tokens[each.user] ?? null);
          for (let attempt = 1; ; attempt += 1) {
            const answer: Answer = await send(each, index, token).catch((error: unknown) => ({ status: 0, body: String(error), ms: 0 }));
            if (answer.ms > slowest.ms) slowest = { ms: answer.ms, text: shown(each) };
            if (answer.status === 503 && attempt < TRIES) {
              await sleep((answer.retryAfter ?? 0) * 1000);
              continue;
            }
            if (answer.status === 0 && (each.body?.length ?? 0) > LARGE) return;
            if (answer.status === 0 || answer.status >= 500) faults.push(`${answer.status} ${shown(each)}\n  ${answer.body.slice(0, 300)}`);
            else if (/\bat (?:async )?[\w.<>]* ?\(?(?:file:|node:|\/)[^\s)]+:\d+:\d+/.test(answer.body))
              faults.push(`a stack trace: ${shown(each)}`);
            return;
          }
        }),
      ),
    );
    process.stdout.write(`Slowest of ${count}: ${Math.round(slowest.ms)} ms, ${slowest.text}\n`);

    const logged = await lines(size);
    const alarms = logged.flatMap((line) => {
      const read = v.safeParse(LineSchema, line);
      return read.success && read.output.level >= 50 && !WANTED.test(read.output.msg)
        ? [`${read.output.msg}: ${read.output.route ?? ''} ${read.output.error ?? ''}`]
        : [];
    });
    const dear = logged.flatMap((line) => {
      const read = v.safeParse(ReadsSchema, line);
      return read.success && read.output.reads > 10 * read.output.cost
        ? [`${read.output.route}: ${read.output.reads} documents for ${read.output.cost}`]
        : [];
    });
    expect({ faults, alarms, dear: [...new Set(dear)] }).toEqual({ faults: [], alarms: [], dear: [] });
  },
);
