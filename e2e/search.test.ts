import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { foldText } from '../lib/domain/search/fold';
import { useBrowser, type BrowserVisit } from './support/browser';
import { t } from './support/texts';

/** The search of the side navigation. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const box = (page: Page) => page.getByRole('navigation', { name: t('shell.navigation') }).getByLabel(t('search.label'));
const results = (page: Page) => page.getByRole('listbox', { name: t('search.results') });
const options = (page: Page) => results(page).getByRole('option');
const message = (page: Page, key: 'search.searchEmptyMsg') => page.getByRole('search').getByText(t(key), { exact: true });

/** Prefixes that the page has asked for, in order, also where the browser's cache had the answer. */
const askedPrefixes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => {
      const url = new URL(name);
      const prefix = url.searchParams.get('prefix');
      return url.pathname === '/api/search' && prefix !== null ? [prefix] : [];
    }),
  );

describe('search', () => {
  let visit: BrowserVisit;

  beforeAll(async () => {
    visit = await open('/tos', { keep: true });
  });

  it('opens with "/" from anywhere and asks for at least two characters', async () => {
    const { page } = visit;
    await page.keyboard.press('/');
    await message(page, 'search.searchEmptyMsg').waitFor();
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('d');
    await message(page, 'search.searchEmptyMsg').waitFor();
    expect(await askedPrefixes(page)).toEqual([]);
  });

  it('sends one request for what is typed in one go, and filters further letters in the browser', async () => {
    const { page } = visit;
    await page.keyboard.type('ewish', { delay: 30 });
    await options(page).filter({ hasText: 'Dewish Team' }).waitFor();
    // The team and the way to all results.
    expect(await options(page).count()).toBe(2);
    expect(await askedPrefixes(page)).toEqual(['de']);

    for (let letters = 'wish'.length; letters > 0; letters -= 1) await page.keyboard.press('Backspace');
    await expect.poll(() => options(page).count()).toBeGreaterThan(1);
    for (const text of await options(page).allTextContents()) expect(foldText(text)).toContain('de');
    expect(await askedPrefixes(page)).toEqual(['de']);
  });

  it('groups leagues, teams and players in that order, each by name', async () => {
    const { page } = visit;
    await box(page).fill('lc');
    await expect.poll(() => options(page).count()).toBeGreaterThan(2);
    const titles = await results(page).locator('[data-part=group]').allTextContents();
    const order = [t('search.groups.league'), t('search.groups.team'), t('search.groups.player')];
    expect(titles.filter((title) => order.includes(title))).toEqual(order.filter((title) => titles.includes(title)));
    expect(titles[0]).toBe(t('search.groups.league'));
    for (const type of ['league', 'team', 'player']) {
      const names = await results(page).locator(`[data-key=${type}] .words > span`).allTextContents();
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    }
    expect(await askedPrefixes(page)).toEqual(['de', 'lc']);
  });

  it('says that nothing was found, and resets when it is cleared', async () => {
    const { page } = visit;
    await box(page).fill('lczzz');
    await page.getByRole('search').getByText(t('search.noResults')).waitFor();
    expect(await askedPrefixes(page)).toEqual(['de', 'lc']);
    await page.getByRole('button', { name: t('search.clear') }).click();
    await message(page, 'search.searchEmptyMsg').waitFor();
    expect(await box(page).inputValue()).toBe('');
    await box(page).fill('lck');
    await options(page).first().waitFor();
    expect(await askedPrefixes(page)).toEqual(['de', 'lc', 'lc']);
  });

  it('closes, then clears, on Escape', async () => {
    const { page } = visit;
    await page.keyboard.press('Escape');
    await results(page).waitFor({ state: 'hidden' });
    expect(await box(page).inputValue()).toBe('lck');
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
  });

  it('is navigated by arrow keys and opened with Enter', async () => {
    const { page } = visit;
    await box(page).fill('lck');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    const active = results(page).getByRole('option', { selected: true });
    expect(await active.textContent()).toContain('LCK');
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.league({ id: 293, name: 'LCK' })}`);
    await results(page).waitFor({ state: 'hidden' });
    expect(await box(page).inputValue()).toBe('');
  });
});

describe('a search of all names', () => {
  it('finds a mistyped team and a pair of teams, and both lead to pages', async () => {
    const { page } = await open('/tos');
    await box(page).click();
    await page.getByRole('combobox', { name: t('search.label') }).waitFor();
    await box(page).fill('hanwah');
    await options(page).filter({ hasText: 'Hanwha Life Esports' }).waitFor();
    await box(page).fill('t1 gen g');
    await options(page)
      .filter({ hasText: t('find.compare', { left: 'T1', right: 'GEN' }) })
      .waitFor();
    await options(page).last().click();
    await page.waitForURL('**/search?q=t1%20gen%20g');
    await page.getByRole('heading', { name: 'T1 vs Gen.G' }).waitFor();
  });

  it('shows what a team that is found first plays next and played last', async () => {
    const { page } = await open('/search?q=t1');
    const matches = (key: 'find.upcoming' | 'find.past') =>
      page
        .getByRole('main')
        .getByRole('list', { name: t(key) })
        .getByRole('listitem');
    await expect.poll(() => matches('find.upcoming').count()).toBe(2);
    await expect.poll(() => matches('find.past').count()).toBe(3);
    expect((await matches('find.past').allInnerTexts()).filter((text) => !text.includes('T1'))).toEqual([]);
  });

  it('works without scripts', async () => {
    const { page } = await open('/search', { javaScriptEnabled: false, until: 'loaded' });
    const form = page.getByRole('main').getByRole('search');
    await form.getByRole('searchbox').fill('geng');
    await form.getByRole('button').click();
    await page
      .getByRole('region', { name: t('find.best') })
      .getByRole('link', { name: /Gen\.G/ })
      .waitFor();
  });
});

describe('the box before its code has loaded', () => {
  it('keeps every letter that is typed meanwhile', async () => {
    const letters = 'dewish team and many more letters than anybody types';
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { page } = await open('/tos');
    await page.route('**/_next/static/chunks/**', async (route) => {
      await released;
      await route.continue();
    });
    await box(page).click();
    await page.keyboard.type(letters.slice(0, 6));
    const typed = page.keyboard.type(letters.slice(6));
    release();
    await typed;
    await page.getByRole('combobox', { name: t('search.label') }).waitFor();
    expect(await box(page).inputValue()).toBe(letters);
  });
});

describe('a search that fails', () => {
  it('ends silently', async () => {
    const { page } = await open('/tos', {
      tolerates: /Failed to load resource.*\/api\/search/,
      prepare: (context) =>
        context.route('**/api/search**', (route) =>
          route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'No.' } } }),
        ),
    });
    await box(page).click();
    await page.getByRole('combobox', { name: t('search.label') }).waitFor();
    const [answer] = await Promise.all([page.waitForResponse('**/api/search**'), page.keyboard.type('de')]);
    expect(answer.status()).toBe(503);
    await expect.poll(() => page.getByRole('search').getByRole('status').count()).toBe(0);
    expect(await options(page).count()).toBe(0);
  });
});
