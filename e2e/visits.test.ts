import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { MAX_FOLLOWED_LEAGUES } from '../lib/domain/values/constants';
import { paths } from '../lib/domain/page/paths';
import { PHONE, hydrated, useBrowser } from './support/browser';
import { NOT_FOUND, PAGE_KINDS, pathOf } from './support/pages';
import { liveMatches, someMatch } from './support/site-data';
import { t } from './support/texts';

/** What happens around the pages: consent and page views, following, the floating video, old addresses, a page for every visitor. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const navigation = (page: Page) => page.getByRole('navigation', { name: t('shell.navigation') });
const notice = (page: Page) => page.getByRole('region', { name: t('consent.label') });

describe('cookies and page views', () => {
  it('are asked for once, and counted only after consent: a path and a locale, nothing else', async () => {
    const { page, context } = await open('/leagues');
    const views: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/page-view') views.push(request.postDataJSON());
    });
    await notice(page).waitFor();
    await navigation(page)
      .getByRole('link', { name: t('shell.matches'), exact: true })
      .click();
    await page.waitForURL('**/matches?time=today');
    await page.getByRole('heading', { level: 1, name: t('days.today') }).waitFor();
    expect(views).toEqual([]);

    await notice(page)
      .getByRole('button', { name: t('consent.accept') })
      .click();
    await notice(page).waitFor({ state: 'detached' });
    await expect.poll(() => views).toEqual([{ path: '/matches', locale: 'en' }]);
    await navigation(page)
      .getByRole('link', { name: t('shell.tournaments') })
      .click();
    await page.waitForURL('**/leagues');
    await expect
      .poll(() => views)
      .toEqual([
        { path: '/matches', locale: 'en' },
        { path: '/leagues', locale: 'en' },
      ]);

    const consent = (await context.cookies()).find((cookie) => cookie.name === 'cookieConsent');
    expect((consent?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    const [request] = await Promise.all([page.waitForRequest('**/api/page-view'), page.reload()]);
    expect(request.postDataJSON()).toEqual({ path: '/leagues', locale: 'en' });
    await hydrated(page);
    expect(await notice(page).count()).toBe(0);
  });

  it('are not counted after refusal, and the setting can be changed by keyboard', async () => {
    const { page, context } = await open('/leagues');
    const views: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/page-view') views.push(request.postDataJSON());
    });
    await notice(page)
      .getByRole('button', { name: t('consent.refuse') })
      .click();
    await notice(page).waitFor({ state: 'detached' });
    await page.goto('/settings');
    await hydrated(page);
    expect(await notice(page).count()).toBe(0);
    expect(views).toEqual([]);

    const box = page.getByRole('main').getByRole('checkbox', { name: t('settings.countPageViews') });
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => views).toEqual([{ path: '/settings', locale: 'en' }]);
    await page.keyboard.press('Space');
    await expect.poll(() => box.isChecked()).toBe(false);
    const kept = (await context.cookies()).find((cookie) => cookie.name === 'cookieConsent');
    expect(kept?.value).toBe('0');
    await page.goto('/leagues');
    await hydrated(page);
    expect(views).toHaveLength(1);
  });
});

