import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { missingKind } from '../../domain/page/missing-kind';
import { DEFAULT_LOCALE, type Locale } from '../../domain/settings/locales';
import { countReads } from '../../store/core/read-counter';
import { countAnswer, metrics } from '../../telemetry/metrics';
import { traced } from '../../telemetry/traces';
import { requestId } from '../api/request-identity';
import { errorFields } from '../logger';
import { capture } from './capture';
import { type CacheEntry, composeEntry, isAbsence } from './cache-entry';
import { cardEntry, sentCard, standInCard, type CardOptions } from './card-entry';
import { BUILD_FILES, targetOf, type Site, type Target } from './request-target';
import { failureEntry, notFoundEntry, type FailureAudience, type FailureOptions, type FailureStatus } from './failure-pages';
import { type Requester, type CacheState, OWN_FILE_DEADLINE_MS } from './page-cache';
import { RenderBusyError, type RenderQueue } from './render-queue';
import { costOf, pointsOfReads } from './request-cost';
import { sendEntry } from './respond';
import { type AnswerKind, securityHeaders } from './content-security-policy';
import { absentData, type CachedTarget, renderEntry, type RenderOptions } from './renderers';
import { BROWSER_ONLY, UNCACHED } from '../cache-lifetimes';
import { isOpenRoute, isSharedRoute } from './public-routes';

/** One line of the log per request. Nothing personal: the route is a pattern. */
export type RequestRecord = {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly cache: CacheState | 'none';
  /** Documents that this answer read, shared shell data aside; absent where nothing was rendered. */
  readonly reads?: number;
  /** Points that the answer cost its address; absent where nothing was counted. */
  readonly cost?: number;
};

type FrontLog = {
  readonly request: (record: RequestRecord) => void;
  readonly problem: (fields: Readonly<Record<string, unknown>>, text: string) => void;
};

export type ListenerOptions = RenderOptions &
  FailureOptions & {
    readonly site: Site;
    /** Whether visitors use https. */
    readonly isHttps: boolean;
    readonly queue: Pick<RenderQueue, 'run' | 'noteServed'>;
    /** Pictures for sharing, which are drawn on another thread and must not make pages wait: with a cache and a queue of their own. */
    readonly cards: CardOptions & { readonly cache: FailureOptions['cache'] };
    readonly addressOf: (request: IncomingMessage) => string;
    /** Counts what an uncached answer costs its address; seconds to wait once that is too much, else null. */
    readonly count: (address: string, cost: number) => Promise<number | null>;
    /** Whether a request comes from a page of the site; null: everyone may read JSON and CSV (`RIFTWEEK_PUBLIC_API`). */
    readonly isOwnPage: ((request: IncomingMessage) => boolean) | null;
    readonly log: FrontLog;
  };

type Found = { readonly state: CacheState; readonly ageSeconds: number };

type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
  readonly id: string;
  /** Security headers and the request id. */
  readonly headers: Readonly<Record<string, string>>;
  cache: CacheState | 'none';
  reads: number | null;
  cost: number;
};

function audienceOf(target: Target, address: string): FailureAudience {
  // This holds for addresses without a route, too: every answer below /api is JSON.
  if (target.kind === 'api' || address.startsWith('/api/')) return 'script';
  if (target.kind === 'notFound') return target.isData ? 'script' : 'person';
  if (target.kind === 'public') return target.content === 'page' ? 'person' : target.content === 'json' ? 'script' : 'nobody';
  return target.kind === 'personal' || target.kind === 'invalid' ? 'person' : 'nobody';
}

/** What a status means to an operator who looks for the reason why the site is not well. */
function outcomeOf(status: number): Parameters<typeof countAnswer>[1] {
  if (status === 429) return 'limited';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'error' : status >= 400 ? 'refused' : 'answered';
}

function localeOf(target: Target): Locale {
  return 'locale' in target ? target.locale : DEFAULT_LOCALE;
}

/** A redirect of our own to the canonical address; short-lived like every permanent redirect here. */
function redirectEntry(to: string, pagePolicy: ListenerOptions['pagePolicy']): Promise<CacheEntry> {
  return composeEntry({ status: 308, headers: { location: to }, body: Buffer.alloc(0) }, { content: 'page', pagePolicy });
}

function answerKind(target: Target): AnswerKind {
  if (target.kind === 'api') return 'data';
  if (target.kind !== 'public') return 'answer';
  if (target.content === 'embed') return 'frame';
  if (target.content === 'json') return 'data';
  return target.route === BUILD_FILES ? 'buildFile' : 'answer';
}

/** Whether a target is data for programs: JSON and CSV, also of client navigation, whose props hold the same. */
function isData(target: Target): boolean {
  return target.kind === 'public' && target.content === 'json' && !isOpenRoute(target.route);
}

/** Every site's scripts may read the documented JSON (docs/product.md#json-api), never with cookies. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Age, Cache-Status, Retry-After, X-Request-Id',
} as const;
/** The answer to the preflight request that browsers send before one with a header of its own. */
const PREFLIGHT = {
  ...CROSS_ORIGIN,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-max-age': '86400',
} as const;

