import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { gameTabKey } from '../lib/domain/page/match-tabs';
import { paths } from '../lib/domain/page/paths';
import { PHONE, atRest, heldScripts, useBrowser } from './support/browser';
import { pathOf } from './support/pages';
import { t } from './support/texts';

/** Parts of a page that hydrate when they come near the viewport or are used (docs/decisions/0027-islands.md). */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const waits = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.closest('[data-waiting]') !== null || element.querySelector('[data-waiting]') !== null);

/** Long enough for everything that the browser does by itself. */
const quiet = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))));

describe('a page whose scripts have come', () => {
  it('hydrates in slices, between which the browser paints and listens', async () => {
    const { page, context } = await open(paths.home(), {
      ...PHONE,
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          // React asks for its next slice by a message.
          const { postMessage } = MessagePort.prototype;
          MessagePort.prototype.postMessage = function ask(this: MessagePort, message: unknown) {
            if (document.documentElement.dataset['ready'] === undefined) performance.mark('slice');
            postMessage.call(this, message);
          };
        }),
    });
    const devtools = await context.newCDPSession(page);
    // As a phone.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.reload();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // In one task it is asked for twice. Of the ten to twenty slices fewer are left on a crowded machine: React does in one go what has waited five seconds.
    expect(await page.evaluate(() => performance.getEntriesByName('slice').length)).toBeGreaterThan(2);
  });
});

describe('a part of a page that can be seen', () => {
  it.each(['home', 'finished match'] as const)('hydrates by itself on the page of %s', async (kind) => {
    const { page } = await open(await pathOf(kind), { ...PHONE, until: 'loaded' });
    const part = kind === 'home' ? 'section[aria-labelledby="home-live"] .live' : 'main h1';
    await expect.poll(() => waits(page, part)).toBe(false);
  });
});

describe('a part of a page that has not been reached', () => {
  it('is not hydrated on a phone: closed drawers and content far below', async () => {
    const { page } = await open(paths.home(), PHONE);
    await quiet(page);
    expect(await waits(page, '#schedule')).toBe(true);
    expect(await waits(page, '#navigation')).toBe(true);
    expect(await waits(page, '.contact-box')).toBe(true);
  });

  it('hydrates when its drawer opens', async () => {
    const { page } = await open(paths.home(), { ...PHONE, timezoneId: 'Asia/Seoul' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.openSchedule') })
      .tap();
    await expect.poll(() => waits(page, '#schedule')).toBe(false);
    expect(await waits(page, '#navigation')).toBe(true);
  });

  it('hydrates when the reader scrolls near it', async () => {
    const { page } = await open(paths.home(), PHONE);
    await page.locator('.contact-box').scrollIntoViewIfNeeded();
    await expect.poll(() => waits(page, '.contact-box')).toBe(false);
  });

  it('is rendered when its tab opens', async () => {
    const { page } = await open(await pathOf('finished match'), PHONE);
    await quiet(page);
    const panel = page.locator(`#${gameTabKey(1)}`);
    expect(await panel.getByRole('table', { includeHidden: true }).count()).toBe(0);
    await page.getByRole('tab', { name: t('game.gameNumber', { number: 1 }) }).tap();
    await panel.getByRole('table').first().waitFor();
    await panel.getByRole('heading', { name: t('gameDetail.goldAdvantage') }).waitFor();
  });

  it('loses no click', async () => {
    const { page } = await open(paths.home(), PHONE);
    await quiet(page);
    expect(await waits(page, '.contact-box')).toBe(true);
    // As a screen reader presses: without a pointer, and without scrolling there first.
    await page.locator('.contact-box button').evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => page.locator('.contact-box button').getAttribute('aria-expanded')).toBe('true');
  });

  it('has links that change the page without a reload', async () => {
    const { page } = await open(paths.home(), PHONE);
    await quiet(page);
    await page.evaluate(() => (document.documentElement.dataset['seen'] = ''));
    expect(await waits(page, '#schedule')).toBe(true);
    await page
      .locator('#schedule a.teams')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/match/**');
    expect(await page.locator('html').getAttribute('data-seen')).toBe('');
  });

  it('loads no code until its drawer opens', async () => {
    const { page } = await open(paths.home(), PHONE);
    await atRest(page);
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await quiet(page);
    expect(scripts).toEqual([]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.openSchedule') })
      .tap();
    await expect.poll(() => waits(page, '#schedule')).toBe(false);
    expect(scripts).not.toEqual([]);
  });

  it('loses no click while its code is loading', async () => {
    const { page, context } = await open(paths.home(), PHONE);
    await quiet(page);
    const scripts = heldScripts();
    await scripts.prepare(context);
    const box = page.locator('.contact-box button');
    const asked = page.waitForRequest(/_next\/static\/.*\.js$/);
    await box.evaluate((button: HTMLElement) => button.click());
    await asked;
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    scripts.letGo();
    await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows the visitor’s own league order before and after hydration', async () => {
    const { page } = await open(paths.matches('today'), { ...PHONE, storage: {} });
    await quiet(page);
    const leagues = (from: Page) =>
      from
        .locator('#schedule [data-league-group]:not([data-league-group="live"])')
        .evaluateAll((groups) => groups.map((group) => Number(group.getAttribute('data-league-group'))));
    const [first, last] = [(await leagues(page))[0], (await leagues(page)).at(-1)];
    expect(last).not.toBe(first);
    const own = await open(paths.matches('today'), { ...PHONE, storage: { leaguesOrder: [last] } });
    await quiet(own.page);
    const order = () =>
      own.page.locator(`#schedule [data-league-group="${String(last)}"]`).evaluate((group) => getComputedStyle(group).order);
    expect(await order()).toBe('-1');
    await own.page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.openSchedule') })
      .tap();
    await expect.poll(() => waits(own.page, '#schedule')).toBe(false);
    expect((await leagues(own.page))[0]).toBe(last);
  });
});

describe('a tap while the page is still loading', () => {
  it('takes effect when the page is ready', async () => {
    const scripts = heldScripts();
    const { page } = await open(paths.home(), { ...PHONE, until: 'parsed', prepare: scripts.prepare });
    await page
      .getByRole('navigation', { name: t('shell.pages') })
      .getByRole('button', { name: t('shell.more') })
      .tap();
    scripts.letGo();
    await expect.poll(() => page.locator('#navigation').getAttribute('data-open')).toBe('');
  });

  it('in the search field loads the search, and keeps what is typed', async () => {
    const scripts = heldScripts();
    const { page } = await open(paths.home(), { until: 'parsed', prepare: scripts.prepare });
    await page.getByRole('searchbox', { name: t('search.label') }).fill('T1');
    scripts.letGo();
    await expect.poll(() => page.getByRole('combobox', { name: t('search.label') }).inputValue()).toBe('T1');
  });
});
