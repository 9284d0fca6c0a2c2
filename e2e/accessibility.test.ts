import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './support/browser';
import { NOT_FOUND, PAGE_KINDS, pathOf } from './support/pages';
import { t } from './support/texts';

/** No rule of axe is broken on any page, in both themes, on a desktop and a phone. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const PHONE = { width: 390, height: 844 };
/** The same on every page, so it is looked at on one. */
const SCHEDULE_ROWS = '#schedule [role="tabpanel"]';

async function violations(page: Page, { exclude, include }: { readonly exclude?: string; readonly include?: string } = {}): Promise<string[]> {
  // All in the page itself: no frame of ours is to be looked into, and a blank page to sum up costs more than the look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (exclude !== undefined) axe.exclude(exclude);
  if (include !== undefined) axe.include(include);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

/** As if another tab had saved the theme. */
async function switchTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('settings', JSON.stringify({ theme: wanted }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, theme);
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  // Colours stand still once the guard against fading is gone.
  await page.waitForFunction(() => document.documentElement.dataset['themeGuard'] === undefined);
}

describe('axe finds nothing', () => {
  it.each(PAGE_KINDS)('on a page of kind: %s', async (kind) => {
    const { page } = await open(await pathOf(kind), { tolerates: NOT_FOUND });
    const where = kind === 'home' ? {} : { exclude: SCHEDULE_ROWS };
    const desktop = await violations(page, where);
    await page.setViewportSize(PHONE);
    await switchTheme(page, 'light');
    const phone = await violations(page, where);
    expect({ 'dark on a desktop': desktop, 'light on a phone': phone }).toEqual({ 'dark on a desktop': [], 'light on a phone': [] });
  });

  it.each(['dark', 'light'] as const)('in what opens on demand: settings, search, calendar, contact form (%s)', async (theme) => {
    const { page } = await open('/tos', { storage: { settings: { theme } } });
    await page.getByRole('region', { name: t('contact.title') }).getByRole('button').click();
    await page.getByRole('textbox', { name: t('contact.name') }).waitFor();
    await page.getByRole('navigation', { name: t('shell.navigation') }).getByLabel(t('search.label')).click();
    await page.getByRole('combobox', { name: t('search.label') }).fill('te');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page, { include: '[role="search"]' })).toEqual([]);
    expect(await violations(page, { include: 'form' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Pick a day/ }).click();
    await page.getByRole('dialog', { name: t('schedule.calendar') }).getByRole('grid').waitFor();
    expect(await violations(page, { include: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('settings.title') }).click();
    await page.getByRole('dialog', { name: t('settings.title') }).waitFor();
    expect(await violations(page, { include: 'dialog' })).toEqual([]);
  });

  it('with results hidden', async () => {
    const { page } = await open(await pathOf('finished match'), { storage: { settings: { spoilerFree: 1 } } });
    expect(await violations(page, { exclude: SCHEDULE_ROWS })).toEqual([]);
    await page.goto('/matches?time=today');
    await page.getByRole('button', { name: /^Show the result of / }).first().waitFor();
    expect(await violations(page, { exclude: SCHEDULE_ROWS })).toEqual([]);
  });
});
