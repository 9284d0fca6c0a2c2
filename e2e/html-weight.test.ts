import { describe, expect, inject, it } from 'vitest';
import { KINDS, sitePages } from '../scripts/bench/site-pages.mjs';

const site = inject('demo');
const { paths } = await sitePages(site.url);

/** What a page's HTML may weigh on its way, with Brotli. The heaviest of the demo season, a match of five games, has 52 kB; what comes with a page by mistake is usually a list of everything. */
const MOST_BYTES = 54_600;

/** What a server may send before the first acknowledgement: ten segments, TCP's initial window (RFC 6928). */
const FIRST_PACKETS = 14_600;

describe('the font that every page preloads', () => {
  it('comes whole with a server’s first packets, its headers included', async () => {
    const [, path] = /<link rel="preload" href="([^"]+\.woff2)"/.exec(await (await fetch(site.url)).text()) ?? [];
    const answer = await fetch(new URL(path ?? '', site.url));
    expect(answer.headers.get('content-type')).toBe('font/woff2');
    const headers = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length, 0);
    expect((await answer.arrayBuffer()).byteLength + headers).toBeLessThanOrEqual(FIRST_PACKETS);
  });
});

describe('the HTML of a page', () => {
  it.each(KINDS)('of the kind "%s" is light enough for a phone', async (kind) => {
    const answer = await fetch(`${site.url}${paths[kind]}`, { headers: { 'accept-encoding': 'br' } });
    const bytes = Number(answer.headers.get('content-length'));
    await answer.body?.cancel();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
