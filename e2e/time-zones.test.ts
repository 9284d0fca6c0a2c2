import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import type { Match } from '../lib/domain/match/match';
import { paths } from '../lib/domain/page/paths';
import { LANGUAGE_DATA_ID } from '../lib/domain/page/language-data';
import { languageData } from '../lib/server/pages/language-data';
import { PRE_PAINT_SCRIPT } from '../tests/support/pre-paint-script';
import { hydrated, useBrowser } from './support/browser';
import { listening } from './support/listening';
import { pathOf } from './support/pages';
import { siteTime, weekMatches } from './support/site-data';
import { t } from './support/texts';

/** Days and times are the visitor's own, from the first frame on. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const ZONES = ['Asia/Seoul', 'America/Los_Angeles'] as const;

// Said anew here, with no help from the site's own rules.
const format = (options: Intl.DateTimeFormatOptions, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone, hourCycle: 'h23' });
const clock = (instant: string | number, zone: string) => format({ hour: '2-digit', minute: '2-digit' }, zone).format(new Date(instant));
const day = (instant: string | number, zone: string) =>
  format({ day: '2-digit', month: '2-digit', year: 'numeric' }, zone).format(new Date(instant)).split('/').reverse().join('-');
const longDay = (instant: string | number, zone: string) =>
  format({ weekday: 'long', day: 'numeric', month: 'long' }, zone).format(new Date(instant));
const DAY_MS = 86_400_000;

/** All matches that can lie in the visitor's week, whatever the zone. */
async function aroundThisWeek(): Promise<readonly Match[]> {
  const mondays = [-7, 0, 7].map((days) => new Date(Date.parse(site.monday) + days * DAY_MS).toISOString().slice(0, 10));
  return (await Promise.all(mondays.map(weekMatches))).flat();
}

