// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTokens } from '../../../lib/client/auth/call-tokens';
import type { ClientConfig } from '../../../lib/domain/client-config';

const parts = vi.hoisted(() => ({
  config: vi.fn<() => Promise<ClientConfig>>(),
  loadAuth: vi.fn<() => Promise<unknown>>(),
  appCheckToken: vi.fn((key: string) => Promise.resolve(`check by ${key}`)),
  instanceIdToken: vi.fn(() => Promise.resolve('installation')),
}));
vi.mock('../../../lib/client/use-json', () => ({ loadJson: parts.config }));
vi.mock('../../../lib/client/auth/load-auth', () => ({ loadAuth: parts.loadAuth }));
vi.mock('../../../lib/client/auth/firebase-tokens', () => parts);

const ANA = { uid: 'ana', email: 'ana@example.org', emailVerified: true, freshToken: () => Promise.resolve('id of ana') };
const APP = { id: '1:42:web:abc', projectId: 'riftweek', appCheckKey: 'site-key' };
const config = (app?: typeof APP | (Omit<typeof APP, 'appCheckKey'> & { appCheckKey: null })): ClientConfig => ({
  auth: { apiKey: 'k', authDomain: null, emulatorUrl: null, ...(app ? { app } : {}) },
});

beforeEach(() => {
  localStorage.clear();
  for (const part of Object.values(parts)) part.mockClear();
  parts.config.mockResolvedValue(config(APP));
  parts.loadAuth.mockResolvedValue({ currentUser: () => Promise.resolve({ ok: true, value: ANA }) });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser proves with a call', () => {
  it('is who is signed in, by a fresh token', async () => {
    localStorage.setItem('userUID', JSON.stringify({ uid: 'ana', remember: true, name: null }));
    expect(await browserTokens.idToken?.()).toBe('id of ana');
  });

  it('costs a visitor nothing: nothing is loaded', async () => {
    expect(await browserTokens.idToken?.()).toBeNull();
    expect(await browserTokens.instanceIdToken?.()).toBeNull();
    expect(parts.loadAuth).not.toHaveBeenCalled();
    expect(parts.instanceIdToken).not.toHaveBeenCalled();
  });

  it.each([
    ['granted', 'installation'],
    ['default', null],
    ['denied', null],
  ])('is the installation only where notifications are permitted: %s', async (permission, token) => {
    vi.stubGlobal('Notification', { permission });
    expect(await browserTokens.instanceIdToken?.()).toBe(token);
  });

  it('is the app where App Check is configured', async () => {
    expect(await browserTokens.appCheckToken?.()).toBe('check by site-key');
  });

  it.each([
    ['without an app', config()],
    ['without a key', config({ ...APP, appCheckKey: null })],
    ['where nobody can sign in', { auth: null }],
  ])('is not the app %s', async (_, told) => {
    parts.config.mockResolvedValue(told);
    expect(await browserTokens.appCheckToken?.()).toBeNull();
    expect(parts.appCheckToken).not.toHaveBeenCalled();
  });
});
