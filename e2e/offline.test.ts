import { createServer } from 'node:http';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { FinishedMatch } from '../lib/domain/match/match';
import { cacheOfBuild } from '../lib/domain/page/offline-copies';
import { paths } from '../lib/domain/page/paths';
import { atRest, hydrated, useBrowser, type VisitOptions } from './support/browser';
import { revealsResult } from './support/accessible-matches';
import { listening } from './support/listening';
import { someMatch } from './support/site-data';
import { t, tKo } from './support/texts';

/** The service worker in a browser. The tests cut and stall the network in front of the site, and serve other builds and old copies through it. */

const site = inject('demo');

type Network = { state: 'up' | 'down' | 'silent'; old: boolean; worker: (text: string) => string; pages: number };
const FRESH: Network = { state: 'up', old: false, worker: (text) => text, pages: 0 };
let network: Network = { ...FRESH };
const ofBuild = (name: string) => (text: string) => text.replace(/"build":"[^"]*"/, `"build":"${name}"`);

const PASSED_ON = ['content-type', 'cache-control', 'content-security-policy', 'location', 'etag', 'server-timing'];
const OLD_COPY = 'old;dur=3600000';
const server = createServer((request, response) => {
  if (network.state === 'down') return void request.socket.destroy();
  if (network.state === 'silent') return undefined;
  const { accept = '*/*', cookie = '' } = request.headers;
  void fetch(new URL(request.url ?? '/', site.url), { redirect: 'manual', headers: { accept, cookie } }).then(async (answer) => {
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => PASSED_ON.includes(name)));
    const type = headers['content-type'] ?? '';
    if (network.old && /html|json/.test(type)) headers['server-timing'] = OLD_COPY;
    if (request.url === paths.worker()) return response.writeHead(200, headers).end(network.worker(await answer.text()));
    if (!type.startsWith('text/html')) return response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    network.pages += 1;
    return response.writeHead(answer.status, headers).end((await answer.text()).replace('<html', `<html data-answer="${network.pages}"`));
  });
  return undefined;
});

let proxy: Awaited<ReturnType<typeof listening>>;
let match: FinishedMatch;
beforeAll(async () => {
  proxy = await listening(server, () => server.closeAllConnections());
  match = await someMatch('finished', ({ round }) => round === undefined);
});
afterAll(() => proxy.close());
beforeEach(() => {
  network = { ...FRESH };
});

const { open } = useBrowser(() => `http://${proxy.host}`);

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => decodeURI(url.slice(location.origin.length)));
  });

/** A visitor whose worker has come and has copied what it copies by itself. */
async function visitor(path: string, options: VisitOptions = {}): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const visit = await open(path, {
    serviceWorkers: 'allow',
    tolerates: /Failed to load resource|ERR_|Failed to fetch|FetchEvent|network error/i,
    ...options,
  });
  // A page that is touched has its worker sooner.
  await visit.page.keyboard.press('Shift');
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const prefix = path.startsWith('/ko') ? '/ko' : '';
  await expect.poll(() => keptPaths(visit.page)).toEqual(expect.arrayContaining([`${prefix}/following`, `${prefix}/offline`]));
  return visit;
}

const note = (page: Page) => page.locator('.network-note p');
const answerNumber = (page: Page) => page.evaluate(() => document.documentElement.dataset['answer']);

