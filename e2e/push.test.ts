import type { BrowserContext, Page, Worker } from 'playwright';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { DEVICE_CACHE } from '../lib/domain/page/offline-copies';
import type { NotificationEvent } from '../lib/domain/people/notifications';
import type { PushMessage } from '../lib/domain/people/push';
import { paths } from '../lib/domain/page/paths';
import { pushMessage } from '../lib/server/notifications/notification-texts';
import { hydrated, useBrowser, type VisitOptions } from './support/browser';
import { liveMatches, someMatch } from './support/site-data';
import { t } from './support/texts';

/**
 * Web push from the server's message to the effect of its buttons, with the
 * browser's own worker. No push service takes part: the browser receives the
 * message directly. A headless browser has no notification to press and no icon,
 * so the test records what the worker asks it to show.
 */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const READER = { locale: 'en', zone: 'UTC', clock: '24', spoilerFree: false } as const;
const SCORE = / \d–\d /;

const NotesSchema = v.object({
  shown: v.array(
    v.object({
      title: v.string(),
      options: v.object({
        body: v.string(),
        tag: v.string(),
        data: v.object({ path: v.string() }),
        actions: v.array(v.object({ action: v.string(), title: v.string() })),
      }),
    }),
  ),
  badges: v.array(v.number()),
  opened: v.array(v.string()),
});
type Notes = v.InferOutput<typeof NotesSchema>;

/** In the worker; 0 stands for no number on the icon. */
const WRITE_DOWN = `
  self.notes = { shown: [], badges: [], opened: [] };
  self.registration.showNotification = async (title, options) => void self.notes.shown.push({ title, options });
  self.clients.openWindow = async (address) => void self.notes.opened.push(address);
  Object.defineProperties(navigator, {
    setAppBadge: { configurable: true, value: async (count) => void self.notes.badges.push(count) },
    clearAppBadge: { configurable: true, value: async () => void self.notes.badges.push(0) },
  });`;

/** Simulates the press of a notification's button, which a headless browser cannot show. */
const press = (action: string, path: string): string =>
  `self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
    action: ${JSON.stringify(action)},
    notification: { close: () => undefined, data: { path: ${JSON.stringify(path)} } },
    waitUntil: (work) => void work.catch(() => undefined),
  }))`;

/** Hands the browser messages as a push service would. */
async function pushService(page: Page, context: BrowserContext): Promise<(message: PushMessage) => Promise<void>> {
  const developer = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    developer.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(site.url) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await developer.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (message) => {
    await developer.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(site.url).origin,
      registrationId,
      data: JSON.stringify(message),
    });
  };
}

async function stage(path: string, options: VisitOptions = {}) {
  const { page, context } = await open(path, { serviceWorkers: 'allow', ...options });
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker: Worker | undefined = context.serviceWorkers()[0];
  if (!worker) throw new Error('No worker');
  await worker.evaluate(WRITE_DOWN);
  // Waits until the page's message to the worker has arrived.
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain(DEVICE_CACHE);
  const notes = async (): Promise<Notes> => v.parse(NotesSchema, await worker.evaluate('self.notes'));
  return { page, worker, notes, deliver: await pushService(page, context) };
}

describe('a push of a result', { timeout: 90_000 }, () => {
  it('shows its score, and its button hides results: on the open page at once, and in later pushes', async () => {
    const match = await someMatch('finished', ({ round }) => round === undefined);
    const due: NotificationEvent = { id: `result-${match.id}`, kind: 'result', match };
    const message = pushMessage(due, READER);
    const { page, worker, notes, deliver } = await stage(paths.match(match));

    await deliver(message);
    await expect.poll(async () => (await notes()).shown.length).toBe(1);
    const [first] = (await notes()).shown;
    expect(first?.title).toMatch(SCORE);
    expect(first).toMatchObject({
      title: message.title,
      options: { tag: message.tag, data: { path: message.path }, actions: [{ action: 'hide', title: t('push.hide') }] },
    });

    const cameAnew = page.waitForEvent('load');
    await worker.evaluate(press('hide', message.path));
    await cameAnew;
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('settings'))).toContain('"spoilerFree":1');
    expect(await page.evaluate(() => document.documentElement.dataset['spoilers'])).toBe('hide');

    // The page has informed the worker: the next notification has another text, and no button for what is already done.
    await expect
      .poll(async () => {
        await deliver(message);
        return (await notes()).shown.at(-1)?.title;
      })
      .toBe(message.covered?.title);
    const last = (await notes()).shown.at(-1);
    expect(last?.options.actions).toEqual([]);
    expect(JSON.stringify(last)).not.toMatch(SCORE);
  });
});

describe('a push of a start', { timeout: 90_000 }, () => {
  it('opens the match with "Watch", and with results hidden from the other button', async () => {
    const match = await someMatch('not_started', ({ left, right }) => left.id > 0 && right.id > 0);
    const message = pushMessage({ id: `start-${match.id}`, kind: 'start', match }, READER);
    const { page, worker, notes, deliver } = await stage(paths.home());
    await deliver(message);
    await expect.poll(async () => (await notes()).shown.length).toBe(1);
    expect((await notes()).shown[0]?.options.actions).toEqual([
      { action: 'watch', title: t('push.watch') },
      { action: 'hide', title: t('push.hide') },
    ]);

    const address = new URL(message.path, site.url).href;
    await worker.evaluate(press('watch', message.path));
    await expect.poll(async () => (await notes()).opened).toEqual([address]);
    await page.goto(message.path);
    expect(await page.evaluate(() => document.documentElement.dataset['spoilers'])).not.toBe('hide');

    await page.goto(paths.home());
    await worker.evaluate(press('hide', message.path));
    await expect.poll(async () => (await notes()).opened).toEqual([address, address]);
    await page.goto(message.path);
    expect(await page.evaluate(() => document.documentElement.dataset['spoilers'])).toBe('hide');
  });
});

describe('the number on the app’s icon', { timeout: 90_000 }, () => {
  it('counts running followed matches as of the last push, and is cleared by opening the site', async () => {
    const running = await liveMatches();
    const [own] = running;
    if (!own) throw new Error('No match of the demo season runs');
    const followed = running.filter(({ leagueId }) => leagueId === own.leagueId).length;
    const message = pushMessage({ id: `start-${own.id}`, kind: 'start', match: own }, READER);
    const cleared: string[] = [];
    const { page, notes, deliver } = await stage(paths.home(), {
      storage: { leaguesOrder: [own.leagueId] },
      prepare: async (context) => {
        await context.exposeFunction('badgeCleared', (path: string) => void cleared.push(path));
        await context.addInitScript(
          `Object.defineProperty(navigator, 'clearAppBadge', { configurable: true, value: async () => badgeCleared(location.pathname) })`,
        );
      },
    });
    await deliver(message);
    await expect.poll(async () => (await notes()).badges).toEqual([followed]);
    cleared.length = 0;
    await page.goto(paths.standings());
    await expect.poll(() => cleared).toContain(paths.standings());
  });

  it('disappears with the next push when nothing followed is running', async () => {
    const match = await someMatch('not_started', ({ left, right }) => left.id > 0 && right.id > 0);
    const { notes, deliver } = await stage(paths.home(), { storage: { followingMatches: [match.id] } });
    await deliver(pushMessage({ id: `start-${match.id}`, kind: 'start', match }, READER));
    await expect.poll(async () => (await notes()).badges).toEqual([0]);
  });
});
