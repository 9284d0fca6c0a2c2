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
const build = join(CHECKOUT, await ensureBuild(createBoard()));
const now = await pageWeights(site.url, paths, build);
const BytesSchema = v.record(v.string(), v.number());
const text = readFileSync(WEIGHTS_FILE, 'utf8');
const table = v.parse(v.object({ scripts: BytesSchema, html: BytesSchema }), JSON.parse(text));

/** By how much a page may outgrow the table: its scripts by what came with it by mistake, its HTML by what another day shows. */
const MOST_TIMES = { scripts: 1.05, html: 1.25 };
/** A new page may be as large as the heaviest. */
const most = (kind: keyof typeof MOST_TIMES, name: string) =>
  MOST_TIMES[kind] * (table[kind][name] ?? Math.max(...Object.values(table[kind])));

/** What a server may send before the first acknowledgement: ten segments, TCP's initial window (RFC 6928). */
const FIRST_PACKETS = 14_600;

describe('a page weighs little more than in the table (npm run bench -- --only bytes writes it)', () => {
  it.each(Object.entries(now.scripts))('the scripts of %s', (route, bytes) => {
    expect(bytes).toBeLessThanOrEqual(most('scripts', route));
  });

  it.each(Object.entries(now.html))('the HTML of "%s"', (kind, bytes) => {
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(most('html', kind));
  });
});

/** A setting of valibot, by a name that minifying leaves. */
const OF_SCHEMAS = 'abortPipeEarly';
const ManifestSchema = v.object({ pages: v.record(v.string(), v.array(v.string())) });
const { pages } = v.parse(ManifestSchema, JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')));
const hasSchemas = (route: string) => (pages[route] ?? []).some((file) => readFileSync(join(build, file), 'utf8').includes(OF_SCHEMAS));

describe('the schema library', () => {
  it.each(['/_app', '/', '/matches', '/match/[id]/[slug]', '/standings', '/team/[id]/[slug]', '/news'])(
    'does not come with %s',
    (route) => {
      expect(pages[route]).not.toBeUndefined();
      expect(hasSchemas(route)).toBe(false);
    },
  );

  it('comes with forms of accounts, where this test finds it', () => {
    expect(hasSchemas('/login')).toBe(true);
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
