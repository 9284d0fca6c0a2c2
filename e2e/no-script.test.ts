import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { dayOf } from '../lib/domain/values/zoned-date';
import { gameTabKey } from '../lib/domain/page/match-tabs';
import { paths } from '../lib/domain/page/paths';
import { PHONE, useBrowser, type VisitOptions } from './support/browser';
import { pathOf } from './support/pages';
import { someMatch, siteTime, weekMatches } from './support/site-data';
import { t } from './support/texts';

/** Without JavaScript the content is there, in UTC days and times that say so. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const NO_SCRIPT: VisitOptions = { javaScriptEnabled: false, until: 'loaded', timezoneId: 'Asia/Seoul' };

/** What eyes can see; locators leave <noscript> out. */
const visibleText = (page: Page) => page.locator('body').innerText();

describe('without JavaScript', () => {
  it('the homepage lists running matches, at least ten upcoming ones, ten results, and the days around, in UTC', async () => {
    const { page } = await open('/', NO_SCRIPT);
    const main = page.getByRole('main');
    expect(await main.getByRole('article').count()).toBeGreaterThan(0);
    for (const title of [t('home.next'), t('home.lately')])
      expect(await main.getByRole('region', { name: title }).getByRole('listitem').count()).toBeGreaterThanOrEqual(10);
    expect(
      await main
        .getByRole('navigation', { name: t('days.calendar') })
        .getByRole('link')
        .count(),
    ).toBe(20);
    const upcoming = await someMatch('not_started', (match) => !match.beginAtEstimated);
    const row = main
      .getByRole('region', { name: t('home.next') })
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${encodeURI(paths.match(upcoming))}"]`) });
    expect(await row.getByRole('time').first().textContent()).toBe(upcoming.beginAt.slice(11, 16));
    expect(await visibleText(page)).toContain(t('schedule.utcNote'));
  });

  it('a phone is told about UTC as well', async () => {
    const { page } = await open('/', { ...NO_SCRIPT, ...PHONE });
    expect(await visibleText(page)).toContain(t('schedule.utcNote'));
  });

  it('a champion whose picture cannot be had is its letters, without the browser’s icon of a broken picture', async () => {
    const match = await someMatch('finished');
    const { page } = await open(paths.match(match), NO_SCRIPT);
    const tile = page.locator('main :has(> img[src*="/champion/"])').first();
    const picture = tile.locator('img');
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true);
    const shown = await tile.screenshot();
    await picture.evaluate((image) => image.setAttribute('hidden', ''));
    expect(shown.equals(await tile.screenshot())).toBe(true);
  });

  it('the day’s matches are listed, with links to other days', async () => {
    const { page } = await open(paths.matches('today'), NO_SCRIPT);
    const today = dayOf(await siteTime(), 'UTC');
    const matches = (await weekMatches(site.monday)).filter((match) => dayOf(match.beginAt, 'UTC') === today);
    for (const match of matches)
      expect(
        await page
          .getByRole('main')
          .locator(`a[href="${encodeURI(paths.match(match))}"]`)
          .count(),
      ).toBeGreaterThan(0);
    await page.getByRole('link', { name: t('matches.nextDay') }).click();
    await page.waitForURL('**/matches?time=2*');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10);
  });

  it('the day’s matches can be those of one league', async () => {
    const { page } = await open(paths.matches('today'), NO_SCRIPT);
    const main = page.getByRole('main');
    await main
      .getByRole('navigation', { name: t('videos.leagues') })
      .getByRole('link', { name: 'LCK', exact: true })
      .click();
    await page.waitForURL('**/matches?time=today&league=293');
    const leagues = await main.locator('li[data-league]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-league')));
    expect(new Set(leagues)).toEqual(new Set(['293']));
    // What sorts them needs scripts.
    expect(await main.getByRole('group', { name: t('matches.order') }).count()).toBe(0);
  });

  it('a match shows its overview, and leads to each game in full and to form and meetings', async () => {
    const finished = await someMatch('finished', (match) => match.numOfGames === 5);
    const { page } = await open(paths.match(finished), NO_SCRIPT);
    const main = page.getByRole('main');
    expect(await main.ariaSnapshot()).toMatch(new RegExp(`\\b${finished.left.score} ${finished.right.score}\\b`));
    // No button may stand there that nothing answers.
    for (const name of [t('matchPage.showResults'), t('commentsSlot.show')])
      expect(await main.getByRole('button', { name }).count()).toBe(0);
    expect(await main.innerText()).toContain('UTC');
    const tables = await main.getByRole('table').count();
    for (let game = 1; game <= finished.left.score + finished.right.score; game += 1) {
      const title = t('game.gameNumber', { number: game });
      await main.getByRole('heading', { name: title }).getByRole('link').click();
      await page.waitForURL(`**?tab=${gameTabKey(game)}#${gameTabKey(game)}`);
      const shown = page.getByRole('tabpanel', { name: title });
      expect(await shown.getByRole('table').count(), 'two tables of players').toBeGreaterThanOrEqual(2);
      expect(await shown.getByRole('heading', { name: t('gameDetail.goldAdvantage') }).isVisible()).toBe(true);
    }
    expect(await main.getByRole('table').count(), 'of one game beside the overview').toBeLessThan(tables + 6);
    await main
      .getByRole('heading', { name: t('matchPage.history') })
      .getByRole('link')
      .click();
    await page.waitForURL('**?tab=history#history');
    expect(await main.getByRole('heading', { name: t('matchPage.headToHead'), exact: true }).isVisible()).toBe(true);
  });

  it.each([paths.leagues(), paths.league({ id: 293, name: 'LCK' }), paths.privacy(), paths.about(), paths.contact()])(
    '%s has its content',
    async (path) => {
      const { page } = await open(path, NO_SCRIPT);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );

  it.each(['player', 'tournament'] as const)('what is second on the page of a %s is folded, and there at a tap', async (kind) => {
    const { page } = await open(await pathOf(kind), { ...NO_SCRIPT, ...PHONE });
    const folds = await page.getByRole('main').locator('details:has(> summary > h2)').all();
    expect(folds.length).toBeGreaterThan(1);
    for (const fold of folds) {
      // A phone's lists of the best end after three.
      const rows = fold.locator('li:nth-child(-n + 3), tbody tr');
      expect([await rows.count(), await rows.filter({ visible: true }).count()]).toEqual([expect.any(Number), 0]);
      await fold.locator('> summary').tap();
      expect(await fold.locator('> div').innerText()).not.toBe('');
      expect(await rows.filter({ visible: true }).count()).toBe(await rows.count());
    }
  });

  it('every main page can be reached on a phone', async () => {
    const { page } = await open('/tos', { ...NO_SCRIPT, ...PHONE });
    await page
      .getByRole('navigation', { name: t('shell.footerNavigation') })
      .getByRole('link', { name: t('shell.tournaments') })
      .click();
    await page.waitForURL('**/leagues');
  });
});
