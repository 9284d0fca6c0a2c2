import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays, mondayOf, weekDays } from '../lib/domain/values/week';
import { dayOf } from '../lib/domain/values/zoned-date';
import { paths } from '../lib/domain/page/paths';
import { PHONE, useBrowser, type BrowserVisit } from './support/browser';
import { siteTime, someMatch, weekMatches } from './support/site-data';
import { t } from './support/texts';

/** The weekly schedule beside every page. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const schedule = (page: Page) => page.getByRole('complementary', { name: t('shell.schedule') });
const tabs = (page: Page) => schedule(page).getByRole('tab');
const selectedTab = (page: Page) => schedule(page).getByRole('tab', { selected: true });
const button = (page: Page, name: string) => schedule(page).getByRole('button', { name, exact: true });
const weekButton = (page: Page, monday: string) => button(page, t('schedule.pickDay', { range: range(monday) }));

function words(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));
}
const range = (monday: string) => [monday, addDays(monday, 6)].map((day) => words(day, { day: 'numeric', month: 'short' })).join(' – ');
/** A day as its tab is called: "Mon 16 Nov". */
const tabDay = (day: string) => words(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

const selects = (page: Page, day: string) =>
  schedule(page)
    .getByRole('tab', { selected: true, name: tabDay(day) })
    .waitFor();

/** The accessible names that the seven tabs of a week must have. */
async function tabNames(monday: string, today: string): Promise<string[]> {
  const matches = await weekMatches(monday);
  return weekDays(monday).map((day) => {
    const count = matches.filter((match) => dayOf(match.beginAt, 'UTC') === day).length;
    return `${day === today ? `${t('days.today')} ` : ''}${tabDay(day)}, ${t('days.matches', { count })}`;
  });
}

/** The leagues' headings of the shown day, without what is played. */
async function leagueNames(page: Page): Promise<string[]> {
  return schedule(page).getByRole('tabpanel').getByRole('heading').getByRole('link').allTextContents();
}

describe('the weekly schedule', () => {
  let visit: BrowserVisit;
  let today: string;

  beforeAll(async () => {
    visit = await open('/leagues', { keep: true });
    today = dayOf(await siteTime(), 'UTC');
  });

  it('shows the current week with today selected and each day’s number of matches', async () => {
    const { page } = visit;
    await weekButton(page, site.monday).waitFor();
    expect(await Promise.all((await tabs(page).all()).map((tab) => tab.innerText()))).toHaveLength(7);
    for (const name of await tabNames(site.monday, today))
      expect(await schedule(page).getByRole('tab', { name, exact: true }).count()).toBe(1);
    await selects(page, today);
    expect(await button(page, t('schedule.backToToday')).count()).toBe(0);
  });

  it('goes back and forth by a week, selects its first day, and returns to today', async () => {
    const { page } = visit;
    for (const [name, monday] of [
      [t('schedule.previousWeek'), addDays(site.monday, -7)],
      [t('schedule.previousWeek'), addDays(site.monday, -14)],
      [t('schedule.nextWeek'), addDays(site.monday, -7)],
    ] as const) {
      await button(page, name).click();
      await weekButton(page, monday).waitFor();
      for (const tab of await tabNames(monday, today)) await schedule(page).getByRole('tab', { name: tab, exact: true }).waitFor();
      await selects(page, monday);
    }
    await button(page, t('schedule.backToToday')).click();
    await weekButton(page, site.monday).waitFor();
    await selects(page, today);
    expect(await button(page, t('schedule.backToToday')).count()).toBe(0);
  });

  it('lists a day’s matches when its tab is clicked, and stays on the page', async () => {
    const { page } = visit;
    const day = addDays(site.monday, 5);
    await schedule(page)
      .getByRole('tab', { name: tabDay(day) })
      .click();
    const expected = (await weekMatches(site.monday)).filter((match) => dayOf(match.beginAt, 'UTC') === day);
    await expect.poll(() => schedule(page).getByRole('tabpanel').getByRole('listitem').count()).toBe(expected.length);
    expect(new URL(page.url()).pathname).toBe('/leagues');
  });

  it('moves through the days by arrow keys, Home and End', async () => {
    const { page } = visit;
    await schedule(page)
      .getByRole('tab', { name: tabDay(site.monday) })
      .click();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', 6],
      ['ArrowRight', 0],
      ['ArrowLeft', 6],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await selects(page, addDays(site.monday, index));
      expect(await selectedTab(page).evaluate((tab) => tab === document.activeElement)).toBe(true);
    }
  });

  it('picks any day from the month calendar, whose six weeks start on Monday', async () => {
    const { page } = visit;
    await weekButton(page, site.monday).click();
    const calendar = page.getByRole('dialog', { name: t('schedule.calendar') });
    const days = calendar.getByRole('grid').getByRole('button');
    await days.first().waitFor();
    expect(await days.count()).toBe(42);
    expect(await days.first().getAttribute('aria-label')).toMatch(/^Monday\b/);
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'hidden' });
    expect(await weekButton(page, site.monday).evaluate((each) => each === document.activeElement)).toBe(true);

    await weekButton(page, site.monday).click();
    const firstOfNext = `${addDays(`${site.monday.slice(0, 7)}-28`, 7).slice(0, 7)}-01`;
    await calendar.getByRole('button', { name: t('schedule.nextMonth') }).click();
    await calendar
      .getByRole('button', { name: new RegExp(`\\b${words(firstOfNext, { day: 'numeric', month: 'long', year: 'numeric' })}$`) })
      .click();
    await calendar.waitFor({ state: 'hidden' });
    await weekButton(page, mondayOf(firstOfNext)).waitFor();
    await selects(page, firstOfNext);
    await button(page, t('schedule.backToToday')).click();
    await weekButton(page, site.monday).waitFor();
  });

  it('reloads the week on refresh', async () => {
    const { page } = visit;
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.url().endsWith(paths.api.week(site.monday))),
      button(page, t('schedule.refresh')).click(),
    ]);
    expect((await request.response())?.ok()).toBe(true);
    await weekButton(page, site.monday).waitFor();
  });
});

