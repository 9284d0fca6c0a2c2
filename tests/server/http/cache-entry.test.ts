import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Content, composeEntry, plainBody } from '../../../lib/server/http/cache-entry';

const BODY = `<html>${'riftweek '.repeat(200)}</html>`;
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=600';

function compose(overrides: { status?: number; headers?: Record<string, string | string[]>; body?: string; content?: Content } = {}) {
  const {
    status = 200,
    headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': PUBLIC },
    body = BODY,
    content = 'page',
  } = overrides;
  return composeEntry({ status, headers, body: Buffer.from(body) }, { content, pagePolicy: (html) => `policy of ${html.length}` });
}

describe('composeEntry', () => {
  it('compresses once, again for clients without Brotli, and can return the plain bytes again', async () => {
    const { bodies } = await compose();
    if (bodies.kind !== 'compressed') throw new Error('not compressed');
    expect(brotliDecompressSync(bodies.brotli).toString()).toBe(BODY);
    const [gzipped, again] = await Promise.all([bodies.gzip(), bodies.gzip()]);
    expect(gunzipSync(gzipped).toString()).toBe(BODY);
    expect(again).toBe(gzipped);
    expect((await plainBody(bodies)).toString()).toBe(BODY);
  });

  it('leaves pictures and small bodies as they are', async () => {
    expect((await compose({ body: '<p>short</p>' })).bodies.kind).toBe('plain');
    const picture = await compose({ headers: { 'content-type': 'image/png', 'cache-control': PUBLIC }, content: 'asset' });
    expect(picture.bodies.kind).toBe('plain');
  });

  it('holds no cookie, and notes that there was one', async () => {
    const made = await compose({ headers: { 'content-type': 'text/html', 'cache-control': PUBLIC, 'set-cookie': ['token=secret'] } });
    expect(JSON.stringify(made.headers)).not.toContain('secret');
    expect(made.strippedCookie).toBe(true);
  });

  it('takes the tags from the header and the lifetime from Cache-Control', async () => {
    const made = await compose({
      headers: { 'content-type': 'text/html', 'cache-control': PUBLIC, 'x-riftweek-tags': 'home week:2023-08-14' },
    });
    expect(made.tags).toEqual(['home', 'week:2023-08-14']);
    expect(made.headers).not.toHaveProperty('x-riftweek-tags');
    expect(made.lifetime).toEqual({ fresh: 60, stale: 30, error: 600, browser: 0 });
    expect(made.headers['cache-control']).toBe(PUBLIC);
  });

  it('gives the same tag to the same body, another to another', async () => {
    const [one, same, other] = await Promise.all([compose(), compose(), compose({ body: `${BODY}!` })]);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });

  it('has the policy of this page; JSON has none', async () => {
    expect((await compose()).headers['content-security-policy']).toBe(`policy of ${BODY.length}`);
    const json = await compose({ headers: { 'content-type': 'application/json', 'cache-control': PUBLIC }, content: 'json' });
    expect(json.headers).not.toHaveProperty('content-security-policy');
  });

  it.each([
    [404, 10, 0],
    [410, 10, 0],
    [307, 10, 0],
    [308, 10, 60],
  ])('keeps a %i for %i s though Next forces no-store', async (status, fresh, browser) => {
    const made = await compose({
      status,
      headers: { 'content-type': 'text/html', 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' },
    });
    expect(made.lifetime).toMatchObject({ fresh, browser });
    expect(made.headers['cache-control']).toMatch(new RegExp(`^public, max-age=${browser}, s-maxage=${fresh},`));
  });

  it.each([
    ['private, no-store', 200],
    ['private, max-age=60', 200],
    ['public, no-store', 200],
    ['max-age=60', 200],
    ['', 200],
    [PUBLIC, 500],
    [PUBLIC, 302],
  ])('does not keep "%s" with status %i', async (cacheControl, status) => {
    expect((await compose({ status, headers: { 'content-type': 'text/html', 'cache-control': cacheControl } })).lifetime).toBeNull();
  });

  it.each([200, 404, 308])('keeps nothing personal, whatever it says (%i)', async (status) => {
    const made = await compose({ status, content: 'personal' });
    expect([made.lifetime, made.headers['cache-control']]).toEqual([null, 'private, no-store']);
  });

  it('does not cache a page without data for a year', async () => {
    const made = await compose({ headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=31536000' } });
    expect(made.lifetime).toMatchObject({ fresh: 60 });
    expect(made.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60,/);
  });

  it('caches a built file for as long as its name says, and never its absence', async () => {
    const immutable = { 'content-type': 'application/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
    const made = await compose({ headers: immutable, content: 'asset' });
    expect(made.lifetime).toMatchObject({ fresh: 31_536_000 });
    expect(made.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await compose({ status: 404, headers: immutable, content: 'asset' })).lifetime).toBeNull();
  });
});
