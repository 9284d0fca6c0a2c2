import * as v from 'valibot';
import { createAnswers } from './pages';
import { copies, forgetCopies } from './copies';
import { PageMessageSchema } from './device';
import { copier } from './copier';
import { notices } from './notices';
import { renewSubscription } from './renew-subscription';
import type { WorkerScope } from './scope';

/**
 * The site's one service worker, `/sw.js` (docs/decisions/0053): pages without
 * network, and web push. A worker of a new build takes over at once, as no page
 * depends on which of them answers.
 */

declare const self: WorkerScope;

const { build, offline } = v.parse(v.object({ build: v.string(), offline: v.boolean() }), self.riftweekWorker);
const kept = copies(self, build, Date.now);
const site = createAnswers(self, kept, Date.now);
const { hear, copyPage } = copier(self, kept, Date.now);
const { show, open } = notices(self, site.hideResultsAt);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  const begin = async (): Promise<void> => {
    if (offline) {
      await navigationPreload?.enable();
      await kept.forgetOlder();
    } else {
      await navigationPreload?.disable();
      await forgetCopies(self);
    }
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

if (offline) {
  self.addEventListener('fetch', (event) => {
    const answer = site.answer(event, copyPage);
    if (answer) event.respondWith(answer);
  });
  self.addEventListener('message', (event) => {
    const message = v.safeParse(PageMessageSchema, event.data);
    // What fails to load now is fetched with the next page.
    if (message.success) event.waitUntil(hear(message.output).catch(() => undefined));
  });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data ? () => event.data?.json() : undefined)));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self, event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data, event.action));
});
