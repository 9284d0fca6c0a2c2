import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { PHONE, useBrowser, type VisitOptions } from './support/browser';
import { pathOf } from './support/pages';

/** What a phone does not draw before it is needed (docs/performance.md#below-a-phones-first-screen). */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

/** Whether the browser gives it layout and paint. */
const isDrawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

describe('what lies below the first screen', () => {
  const HEADING = '#home-days';
  const untouched = (more: VisitOptions = {}) => open(paths.home(), { ...more, until: 'loaded' });

  it('is drawn by a phone once it comes near', async () => {
    const { page } = await untouched(PHONE);
    expect(await isDrawn(page, HEADING)).toBe(false);
    await page.locator(HEADING).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, HEADING)).toBe(true);
  });

  it('is there for a reader, a search in the page and a link', async () => {
    const { page } = await untouched(PHONE);
    expect(await page.getByRole('heading', { name: 'Results' }).count()).toBe(1);
    await page.evaluate(() => (location.hash = '#home-lately'));
    await expect.poll(() => page.locator('#home-lately').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(300);
  });

  it('is drawn at once on a wider screen', async () => {
    const { page } = await untouched();
    expect(await isDrawn(page, HEADING)).toBe(true);
  });
});

describe('a long table', () => {
  const rows = (page: Page) => page.locator('main tbody tr').filter({ visible: true }).count();
  const all = (page: Page) => page.locator('main tbody tr').count();
  const table = () => pathOf('player statistics');

  it('has all rows that its page came with, on a phone as well, with scripts and without', async () => {
    const wide = await open(await table(), { until: 'loaded' });
    expect(await rows(wide.page)).toBe(await all(wide.page));
    for (const javaScriptEnabled of [true, false]) {
      const phone = await open(await table(), { ...PHONE, javaScriptEnabled, until: 'loaded' });
      expect(await rows(phone.page)).toBe(await all(phone.page));
    }
  });
});
