// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callHeaders } from '../../../lib/client/auth/call-headers';
import type { ClientConfig } from '../../../lib/domain/site/client-config';

const parts = vi.hoisted(() => ({
  config: vi.fn<() => Promise<ClientConfig>>(),
  loadAuth: vi.fn<() => Promise<unknown>>(),
  appCheckToken: vi.fn((key: string) => Promise.resolve(`check by ${key}`)),
  instanceIdToken: vi.fn(() => Promise.resolve('installation')),
}));
vi.mock('../../../lib/client/requests/request', () => ({ requestOrThrow: parts.config }));
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

const signIn = () => localStorage.setItem('userUID', JSON.stringify({ uid: 'ana', remember: true, name: null }));

describe('what a browser proves with a call', () => {
  it('includes a fresh token of the signed-in user', async () => {
    signIn();
    expect(await callHeaders()).toMatchObject({ Authorization: 'Bearer id of ana' });
  });

  it('costs a visitor nothing: no code is loaded', async () => {
    parts.config.mockResolvedValue(config());
    expect(await callHeaders()).toEqual({});
    expect(parts.loadAuth).not.toHaveBeenCalled();
    expect(parts.instanceIdToken).not.toHaveBeenCalled();
  });

  it.each([
    ['granted', 'installation'],
    ['default', undefined],
    ['denied', undefined],
  ])('includes the installation only where notifications are permitted: %s', async (permission, token) => {
    vi.stubGlobal('Notification', { permission });
    expect((await callHeaders())['Firebase-Instance-ID-Token']).toBe(token);
  });

  it('includes the app where App Check is configured', async () => {
    expect(await callHeaders()).toEqual({ 'X-Firebase-AppCheck': 'check by site-key' });
  });

  it.each([
    ['without an app', config()],
    ['without a key', config({ ...APP, appCheckKey: null })],
    ['where nobody can sign in', { auth: null }],
  ])('leaves out the app %s', async (_, told) => {
    parts.config.mockResolvedValue(told);
    expect(await callHeaders()).toEqual({});
    expect(parts.appCheckToken).not.toHaveBeenCalled();
  });

  it('leaves out what is not available', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    signIn();
    parts.appCheckToken.mockRejectedValueOnce(new Error('blocked'));
    expect(await callHeaders()).toEqual({ Authorization: 'Bearer id of ana' });
  });
});
