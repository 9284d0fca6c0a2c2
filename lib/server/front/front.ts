import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/message-key';
import { countReads } from '../../store/read-counter';
import { requestId } from '../request-identity';
import { errorFields } from '../logger';
import { capture } from './capture';
import { composeEntry, type CacheEntry } from './cache-entry';
import { targetOf, type Site, type Target } from './canonical-key';
import { failureEntry, type FailureAudience, type FailureOptions, type FailureStatus } from './failure-pages';
import type { CacheState } from './page-cache';
import { sendEntry } from './respond';
import { securityHeaders } from './security-headers';
import { renderEntry, type SourceOptions } from './sources';
import { UNCACHED } from '../cache-lifetimes';

/** One line of the log per request. Nothing personal: the route is a pattern. */
export type RequestRecord = {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly cache: CacheState | 'none';
  /** Documents that the render of this answer read, shared shell data aside; absent where nothing was rendered. */
  readonly reads?: number;
};

export type FrontLog = {
  readonly request: (record: RequestRecord) => void;
  readonly problem: (fields: Readonly<Record<string, unknown>>, text: string) => void;
};

export type FrontOptions = SourceOptions &
  FailureOptions & {
    readonly site: Site;
    /** Whether visitors come by https. */
    readonly isHttps: boolean;
    readonly log: FrontLog;
  };

type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
  readonly id: string;
  /** Security headers and the request id. */
  readonly headers: Readonly<Record<string, string>>;
  cache: CacheState | 'none';
  reads: number | null;
};

function audienceOf(target: Target): FailureAudience {
  if (target.kind === 'api') return 'script';
  if (target.kind === 'public') return target.content === 'page' ? 'person' : target.content === 'json' ? 'script' : 'nobody';
  return target.kind === 'personal' || target.kind === 'invalid' ? 'person' : 'nobody';
}

function localeOf(target: Target): Locale {
  return 'locale' in target ? target.locale : DEFAULT_LOCALE;
}

/** A redirect of our own to the canonical address; short-lived like every permanent redirect here. */
function redirectEntry(to: string, pagePolicy: FrontOptions['pagePolicy']): Promise<CacheEntry> {
  return composeEntry({ status: 308, headers: { location: to }, body: Buffer.alloc(0) }, { content: 'page', pagePolicy });
}

/** The server in front of Next (design: "Page cache", "Security"): every answer of the site goes through here. */
export function createFront(options: FrontOptions): RequestListener {
  const { cache, handler, host, log, pagePolicy, site } = options;

  async function fail(visit: Visit, status: FailureStatus): Promise<void> {
    const entry = await failureEntry(options, status, audienceOf(visit.target), localeOf(visit.target));
    await sendEntry(visit.request, visit.response, { entry, cache: null, headers: visit.headers });
  }

  async function serveKept(visit: Visit, target: Extract<Target, { kind: 'public' | 'flag' | 'picture' | 'messages' }>): Promise<void> {
    const found = await cache.get(target.key, async () => {
      const { value: entry, reads } = await countReads(() => renderEntry(options, target));
      visit.reads = reads;
      if (entry.strippedCookie) log.problem({ route: target.route }, 'a public answer set a cookie; it was taken out');
      return entry;
    });
    if (found.kind === 'found') {
      visit.cache = found.state;
      await sendEntry(visit.request, visit.response, { entry: found.entry, cache: found, headers: visit.headers });
    } else if (target.kind === 'public' && target.content === 'json' && found.entry) {
      // JSON routes say themselves what went wrong.
      await sendEntry(visit.request, visit.response, { entry: found.entry, cache: null, headers: visit.headers });
    } else {
      await fail(visit, found.reason === 'late' || found.entry?.status === 503 ? 503 : 500);
    }
  }

  async function servePersonal(visit: Visit, target: Extract<Target, { kind: 'personal' }>): Promise<void> {
    const { cookie } = visit.request.headers;
    const rendered = await capture(handler, {
      url: target.url,
      host,
      headers: { ...(cookie === undefined ? {} : { cookie }), ...(target.isData ? { 'x-nextjs-data': '1' } : {}) },
    });
    // The store did not answer: what the page says then is for nobody's eyes.
    if (rendered.status === 503) return fail(visit, 503);
    const cookies = rendered.headers['set-cookie'];
    const entry = await composeEntry(rendered, { content: 'personal', pagePolicy });
    if (cookies !== undefined) visit.response.setHeader('set-cookie', cookies);
    await sendEntry(visit.request, visit.response, { entry, cache: null, headers: visit.headers });
  }

  async function serve(visit: Visit): Promise<void> {
    const { request, response, target, headers } = visit;
    if (target.kind === 'api') {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('cache-control', UNCACHED);
      await handler(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return fail(visit, 405);
    switch (target.kind) {
      case 'public':
      case 'flag':
      case 'picture':
      case 'messages':
        return serveKept(visit, target);
      case 'personal':
        return servePersonal(visit, target);
      case 'redirect':
        return sendEntry(request, response, { entry: await redirectEntry(target.to, pagePolicy), cache: null, headers });
      case 'missing':
        return fail(visit, 404);
      case 'invalid':
        return fail(visit, 400);
    }
  }

  return (request, response) => {
    const startedAt = performance.now();
    const id = requestId(request);
    const address = request.url ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const found = targetOf(site, address);
    // A write to a JSON route must reach its handler, which says what it takes.
    const target: Target = !reads && address.startsWith('/api/') && found.kind === 'public' ? { kind: 'api', route: found.route } : found;
    const visit: Visit = { request, response, target, id, headers: { ...securityHeaders(options.isHttps), 'x-request-id': id }, cache: 'none', reads: null };
    response.on('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      log.request({ requestId: id, method: request.method ?? '', route: target.route, status: response.statusCode, ms, cache: visit.cache, ...(visit.reads === null ? {} : { reads: visit.reads }) });
    });
    serve(visit).catch((error: unknown) => {
      log.problem({ requestId: id, route: target.route, ...errorFields(error) }, 'request failed');
      if (response.headersSent) response.destroy();
      else fail(visit, 500).catch(() => response.destroy());
    });
  };
}