describe('a day of the schedule', () => {
  const saturday = addDays(site.monday, 5);
  const showSaturday = (page: Page) =>
    schedule(page)
      .getByRole('tab', { name: tabDay(saturday) })
      .click();

  it('orders leagues by rank, and names the stage that the matches of a league share', async () => {
    const { page } = await open('/leagues');
    await showSaturday(page);
    await expect.poll(() => leagueNames(page)).toContain('LEC');
    const names = await leagueNames(page);
    expect(names.slice(0, 4)).toEqual(['LCK', 'LPL', 'LCS', 'LEC']);
    const matches = (await weekMatches(site.monday)).filter((match) => dayOf(match.beginAt, 'UTC') === saturday);
    const stages = (leagueId: number) => new Set(matches.filter((each) => each.leagueId === leagueId).map((each) => each.tournamentName));
    const alike = matches.find(({ leagueId }) => stages(leagueId).size === 1);
    const heading = (league: string | undefined) => schedule(page).getByRole('heading', { name: new RegExp(`^${league}\\b`) });
    expect(await heading(alike?.leagueName).textContent()).toBe(`${alike?.leagueName}· ${alike?.tournamentName}`);
  });

  it('shows followed leagues first, in the visitor’s order', async () => {
    const { page } = await open('/leagues', { storage: { leaguesOrder: [4141, 302] } });
    await showSaturday(page);
    await expect.poll(async () => (await leagueNames(page)).slice(0, 3)).toEqual(['VCS', 'CBLOL', 'LCK']);
  });

  it('shows only followed leagues where the visitor wants that, and says so on a day without any', async () => {
    const { page } = await open('/leagues', { storage: { leaguesOrder: [4197], settings: { showFollowingLeaguesOnly: 1 } } });
    await showSaturday(page);
    await expect.poll(() => leagueNames(page)).toEqual(['LEC']);
    await schedule(page)
      .getByRole('tab', { name: tabDay(site.monday) })
      .click();
    await schedule(page).getByText(t('mine.noMatches')).waitFor();
  });

  it('lists matches by time only where the visitor wants that', async () => {
    const { page } = await open('/leagues', { storage: { settings: { showScheduleByTime: 1 } } });
    await showSaturday(page);
    const panel = schedule(page).getByRole('tabpanel');
    await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(10);
    expect(await panel.getByRole('heading').count()).toBe(0);
    const times = await panel.getByRole('time').allTextContents();
    expect(times).toEqual([...times].sort());
  });
});

describe('the schedule on a phone', () => {
  it('opens as a drawer, traps the focus, and closes on Escape or when a match is chosen', async () => {
    const { page } = await open('/leagues', PHONE);
    const drawer = schedule(page);
    expect(await drawer.isVisible()).toBe(false);
    const opener = page.getByRole('button', { name: t('shell.openSchedule') }).first();
    await opener.click();
    await button(page, t('schedule.nextWeek')).waitFor();
    expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true);

    await opener.click();
    const upcoming = await someMatch('not_started', (match) => dayOf(match.beginAt, 'UTC') === addDays(site.monday, 5));
    await schedule(page)
      .getByRole('tab', { name: tabDay(addDays(site.monday, 5)) })
      .click();
    expect(await drawer.isVisible()).toBe(true);
    await drawer
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="${encodeURI(paths.match(upcoming))}"]`) })
      .getByRole('link')
      .click();
    await page.waitForURL(`**${encodeURI(paths.match(upcoming))}`);
    await drawer.waitFor({ state: 'hidden' });
  });
});
