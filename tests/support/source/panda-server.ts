import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';

/**
 * A local stand-in for the PandaScore API: lists by path, with bearer token,
 * pages, `filter[id]`, `range[…]` and `sort` as the documentation describes
 * them. Faults are answered first, one a request.
 */

export const TOKEN = 'local-token';

type Fault = { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } | 'hang' | 'cut';

export type PandaServer = {
  readonly baseUrl: string;
  /** Path → list. Change it in place to change the API's answers. */
  readonly lists: Map<string, unknown[]>;
  /** Answers that take precedence over the lists: for any path, or for the given one. */
  readonly faults: { readonly path?: string; readonly fault: Fault }[];
  /** Paths that the plan of the token does not include: always 403. */
  forbidden: RegExp | null;
  /** How long the answer to a "path?query" takes, in milliseconds. */
  delayOf: (request: string) => number;
  /** "path?query" of each request, decoded, in order. */
  readonly requests: string[];
  /** Extra headers of good answers. */
  readonly headers: Map<string, string>;
  /** Page size that the server insists on, to make short lists long. */
  maxPageSize: number;
  withLinks: boolean;
};

/** The fields that lists are filtered and sorted by are texts and numbers. */
const Plain = v.record(v.string(), v.fallback(v.union([v.string(), v.number()]), ''));

function field(document: unknown, name: string): string {
  const parsed = v.safeParse(Plain, document);
  return parsed.success ? String(parsed.output[name] ?? '') : '';
}

function selected(list: readonly unknown[], query: URLSearchParams): unknown[] {
  let elements = [...list];
  for (const [key, value] of query) {
    const [, kind, name] = /^(filter|range)\[(\w+)\]$/.exec(key) ?? [];
    if (kind === undefined || name === undefined || name === 'videogame_version') continue;
    const values = value.split(',');
    const [low = '', high = ''] = values;
    elements = elements.filter((each) =>
      kind === 'filter' ? values.includes(field(each, name)) : field(each, name) >= low && field(each, name) <= high,
    );
  }
  const sort = query.get('sort');
  if (sort !== null) elements.sort((a, b) => field(a, sort).localeCompare(field(b, sort)));
  return elements;
}

function answer(server: PandaServer, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', server.baseUrl);
  const index = server.faults.findIndex((each) => each.path === undefined || each.path === url.pathname);
  const [planned] = index === -1 ? [] : server.faults.splice(index, 1);
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  if (planned?.fault === 'hang') return;
  if (planned?.fault === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('[{"id": 1');
    response.destroy();
    return;
  }
  if (planned !== undefined)
    return void send(planned.fault.status, planned.fault.body ?? '{"error":"planned"}', { ...planned.fault.headers });
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return void send(401, '{"error":"Unauthorized"}');
  if (server.forbidden?.test(url.pathname)) return void send(403, '{"error":"Access denied"}');
  const list = server.lists.get(url.pathname);
  if (list === undefined) return void send(404, '{"error":"Not Found"}');
  const elements = selected(list, url.searchParams);
  const size = Math.min(Number(url.searchParams.get('page[size]') ?? 50), server.maxPageSize);
  const page = Number(url.searchParams.get('page[number]') ?? 1);
  const more = page * size < elements.length;
  const links: Record<string, string> = server.withLinks
    ? { link: more ? `<${url.origin}${url.pathname}?page=${page + 1}>; rel="next"` : `<${url.origin}${url.pathname}?page=1>; rel="first"` }
    : {};
  send(200, JSON.stringify(elements.slice((page - 1) * size, page * size)), {
    'x-page': String(page),
    'x-per-page': String(size),
    'x-total': String(elements.length),
    ...links,
    ...Object.fromEntries(server.headers),
  });
}

/** Starts the stand-in; it stops with the test. */
export async function pandaServer(lists: Readonly<Record<string, unknown[]>> = {}): Promise<PandaServer> {
  const server: PandaServer = {
    baseUrl: '',
    lists: new Map(Object.entries(lists)),
    faults: [],
    forbidden: null,
    delayOf: () => 0,
    requests: [],
    headers: new Map(),
    maxPageSize: 100,
    withLinks: true,
  };
  const http = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '/').replaceAll('+', ' '));
    server.requests.push(asked);
    const delay = server.delayOf(asked);
    if (delay === 0) answer(listening, request, response);
    else setTimeout(() => answer(listening, request, response), delay);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const listening: PandaServer = Object.assign(server, { baseUrl: `http://127.0.0.1:${port}` });
  return listening;
}

/** A client's clock for tests: waits end at once and are written down. */
export function quickSleep(): {
  readonly waits: number[];
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
} {
  const waits: number[] = [];
  return {
    waits,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
    },
  };
}
