import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { LOCALES } from '../lib/domain/settings/locales';
import { readPage, revealedResult } from '../scripts/crawl/read-page';
import { useBrowser } from './support/browser';
import { PAGE_KINDS, pathOf } from './support/pages';

/** What search engines read of one page of each kind. */

const { url: site } = inject('demo');
const { open } = useBrowser(() => site);

/** Nothing for search engines: a page of one visitor, an endless one, one that is not there. */
const UNLISTED: readonly string[] = ['search', 'handler', 'unsubscribe', 'not found', 'login', 'signup', 'reset password', 'offline'];
const LISTED = PAGE_KINDS.filter((kind) => !UNLISTED.includes(kind));

async function headOf(kind: string) {
  const answer = await fetch(new URL(encodeURI(await pathOf(kind)), site));
  return readPage(await answer.text(), site);
}

describe.each(LISTED)('the head of the page "%s"', (kind) => {
  it('names its address in every language, and reveals no result', async () => {
    const head = await headOf(kind);
    expect(head.canonical).not.toBe('');
    expect(head.alternates.sort()).toEqual([...LOCALES, 'x-default'].sort());
    expect(head.title).not.toBe('');
    expect(head.description).not.toBe('');
    for (const text of [head.title, head.description, head.jsonLd]) expect(revealedResult(text)).toBe('');
  });
});

it('results are in elements excluded from search snippets: spans, divs and sections', async () => {
  for (const kind of ['home', 'finished match', 'news', 'standings', 'team', 'digest', 'recap'] as const) {
    const html = await (await fetch(new URL(encodeURI(await pathOf(kind)), site))).text();
    const marked = [...html.matchAll(/<(\w+)[^>]* data-nosnippet=""[^>]*>(<span data-nosnippet="">)?/g)];
    expect(marked.length, kind).toBeGreaterThan(0);
    for (const [found, tag = '', within] of marked)
      expect(['span', 'div', 'section'].includes(tag) || within !== undefined, `${kind}: ${found}`).toBe(true);
  }
});

describe('the head in the browser', () => {
  /** The tags that a page has of its own, as the server wrote them. */
  const tags = () =>
    [...document.head.querySelectorAll('title, [data-next-head]')].map((tag) => {
      const copy = tag.cloneNode(true);
      if (copy instanceof Element) copy.removeAttribute('data-next-head');
      return copy instanceof Element ? copy.outerHTML : '';
    });

  it('is that of the new page after a change of page, and of the old one on the way back', async () => {
    const { page } = await open(paths.leagues());
    const first = await page.evaluate(tags);
    await page.evaluate(() => (document.documentElement.dataset['seen'] = ''));
    await page.locator('#navigation').getByRole('link', { name: 'Stats' }).click();
    await page.waitForURL('**/stats*');
    const fresh = await open(paths.stats());
    const wanted = (await fresh.page.evaluate(tags)).sort();
    await expect.poll(async () => (await page.evaluate(tags)).sort()).toEqual(wanted);
    await page.goBack();
    await expect.poll(async () => (await page.evaluate(tags)).sort()).toEqual(first.sort());
    // Without a reload.
    expect(await page.locator('html').getAttribute('data-seen')).toBe('');
  });
});
