import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { dialog, fillIn, givenAccount, logIn, mailedPath, meStatus, PASSWORD, withAuth } from './support/accounts';
import { hydrated, PHONE, useBrowser, type VisitOptions } from './support/browser';
import { heardMatches, revealsResult } from './support/accessible-matches';
import { longestGame, mostPlayed, someMatch } from './support/site-data';
import { t } from './support/texts';

/**
 * The sixteen things that fans come for (docs/fan-tasks.md), each by as many
 * taps as it says there; one more fails. Typing is no tap.
 */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);

const main = (page: Page) => page.getByRole('main');
const navigation = (page: Page) => page.getByRole('navigation', { name: t('shell.navigation') });
const band = (page: Page, key: 'home.live' | 'home.next' | 'home.lately') => main(page).getByRole('region', { name: t(key) });
const star = (place: Locator, name: string) => place.getByRole('button', { name: t('follow.label', { name }), exact: true });
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

type Fan = {
  readonly page: Page;
  readonly phone: boolean;
  /** Presses what a fan would press, and counts it. */
  readonly tap: (target: Locator) => Promise<void>;
  readonly taps: () => number;
};

type Device = { readonly name: string; readonly phone: boolean; readonly options: VisitOptions };
const DEVICES: readonly Device[] = [
  { name: '390', phone: true, options: PHONE },
  { name: '1440', phone: false, options: { viewport: { width: 1440, height: 900 } } },
];

async function fanAt(device: Device, path: string, options: VisitOptions = {}): Promise<Fan> {
  const { page } = await visit(path, { timezoneId: 'Europe/Berlin', ...device.options, ...options });
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
    await hydrated(page);
  };
  return { page, phone: device.phone, tap, taps: () => taps };
}

/** To a page of the navigation, which a phone keeps in its bar or a drawer. */
async function navigate({ page, phone, tap }: Fan, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: t('shell.pages') });
  const inBar = bar.getByRole('link', { name, exact: true });
  if (phone && (await inBar.isVisible())) return tap(inBar);
  if (phone) await tap(bar.getByRole('button', { name: t('shell.more') }));
  const link = navigation(page).getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await tap(navigation(page).getByText(t('shell.more'), { exact: true }));
  await tap(link);
}

/** Types into the search and takes a hit. */
async function searchFor({ page, phone, tap }: Fan, text: string, hit: string | RegExp): Promise<void> {
  if (phone) await tap(page.getByRole('banner').getByRole('button', { name: t('shell.search') }));
  else await tap(navigation(page).getByLabel(t('search.label')));
  await page.getByRole('combobox', { name: t('search.label') }).fill(text);
  await tap(
    page
      .getByRole('listbox', { name: t('search.results') })
      .getByRole('option', { name: hit })
      .first(),
  );
}

