import { expect, inject, it } from 'vitest';
import { LOCALES } from '../lib/domain/settings/locales';
import { PLAIN_ROUTES } from '../tests/support/server/page-files';

/** The crawler's view of the built site. */

const { url: site } = inject('demo');
/** Pages that are opened of each part: the first, the last and some between. */
const SAMPLE = 3;

/** At the site under test, whatever address it thinks it has. */
const get = (address: string) => {
  const { pathname, search } = new URL(address);
  return fetch(new URL(`${pathname}${search}`, site), { redirect: 'manual' });
};

/** As it stands in XML and HTML. */
const plain = (escaped: string) => escaped.replaceAll('&amp;', '&');

async function locations(address: string): Promise<string[]> {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'application/xml; charset=utf-8']);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => plain(found));
}

function sampleOf<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => index === items.length - 1 || index % Math.ceil(items.length / SAMPLE) === 0);
}

it('leads from robots.txt to existing pages, each with its own address and title', { timeout: 180_000 }, async () => {
  const robots = await (await get(`${site}/robots.txt`)).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const parts = await locations(index);
  expect(parts.length).toBeGreaterThan(LOCALES.length * 5);
  const titles = new Map<string, string>();
  for (const part of parts.filter((address) => address.includes('/en-'))) {
    const pages = await locations(part);
    expect(pages.length, part).toBeLessThan(50_000);
    for (const address of sampleOf(pages)) {
      const answer = await get(address);
      expect(answer.status, address).toBe(200);
      const html = await answer.text();
      expect(plain(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''), address).toBe(address);
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(titles.get(title), `${title}: ${address}`).toBeUndefined();
      titles.set(title, address);
    }
  }
});

/** Of use to one reader each: search engines need not be led to them. */
const PERSONAL = new Set(['/catch-up', '/following', '/login', '/signup', '/reset-password']);

it('has every page without a name or number in its address that search engines are let to', { timeout: 180_000 }, async () => {
  const [part = ''] = (await locations(`${site}/sitemap.xml`)).filter((address) => address.includes('/en-pages'));
  const listed = new Set(await locations(part));
  const robots = await (await get(`${site}/robots.txt`)).text();
  const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const missing: string[] = [];
  for (const route of PLAIN_ROUTES.filter((path) => !PERSONAL.has(path) && !disallowed.some((start) => path.startsWith(start)))) {
    const answer = await fetch(new URL(route, site));
    const html = await answer.text();
    if (/<meta name="robots" content="[^"]*noindex/.test(html) || answer.headers.get('x-robots-tag')?.includes('noindex')) continue;
    const address = plain(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
    if (!listed.has(address)) missing.push(`${route} (${answer.status}): ${address}`);
  }
  expect(missing).toEqual([]);
  expect(listed.size).toBeGreaterThan(10);
});
