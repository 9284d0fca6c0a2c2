import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { formatDay } from '../lib/domain/schedule/day-format';
import { dayOf } from '../lib/domain/values/zoned-date';
import { PHONE, heldScripts, hydrated, useBrowser, type VisitOptions } from './support/browser';
import { siteTime, weekMatches } from './support/site-data';
import { t } from './support/texts';

/** What visitors who touch nothing see, before the page's scripts have come and after: nothing waits for their first touch. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const DAY_MS = 86_400_000;
const DEVICES = { desktop: {}, phone: PHONE } as const satisfies Readonly<Record<string, VisitOptions>>;
const ZONES = ['Asia/Seoul', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Apia', 'America/Sao_Paulo'] as const;

/** Opens a page whose scripts do not come before they are let go. */
async function openSlowly(path: string, options: VisitOptions = {}) {
  const scripts = heldScripts();
  const { page } = await open(path, { ...options, until: 'parsed', prepare: (context: BrowserContext) => scripts.prepare(context) });
  return {
    page,
    come: async () => {
      scripts.letGo();
      await hydrated(page);
    },
  };
}

/** The matches of the visitor's own day by all that the site knows of. */
async function matchesOf(day: string, zone: string): Promise<number[]> {
  const mondays = [-7, 0, 7].map((days) => new Date(Date.parse(site.monday) + days * DAY_MS).toISOString().slice(0, 10));
  const all = (await Promise.all(mondays.map(weekMatches))).flat();
  return all
    .filter((match) => dayOf(match.beginAt, zone) === day)
    .map(({ id }) => id)
    .sort();
}

/** The matches that show in the list of a day. */
const shownIn = async (page: Page, place: string): Promise<number[]> =>
  (
    await page
      .locator(`${place} .match-groups li[data-match]`)
      .evaluateAll((rows) => rows.flatMap((row) => (row.checkVisibility() ? Number(row.getAttribute('data-match')) : [])))
  ).sort();

describe.each(ZONES)('in %s', (zone) => {
  it.each(['desktop', 'phone'] as const)(
    'the page of today shows no match of another day before its scripts, and all of the day with them, on a %s',
    async (device) => {
      const today = dayOf(await siteTime(), zone);
      const own = await matchesOf(today, zone);
      const { page, come } = await openSlowly(paths.matches('today'), { ...DEVICES[device], timezoneId: zone });
      expect((await shownIn(page, 'main')).filter((id) => !own.includes(id))).toEqual([]);
      await come();
      expect(await shownIn(page, 'main')).toEqual(own);
    },
  );

  it('so does the page of a day', async () => {
    const yesterday = dayOf((await siteTime()) - DAY_MS, zone);
    const own = await matchesOf(yesterday, zone);
    const { page, come } = await openSlowly(paths.matches(yesterday), { timezoneId: zone });
    expect((await shownIn(page, 'main')).filter((id) => !own.includes(id))).toEqual([]);
    await come();
    expect(await shownIn(page, 'main')).toEqual(own);
  });

  it.each(['desktop', 'phone'] as const)('pages name the visitor’s today, before the scripts and with them, on a %s', async (device) => {
    const today = dayOf(await siteTime(), zone);
    for (const [path, style] of [
      [paths.home(), 'long'],
      [paths.matches('today'), 'full'],
    ] as const) {
      const { page, come } = await openSlowly(path, { ...DEVICES[device], timezoneId: zone });
      const written = page.locator('main header time').first();
      expect(await written.innerText()).toBe(formatDay(today, style, 'en'));
      await come();
      expect(await written.innerText()).toBe(formatDay(today, style, 'en'));
    }
  });

  it('the list of what comes names the visitor’s days above their first matches, before the scripts and with them', async () => {
    const today = dayOf(await siteTime(), zone);
    const { page, come } = await openSlowly(paths.home(), { timezoneId: zone });
    const rows = () =>
      page.locator('[data-list="next"] > li').evaluateAll((all) =>
        all.map((row) => ({
          begin: row.querySelector('time')?.dateTime ?? '',
          day: row.querySelector('.day')?.checkVisibility() ?? false,
          top: row.getBoundingClientRect().top,
        })),
      );
    const before = await rows();
    const days = [today, ...before.map(({ begin }) => dayOf(begin, zone))];
    expect(before.map(({ day }) => day)).toEqual(before.map((_, index) => days[index + 1] !== days[index]));
    expect(before.filter(({ day }) => day).length).toBeGreaterThan(0);
    await come();
    expect(await rows()).toEqual(before);
  });

  it('the schedule shows the visitor’s day and counts their days, or nothing of others', async () => {
    const today = dayOf(await siteTime(), zone);
    const own = await matchesOf(today, zone);
    const { page, come } = await openSlowly(paths.leagues(), { timezoneId: zone });
    expect((await shownIn(page, '#schedule')).filter((id) => !own.includes(id))).toEqual([]);
    const counts = page.locator('#schedule .day-tabs .count');
    expect(await counts.evaluateAll((all) => all.filter((count) => getComputedStyle(count).visibility !== 'hidden').length)).toBe(0);
    await come();
    await expect.poll(() => shownIn(page, '#schedule')).toEqual(own);
    const selected = page.locator('#schedule .day-tabs [aria-selected="true"] .count');
    expect(Number(await selected.innerText())).toBe(own.length);
    expect(await selected.evaluate((count) => getComputedStyle(count).visibility)).toBe('visible');
  });
});

