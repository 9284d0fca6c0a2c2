import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { noteReads } from '../../../lib/store/core/read-counter';
import { PAGE, withFront } from '../../support/server/http-rig';

describe('pages', () => {
  it('renders once for all visitors, compressed as each accepts it', () =>
    withFront(async (ask, { next }) => {
      const brotli = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const gzip = await ask('/?utm=1', { headers: { 'accept-encoding': 'gzip' } });
      const plain = await ask('/');
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
      expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.toString()).toBe(PAGE);
      expect(brotli.headers['vary']).toBe('Accept-Encoding');
      expect(brotli.headers['cache-status']).toBe('riftweek; fwd=miss');
      expect(gzip.headers['cache-status']).toBe('riftweek; hit');
      // A page cannot read its other headers.
      expect([brotli.headers['server-timing'], gzip.headers['server-timing']]).toEqual(['new', 'new']);
      expect(next).toHaveBeenCalledTimes(1);
    }));

  it('tells a page from a minute on that it is an old copy, also where the client has it already', () =>
    withFront(async (ask, { next, cache, timers }) => {
      const first = await ask('/');
      cache.purge([cacheTag.home]);
      next.mockImplementation((_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(503, { 'Cache-Control': 'private, no-store' }).end();
      });
      const after = async (ms: number) => {
        await timers.advance(ms);
        const { status, headers } = await ask('/', { headers: { 'if-none-match': first.headers.etag ?? '' } });
        return [status, headers['cache-status'], headers['server-timing']];
      };
      expect(await after(59_000)).toEqual([304, 'riftweek; hit; detail=fallback', 'new']);
      expect(await after(2_000)).toEqual([304, 'riftweek; hit; detail=fallback', 'old;dur=61000']);
    }));

  it('answers 304 without a body to a client that has the page', () =>
    withFront(async (ask) => {
      const first = await ask('/');
      const again = await ask('/', { headers: { 'if-none-match': first.headers.etag ?? '' } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }));

  it('sends only the headers for HEAD', () =>
    withFront(async (ask) => {
      const head = await ask('/', { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(Number(head.headers['content-length'])).toBe(PAGE.length);
    }));

  it('passes nothing of the visitor to Next: no cookie, no host of their choice', () =>
    withFront(async (ask, { problems }) => {
      const page = await ask('/cookie', { headers: { cookie: 'token=mine' } });
      expect(page.body.toString()).toContain('no cookie');
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(problems).toEqual(['a public answer set a cookie; it was taken out']);
      const host = await ask('/host', { headers: { host: 'evil.example' } });
      expect(host.body.toString()).toContain('riftweek.example');
    }));

  it('renders a personal page for its visitor only and caches nothing of it', () =>
    withFront(async (ask, { cache }) => {
      const mine = await ask('/account', { headers: { cookie: 'token=mine' } });
      expect(mine.body.toString()).toBe('hello token=mine');
      expect(mine.headers['cache-control']).toBe('private, no-store');
      expect(mine.headers['set-cookie']).toEqual(['token=renewed']);
      expect(mine.headers['content-security-policy']).toBe('page-policy');
      expect((await ask('/account')).body.toString()).toBe('hello visitor');
      expect(cache.size.entries).toBe(0);
    }));

  it('caches a redirect for seconds, without Next’s Refresh header', () =>
    withFront(async (ask, { next }) => {
      const moved = await ask('/moved');
      await ask('/moved');
      expect(moved.status).toBe(308);
      expect(moved.headers.location).toBe('/');
      expect(moved.headers['refresh']).toBeUndefined();
      expect(moved.headers['cache-control']).toMatch(/^public, max-age=60, s-maxage=10,/);
      expect(next).toHaveBeenCalledTimes(1);
    }));

  it('shares one not-found page among all missing addresses', () =>
    withFront(async (ask, { next }) => {
      const one = await ask('/nowhere');
      const other = await ask('/elsewhere/7');
      expect([one.status, other.status]).toEqual([404, 404]);
      expect(other.body.toString()).toBe('page not found');
      expect(other.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=10,/);
      expect(other.headers['content-security-policy']).toBe('page-policy');
      expect(next).toHaveBeenCalledTimes(1);
    }));

  it('says what kind of page is missing, in the page’s language', () =>
    withFront(async (ask) => {
      const answers = await Promise.all(
        ['/match/8/a-vs-b', '/match/x/a-vs-b', '/ko/match/8/a-vs-b', '/stats?scope=bogus:1'].map((path) => ask(path)),
      );
      expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
        [404, 'match not found'],
        [404, 'match not found'],
        [404, 'korean match not found'],
        [404, 'stats not found'],
      ]);
    }));

  it('answers 410 for a deleted page, cached as briefly', () =>
    withFront(async (ask, { next }) => {
      for (const path of ['/match/6/a-vs-b', '/match/6/a-vs-b']) {
        const { status, headers, body } = await ask(path);
        expect([status, body.toString()]).toEqual([410, 'match gone']);
        expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=10,/);
      }
      // The match, and the page that is the same for all.
      expect(next).toHaveBeenCalledTimes(2);
    }));

  it('answers client navigation for a missing page without rendering one', () =>
    withFront(async (ask) => {
      for (const path of [
        '/_next/data/b1/en/match/6/a-vs-b.json',
        '/_next/data/b1/en/match/8/a-vs-b.json',
        '/_next/data/b1/en/match/x/a-vs-b.json',
      ]) {
        const { status, headers, body } = await ask(path);
        expect([status, headers['content-type'], body.toString()]).toEqual([404, 'application/json; charset=utf-8', '{"notFound":true}']);
      }
    }));

  it('shows a page as soon as it is stored, even if it was missing before', () =>
    withFront(async (ask, { next, cache }) => {
      expect((await ask('/match/8/a-vs-b')).status).toBe(404);
      next.mockImplementation((_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, s-maxage=60' }).end('match 8');
      });
      expect((await ask('/match/8/a-vs-b')).status).toBe(404);
      cache.purge([cacheTag.match(8)]);
      const { status, body } = await ask('/match/8/a-vs-b');
      expect([status, body.toString()]).toEqual([200, 'match 8']);
    }));

  it('removes the default locale from the address', () =>
    withFront(async (ask) => {
      const answer = await ask('/en/matches?time=today');
      expect([answer.status, answer.headers.location]).toEqual([308, '/matches?time=today']);
    }));
});