describe.each(DEVICES)('a fan at $name pixels', { timeout: 120_000 }, (device) => {
  it('1: sees what is on tonight, in a named time zone', async () => {
    const fan = await fanAt(device, paths.home());
    await band(fan.page, 'home.next').scrollIntoViewIfNeeded();
    await band(fan.page, 'home.next')
      .getByRole('heading', { name: /UTC\+1/ })
      .waitFor();
    expect(await band(fan.page, 'home.next').getByRole('listitem').count()).toBeGreaterThan(3);
    expect(fan.taps()).toBe(0);
  });

  it('2: finds who won yesterday, top leagues first', async () => {
    const fan = await fanAt(device, paths.home());
    await fan.tap(band(fan.page, 'home.lately').getByRole('link', { name: t('home.yesterdaysResults') }));
    await fan.page.waitForURL('**/matches?time=2026-11-17');
    const firstWords = async () => (await heardMatches(main(fan.page)))[0]?.words ?? '';
    await expect.poll(async () => revealsResult(await firstWords())).toBe(true);
    await expect.poll(() => main(fan.page).locator('a[href*="/league/"]').first().textContent()).toContain('World Championship');
    expect(fan.taps()).toBe(1);
  });

  it('3: follows T1 and the LEC and sees only them', async () => {
    const fan = await fanAt(device, paths.home());
    const { page } = fan;
    await fan.tap(star(main(page), 'T1'));
    await fan.tap(star(main(page), 'LEC'));
    const rows = main(page)
      .getByRole('region', { name: t('home.yourTeams') })
      .getByRole('listitem');
    await rows.filter({ hasText: 'LEC' }).first().waitFor();
    await rows.filter({ hasText: 'T1' }).first().waitFor();
    expect((await rows.allTextContents()).filter((text) => !/LEC|T1/.test(text))).toEqual([]);
    expect(fan.taps()).toBe(2);
  });

  it('3: needs two taps on the page of their own matches', async () => {
    const fan = await fanAt(device, paths.following());
    await fan.tap(star(main(fan.page), 'T1'));
    await fan.tap(star(main(fan.page), 'LEC'));
    await main(fan.page)
      .getByRole('region', { name: t('home.upcoming') })
      .getByRole('listitem')
      .filter({ hasText: 'LEC' })
      .first()
      .waitFor();
    expect(fan.taps()).toBe(2);
  });

  it('4: opens the running match on the game that is played', async () => {
    const fan = await fanAt(device, paths.home());
    const address = encodeURI(paths.match(await longestGame()));
    await fan.tap(band(fan.page, 'home.live').getByRole('article').locator(`a[href="${address}"]`).first());
    await fan.page.waitForURL('**/match/**');
    await hydrated(fan.page);
    await expect.poll(() => main(fan.page).getByRole('tab', { selected: true }).textContent()).toMatch(/\d/);
    expect(fan.taps()).toBe(1);
  });

  it('4: reads what happened in the last five minutes', async () => {
    const fan = await fanAt(device, paths.home());
    const address = encodeURI(paths.match(await longestGame()));
    await fan.tap(main(fan.page).getByRole('article').locator(`a[href="${address}"]`).first());
    await main(fan.page)
      .getByRole('region', { name: t('gameDetail.events') })
      .getByRole('listitem')
      .first()
      .waitFor();
    expect(fan.taps()).toBe(1);
  });

  it('5: reads the playoff picture, and who needs what', async () => {
    const fan = await fanAt(device, paths.home());
    await navigate(fan, t('shell.standings'));
    await fan.page.waitForURL('**/standings');
    await heading(fan.page).waitFor();
    await main(fan.page).getByRole('table').first().waitFor();
    await main(fan.page)
      .getByRole('heading', { name: t('bracket.chances') })
      .waitFor();
    expect(fan.taps()).toBe(1);
  });

  it('6: compares the two mids with most games', async () => {
    const fan = await fanAt(device, paths.home());
    await navigate(fan, t('shell.compare'));
    await fan.page.waitForURL(`**${paths.compare()}`);
    const pair = main(fan.page)
      .getByRole('link', { name: new RegExp(`^${t('game.roles.mid')}.+ – `) })
      .first();
    const [one = '', other = ''] = ((await pair.textContent()) ?? '').replace(t('game.roles.mid'), '').trim().split(' – ');
    await main(fan.page)
      .getByRole('heading', { name: `${one} vs ${other}` })
      .waitFor();
    expect(fan.taps()).toBe(2);
  });

  it('6: compares two mids through search', async () => {
    const [left, right] = await mostPlayed('mid');
    if (!left || !right) throw new Error('The demo season has two players of a role');
    const fan = await fanAt(device, paths.home());
    await searchFor(fan, `${left.name} ${right.name}`, t('find.compare', { left: left.name, right: right.name }));
    await fan.page.waitForURL('**/compare?**');
    await fan.page.getByRole('heading', { level: 1, name: `${left.name} vs ${right.name}` }).waitFor();
    await main(fan.page).getByRole('table').first().waitFor();
    expect(fan.taps()).toBe(2);
  });

  it('7: reads the champions of this patch, found through search', async () => {
    const fan = await fanAt(device, paths.home());
    await searchFor(fan, 'patch', t('newsTabs.patchNotes'));
    await fan.page.waitForURL('**/patch-notes');
    await main(fan.page).locator('a[href*="/champion/"]').first().waitFor();
    expect(fan.taps()).toBe(2);
  });

  it('7: reads who plays Azir best, found through search', async () => {
    const fan = await fanAt(device, paths.home());
    await searchFor(fan, 'azir', /Azir/);
    await fan.page.waitForURL('**/champion/**');
    const players = main(fan.page).getByRole('region', { name: t('champion.best') });
    await players.getByRole('table').waitFor();
    const won = (await players.getByRole('row').locator('td:nth-of-type(2)').allInnerTexts()).map((share) => parseInt(share, 10));
    expect(won.length).toBeGreaterThan(1);
    expect(won[0]).toBeGreaterThanOrEqual(won.at(-1) ?? 100);
    expect(fan.taps()).toBe(2);
  });

  it('8: opens a team', async () => {
    const fan = await fanAt(device, paths.home());
    await searchFor(fan, 't1', /^T1/);
    await fan.page.waitForURL('**/team/**');
    await heading(fan.page).filter({ hasText: 'T1' }).waitFor();
    expect(fan.taps()).toBe(2);
  });

  it('9: has an evening without spoilers', async () => {
    const fan = await fanAt(device, paths.home());
    const { page } = fan;
    await fan.tap((fan.phone ? page.getByRole('banner') : navigation(page)).getByRole('button', { name: t('shell.spoilerFree') }));
    await fan.tap(band(page, 'home.lately').getByRole('link', { name: t('match.catchUp') }));
    await page.waitForURL('**/catch-up');
    await main(page).getByRole('listitem').first().waitFor();
    expect((await heardMatches(main(page))).filter(({ words }) => revealsResult(words))).toEqual([]);
    expect(fan.taps()).toBe(2);
  });

  it('10: makes an account and verifies it', async () => {
    const email = `fan${device.name}${Date.now()}@example.com`;
    const fan = await fanAt(device, paths.home());
    const { page } = fan;
    await fan.tap((fan.phone ? page.getByRole('banner') : navigation(page)).getByRole('link', { name: t('shell.login') }));
    await fan.tap(dialog(page).getByRole('button', { name: t('login.signUp') }));
    await fillIn(page, { email, password: PASSWORD, confirm: PASSWORD });
    // Enter, or the key of a phone's keyboard in its place, is no tap.
    await page.keyboard.press('Enter');
    await dialog(page).getByText(t('login.activation', { email })).waitFor();
    expect(await meStatus(page)).toBe(200);
    expect(fan.taps()).toBe(2);
    // The link of the mail is a tap in the mail.
    await page.goto(await mailedPath(email, 'verifyEmail'));
    await fan.tap(page.getByRole('button', { name: t('handler.ask.verifyEmail.button', { email }) }));
    await page.getByRole('heading', { name: t('handler.verifiedTitle') }).waitFor();
    expect(fan.taps() + 1).toBe(4);
  });

  it.each([
    ['gen g', /Gen\.G/, '**/team/**'],
    ['skt', /^T1/, '**/team/**'],
    ['t1 kt', t('find.compare', { left: 'T1', right: 'KT' }), '**/compare?**'],
    ['worlds 2026', /World Championship 2026/, '**/serie/**'],
  ])('11: finds "%s" through search', async (text, hit, address) => {
    const fan = await fanAt(device, paths.home());
    await searchFor(fan, text, hit);
    await fan.page.waitForURL(address);
    expect(fan.taps()).toBe(2);
  });

  it('12: reaches the first match by keyboard within eighteen stops', async () => {
    const { page } = await fanAt(device, paths.home());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    let stops = 1;
    const onMatch = () => page.evaluate(() => document.activeElement?.matches('main a[href*="/match/"]') === true);
    while (!(await onMatch()) && stops < 40) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    expect(stops).toBeLessThanOrEqual(18);
  });

  it('14: reads everything without scripts', async () => {
    const { page } = await visit(paths.home(), { ...device.options, javaScriptEnabled: false, until: 'loaded' });
    for (const key of ['home.live', 'home.next', 'home.lately'] as const)
      expect(await band(page, key).locator('a[href*="/match/"]').count(), key).toBeGreaterThan(0);
    expect(await page.locator('body').innerText()).toContain(t('schedule.utcNote'));
    await band(page, 'home.lately').locator('a[href*="/match/"]').first().click();
    await page.waitForURL('**/match/**');
    expect(await main(page).getByRole('table').count()).toBeGreaterThan(0);
  });

  it('14: reads the page on a slow network before its scripts arrive', async () => {
    const { page } = await visit('/tos', device.options);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto(paths.matches('today'), { waitUntil: 'commit', timeout: 60_000 });
    await main(page).locator('a[href*="/match/"]').first().waitFor({ timeout: 60_000 });
    expect(await page.evaluate(() => document.documentElement.dataset['ready'])).toBeUndefined();
  });

  it('15: subscribes to matches from nothing: neither an account nor anything followed', async () => {
    const fan = await fanAt(device, paths.home());
    await fan.tap(star(main(fan.page), 'T1'));
    await fan.tap(main(fan.page).getByText(t('calendar.add'), { exact: true }));
    const address = await main(fan.page)
      .getByRole('link', { name: t('calendar.apple') })
      .getAttribute('href');
    expect(fan.taps()).toBe(2);
    const feed = await fan.page.context().request.get(address?.replace(/^webcal:/, 'http:') ?? '');
    expect(await feed.text()).toMatch(/SUMMARY:.*T1/);
  });

  it('15: subscribes to their matches in another calendar', async () => {
    const email = `calendar${device.name}${Date.now()}@example.com`;
    await givenAccount(email);
    // Signing in is task 10.
    const { left } = await someMatch('not_started');
    const { page, context } = await visit(paths.tos(), { storage: { followingTeams: [left.id] } });
    await logIn(page, email);
    if (device.phone) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home());
    await hydrated(page);
    let count = 0;
    const tap = async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
      await hydrated(page);
    };
    if (device.phone) await tap(page.getByRole('navigation', { name: t('shell.pages') }).locator('a[href="/following"]'));
    else await navigate({ page, phone: false, tap, taps: () => count }, t('shell.following'));
    await page.waitForURL('**/following');
    await tap(main(page).getByText(t('calendar.add'), { exact: true }));
    const address = await main(page)
      .getByRole('link', { name: t('calendar.apple') })
      .getAttribute('href');
    expect(count).toBe(2);
    const feed = await context.request.get(address?.replace(/^webcal:/, 'http:') ?? '');
    expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  });

  it('16: has the daily look on the first page: now, next, lately', async () => {
    const fan = await fanAt(device, paths.home());
    for (const key of ['home.live', 'home.next', 'home.lately'] as const)
      expect(await band(fan.page, key).locator('a[href*="/match/"]').count(), key).toBeGreaterThan(0);
    expect(fan.taps()).toBe(0);
  });
});

it('13: at 820 pixels nothing scrolls sideways, and every link of the rail has a name', async () => {
  const { page } = await visit(paths.home(), { viewport: { width: 820, height: 1180 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const names = await navigation(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('aria-label') ?? link.textContent).trim()));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => name === '')).toEqual([]);
  // And its word below it, whole.
  const cut = await navigation(page)
    .locator('li [data-part=label]')
    .evaluateAll((words) =>
      words
        .filter((word) => word.checkVisibility() && (word.clientWidth < 10 || word.scrollWidth > word.clientWidth))
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});
