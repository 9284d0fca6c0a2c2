import { describe, expect, inject, it } from 'vitest';
import { SHELL_PARTS, switchTheme, violations } from './support/axe';
import { useBrowser } from './support/browser';
import { NOT_FOUND, PAGE_KINDS, pathOf } from './support/pages';
import { t } from './support/texts';

/** No rule of axe is broken on any page, in both themes, on a desktop and a phone. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const PHONE = { width: 390, height: 844 };

describe('axe finds nothing', () => {
  it.each(PAGE_KINDS)('on a page of kind: %s', async (kind) => {
    const { page } = await open(await pathOf(kind), { tolerates: NOT_FOUND });
    const where = kind === 'home' ? {} : { exclude: SHELL_PARTS };
    const desktop = await violations(page, where);
    await page.setViewportSize(PHONE);
    await switchTheme(page, 'light');
    const phone = await violations(page, where);
    expect({ 'dark on a desktop': desktop, 'light on a phone': phone }).toEqual({ 'dark on a desktop': [], 'light on a phone': [] });
  });

  it.each(['dark', 'light'] as const)('in what opens on demand: settings, search, calendar, contact form (%s)', async (theme) => {
    const { page } = await open('/tos', { storage: { settings: { theme } } });
    await page
      .getByRole('region', { name: t('contact.title') })
      .getByRole('button')
      .click();
    await page.getByRole('textbox', { name: t('contact.name') }).waitFor();
    await page
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByLabel(t('search.label'))
      .click();
    await page.getByRole('combobox', { name: t('search.label') }).fill('te');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page, { include: '[role="search"]' })).toEqual([]);
    expect(await violations(page, { include: 'form' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Pick a day/ }).click();
    await page
      .getByRole('dialog', { name: t('schedule.calendar') })
      .getByRole('grid')
      .waitFor();
    expect(await violations(page, { include: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('settings.title') }).click();
    await page.getByRole('dialog', { name: t('settings.title') }).waitFor();
    expect(await violations(page, { include: 'dialog' })).toEqual([]);
  });

  it('with results hidden', async () => {
    const { page } = await open(await pathOf('finished match'), { storage: { settings: { spoilerFree: 1 } } });
    expect(await violations(page, { exclude: SHELL_PARTS })).toEqual([]);
    await page.goto('/matches?time=today');
    await page
      .getByRole('button', { name: /^Show the result of / })
      .first()
      .waitFor();
    expect(await violations(page, { exclude: SHELL_PARTS })).toEqual([]);
  });
});