describe('without a touch', () => {
  it('the schedule by time has its list', async () => {
    const { page } = await open(paths.leagues(), { storage: { settings: { showScheduleByTime: 1 } } });
    await expect.poll(async () => (await shownIn(page, '#schedule')).length).toBeGreaterThan(0);
    expect(
      await page
        .locator('#schedule .match-groups')
        .first()
        .evaluate((list) => getComputedStyle(list).visibility),
    ).toBe('visible');
  });

  it.each([
    [{ firstChoiceDone: 1 }, [1, 0]],
    [{}, [0, 1]],
  ])(
    'the homepage of a visitor who wants only what they follow, and follows nothing, says so or offers teams (%j)',
    async (stored, shown) => {
      const { page, come } = await openSlowly(paths.home(), { storage: { ...stored, settings: { showFollowingLeaguesOnly: 1 } } });
      const visible = (text: string) => page.locator('.home-page').getByText(text).filter({ visible: true }).count();
      const said = async () => [await visible(t('mine.followsNothing')), await visible(t('following.pick'))];
      expect(await said()).toEqual(shown);
      await come();
      expect(await said()).toEqual(shown);
    },
  );

  it('followed leagues are first in the navigation, before the scripts and with them', async () => {
    const { page, come } = await openSlowly(paths.home(), { storage: { leaguesOrder: [294, 293] } });
    const leagues = () =>
      page.locator('#navigation [data-part="leagues"] a[data-league]').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((link) => Number(link.getAttribute('data-league'))),
      );
    const first = await leagues();
    expect(first.slice(0, 2)).toEqual([294, 293]);
    expect(first.length).toBeGreaterThan(5);
    await come();
    await expect.poll(leagues).toEqual(first);
  });

  it('the list of what comes is by start, for eyes, Tab and screen readers alike', async () => {
    const { page, come } = await openSlowly(paths.home());
    const rows = () =>
      page.locator('[data-list="next"] > li').evaluateAll((all) => {
        const shown = all
          .filter((row) => row.checkVisibility())
          .map((row) => ({
            begin: Date.parse(row.querySelector('time')?.dateTime ?? ''),
            top: row.getBoundingClientRect().top,
            left: row.getBoundingClientRect().left,
          }));
        return { begins: shown.map(({ begin }) => begin), tops: shown.map(({ top }) => top) };
      });
    const rising = (values: readonly number[]) => [...values].sort((a, b) => a - b);
    for (const get of [rows, async () => (await come(), rows())]) {
      const { begins, tops } = await get();
      expect(begins.length).toBeGreaterThan(2);
      expect(begins).toEqual(rising(begins));
      expect(tops).toEqual(rising(tops));
    }
  });

  it.each([
    [1440, 900],
    [820, 1180],
    [390, 844],
  ])('the way to log in and the settings are in sight at %i × %i', async (width, height) => {
    const phone = width < 720;
    const { page } = await open(paths.home(), { ...(phone ? PHONE : {}), viewport: { width, height } });
    if (phone)
      await page
        .getByRole('navigation', { name: t('shell.pages') })
        .getByRole('button', { name: t('shell.more') })
        .tap();
    const nav = page.locator('#navigation');
    for (const place of ['[data-part="login"]', '[data-part="settings"]'])
      await expect
        .poll(() =>
          nav.locator(place).evaluate((button) => {
            const { left, top, width: wide, bottom } = button.getBoundingClientRect();
            return bottom <= innerHeight && button.contains(document.elementFromPoint(left + wide / 2, (top + bottom) / 2));
          }),
        )
        .toBe(true);
  });
});

describe('what is in a form before the scripts come', () => {
  const values = (page: Page) =>
    page
      .locator('main form input:not([type="checkbox"])')
      .evaluateAll((all) => all.flatMap((field) => (field instanceof HTMLInputElement ? field.value : [])));

  it.each([
    ['login', paths.login(), ['fan@example.com', 'a-secret-1']],
    ['sign-up', paths.signup(), ['fan@example.com', 'a-secret-1', 'another-1']],
    ['reset', paths.resetPassword(), ['fan@example.com']],
    ['contact', paths.contact(), ['Ana', 'fan@example.com']],
  ] as const)('is still there after %s was pressed', async (_, path, filled) => {
    const { page, come } = await openSlowly(path, { tolerates: /Failed to load resource/ });
    const fields = page.locator('main form input:not([type="checkbox"])');
    for (const [index, value] of filled.entries()) await fields.nth(index).fill(value);
    await come();
    expect(await values(page)).toEqual(filled);
    await page.locator('main form [type="submit"]').click();
    await expect.poll(() => values(page)).toEqual(filled);
  });

  it('logs in with it, also where the button was pressed before', async () => {
    const { page, come } = await openSlowly(paths.login(), { tolerates: /Failed to load resource/ });
    await page.getByLabel(t('login.email')).fill('nobody@example.com');
    await page.locator('input[name="password"]').fill('a-secret-1');
    await page.locator('main form [type="submit"]').click();
    await come();
    // It has asked, with what was in the fields.
    await page.getByText(t('login.loginIncorrect')).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
