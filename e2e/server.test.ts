import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it } from 'vitest';

/** What every answer of the server carries, seen from outside. */

const site = inject('demo');
const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, site.url), { headers, redirect: 'manual' });

describe('the server', () => {
  it.each(['/', '/matches?time=today', '/leagues', '/no-such-page', '/api/health', '/api/no-such', '/favicon.ico'])(
    'protects %s with its headers',
    async (path) => {
      const answer = await get(path);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBeTruthy();
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('x-request-id')).toBeTruthy();
    },
  );

  it('answers a known copy with 304 and no body', async () => {
    const first = await get('/');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const second = await get('/', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it('allows any cache to store a public page, and never sets a cookie on it', async () => {
    const answer = await get('/', { cookie: 'token=abc; cookieConsent=1' });
    expect(answer.headers.get('cache-control')).toMatch(/public.*s-maxage=\d+.*stale-while-revalidate=\d+.*stale-if-error=\d+/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    const answer = await get('/', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('<main');
  });

  it('serves one page for all unknown query parameters', async () => {
    const [plain, noisy] = await Promise.all([get('/'), get('/?utm_source=mail&x=1')]);
    expect(noisy.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  it('redirects /en/… to the bare path', async () => {
    const answer = await get('/en/leagues');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/leagues']);
  });

  it('answers an unknown page and an unknown endpoint with 404, the latter as JSON', async () => {
    expect((await get('/no-such-page')).status).toBe(404);
    const endpoint = await get('/api/no-such');
    expect(endpoint.status).toBe(404);
    expect(await endpoint.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  });

  it.each(['/dev/components', '/metrics', '/.git/config', '/package.json', '/_next/static/', '/_next/static/chunks', '/fonts'])(
    'has nothing at %s',
    async (path) => expect((await fetch(new URL(path, site.url))).status).toBe(404),
  );

  it('is healthy', async () => {
    const health: unknown = await (await get('/api/health')).json();
    expect(health).toMatchObject({ ok: true, now: expect.any(String), store: expect.anything(), matches: expect.any(Number) });
  });

  it('redirects the old addresses of matches and leagues to the new ones', async () => {
    const live = await (await get('/api/week?start=' + site.monday)).json();
    const match = live.matches[0];
    const query = await get(`/match?id=${match.id}&slug=${match.slug}`);
    expect(query.status).toBe(308);
    expect(decodeURI(query.headers.get('location') ?? '')).toBe(`/match/${match.id}/${match.slug}`);
    const wrong = await get(`/match/${match.id}/wrong-slug`);
    expect([wrong.status, decodeURI(wrong.headers.get('location') ?? '')]).toEqual([307, `/match/${match.id}/${match.slug}`]);
    expect((await get('/match/not-a-number/x')).status).toBe(404);
    expect((await get('/match/999999999/x')).status).toBe(404);
  });

  it.each([
    '/',
    '/no-such-page',
    '/api/week',
    '/api/no-such',
    '/_next/webpack-hmr',
    '/_next/static/none.js',
    '/none.css',
    '/%zz',
    '//x',
    '*',
  ])('answers a request for a web socket at %s, and ends its connection', async (path) => {
    // After a first API route Next would listen for upgrades by itself.
    await get('/api/health');
    const socket = connect(Number(new URL(site.url).port), 'localhost');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    // Resolves with the end of the connection.
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?:200|308|400|404) /);
  });

  it('refuses a write from another site, and one that is not JSON', async () => {
    const body = JSON.stringify({
      reason: 'needHelp',
      name: 'Ana',
      email: 'ana@example.com',
      content: 'Hello',
      id: crypto.randomUUID(),
      pageUrl: '/',
    });
    const post = (headers: Record<string, string>) => fetch(new URL('/api/contact', site.url), { method: 'POST', body, headers });
    expect(
      (await post({ 'content-type': 'application/json', origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect((await post({ 'content-type': 'text/plain', origin: new URL(site.url).origin })).status).toBe(415);
  });
});