/** Load balancers request them from few addresses, and take a refusal for a defect. The store is read once a second at most. */
const UNCOUNTED_ROUTES: ReadonlySet<string> = new Set(['/api/health', '/api/alive']);
/** A refusal waits this long; a client that retries in a loop would otherwise be refused thousands of times a second. */
const REFUSAL_MS = 250;

/** The server in front of Next (docs/architecture.md#http-server): every answer of the site goes through here. */
export function createListener(options: ListenerOptions): RequestListener {
  const { cache, handler, host, log, pagePolicy, queue, site } = options;

  async function fail(visit: Visit, status: FailureStatus, retryAfterSeconds?: number): Promise<void> {
    const entry = await failureEntry(
      options,
      status,
      audienceOf(visit.target, visit.request.url ?? '/'),
      localeOf(visit.target),
      retryAfterSeconds,
    );
    await sendEntry(visit.request, visit.response, { entry, cache: null, headers: visit.headers });
  }

  async function refuse(visit: Visit, status: 429 | 503, retryAfterSeconds?: number): Promise<void> {
    await setTimeout(REFUSAL_MS);
    await fail(visit, status, retryAfterSeconds);
  }

  /** Whether other sites may read a target: not where data is only for the site's own pages. */
  function isShared(target: Target): boolean {
    return options.isOwnPage === null && target.kind === 'public' && isSharedRoute(target.route) && !target.isData;
  }

  function requesterOf(visit: Visit): Requester {
    // Looked up only when needed: cached answers are sent without looking at the client.
    let known: string | null = null;
    return {
      get address() {
        return (known ??= options.addressOf(visit.request));
      },
      count() {
        visit.cost = costOf(visit.target);
        return options.count(this.address, visit.cost);
      },
    };
  }

  /** Renders, and counts the documents that it took: those that its cost did not foresee are counted for the address afterwards. */
  async function counted<Value>(visit: Visit, render: () => Promise<Value>): Promise<Value> {
    const done = metrics().renders.startTimer({ kind: visit.target.kind });
    const { value, reads } = await traced('render', { kind: visit.target.kind }, () => countReads(render)).finally(done);
    visit.reads = reads;
    const unforeseen = pointsOfReads(reads) - visit.cost;
    // An answer that nobody was charged for is a file, or a refresh of what is cached.
    if (visit.cost > 0 && unforeseen > 0) {
      visit.cost += unforeseen;
      await options.count(options.addressOf(visit.request), unforeseen);
    }
    return value;
  }

  /** The page that is the same for all that is not there, or (410) not any more; `found`: how that was known. */
  async function serveNotFound(
    visit: Visit,
    { route, locale }: { readonly route: string; readonly locale: Locale },
    found: Found | null,
    status: 404 | 410 = 404,
  ): Promise<void> {
    const missing = route === '/404' ? 'page' : missingKind(route);
    const entry = await notFoundEntry(options, locale, { status, missing });
    if (found) visit.cache = found.state;
    await sendEntry(visit.request, visit.response, { entry, cache: found, headers: visit.headers });
  }

  async function serveCached(visit: Visit, target: CachedTarget): Promise<void> {
    const isFile = target.kind !== 'public' || target.content === 'asset';
    const render = async () => {
      const entry = await counted(visit, () => renderEntry(options, target));
      if (entry.strippedCookie) log.problem({ route: target.route }, 'a public answer set a cookie; it was taken out');
      return entry;
    };
    const deadlineMs = isFile && target.kind !== 'picture' ? OWN_FILE_DEADLINE_MS : undefined;
    const found = await cache.get(target.key, render, isFile ? null : requesterOf(visit), deadlineMs);
    if (found.kind === 'limited') return refuse(visit, 429, found.seconds);
    if (found.kind === 'found') {
      // The page of a refusal comes from the cache as well, but renders need not make room for it.
      if (found.state !== 'miss') queue.noteServed();
      const { status } = found.entry;
      if (target.kind === 'public' && target.content === 'page' && isAbsence(status)) return serveNotFound(visit, target, found, status);
      visit.cache = found.state;
      const { entry } = found;
      const isOursAlone = options.isOwnPage !== null && isData(target);
      const sent = isOursAlone ? { ...entry, headers: { ...entry.headers, 'cache-control': BROWSER_ONLY } } : entry;
      return sendEntry(visit.request, visit.response, { entry: sent, cache: found, headers: visit.headers });
    }
    if (found.reason === 'busy') return refuse(visit, 503);
    if (target.kind === 'public' && target.content === 'json' && found.entry) {
      // JSON routes say themselves what went wrong.
      return sendEntry(visit.request, visit.response, { entry: found.entry, cache: null, headers: visit.headers });
    }
    return fail(visit, found.reason === 'late' || found.entry?.status === 503 ? 503 : 500);
  }

  /** A picture for sharing; the site's own one where it cannot be had. */
  async function serveCard(visit: Visit, target: Extract<Target, { kind: 'card' }>): Promise<void> {
    const { request, response, headers } = visit;
    const draw = () => counted(visit, () => cardEntry(options.cards, target));
    const found = await options.cards.cache.get(target.key, draw, requesterOf(visit));
    if (found.kind === 'found') {
      visit.cache = found.state;
      return sendEntry(request, response, { entry: sentCard(found.entry, target), cache: found, headers });
    }
    const entry = await standInCard(options.cards, target.card);
    return entry === null ? fail(visit, 503) : sendEntry(request, response, { entry, cache: null, headers });
  }

  async function servePersonal(visit: Visit, target: Extract<Target, { kind: 'personal' }>): Promise<void> {
    const { cookie } = visit.request.headers;
    const requester = requesterOf(visit);
    const seconds = await requester.count();
    if (seconds !== null) return refuse(visit, 429, seconds);
    const rendered = await queue
      .run(requester.address, () =>
        counted(visit, () =>
          capture(handler, {
            url: target.url,
            host,
            headers: { ...(cookie === undefined ? {} : { cookie }), ...(target.isData ? { 'x-nextjs-data': '1' } : {}) },
          }),
        ),
      )
      .catch((error: unknown) => {
        if (error instanceof RenderBusyError) return null;
        throw error;
      });
    if (rendered === null) return refuse(visit, 503);
    // The store did not answer: the page's own body is an internal note.
    if (rendered.status === 503) return fail(visit, 503);
    const cookies = rendered.headers['set-cookie'];
    const entry = await composeEntry(rendered, { content: 'personal', pagePolicy });
    if (cookies !== undefined) visit.response.setHeader('set-cookie', cookies);
    await sendEntry(visit.request, visit.response, { entry, cache: null, headers: visit.headers });
  }

  /** A JSON route that sees the visitor's own request. Writes count for themselves (`lib/server/api/api-write`). */
  async function serveApi(visit: Visit, isRead: boolean): Promise<void> {
    const { request, response, target, headers } = visit;
    const seconds = isRead && !UNCOUNTED_ROUTES.has(target.route) ? await requesterOf(visit).count() : null;
    if (seconds !== null) return refuse(visit, 429, seconds);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('cache-control', UNCACHED);
    await counted(visit, () => Promise.resolve(handler(request, response)));
  }

  async function serve(visit: Visit): Promise<void> {
    const { request, response, target, headers } = visit;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (request.method === 'OPTIONS' && isShared(target)) {
      response.writeHead(204, { ...headers, ...PREFLIGHT, 'cache-control': UNCACHED }).end();
      return;
    }
    if (target.kind === 'api') return serveApi(visit, isRead);
    if (!isRead) return fail(visit, 405);
    // Asked before the cache, because the client is not part of a key.
    if (isData(target) && options.isOwnPage?.(request) === false) return fail(visit, 403);
    switch (target.kind) {
      case 'card':
        return serveCard(visit, target);
      case 'notFound':
        if (!target.isData) return serveNotFound(visit, target, null);
        return sendEntry(request, response, {
          entry: await composeEntry(absentData(), { content: 'json', pagePolicy }),
          cache: null,
          headers,
        });
      case 'personal':
        return servePersonal(visit, target);
      case 'redirect':
        return sendEntry(request, response, { entry: await redirectEntry(target.to, pagePolicy), cache: null, headers });
      case 'missing':
        return fail(visit, 404);
      case 'invalid':
        return fail(visit, 400);
      default:
        return serveCached(visit, target);
    }
  }

  return (request, response) => {
    const startedAt = performance.now();
    const id = requestId(request);
    const address = request.url ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const found = targetOf(site, address);
    // A write to a JSON route must reach its handler, which says what it takes.
    const isWrite = !reads && !(request.method === 'OPTIONS' && isShared(found));
    const target: Target = isWrite && address.startsWith('/api/') && found.kind === 'public' ? { kind: 'api', route: found.route } : found;
    const visit: Visit = {
      request,
      response,
      target,
      id,
      headers: {
        ...securityHeaders(options.isHttps, answerKind(target)),
        ...(isShared(target) ? CROSS_ORIGIN : {}),
        'x-request-id': id,
      },
      cache: 'none',
      reads: null,
      cost: 0,
    };
    // A client that asks for another protocol is answered in this one, and its connection is not used again.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    const served = traced('request', { route: target.route, method: request.method ?? '' }, () => serve(visit)).catch((error: unknown) => {
      log.problem({ requestId: id, route: target.route, ...errorFields(error) }, 'request failed');
      if (response.headersSent) response.destroy();
      else fail(visit, 500).catch(() => response.destroy());
    });
    response.on('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      countAnswer(target.route, outcomeOf(response.statusCode));
      metrics().answers.observe({ cache: visit.cache }, ms / 1000);
      // An answer may be sent before its cost is counted.
      void served.then(() =>
        log.request({
          requestId: id,
          method: request.method ?? '',
          route: target.route,
          status: response.statusCode,
          ms,
          cache: visit.cache,
          ...(visit.reads === null ? {} : { reads: visit.reads }),
          ...(visit.cost === 0 ? {} : { cost: visit.cost }),
        }),
      );
    });
  };
}