describe('failures', () => {
  it('answers 503 with Retry-After when the store is down and no copy exists', () =>
    withFront(async (ask) => {
      const answer = await ask('/down');
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }));

  it('reveal nothing of an error', () =>
    withFront(async (ask) => {
      const answer = await ask('/broken');
      expect(answer.status).toBe(500);
      expect(answer.body.toString()).not.toContain('stack trace');
      expect(answer.body.toString()).toContain('An error occurred on server.');
    }));

  it('show the site’s own error page in the page’s language, uncached', () =>
    withFront(async (ask) => {
      const broken = await ask('/ko/broken');
      expect([broken.status, broken.body.toString()]).toEqual([500, 'korean 500']);
      expect(broken.headers).toMatchObject({ 'content-security-policy': 'page-policy', 'cache-control': 'private, no-store' });
      expect(broken.headers.etag).toBeUndefined();
      expect((await ask('/ko/down')).body.toString()).toBe('korean 503');
    }));

  it('of a personal page show the same page, and later it is there again', () =>
    withFront(async (ask, { next }) => {
      next.mockImplementationOnce((_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' }).end('{"error":{}}');
      });
      const answer = await ask('/account', { headers: { cookie: 'token=mine' } });
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'private, no-store',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await ask('/account', { headers: { cookie: 'token=mine' } })).body.toString()).toBe('hello token=mine');
    }));

  it('include a handler that throws', () =>
    withFront(async (ask, { next, problems }) => {
      next.mockImplementationOnce(() => {
        throw new Error('crashed');
      });
      expect((await ask('/crash')).status).toBe(500);
      expect(problems).toEqual(['Error: crashed']);
      expect((await ask('/')).status).toBe(200);
    }));

  it.each(['POST', 'TRACE'])('refuse %s to a page', (method) =>
    withFront(async (ask, { next }) => {
      const answer = await ask('/', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(next).not.toHaveBeenCalled();
    }),
  );
});

