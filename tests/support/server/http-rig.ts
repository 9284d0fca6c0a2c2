import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi, type Mock } from 'vitest';
import type { CardOptions } from '../../../lib/server/http/card-entry';
import { createListener, type ListenerOptions, type RequestRecord } from '../../../lib/server/http/listener';
import { PageCache } from '../../../lib/server/http/page-cache';
import { localPictures } from '../../../lib/store/pictures/picture-store';
import { RenderQueue } from '../../../lib/server/http/render-queue';
import { routeTable } from '../../../lib/server/route-table';
import { noteReads } from '../../../lib/store/core/read-counter';
import { manualTimers } from './http-fixture';
import { withServer, type Ask } from './with-server';

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600';
export const PAGE = `<html><style data-styled="">.a{}</style>${'score '.repeat(300)}</html>`;

/** Stands in for Next: answers by path. Match 7 is the only one, match 6 was one. */
function fakeNext(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '';
  const html = (status: number, headers: Record<string, string | string[]> = {}, body = PAGE) =>
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': PUBLIC, ...headers }).end(body);
  if (url === '/') {
    noteReads('weeks/2023-08-14', 3);
    html(200, { 'X-Riftweek-Tags': 'home' });
  } else if (url.endsWith('/broken')) html(500, {}, 'stack trace');
  else if (url.endsWith('/down')) response.writeHead(503, { 'Cache-Control': 'private, no-store' }).end('{}');
  else if (url === '/cookie') html(200, { 'Set-Cookie': ['token=secret'] }, `${PAGE}${request.headers.cookie ?? 'no cookie'}`);
  else if (url === '/account')
    html(200, { 'Set-Cookie': ['token=renewed'], 'Cache-Control': 'private, no-store' }, `hello ${request.headers.cookie ?? 'visitor'}`);
  else if (url.includes('/failure?status=404'))
    html(200, {}, `${url.startsWith('/ko') ? 'korean ' : ''}${url.split('missing=')[1] ?? ''} not found`);
  else if (url.includes('/failure?status=410')) html(200, {}, `${url.split('missing=')[1] ?? ''} gone`);
  else if (url.startsWith('/ko/failure?status=')) html(200, {}, `korean ${url.slice(-3)}`);
  else if (/\/match\/7\//.test(url)) html(200, { 'X-Riftweek-Tags': 'match:7' }, `${PAGE}${url}`);
  else if (/\/match\/6\//.test(url)) response.writeHead(410, { 'X-Riftweek-Tags': 'match:6' }).end('Gone');
  else if (/\/match\/\d+\//.test(url))
    response
      .writeHead(404, {
        'X-Riftweek-Tags': `match:${/\d+/.exec(url.replace(/^.*match/, ''))?.[0] ?? ''}`,
        'Cache-Control': 'private, no-store',
      })
      .end('Not found');
  else if (/^\/(?:stats|videos|matches)(?:\?|$)/.test(url)) html(200, {}, `${PAGE}${url}`);
  else if (url === '/moved') response.writeHead(308, { Location: '/', Refresh: '0;url=/', 'Cache-Control': 'private, no-store' }).end('/');
  else if (url === '/host') html(200, {}, `${PAGE}${request.headers.host ?? ''}`);
  else if (url === '/_next/static/a.js')
    response
      .writeHead(200, { 'Content-Type': 'application/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' })
      .end('x()'.repeat(400));
  else if (url.startsWith('/api/votes/'))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': PUBLIC }).end('{}');
  else if (url.startsWith('/api/week')) {
    response.setHeader('Content-Type', 'application/json');
    if (request.method === 'GET') response.writeHead(200, { 'Cache-Control': PUBLIC }).end(JSON.stringify({ start: 'x'.repeat(600) }));
    else response.writeHead(405).end('{}');
  } else if (url.startsWith('/api/calendar'))
    response.writeHead(200, { 'Content-Type': 'text/calendar', 'Cache-Control': PUBLIC }).end('BEGIN');
  else if (url.startsWith('/api/embed')) html(200, { 'Content-Security-Policy': 'frame-ancestors *' }, `frame ${url}`);
  else if (url === '/api/health') response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  else html(404, { 'Cache-Control': 'private, no-store' }, 'not found page');
}

export type FrontParts = {
  next: Mock<typeof fakeNext>;
  records: RequestRecord[];
  cache: PageCache;
  problems: string[];
  /** What each address has cost so far. */
  spent: ReadonlyMap<string, number>;
  /** The clock that waits for answers go by. */
  timers: ReturnType<typeof manualTimers>;
};

const NO_CARDS: CardOptions = {
  loadCard: () => Promise.resolve({ card: null, tags: [] }),
  press: { draw: () => Promise.reject(new Error('Nothing is drawn here.')) },
};

/** Our listener over it. The header `x-address` replaces the client's address; `budget` is what one may cost. */
export async function withFront(
  work: (ask: Ask, parts: FrontParts) => Promise<void>,
  {
    budget = 1_000_000,
    isHttps = false,
    isOwnPage = null,
    cards = NO_CARDS,
  }: Partial<Pick<ListenerOptions, 'isHttps' | 'isOwnPage'>> & { readonly budget?: number; readonly cards?: CardOptions } = {},
): Promise<void> {
  const flags = await mkdtemp(join(tmpdir(), 'flags-'));
  await mkdir(join(flags, 'optimize/images/team/77'), { recursive: true });
  await writeFile(join(flags, 'optimize/images/team/77/120_index.png'), 'a picture');
  await writeFile(join(flags, 'kr.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path d="M0 0h640v480H0z"/></svg>`);
  const next = vi.fn(fakeNext);
  const records: RequestRecord[] = [];
  const problems: string[] = [];
  const timers = manualTimers();
  const queue = new RenderQueue({ timers, worked: () => 0 });
  const cardQueue = new RenderQueue({ timers, worked: () => 0 });
  const cache = new PageCache({ maxBytes: 1_000_000, timers, queue, onError: (error) => problems.push(String(error)) });
  const spent = new Map<string, number>();
  const listener = createListener({
    site: {
      buildId: 'b1',
      routes: routeTable([
        '/',
        '/broken',
        '/down',
        '/cookie',
        '/moved',
        '/host',
        '/account',
        '/crash',
        '/match/[id]/[slug]',
        '/stats',
        '/videos',
        '/matches',
        '/api/me',
        '/api/votes/[matchId]',
        '/api/week',
        '/api/calendar/[kind]/[file]',
        '/api/embed/[kind]/[id]',
        '/api/health',
        '/api/[...path]',
      ]),
      publicFiles: new Set(),
      staticFiles: new Set(['/_next/static/a.js']),
    },
    cache,
    queue,
    addressOf: ({ headers }) => String(headers['x-address'] ?? 'somebody'),
    count: (address, cost) => {
      spent.set(address, (spent.get(address) ?? 0) + cost);
      return Promise.resolve((spent.get(address) ?? 0) > budget ? 7 : null);
    },
    handler: next,
    host: 'riftweek.example',
    isHttps,
    isOwnPage,
    pagePolicy: () => 'page-policy',
    workerScript: 'self.worker = 1;',
    siteText: () => 'Contact: mailto:security@riftweek.example\n',
    flagFolder: flags,
    readPicture: localPictures(flags).get,
    cards: {
      ...cards,
      cache: new PageCache({ maxBytes: 1_000_000, timers, queue: cardQueue, onError: (error) => problems.push(String(error)) }),
    },
    log: { request: (record) => records.push(record), problem: (_fields, text) => problems.push(text) },
  });
  await withServer(listener, (ask) => work(ask, { next, records, cache, problems, spent, timers }));
}
