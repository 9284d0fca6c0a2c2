import { afterEach, expect, it, vi } from 'vitest';
import type { SubscriptionChange } from '../../lib/worker/scope';
import { renewSubscription } from '../../lib/worker/renew-subscription';

const KEY = new Uint8Array([4, 5, 6]).buffer;
const toJSON = (endpoint: string) => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } });

function subscription(endpoint: string): PushSubscription {
  const options = { applicationServerKey: KEY, userVisibleOnly: true };
  const none = () => Promise.resolve(false);
  return { endpoint, expirationTime: null, options, getKey: () => null, toJSON: () => toJSON(endpoint), unsubscribe: none };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

type Renew = (scope: Parameters<typeof renewSubscription>[0], change: SubscriptionChange) => Promise<unknown>;

async function renewed(change: SubscriptionChange, renew: Renew = renewSubscription) {
  const subscribe = vi.fn<PushManager['subscribe']>(() => Promise.resolve(subscription('https://push.example/made')));
  const fetch = vi.fn<(path: Request | string, options?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ key: 'site-key' })),
  );
  await renew({ fetch, registration: { pushManager: { subscribe } } }, change);
  const sent = fetch.mock.calls.flatMap(([path, options]): unknown[] =>
    typeof options?.body === 'string'
      ? [{ path, method: options.method, type: new Headers(options.headers).get('content-type'), ...JSON.parse(options.body) }]
      : [],
  );
  return { sent, asked: subscribe.mock.calls.map(([options]) => options) };
}

it('a subscription that the browser ends is made anew with its key, and replaces the old one at the server', async () => {
  expect(await renewed({ oldSubscription: subscription('https://push.example/old'), newSubscription: null })).toEqual({
    sent: [
      {
        path: '/api/push',
        method: 'POST',
        type: 'application/json',
        ...toJSON('https://push.example/made'),
        replaces: 'https://push.example/old',
      },
    ],
    asked: [{ userVisibleOnly: true, applicationServerKey: KEY }],
  });
});

it('a subscription that the browser has replaced is told, and no other is made', async () => {
  const change = { oldSubscription: subscription('https://push.example/old'), newSubscription: subscription('https://push.example/new') };
  expect(await renewed(change)).toEqual({
    sent: [
      {
        path: '/api/push',
        method: 'POST',
        type: 'application/json',
        ...toJSON('https://push.example/new'),
        replaces: 'https://push.example/old',
      },
    ],
    asked: [],
  });
});

it('a browser that does not say which one it ended gets one with the site’s key', async () => {
  expect(await renewed({})).toEqual({
    sent: [{ path: '/api/push', method: 'POST', type: 'application/json', ...toJSON('https://push.example/made') }],
    asked: [{ userVisibleOnly: true, applicationServerKey: 'site-key' }],
  });
});

it('is what the worker does when the browser says that a subscription has changed', async () => {
  const change = { oldSubscription: subscription('https://push.example/old'), newSubscription: subscription('https://push.example/new') };
  const { sent } = await renewed(change, async (scope, { oldSubscription, newSubscription }) => {
    const worker = Object.assign(new EventTarget(), scope, { riftweekWorker: { build: 'build', offline: false } });
    vi.stubGlobal('self', worker);
    await import('../../lib/worker/main');
    const waited: unknown[] = [];
    const waitUntil = (work: unknown) => waited.push(work);
    worker.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { oldSubscription, newSubscription, waitUntil }));
    await Promise.all(waited);
  });
  expect(sent).toMatchObject([{ path: '/api/push', endpoint: 'https://push.example/new', replaces: 'https://push.example/old' }]);
});