describe('security headers', () => {
  it.each([
    ['/', 200],
    ['/nowhere', 404],
    ['/broken', 500],
    ['/down', 503],
    ['/moved', 308],
    ['/en', 308],
    ['/%E0%A4%A', 400],
    ['/favicon.ico', 404],
    ['/_next/static/gone.js', 404],
    ['/img/flags/kr.webp', 200],
  ])('are on %s (%i)', (path, status) =>
    withFront(async (ask) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(answer.headers['content-security-policy']).toMatch(/page-policy|frame-ancestors 'none'/);
      expect(answer.headers['permissions-policy']).toContain('camera=()');
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      expect(answer.headers['strict-transport-security']).toBeUndefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
    }),
  );

  it.each(['/_next/static/a.js', '/api/health', '/api/week'])('are fewer on %s: browsers heed the others on documents only', (path) =>
    withFront(async (ask) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(headers['permissions-policy']).toBeUndefined();
    }),
  );

  it('require encryption where the site’s address is https', () =>
    withFront(
      async (ask) => {
        for (const path of ['/', '/api/health', '/nowhere'])
          expect((await ask(path)).headers['strict-transport-security']).toContain('max-age=63072000');
      },
      { isHttps: true },
    ));

  it('do not require it because of a header', () =>
    withFront(async (ask) => {
      const answer = await ask('/', { headers: { 'x-forwarded-proto': 'https' } });
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }));
});

describe('json routes', () => {
  it('caches the public ones by their known query, and passes the others on', () =>
    withFront(async (ask, { next }) => {
      const week = await ask('/api/week?start=2023-08-14&x=1', { headers: { 'accept-encoding': 'gzip' } });
      const again = await ask('/api/week?start=2023-08-14', { headers: { 'if-none-match': week.headers.etag ?? '' } });
      expect([week.headers['content-encoding'], again.status]).toEqual(['gzip', 304]);
      expect(next).toHaveBeenCalledTimes(1);
      await ask('/api/health');
      const health = await ask('/api/health');
      expect(health.headers['cache-control']).toBe('private, no-store');
      expect(next).toHaveBeenCalledTimes(3);
    }));

  it('lets the route itself refuse a write', () =>
    withFront(async (ask) => {
      expect((await ask('/api/week', { method: 'POST', body: '{}' })).status).toBe(405);
      expect((await ask('/api/week')).status).toBe(200);
    }));
});

describe('what no route is for', () => {
  it.each([
    ['GET', 400],
    ['POST', 405],
  ])('below /api is refused in JSON: %s', (method, status) =>
    withFront(async (ask) => {
      const answer = await ask('/api/%00', { method });
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ error: { message: expect.any(String) } });
    }),
  );

  it('tells at the agreed address where security holes are reported', () =>
    withFront(async (ask, { next }) => {
      const answer = await ask('/.well-known/security.txt');
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(answer.body.toString()).toContain('Contact: mailto:security@riftweek.example');
      expect(next).not.toHaveBeenCalled();
    }));
});

describe('what a request costs', () => {
  it('includes the documents that its address did not tell of', () =>
    withFront(async (ask, { next, spent }) => {
      next.mockImplementation((_request, response) => {
        noteReads('matches/7', 95);
        response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' }).end('page');
      });
      await ask('/account', { headers: { 'x-address': 'reader' } });
      await ask('/api/me', { headers: { 'x-address': 'script' } });
      await ask('/', { headers: { 'x-address': 'visitor' } });
      await vi.waitFor(() => expect(Object.fromEntries(spent)).toEqual({ reader: 10, script: 10, visitor: 10 }));
    }));
});

describe('a request for another protocol', () => {
  it.each(['/', '/match/7/a-vs-b', '/_next/static/a.js', '/_next/data/b1/en/stats.json', '/nowhere', '/%zz', '//x', '/api/week'])(
    'to %s is answered and its connection closed',
    (path) =>
      withFront(async (ask) => {
        const { status, headers } = await ask(path, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
        expect(status).toBeGreaterThanOrEqual(200);
        expect(headers.connection).toBe('close');
      }),
  );
});

describe('the request log', () => {
  it('has one line a request, with the route’s pattern and nothing that was typed', () =>
    withFront(async (ask, { records }) => {
      await ask('/?secret=1', { headers: { 'x-request-id': 'given-by-proxy' } });
      await ask('/', { headers: { cookie: 'token=mine' } });
      await ask('/nowhere/secret');
      await ask('/api/health');
      await vi.waitFor(() => expect(records).toHaveLength(4));
      expect(records.map(({ method, route, status, cache }) => [method, route, status, cache])).toEqual([
        ['GET', '/', 200, 'miss'],
        ['GET', '/', 200, 'hit'],
        ['GET', '/404', 404, 'none'],
        ['GET', '/api/health', 200, 'none'],
      ]);
      expect(records[0]?.requestId).toBe('given-by-proxy');
      expect(records.map(({ reads }) => reads)).toEqual([3, undefined, undefined, 0]);
      expect(records.map(({ cost }) => cost)).toEqual([2, undefined, undefined, undefined]);
      expect(JSON.stringify(records)).not.toMatch(/secret|mine/);
    }));
});
