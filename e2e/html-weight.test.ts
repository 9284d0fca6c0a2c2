import { describe, expect, inject, it } from 'vitest';
import { htmlWeight } from '../scripts/bench/html-weight.mjs';
import { KINDS, sitePages, type PageKind } from '../scripts/bench/site-pages.mjs';

/** A phone reads all of a page's HTML before the page answers: what comes with it by mistake is noticed here. */

const site = inject('demo');
const { paths } = await sitePages(site.url);

type Budget = {
  /** Bytes of the HTML before compression. */
  readonly html: number;
  /** Of them the props for hydration, packed (docs/decisions/0032). */
  readonly props: number;
};

/** What the demo season's pages weigh on its longest days, and a little more. Twelve languages (addresses, offers), the card of a link and the note without network are 4 kB of each. */
const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  '/': { html: 203_000, props: 21_000 },
  match: { html: 246_000, props: 54_700 },
  standings: { html: 168_500, props: 22_500 },
  stats: { html: 203_500, props: 28_000 },
  team: { html: 182_000, props: 30_300 },
  league: { html: 177_600, props: 17_400 },
  player: { html: 213_500, props: 34_500 },
  // The teams of a day's digest, by which it is a follower's before React comes.
  news: { html: 167_000, props: 18_600 },
};

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
  it.each(KINDS)('of the kind "%s" stays within its budget, and so do its props', async (kind) => {
    const answer = await fetch(`${site.url}${paths[kind]}`);
    const { bytes, data } = htmlWeight(await answer.text());
    const { html, props } = BUDGETS[kind];
    expect(bytes).toBeLessThanOrEqual(html);
    expect(data).toBeLessThanOrEqual(props);
    // The props are still where they are looked for.
    expect(data).toBeGreaterThan(1_000);
  });
});
