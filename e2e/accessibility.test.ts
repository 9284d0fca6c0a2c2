import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { SHELL_PARTS, switchTheme, violations } from './support/axe';
import { hydrated, useBrowser } from './support/browser';
import { NOT_FOUND, PAGE_KINDS, pathOf } from './support/pages';
import { withRecordings } from './support/recordings';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/** No rule of axe is broken on any page, in both themes, on a desktop and a phone. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const PHONE = { width: 390, height: 844 };

type Look = {
  readonly name: string;
  readonly theme: 'dark' | 'light';
  readonly viewport: { readonly width: number; readonly height: number };
};
const LOOKS: readonly Look[] = [
  { name: 'dark on a desktop', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'light on a phone', theme: 'light', viewport: PHONE },
];

describe('axe finds nothing', () => {
  /** One visitor sees all pages: what pages share is loaded and compiled once. */
  let visitor: Page | null = null;
  /** Each page is looked at first as the one before it was last. */
  let looks = LOOKS;

  it.each(PAGE_KINDS)('on a page of kind: %s', async (kind) => {
    visitor ??= (await open(paths.offline(), { tolerates: NOT_FOUND, keep: true })).page;
    const page = visitor;
    await page.goto(await pathOf(kind));
    await hydrated(page);
    const found: Record<string, readonly string[]> = {};
    for (const { name, theme, viewport } of looks) {
      await page.setViewportSize(viewport);
      await switchTheme(page, theme);
      found[name] = await violations(page, kind === 'home' ? {} : { exclude: SHELL_PARTS });
    }
    looks = looks.toReversed();
    expect(found).toEqual({ 'dark on a desktop': [], 'light on a phone': [] });
  });

  it.each(['dark', 'light'] as const)('in what opens on demand: settings, search, calendar, contact form (%s)', async (theme) => {
    const { page } = await open(paths.leagues(), { storage: { settings: { theme } } });
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

  it.each(['dark', 'light'] as const)('in statistics with rows selected for comparison (%s)', async (theme) => {
    const { page } = await open(await pathOf('player statistics'), { storage: { settings: { theme } } });
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell.compare'), exact: true })
      .click();
    const rows = page.getByRole('main').getByRole('table').getByRole('checkbox');
    await rows.nth(0).check();
    await rows.nth(1).check();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell.compare'), exact: true })
      .waitFor();
    expect(await violations(page, { exclude: SHELL_PARTS })).toEqual([]);
  });

  it.each(['dark', 'light'] as const)('in own matches, the calendar and games to catch up on, with results hidden (%s)', async (theme) => {
    const { left } = await someMatch('finished');
    const { page } = await open(await pathOf('following'), {
      storage: { followingTeams: [left.id], settings: { theme, spoilerFree: 1 } },
    });
    const main = page.getByRole('main');
    await main.getByRole('region', { name: t('home.upcoming') }).waitFor();
    await main.getByText(t('calendar.add'), { exact: true }).click();
    await main.getByText(t('calendar.mineVisitor')).waitFor();
    expect(await violations(page, { exclude: SHELL_PARTS })).toEqual([]);
    await page.goto(await pathOf('matches to catch up on'));
    await hydrated(page);
    await main.getByText(t('catchUp.how')).click();
    await main
      .getByRole('button', { name: /^Show the result of / })
      .first()
      .click();
    expect(await violations(page, { exclude: SHELL_PARTS })).toEqual([]);
    await page.goto(paths.home());
    await hydrated(page);
    expect(await violations(page, { exclude: SHELL_PARTS })).toEqual([]);
  });

  it.each(['dark', 'light'] as const)('in a recording that plays behind a cover, and in one that cannot be covered (%s)', async (theme) => {
    const path = await pathOf('finished match');
    const storage = { settings: { theme, spoilerFree: 1 } };
    const { page } = await open(path, { storage, prepare: withRecordings });
    const watch = page
      .getByRole('main')
      .getByTitle(t('game.watchGame', { number: 1 }))
      .first();
    const player = page.getByRole('region', { name: t('video.label') });
    const look = () => violations(page, { include: `[aria-label="${t('video.label')}"]` });
    await watch.click();
    await player
      .getByRole('button', { name: t('video.play') })
      .first()
      .click();
    await player.getByRole('button', { name: t('video.pause') }).waitFor();
    expect(await look()).toEqual([]);
    await player.getByRole('button', { name: t('video.pause') }).click();
    await player.locator('.cover').waitFor();
    expect(await look()).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await look()).toEqual([]);

    const { page: other } = await open(path, { storage });
    await other
      .getByRole('main')
      .getByTitle(t('game.watchGame', { number: 1 }))
      .first()
      .click();
    await other.getByRole('button', { name: t('video.uncover') }).waitFor();
    expect(await violations(other, { include: `[aria-label="${t('video.label')}"]` })).toEqual([]);
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
