import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { sitePages } from '../scripts/bench/site-pages';
import { CHECKOUT } from '../scripts/support/checkout.mjs';
import { ensureBuild } from '../scripts/support/next-build.mjs';
import { pageWeights, WEIGHTS_FILE } from '../scripts/support/page-weights.mjs';
import { createBoard } from '../scripts/support/progress.mjs';

const site = inject('demo');
const { paths } = await sitePages(site.url);
const now = await pageWeights(site.url, paths, join(CHECKOUT, await ensureBuild(createBoard())));
const BytesSchema = v.record(v.string(), v.number());
const text = readFileSync(WEIGHTS_FILE, 'utf8');
const table = v.parse(v.object({ scripts: BytesSchema, html: BytesSchema }), JSON.parse(text));

/** What comes with a page by mistake, a schema library or a list of everything, is more than a twentieth. */
const MOST_TIMES = 1.05;
const most = (weights: Readonly<Record<string, number>>, name?: string) =>
  MOST_TIMES * ((name === undefined ? undefined : weights[name]) ?? Math.max(...Object.values(weights)));

/** What a server may send before the first acknowledgement: ten segments, TCP's initial window (RFC 6928). */
const FIRST_PACKETS = 14_600;

describe('a page weighs no more than a twentieth above the table (npm run bench -- --only bytes writes it)', () => {
  // A new route is held against the heaviest.
  it.each(Object.entries(now.scripts))('the scripts of %s', (route, bytes) => {
    expect(bytes).toBeLessThanOrEqual(most(table.scripts, route));
  });

  // What a page shows is another every day, so that all are held against the heaviest.
  it.each(Object.entries(now.html))('the HTML of "%s"', (_kind, bytes) => {
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(most(table.html));
  });
});

describe('the font that every page preloads', () => {
  it('comes whole with a server’s first packets, its headers included', async () => {
    const [, path] = /<link rel="preload" href="([^"]+\.woff2)"/.exec(await (await fetch(site.url)).text()) ?? [];
    const answer = await fetch(new URL(path ?? '', site.url));
    expect(answer.headers.get('content-type')).toBe('font/woff2');
    const headers = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length, 0);
    expect((await answer.arrayBuffer()).byteLength + headers).toBeLessThanOrEqual(FIRST_PACKETS);
  });
});