describe('following', () => {
  const star = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: t('follow.label', { name }), exact: true });
  const topList = (page: Page, title: string) => navigation(page).getByRole('region', { name: title, exact: true });

  it('is done by stars, listed in the navigation in that order, and kept', async () => {
    const { page } = await open('/leagues');
    const following = topList(page, t('shell.topTournaments'));
    await following.waitFor();
    for (const name of ['LEC', 'LCK']) {
      await star(page, name).click();
      await page
        .getByRole('status')
        .filter({ hasText: t('follow.followed', { name }) })
        .waitFor();
      expect(await star(page, name).getAttribute('aria-pressed')).toBe('true');
    }
    // After the link to all of them.
    const first = async () => (await following.getByRole('link').allTextContents()).slice(1, 3);
    expect(await first()).toEqual([expect.stringContaining('LEC'), expect.stringContaining('LCK')]);
    const count = await following.getByRole('link').count();
    await page.reload();
    await hydrated(page);
    await expect.poll(first).toEqual([expect.stringContaining('LEC'), expect.stringContaining('LCK')]);
    expect(await page.evaluate(() => localStorage.getItem('leaguesOrder'))).toBe('[4197,293]');
    await star(page, 'LEC').click();
    await page
      .getByRole('status')
      .filter({ hasText: t('follow.unfollowed', { name: 'LEC' }) })
      .waitFor();
    expect((await first())[0]).toContain('LCK');
    expect(await following.getByRole('link').count()).toBe(count);
  });

  it('stops at its limit and says so', async () => {
    // A busy server may tell the page to come back for its matches, which it does.
    const { page } = await open('/leagues', { tolerates: /503 .*\/api\/following/ });
    await page.getByText(t('leagues.moreRegions')).click();
    const stars = await page
      .getByRole('main')
      .getByRole('button', { name: /^Follow / })
      .all();
    expect(stars.length).toBeGreaterThan(MAX_FOLLOWED_LEAGUES);
    for (const each of stars.slice(0, MAX_FOLLOWED_LEAGUES)) await each.click();
    const tooMany = stars[MAX_FOLLOWED_LEAGUES];
    await tooMany?.click();
    await page
      .getByRole('status')
      .filter({ hasText: t('follow.leagueLimit', { max: MAX_FOLLOWED_LEAGUES }) })
      .waitFor();
    expect(await tooMany?.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the floating video', () => {
  it('opens from Watch, plays on across page changes, moves, shrinks and closes', async () => {
    const [running] = await liveMatches();
    if (!running) throw new Error('No match of the demo season runs');
    const { page } = await open('/');
    const watch = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${encodeURI(paths.match(running))}"]`) });
    await watch.getByRole('button', { name: /^Watch / }).click();
    const player = page.getByRole('region', { name: t('video.label') });
    await player.waitFor();
    const frame = player.locator('iframe');
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(['player.twitch.tv', 'www.youtube.com']).toContain(address.hostname);
    expect(address.searchParams.get('muted') ?? address.searchParams.get('mute')).toMatch(/^(?:true|1)$/);

    await navigation(page)
      .getByRole('link', { name: t('shell.tournaments') })
      .click();
    await page.waitForURL('**/leagues');
    expect(await frame.count()).toBe(1);
    const left = async () => (await player.boundingBox())?.x ?? Number.NaN;
    const right = await left();
    await player.getByRole('button', { name: t('video.moveLeft') }).click();
    await expect.poll(left).toBeLessThan(right);
    await player.getByRole('button', { name: t('video.minimise') }).click();
    await frame.waitFor({ state: 'hidden' });
    await player.getByRole('button', { name: t('video.expand') }).click();
    await frame.waitFor();
    await player.getByRole('link').click();
    await page.waitForURL(`**${encodeURI(paths.match(running))}`);
    await player.getByRole('button', { name: t('video.close') }).click();
    await player.waitFor({ state: 'detached' });
  });

  it('stands above the schedule on a desktop, and covers neither it nor the page', async () => {
    const [running] = await liveMatches();
    if (!running) throw new Error('No match of the demo season runs');
    const { page } = await open(paths.match(running));
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Watch / })
      .first()
      .click();
    const player = page.getByRole('region', { name: t('video.label') });
    await player.waitFor();
    const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
    const [shown, main, title] = await Promise.all([
      boxOf(player),
      boxOf(page.getByRole('main')),
      boxOf(page.getByRole('heading', { name: t('schedule.title') })),
    ]);
    expect(shown.width).toBeGreaterThan(450);
    expect(main.x + main.width).toBeLessThan(shown.x);
    expect(title.y).toBeGreaterThan(shown.y + shown.height);
  });

  it('does not start by itself where the visitor does not want that', async () => {
    const { page } = await open('/', { storage: { settings: { autoPlayVideo: 0 } } });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Watch / })
      .first()
      .click();
    const address = new URL(
      (await page
        .getByRole('region', { name: t('video.label') })
        .locator('iframe')
        .getAttribute('src')) ?? '',
    );
    expect(address.searchParams.get('autoplay')).toMatch(/^(?:false|0)$/);
  });
});

describe('addresses', () => {
  it('of the old kind redirect to the page', async () => {
    const match = await someMatch('finished');
    const { page } = await open(`/match?id=${match.id}&slug=whatever`);
    expect(decodeURI(new URL(page.url()).pathname)).toBe(paths.match(match));
    await page.goto('/league?id=293&name=anything');
    expect(new URL(page.url()).pathname).toBe(paths.league({ id: 293, name: 'LCK' }));
  });

  it('that lead nowhere get a page that says which, with links onwards', async () => {
    const { page } = await open('/match/999999999/a-vs-b', { tolerates: /status of 404/ });
    await page.getByRole('heading', { level: 1, name: t('errors.notFound.match') }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('errors.leagues') })
      .click();
    await page.waitForURL('**/leagues');
    await page.getByRole('heading', { level: 1, name: t('leagues.title') }).waitFor();
  });
});

describe('going from page to page', () => {
  it('changes content, title and the current navigation item without a full load, and comes back', async () => {
    const { page } = await open('/');
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    await navigation(page)
      .getByRole('link', { name: t('shell.tournaments') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('leagues.title') }).waitFor();
    expect(await page.title()).toBe(t('shell.titleWithSite', { title: t('leagues.title'), site: t('site.title') }));
    expect(
      await navigation(page)
        .getByRole('link', { name: t('shell.tournaments') })
        .getAttribute('aria-current'),
    ).toBe('page');
    await page.getByRole('main').getByRole('link', { name: 'LCK', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'LCK' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('leagues.title') }).waitFor();
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
  });

  it('works on a phone from the drawer, which closes afterwards', async () => {
    const { page } = await open('/', PHONE);
    expect(await navigation(page).isVisible()).toBe(false);
    await page
      .getByRole('navigation', { name: t('shell.pages') })
      .getByRole('button', { name: t('shell.more') })
      .click();
    for (const inBar of [t('shell.homepage'), t('shell.standings')])
      expect(await navigation(page).getByRole('link', { name: inBar, exact: true }).count()).toBe(0);
    await navigation(page)
      .getByRole('link', { name: t('shell.tournaments') })
      .click();
    await page.waitForURL('**/leagues');
    await navigation(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('a visitor with every setting changed', () => {
  const storage = {
    settings: { spoilerFree: 1, showScheduleByTime: 1, showFollowingLeaguesOnly: 0, amPmTime: 1, autoPlayVideo: 0, theme: 'light' },
    leaguesOrder: [4141, 293],
  };

  it('sees no page with an error: no script error, hydration mismatch, policy violation or overflow', async () => {
    const { page } = await open('/ko', { ...PHONE, storage, timezoneId: 'Pacific/Auckland', tolerates: NOT_FOUND });
    for (const kind of PAGE_KINDS) {
      await page.goto(`/ko${await pathOf(kind)}`.replace(/\/$/, ''));
      await hydrated(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${kind} is wider than the screen`,
      ).toBeLessThanOrEqual(0);
    }
    // Every kind of page in one visit.
  }, 180_000);
});
