import { createECDH, randomBytes } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { dueNotifications, NotificationListSchema } from '../../lib/domain/people/notifications';
import { claimNotification } from '../../lib/store/people/notification-document';
import { subscriptionsOf } from '../../lib/store/people/push-document';
import { readUserData, updateUserData } from '../../lib/store/people/user-document';
import { makePushKeys } from '../../scripts/support/push-keys.mjs';
import { asListener, FROM_HERE, endpointModule } from '../support/server/api-route';
import { freshRegistry } from '../support/server/fresh-registry';
import { withRoutes, type SiteRoutes, type SiteCall } from '../support/server/route-site';
import { finishedMatch, notStartedMatch } from '../../lib/fixtures/match-fixture';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

const listRoute = endpointModule('/api/notifications');
const readRoute = endpointModule('/api/notifications/read');
const pushRoute = endpointModule('/api/push');

const KEYS = makePushKeys();
vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
Object.assign(process.env, KEYS);

vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsByUid } = await import('../support/accounts-double');
  return accountsByUid(() => ({ emailVerified: false }));
});

const ROUTES: SiteRoutes = [
  [/^\/api\/notifications\/read/, () => asListener(readRoute)],
  [/^\/api\/notifications/, () => asListener(listRoute)],
  [/^\/api\/push/, () => asListener(pushRoute)],
];

const onSite = (work: (call: SiteCall) => Promise<void>): Promise<void> => withRoutes(ROUTES, work);

function device(endpoint = 'https://updates.push.services.mozilla.com/1') {
  return {
    endpoint,
    expirationTime: null,
    keys: { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

const BEGIN = Date.parse('2023-08-19T08:00:00Z');
const END = Date.parse('2023-08-19T10:41:00Z');
const START_ID = `start-7-${BEGIN / 60_000}`;

async function tell(uid: string): Promise<void> {
  for (const due of [...dueNotifications([notStartedMatch()], BEGIN), ...dueNotifications([finishedMatch()], END)])
    await claimNotification(uid, due, BEGIN);
}

describeWithStore('the routes of notifications', () => {
  beforeEach(async () => {
    useEmptyStore();
    // Waits for the emulator without a deadline: the routes' reads have one.
    await plant('main', 'system/there', {});
    freshRegistry();
  });

  it.each([
    ['GET', '/api/notifications', undefined],
    ['POST', '/api/notifications/read', { ids: [], read: true }],
    ['GET', '/api/push', undefined],
    ['POST', '/api/push', device()],
    ['DELETE', '/api/push', { endpoint: 'https://updates.push.services.mozilla.com/1' }],
  ])('accept users, verified or not, and no visitor: %s %s', (method, path, body) =>
    onSite(async (call) => {
      expect([await call(null, method, path, body), await call('nobody', method, path, body)].map(({ status }) => status)).toEqual([
        401, 401,
      ]);
      expect((await call('ann', method, path, body)).status).toBe(200);
      const elsewhere = { ...FROM_HERE, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      if (body !== undefined) expect((await call('ann', method, path, body, elsewhere)).status).toBe(403);
    }),
  );

  it('list newest first, and keep marks of other entries and other devices', () =>
    onSite(async (call) => {
      await tell('ann');
      await tell('ben');
      const list = async (who: string) => v.parse(NotificationListSchema, (await call(who, 'GET', '/api/notifications')).body);
      expect((await list('ann')).notifications.map(({ id, read }) => [id, read])).toEqual([
        ['result-7', false],
        [START_ID, false],
      ]);
      await Promise.all(['result-7', START_ID].map((id) => call('ann', 'POST', '/api/notifications/read', { ids: [id], read: true })));
      expect((await list('ann')).unread).toBe(0);
      await call('ann', 'POST', '/api/notifications/read', { ids: ['result-7'], read: false });
      expect((await list('ann')).notifications.map(({ read }) => read)).toEqual([false, true]);
      expect((await list('ben')).unread).toBe(2);
    }));

  it('mark only what is in the list', () =>
    onSite(async (call) => {
      await tell('ann');
      await call('ann', 'POST', '/api/notifications/read', { ids: ['result-7', 'result-99'], read: true });
      expect((await readUserData('ann')).notificationsRead).toEqual(['result-7']);
    }));

  it('contain no scores for a user who hides spoilers', () =>
    onSite(async (call) => {
      await tell('ann');
      await updateUserData('ann', { spoilerFree: true });
      expect(JSON.stringify((await call('ann', 'GET', '/api/notifications')).body)).not.toContain('"score":{');
    }));

  it('keep a user’s device, which nobody else can remove', () =>
    onSite(async (call) => {
      expect((await call('ann', 'GET', '/api/push')).body).toEqual({ key: KEYS.RIFTWEEK_VAPID_PUBLIC_KEY });
      const mine = device();
      await call('ann', 'POST', '/api/push', mine);
      await call('ben', 'DELETE', '/api/push', { endpoint: mine.endpoint });
      expect(await subscriptionsOf(['ann'])).toMatchObject([{ endpoint: mine.endpoint, keys: mine.keys, signedInAt: expect.any(Number) }]);
      await call('ann', 'DELETE', '/api/push', { endpoint: mine.endpoint });
      expect(await subscriptionsOf(['ann'])).toEqual([]);
    }));

  it('take a browser’s new endpoint in place of the one that it replaces, of nobody else’s', () =>
    onSite(async (call) => {
      const [old, fresh, other] = ['old', 'fresh', 'other'].map((name) => device(`https://updates.push.services.mozilla.com/${name}`));
      if (!old || !fresh || !other) throw new Error('no devices');
      await call('ann', 'POST', '/api/push', old);
      await call('ben', 'POST', '/api/push', other);
      await call('ann', 'POST', '/api/push', { ...fresh, replaces: old.endpoint });
      await call('ann', 'POST', '/api/push', { ...fresh, replaces: other.endpoint });
      expect((await subscriptionsOf(['ann', 'ben'])).map(({ uid, endpoint }) => [uid, endpoint]).sort()).toEqual([
        ['ann', fresh.endpoint],
        ['ben', other.endpoint],
      ]);
    }));

  it('keep at most ten devices per user', () =>
    onSite(async (call) => {
      for (let number = 0; number < 12; number += 1)
        await call('ann', 'POST', '/api/push', device(`https://updates.push.services.mozilla.com/${number}`));
      expect(await subscriptionsOf(['ann'])).toHaveLength(10);
    }));

  it.each([
    'http://updates.push.services.mozilla.com/1',
    'https://push.example/1',
    'https://notify.windows.com.push.example/1',
    'https://127.0.0.1/1',
    'https://10.1.2.3/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://user:word@updates.push.services.mozilla.com/1',
  ])('reject the push service %s', (endpoint) =>
    onSite(async (call) => {
      expect((await call('ann', 'POST', '/api/push', device(endpoint))).status).toBe(400);
      expect(await subscriptionsOf(['ann'])).toEqual([]);
    }),
  );
});
