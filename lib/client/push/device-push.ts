import { DEVICE_CACHE, ENDPOINT_KEY } from '../../domain/page/offline-copies';
import { paths } from '../../domain/page/paths';
import { PushReportSchema, PushStateSchema } from '../../domain/people/push';
import * as v from 'valibot';
import { logFailure } from '../requests/log-failure';
import { request, requestOrThrow } from '../requests/request';

/**
 * Web push on this device: its permission and the subscription of its
 * service worker. Browser only.
 *
 * `unsupported`: this browser cannot. `unavailable`: this site cannot.
 * `denied`: the user has forbidden it in the browser.
 */
export type DevicePush = 'unsupported' | 'unavailable' | 'denied' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function siteKey(): Promise<string | null> {
  return requestOrThrow(paths.api.push(), PushStateSchema).then(({ key }) => key);
}

/** The subscription that the server last heard of from this device; null for none. The browser may have replaced or ended it since. */
async function reportedEndpoint(): Promise<string | null> {
  const reported = await caches.match(ENDPOINT_KEY, { cacheName: DEVICE_CACHE });
  return (await reported?.text()) ?? null;
}

async function noteEndpoint(endpoint: string | null): Promise<void> {
  const cache = await caches.open(DEVICE_CACHE);
  await (endpoint === null ? cache.delete(ENDPOINT_KEY) : cache.put(ENDPOINT_KEY, new Response(endpoint)));
}

/** Tells the server of this device's subscription; answers the site's key. */
async function sendSubscription(subscription: PushSubscription): Promise<string | null> {
  const reported = await reportedEndpoint();
  const replaces = reported === null || reported === subscription.endpoint ? {} : { replaces: reported };
  const body = v.parse(PushReportSchema, { ...subscription.toJSON(), ...replaces });
  const { key } = await requestOrThrow(paths.api.push(), PushStateSchema, { method: 'POST', body });
  await noteEndpoint(subscription.endpoint);
  return key;
}

async function subscribeWith(key: string): Promise<PushSubscription> {
  const { pushManager } = await activeWorker();
  const old = await pushManager.getSubscription();
  if (old && isMadeWith(old, key)) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
}

function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const binary = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey } = options;
  if (applicationServerKey === null) return false;
  const [given, right] = [new Uint8Array(applicationServerKey), keyBytes(key)];
  return given.length === right.length && given.every((byte, place) => byte === right[place]);
}

/**
 * The state of this device. An existing subscription is sent to the server again:
 * it may belong to an earlier user of this device. Rejects with RequestFailure.
 */
export async function readDevicePush(): Promise<DevicePush> {
  if (!isSupported()) return 'unsupported';
  const [key, subscription] = await Promise.all([siteKey(), subscriptionHere()]);
  if (key === null) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  // A subscription made with keys that the site no longer has does not work.
  if (!subscription || Notification.permission !== 'granted' || !isMadeWith(subscription, key)) return 'off';
  await sendSubscription(subscription);
  return 'on';
}

/** A worker takes messages once it is active. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(paths.worker(), { updateViaCache: 'none' });
  const worker = registration.active ?? registration.installing ?? registration.waiting;
  if (worker && worker.state !== 'activated') {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve();
        if (worker.state === 'redundant') reject(new Error('The worker was not installed.'));
      });
    });
  }
  return registration;
}

/** Asks for permission (from a tap, as browsers demand) and subscribes. Answers how the device stands then; rejects where something failed. */
export async function switchPushOn(): Promise<DevicePush> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const key = await siteKey();
  if (key === null) return 'unavailable';
  await sendSubscription(await subscribeWith(key));
  return 'on';
}

async function forgetEndpoint(endpoint: string): Promise<void> {
  await noteEndpoint(null);
  // A server that misses this learns it from the push service.
  const forgotten = await request(paths.api.push(), PushStateSchema, { method: 'DELETE', body: { endpoint } });
  if (!forgotten.ok) logFailure('device not forgotten')(forgotten.error);
}

/** Ends the subscription here and at the server. */
export async function switchPushOff(): Promise<DevicePush> {
  if (!isSupported()) return 'unsupported';
  const subscription = await subscriptionHere();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await forgetEndpoint(endpoint);
  return 'off';
}

/**
 * Makes good what the server has not heard, on a device where push is on: a
 * subscription that the browser replaced or lost, other keys of the site, a
 * permission that was taken back. Without questions; a device where push is off
 * sends nothing. Rejects with RequestFailure.
 */
export async function refreshDevicePush(): Promise<void> {
  if (!isSupported() || Notification.permission === 'default') return;
  const [reported, subscription] = await Promise.all([reportedEndpoint(), subscriptionHere()]);
  if (Notification.permission === 'denied') {
    if (reported !== null) await forgetEndpoint(reported);
    return;
  }
  if (reported === null && subscription === null) return;
  const key = subscription === null ? await siteKey() : await sendSubscription(subscription);
  if (key !== null && !(subscription && isMadeWith(subscription, key))) await sendSubscription(await subscribeWith(key));
}
