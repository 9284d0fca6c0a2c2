import type { Worker } from 'playwright';
import * as v from 'valibot';
import { expect, inject, it } from 'vitest';
import type { NotificationEvent } from '../lib/domain/people/notifications';
import { paths } from '../lib/domain/paths';
import { pushMessage } from '../lib/server/notifications/notification-texts';
import { hydrated, useBrowser } from './support/browser';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/** Web push from what the server sends to what its buttons do, with the browser's own worker. No push service takes part: the browser is given the message as one would give it. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const SCORE = / \d–\d /;

type Shown = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: unknown;
  readonly actions: readonly string[];
};

const ShownSchema = v.array(
  v.object({
    title: v.string(),
    options: v.object({
      body: v.string(),
      tag: v.string(),
      data: v.object({ path: v.string() }),
      actions: v.array(v.object({ title: v.string() })),
    }),
  }),
);

/** A browser without a screen shows nothing: what the worker asks it to show is written down. */
const WRITE_DOWN = `self.asked = []; self.registration.showNotification = (title, options) => { self.asked.push({ title, options }); return Promise.resolve(); }`;

/** What was last asked for, once there are so many. */
async function shown(worker: Worker, count: number): Promise<Shown | null> {
  let asked: v.InferOutput<typeof ShownSchema> = [];
  await expect
    .poll(async () => {
      asked = v.parse(ShownSchema, await worker.evaluate('self.asked'));
      return asked.length;
    })
    .toBe(count);
  const last = asked.at(-1);
  if (!last) return null;
  const { body, tag, data, actions } = last.options;
  return { title: last.title, body, tag, path: data.path, actions: actions.map(({ title }) => title) };
}

/** Tells the worker that somebody has pressed a button: nobody can. */
const press = (action: string, path: string): string =>
  `self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { action: '${action}', notification: { close: () => undefined, data: { path: '${path}' } }, waitUntil: (work) => void work.catch(() => undefined) }))`;

it('a result comes with its score and a button that hides results: on the open page at once, and in what comes after', async () => {
  const match = await someMatch('finished', ({ round }) => round === undefined);
  const { page, context } = await open(paths.match(match), { serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const developer = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    developer.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await developer.send('ServiceWorker.enable');
  const due: NotificationEvent = { id: `result-${match.id}`, kind: 'result', match };
  const message = pushMessage(due, { locale: 'en', zone: 'UTC', clock: '24', spoilerFree: false });
  const deliver = async () =>
    developer.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(site.url).origin,
      registrationId: await registrationId,
      data: JSON.stringify(message),
    });

  const worker = context.serviceWorkers()[0];
  if (!worker) throw new Error('No worker');
  await worker.evaluate(WRITE_DOWN);

  await deliver();
  const { title, body, tag, path } = message;
  expect(await shown(worker, 1)).toEqual({ title, body, tag, path, actions: [t('push.hide')] });
  expect(title).toMatch(SCORE);

  const cameAnew = page.waitForEvent('load');
  await worker.evaluate(press('hide', path));
  await cameAnew;
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('settings'))).toContain('"spoilerFree":1');

  // The page has told the worker.
  await deliver();
  const after = await shown(worker, 2);
  expect(after).toEqual({ ...message.covered, tag, actions: [] });
  expect(JSON.stringify(after)).not.toMatch(SCORE);
});