const matchIds = (hrefs: readonly string[]) => hrefs.map((href) => Number(/\/match\/(\d+)\//.exec(href)?.[1])).filter(Boolean);

/** The matches of a list with the time that stands beside each. */
async function listed(page: Page, place: 'main' | 'schedule'): Promise<Map<number, string>> {
  const root =
    place === 'main' ? page.getByRole('main') : page.getByRole('complementary', { name: t('shell.schedule') }).getByRole('tabpanel');
  const rows = await root.getByRole('listitem').evaluateAll((items) =>
    items.flatMap((item) => {
      const href = item.querySelector('a[href*="/match/"]')?.getAttribute('href');
      const time = item.querySelector('time')?.textContent;
      return href && time ? [[href, time] as const] : [];
    }),
  );
  return new Map(rows.map(([href, time]) => [matchIds([href])[0] ?? 0, time]));
}

describe.each(ZONES)('a visitor in %s', (zone) => {
  it('sees the matches of their own today, each at its local time, and their own week', async () => {
    const { page } = await open(paths.matches('today'), { timezoneId: zone });
    const now = await siteTime();
    const matches = await aroundThisWeek();
    const today = matches.filter((match) => day(match.beginAt, zone) === day(now, zone));
    expect(today.length).toBeGreaterThan(5);

    const paragraphs = await page.getByRole('main').getByRole('paragraph').allTextContents();
    expect(paragraphs.join('\n')).toContain(longDay(now, zone).split(' ').slice(1).join(' '));
    const inMain = await listed(page, 'main');
    for (const match of today) expect(inMain.get(match.id), `match ${match.id} in the page`).toBe(clock(match.beginAt, zone));

    // The schedule, which is not beside a day's page.
    await page.goto(paths.leagues());
    await hydrated(page);
    await expect.poll(async () => [...(await listed(page, 'schedule')).keys()].sort()).toEqual(today.map((match) => match.id).sort());
    const inSchedule = await listed(page, 'schedule');
    for (const match of today) expect(inSchedule.get(match.id), `match ${match.id} in the schedule`).toBe(clock(match.beginAt, zone));

    // Every day of the week counts the matches of the visitor's day: Sunday's late ones may be next week's in UTC.
    const tabs = await page
      .getByRole('complementary', { name: t('shell.schedule') })
      .getByRole('tab')
      .all();
    expect(tabs).toHaveLength(7);
    const monday = Date.parse(day(now, zone)) - ((new Date(day(now, zone)).getUTCDay() + 6) % 7) * DAY_MS;
    for (const [index, tab] of tabs.entries()) {
      const date = new Date(monday + index * DAY_MS).toISOString().slice(0, 10);
      const count = matches.filter((match) => day(match.beginAt, zone) === date).length;
      const words = [`${Number(date.slice(8))} `, date === day(now, zone) ? t('days.today') : '', `, ${t('days.matches', { count })}`];
      const read = await tab.ariaSnapshot();
      for (const word of words) expect(read).toContain(word);
    }
  });

  it.each([
    ['24-hour', 0],
    ['am/pm', 1],
  ] as const)('never sees a frame with another time (%s clock)', async (_, amPmTime) => {
    const { page, context } = await open('/leagues', { timezoneId: zone, storage: { settings: { amPmTime } } });
    await context.addInitScript(() => {
      const shown = new Set<string>();
      Object.assign(globalThis, { shown });
      // A frame's callbacks run right before it is painted: what they see is what people see.
      const look = (): void => {
        for (const time of document.querySelectorAll('time[data-clock="time"][datetime]'))
          shown.add(`${time.getAttribute('datetime')} ${time.textContent}`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Slow enough for several frames while the page is parsed.
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 150_000,
      uploadThroughput: 150_000,
    });
    await page.goto(paths.leagues());
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page
      .getByRole('complementary', { name: t('shell.schedule') })
      .getByRole('listitem')
      .first()
      .waitFor();
    const shown = await page.evaluate(() => {
      const texts: unknown = Reflect.get(globalThis, 'shown');
      return texts instanceof Set ? [...texts].map(String) : [];
    });
    expect(shown.length).toBeGreaterThan(10);
    const wrong = shown.filter((each) => {
      const [instant = '', ...text] = each.split(' ');
      // The page arrives in pieces: one may end right before a time's text.
      if (text.join('') === '') return false;
      const right = amPmTime
        ? new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true, timeZone: zone })
            .format(new Date(instant))
            .replace(/\s/g, ' ')
        : clock(instant, zone);
      return text.join(' ') !== right;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a page that arrives in pieces', () => {
  const html = `<!doctype html><html lang="en"><script type="application/json" id="${LANGUAGE_DATA_ID}">${languageData('en')}</script><script>${PRE_PAINT_SCRIPT}</script><ul><li><time datetime="2026-11-18T23:30:00Z" data-clock="time">23:30</time></li><li></li></ul>`;
  /** Answers every request with the page, and holds it back from the given place until it is released. */
  async function serveUpTo(place: number) {
    const waiting: ServerResponse[] = [];
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, place));
      waiting.push(response);
    });
    const { host, close } = await listening(server, () => server.closeAllConnections());
    return { url: `http://${host}`, close, letGo: () => waiting.splice(0).forEach((response) => response.end(html.slice(place))) };
  }

  it.each([
    ['within a time', html.indexOf('3:30<')],
    ['right before a time’s end', html.indexOf('</time>')],
    ['right behind a time', html.indexOf('</li>')],
  ])('shows local times only, wherever a piece ends: %s', async (_, place) => {
    const { page } = await open('/tos', { timezoneId: 'Asia/Seoul' });
    const pieces = await serveUpTo(place);
    await page.goto(pieces.url, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('time').allTextContents()).toEqual(['08:30']);
    pieces.letGo();
    await page.locator('html[data-parsed]').waitFor({ state: 'attached' });
    expect(await page.locator('time').allTextContents()).toEqual(['08:30']);
    await pieces.close();
  });
});

describe('the zone of a time', () => {
  it('is shown on hover', async () => {
    const { page } = await open(await pathOf('finished match'), { timezoneId: 'Asia/Seoul' });
    const time = page.getByRole('main').getByRole('time').first();
    await time.hover();
    await expect.poll(() => time.getAttribute('title')).toBe('UTC+9');
  });
});