describe('without network', { timeout: 120_000 }, () => {
  it('the schedule, the homepage and an opened match are available, with the time of their copies', async () => {
    const { page } = await visitor(paths.home());
    await page.goto(paths.matches('today'));
    await hydrated(page);
    await page.goto(paths.match(match));
    await hydrated(page);
    for (const path of [paths.home(), paths.matches('today'), paths.match(match)])
      await expect.poll(async () => (await keptPaths(page)).includes(decodeURI(path))).toBe(true);
    network.state = 'down';
    for (const path of [paths.match(match), paths.matches('today'), paths.home()]) {
      await page.goto(path);
      await hydrated(page);
      await expect.poll(() => note(page).innerText()).toMatch(/^Offline, as of \d\d:\d\d\. Try again$/);
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(3);
    }
    await page.reload();
    await expect.poll(() => note(page).isVisible()).toBe(true);

    network.state = 'up';
    await page.getByRole('button', { name: t('offline.retry') }).click();
    await expect.poll(() => note(page).isVisible()).toBe(false);
    await hydrated(page);
  });

  it('a match opened by client navigation is available', async () => {
    const { page } = await visitor(paths.matches(match.beginAt.slice(0, 10)));
    await page
      .getByRole('main')
      .locator(`a[href="${encodeURI(paths.match(match))}"]`)
      .first()
      .click();
    await page.waitForURL(`**${encodeURI(paths.match(match))}`);
    await expect.poll(async () => (await keptPaths(page)).includes(decodeURI(paths.match(match)))).toBe(true);
    await page.getByRole('heading', { name: t('game.games'), exact: true }).waitFor();
    await atRest(page);
    network.state = 'down';
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(match.left.abbr || match.left.name);
  });

  it('links lead to copies, and a page that was never opened says so in the reader’s language', async () => {
    const { page } = await visitor('/ko');
    network.state = 'down';
    await page.goto('/ko/standings?league=1');
    await page.getByRole('heading', { level: 1, name: tKo('offline.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ko/standings');
    const kept = page
      .getByRole('main')
      .getByRole('region', { name: tKo('offline.groups.schedule') })
      .getByRole('link');
    await kept.first().waitFor();
    expect(await kept.count()).toBe(3);
    await kept.first().click();
    await page.locator('html[data-offline^="2"]').waitFor();
    expect(await note(page).innerText()).toContain('오프라인입니다');
  });

  it('a page with hidden results reveals none', async () => {
    const { page } = await visitor(paths.home(), { storage: { settings: { spoilerFree: 1 } } });
    await page.goto(paths.matches(match.beginAt.slice(0, 10)));
    await hydrated(page);
    const listed = paths.matches(match.beginAt.slice(0, 10));
    await expect.poll(async () => (await keptPaths(page)).includes(listed)).toBe(true);
    network.state = 'down';
    await page.reload();
    await hydrated(page);
    await note(page).waitFor();
    const rows = page.getByRole('main').locator(`li[data-match="${match.id}"]`);
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) expect(revealsResult(await row.ariaSnapshot())).toBe(false);
  });

  it('an open page says since when it has had no connection, and stops once it has one', async () => {
    const { page, context } = await visitor(paths.home());
    await context.setOffline(true);
    await expect.poll(() => note(page).innerText()).toMatch(/^Offline since \d\d:\d\d\./);
    await context.setOffline(false);
    await expect.poll(() => note(page).isVisible()).toBe(false);
  });
});

describe('with a network', { timeout: 120_000 }, () => {
  it('every page is the latest from the server', async () => {
    const { page } = await visitor(paths.home());
    for (let visits = 0; visits < 3; visits += 1) {
      await page.reload();
      expect(await page.locator('html').getAttribute('data-offline')).toBeNull();
      expect(Number(await answerNumber(page))).toBe(network.pages);
    }
  });

  it('a network that stays silent is replaced by a copy after a while', async () => {
    const { page } = await visitor(paths.home());
    network.state = 'silent';
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => note(page).isVisible()).toBe(true);
    network.state = 'up';
    server.closeAllConnections();
  });

  it('nothing personal is stored', async () => {
    const { page } = await visitor(paths.home());
    for (const path of [paths.login(), paths.settings(), paths.notifications(), paths.searchFor('t1')]) await page.goto(path);
    const kept = (await keptPaths(page)).filter((path) => !path.startsWith('/_next/static/'));
    expect(kept.filter((path) => /login|settings|notifications|search|account|\/api\/(?!week|match\/|following)/.test(path))).toEqual([]);
  });
});

describe('where the server can get nothing newer', { timeout: 120_000 }, () => {
  /** The page and what it asks for are an hour old. */
  const anHourOld = /^Couldn’t load newer data\. As of .*\d\d:\d\d\. Try again$/;

  it('a page says as of when it is, and no more once it is loaded anew', async () => {
    network.old = true;
    const { page } = await open(paths.home());
    expect(await note(page).innerText()).toMatch(anHourOld);
    const hourAgo = Date.now() - 3_600_000;
    const said = await note(page).locator('[data-part=old] time').getAttribute('datetime');
    expect(Math.abs(Date.parse(said ?? '') - hourAgo)).toBeLessThan(60_000);
    network.old = false;
    await note(page).getByRole('button').click();
    await expect.poll(() => note(page).isVisible()).toBe(false);
  });

  it('an open page says so of what it asks for, and the next page only of its own', async () => {
    const { page } = await open(paths.home());
    expect(await note(page).isVisible()).toBe(false);
    network.old = true;
    await page
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByRole('link', { name: t('shell.standings'), exact: true })
      .click();
    await page.waitForURL(`**${paths.standings()}`);
    await expect.poll(() => note(page).innerText()).toMatch(anHourOld);
    network.old = false;
    await page.goBack();
    await page.waitForURL((url) => url.pathname === paths.home());
    await page
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByRole('link', { name: t('shell.matches'), exact: true })
      .click();
    await expect.poll(() => note(page).isVisible()).toBe(false);
  });
});

describe('a new build', { timeout: 120_000 }, () => {
  const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

  it('takes over without a reload, and deletes copies of older builds', async () => {
    network.worker = ofBuild('first');
    const { page } = await visitor(paths.home());
    let loads = 0;
    page.on('load', () => (loads += 1));
    for (const build of ['second', 'third']) {
      network.worker = ofBuild(build);
      const before = loads;
      await page.reload();
      await expect.poll(() => caches(page)).toContain(cacheOfBuild(build));
      expect(loads - before).toBe(1);
    }
    await expect.poll(() => caches(page)).not.toContain(cacheOfBuild('first'));
    network.state = 'down';
    await page.reload();
    await expect.poll(() => note(page).isVisible()).toBe(true);
  });

  it('keeps the previous worker where its own fails', async () => {
    network.worker = ofBuild('first');
    const { page } = await visitor(paths.home());
    network.worker = () => 'throw new Error("broken");';
    await page.reload();
    await hydrated(page);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
    network.state = 'down';
    await page.reload();
    await expect.poll(() => note(page).isVisible()).toBe(true);
  });

  it('can withdraw everything: copies are deleted, and pages come from the network only', async () => {
    const { page } = await visitor(paths.home());
    network.worker = (text) => text.replace('"offline":true', '"offline":false');
    await page.reload();
    await expect.poll(async () => (await caches(page)).filter((name) => name.startsWith(cacheOfBuild('')))).toEqual([]);
    network.state = 'down';
    await expect(page.reload()).rejects.toThrow(/ERR_/);
    network.state = 'up';
  });
});

it('the worker is fetched anew each time, and may request this site only', async () => {
  const answer = await fetch(new URL(paths.worker(), site.url));
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self'`);
});
