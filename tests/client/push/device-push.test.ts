// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshDevicePush, switchPushOff, switchPushOn } from '../../../lib/client/push/device-push';
import { workerRig } from '../../support/worker-rig';

const [KEY, OTHER_KEY] = ['AAEC', 'AwQF'];
const bytesOf = (key: string) => Uint8Array.from(atob(key), (character) => character.charCodeAt(0)).buffer;
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

let made = 0;
/** What the browser has. */
const device: { permission: NotificationPermission; endpoint: string | null; key: string } = {
  permission: 'default',
  endpoint: null,
  key: KEY,
};
/** What was sent to the server, and the site's key there. */
const server: { key: string; sent: unknown[] } = { key: KEY, sent: [] };

const subscription = () =>
  device.endpoint === null
    ? null
    : {
        endpoint: device.endpoint,
        options: { applicationServerKey: bytesOf(device.key) },
        toJSON: () => ({ endpoint: device.endpoint, keys: KEYS }),
        unsubscribe: () => {
          device.endpoint = null;
          return Promise.resolve(true);
        },
      };
const pushManager = {
  getSubscription: () => Promise.resolve(subscription()),
  subscribe: ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) => {
    device.endpoint = `https://push.example/${(made += 1)}`;
    device.key = btoa(String.fromCharCode(...applicationServerKey));
    return Promise.resolve(subscription());
  },
};
const registration = { pushManager, active: { state: 'activated' } };

beforeEach(() => {
  made = 0;
  Object.assign(device, { permission: 'granted', endpoint: null, key: KEY });
  Object.assign(server, { key: KEY, sent: [] });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration), register: () => Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', pushManager);
  vi.stubGlobal('Notification', {
    requestPermission: () => Promise.resolve(device.permission),
    get permission() {
      return device.permission;
    },
  });
  vi.stubGlobal('caches', workerRig().caches);
  vi.stubGlobal('fetch', (_path: string, { method = 'GET', body }: RequestInit) => {
    if (typeof body === 'string') server.sent.push([method, JSON.parse(body)]);
    return Promise.resolve(Response.json({ key: server.key }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const told = (endpoint: string, replaces?: string) => ['POST', { endpoint, keys: KEYS, ...(replaces === undefined ? {} : { replaces }) }];

describe('a visit', () => {
  it('of a device where push was never on, or was switched off, sends nothing', async () => {
    await refreshDevicePush();
    await switchPushOn();
    await switchPushOff();
    server.sent = [];
    await refreshDevicePush();
    device.permission = 'default';
    await refreshDevicePush();
    expect([server.sent, made]).toEqual([[], 1]);
  });

  it('tells the server which subscription the browser has put in place of the known one', async () => {
    await switchPushOn();
    device.endpoint = 'https://push.example/replaced';
    server.sent = [];
    await refreshDevicePush();
    expect(server.sent).toEqual([told('https://push.example/replaced', 'https://push.example/1')]);
    await refreshDevicePush();
    expect(server.sent.at(-1)).toEqual(told('https://push.example/replaced'));
  });

  it('subscribes again where the browser has lost the subscription', async () => {
    await switchPushOn();
    device.endpoint = null;
    server.sent = [];
    await refreshDevicePush();
    expect(server.sent).toEqual([told('https://push.example/2', 'https://push.example/1')]);
  });

  it('subscribes with the keys that the site has now', async () => {
    await switchPushOn();
    server.key = OTHER_KEY;
    await refreshDevicePush();
    expect([device.key, device.endpoint]).toEqual([OTHER_KEY, 'https://push.example/2']);
    expect(server.sent.at(-1)).toEqual(told('https://push.example/2', 'https://push.example/1'));
  });

  it('takes the device back at the server once the permission is gone', async () => {
    await switchPushOn();
    Object.assign(device, { permission: 'denied', endpoint: null });
    server.sent = [];
    await refreshDevicePush();
    await refreshDevicePush();
    expect(server.sent).toEqual([['DELETE', { endpoint: 'https://push.example/1' }]]);
  });
});
