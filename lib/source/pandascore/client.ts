import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { withTimeLimit } from '../../net/time-limit';
import { Allowance, type Urgency } from './allowance';
import { backoffMs, isRetryable, retryAfterMs } from './retry';

/** The REST API of PandaScore: one request, or all pages of a list, as unknown JSON. */

export type PandaScoreClientOptions = {
  readonly token: string;
  /** The address without a slash at the end, e.g. "https://api.pandascore.co". */
  readonly baseUrl: string;
  /** Ends every request and every wait. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** A request fails after so many tries. */
  readonly attempts?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Waits; rejects when the signal fires. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly random?: () => number;
  readonly now?: () => number;
};

/** A request that has failed for good. `status` is the last answer's, null where none came. Never carries the token. */
export class PandaScoreError extends Error {
  override readonly name = 'PandaScoreError';
  constructor(
    readonly path: string,
    readonly status: number | null,
    reason: string,
  ) {
    super(`PandaScore ${path}: ${reason}`);
  }

  /** Whether the plan of the token does not include the request. */
  get isForbidden(): boolean {
    return this.status === 403;
  }
}

export type Query = Readonly<Record<string, string | number>>;

/** One page of a list; `total` counts the whole list where the API says so. */
type Page = { readonly elements: readonly unknown[]; readonly more: boolean; readonly total: number | null };

export type PandaScoreClient = {
  /** One page of a list, numbered from 1. Throws PandaScoreError. */
  readonly page: (path: string, query: Query, number: number) => Promise<Page>;
  /** A list page after page. Throws PandaScoreError. */
  readonly pages: (path: string, query?: Query) => AsyncGenerator<Page>;
  /** The same client with requests of another urgency; the client itself makes live ones. */
  readonly as: (urgency: Urgency) => PandaScoreClient;
};

export const PAGE_SIZE = 100;
const TIMEOUT_MS = 20_000;
const ATTEMPTS = 6;
/** A list with more pages goes round in circles. */
const MOST_PAGES = 2000;

const ListSchema = v.array(v.unknown());
type Answer = { readonly body: unknown; readonly headers: Headers };

/** A timer that an abort ends. */
async function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {
    throw reasonOf(signal);
  });
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('The work was called off', 'AbortError');
}

function totalOf(headers: Headers): number | null {
  const total = headers.get('x-total');
  return total !== null && /^\d+$/.test(total) ? Number(total) : null;
}

/** True if there is a page after this one: by the `Link` header, else by `X-Total`, else a full page suggests more. */
function hasNextPage(headers: Headers, page: number, received: number): boolean {
  if (received === 0) return false;
  const link = headers.get('link');
  if (link !== null && link !== '') return /rel="?next"?/.test(link);
  const total = totalOf(headers);
  const size = Number(headers.get('x-per-page') ?? PAGE_SIZE);
  return total === null ? received >= size : page * size < total;
}

export function pandaScoreClient(options: PandaScoreClientOptions): PandaScoreClient {
  const { token, baseUrl, signal, timeoutMs = TIMEOUT_MS, attempts = ATTEMPTS } = options;
  const { fetch = globalThis.fetch, sleep = wait, random = Math.random, now = Date.now } = options;
  const allowance = new Allowance();

  function addressOf(path: string, query: Query): string {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return `${baseUrl}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
  }

  /** One try: an answer, or how long to wait before the next one. */
  async function attempt(
    path: string,
    query: Query,
    tried: number,
  ): Promise<Answer | { retryMs: number; status: number | null; reason: string }> {
    const backoff = backoffMs(tried, random());
    try {
      return await withTimeLimit(timeoutMs, signal, async (limit) => {
        const response = await fetch(addressOf(path, query), {
          headers: { accept: 'application/json', authorization: `Bearer ${token}` },
          redirect: 'error',
          signal: limit,
        });
        allowance.learn(response.headers.get('x-rate-limit-remaining'), now());
        if (response.ok) {
          const body: unknown = await response.json();
          return { body, headers: response.headers };
        }
        await response.body?.cancel();
        if (!isRetryable(response.status)) throw new PandaScoreError(path, response.status, `answers ${response.status}`);
        const retryAfter = retryAfterMs(response.headers.get('retry-after'), now());
        return { retryMs: retryAfter ?? backoff, status: response.status, reason: `answers ${response.status}` };
      });
    } catch (error) {
      if (signal?.aborted) throw reasonOf(signal);
      if (error instanceof PandaScoreError) throw error;
      // No connection, a time-out, or an answer cut short in the middle of its JSON.
      return { retryMs: backoff, status: null, reason: error instanceof Error ? error.message : 'no answer' };
    }
  }

  /** Live requests are slowed down once; others wait until they may go. */
  async function hold(urgency: Urgency): Promise<void> {
    for (let ms = allowance.holdMs(urgency, now()); ms > 0; ms = allowance.holdMs(urgency, now())) {
      await sleep(ms, signal);
      if (urgency === 'live') return;
    }
  }

  async function request(urgency: Urgency, path: string, query: Query): Promise<Answer> {
    for (let tried = 0; ; tried += 1) {
      signal?.throwIfAborted();
      await hold(urgency);
      allowance.spend(urgency, now());
      const outcome = await attempt(path, query, tried);
      if ('body' in outcome) return outcome;
      if (tried + 1 >= attempts) throw new PandaScoreError(path, outcome.status, `${outcome.reason}, ${attempts} times`);
      await sleep(outcome.retryMs, signal);
    }
  }

  async function page(urgency: Urgency, path: string, query: Query, number: number): Promise<Page> {
    const { body, headers } = await request(urgency, path, { ...query, 'page[size]': PAGE_SIZE, 'page[number]': number });
    const elements = v.safeParse(ListSchema, body);
    if (!elements.success) throw new PandaScoreError(path, 200, 'answers no list');
    return { elements: elements.output, more: hasNextPage(headers, number, elements.output.length), total: totalOf(headers) };
  }

  const clientOf = (urgency: Urgency): PandaScoreClient => ({
    page: (path, query, number) => page(urgency, path, query, number),
    async *pages(path, query = {}) {
      for (let number = 1; number <= MOST_PAGES; number += 1) {
        const answer = await page(urgency, path, query, number);
        yield answer;
        if (!answer.more) return;
      }
    },
    as: clientOf,
  });
  return clientOf('live');
}
