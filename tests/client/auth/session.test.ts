// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthUser } from '../../../lib/client/auth/auth-port';
import { takeAccountRestored } from '../../../lib/client/auth/account-restored';
import { beginSession, endSession, forgetIfEnded, renewSession } from '../../../lib/client/auth/session';
import { readSignedIn } from '../../../lib/client/auth/signed-in-store';
import { RequestFailure } from '../../../lib/client/requests/request';

/** What Firebase answers, one for each question; nothing: it cannot be reached. */
const firebase = vi.hoisted((): { users: (AuthUser | null)[] } => ({ users: [] }));
vi.mock('../../../lib/client/auth/load-auth', () => ({
  loadAuth: () =>
    firebase.users.length === 0
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve({
          currentUser: () => Promise.resolve({ ok: true, value: firebase.users.shift() ?? null }),
          signOut: () => Promise.resolve(),
        }),
}));

const USER: AuthUser = { uid: 'ana', email: 'ana@example.com', emailVerified: true, freshToken: () => Promise.resolve('fresh') };
const answer = (status: number, body: unknown = {}) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

beforeEach(() => {
  firebase.users = [];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('beginning a session', () => {
  it('remembers who signed in', async () => {
    answer(200, { uid: 'ana' });
    expect(await beginSession(USER, true)).toBe('begun');
    expect(readSignedIn()).toEqual({ uid: 'ana', remember: true, name: null, unverified: false });
  });

  it('knows at once what the navigation calls them, and keeps that where an answer does not say', async () => {
    answer(200, { uid: 'ana', name: 'Ana' });
    await beginSession(USER, true);
    expect(readSignedIn()?.name).toBe('Ana');
    answer(200, { uid: 'ana' });
    await beginSession(USER, true);
    expect(readSignedIn()?.name).toBe('Ana');
  });

  it('notes once that it saved an account from deletion', async () => {
    answer(200, { uid: 'ana', kept: false });
    await beginSession(USER, true);
    expect(takeAccountRestored()).toBe(false);
    answer(200, { uid: 'ana', kept: true });
    await beginSession(USER, true);
    expect([takeAccountRestored(), takeAccountRestored()]).toEqual([true, false]);
  });

  it.each([
    [429, 'tooMany'],
    [401, 'refused'],
    [503, 'failed'],
  ] as const)('fails where the server answers %d: %s', async (status, outcome) => {
    answer(status);
    expect(await beginSession(USER, true)).toBe(outcome);
    expect(readSignedIn()).toBeNull();
  });
});

describe('ending a session', () => {
  beforeEach(async () => {
    answer(200, { uid: 'ana' });
    await beginSession(USER, true);
  });

  it('forgets who was signed in', async () => {
    expect(await endSession()).toBe(true);
    expect(readSignedIn()).toBeNull();
  });

  it.each([
    ['answers 503', () => Promise.resolve(Response.json({}, { status: 503 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails and says so where the server %s: its cookie is still there', async (_what, fetched) => {
    vi.stubGlobal('fetch', fetched);
    expect(await endSession()).toBe(false);
    expect(readSignedIn()).toMatchObject({ uid: 'ana' });
  });
});

describe('renewing the session of a remembered user', () => {
  const ANA = { uid: 'ana', remember: true, name: 'Ana', unverified: false };
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    localStorage.setItem('userUID', JSON.stringify(ANA));
  });

  it.each([
    ['the site is too busy to begin one', [USER, USER], 503],
    ['sessions were begun too often from here', [USER, USER], 429],
    ['Firebase cannot be reached', [], 200],
  ])('remembers them where %s', async (_what, users, status) => {
    firebase.users = users;
    answer(status);
    expect(await renewSession()).toBe(false);
    expect(readSignedIn()).toEqual(ANA);
  });

  it.each([
    ['the site takes their sign-in no more', [USER], 401],
    ['Firebase no longer remembers them', [null], 200],
    [
      'Firebase forgets them when it should renew their token',
      [{ ...USER, freshToken: () => Promise.reject(new Error('expired')) }, null],
      200,
    ],
  ])('forgets them where %s', async (_what, users, status) => {
    firebase.users = users;
    answer(status);
    expect(await renewSession()).toBe(false);
    expect(readSignedIn()).toBeNull();
  });
});

describe('a session that the server does not know although its cookie is here', () => {
  const ANA = { uid: 'ana', remember: true, name: 'Ana', unverified: false };
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    localStorage.setItem('userUID', JSON.stringify(ANA));
  });

  it.each([
    ['is forgotten: Firebase ended the sign-in', [null], null],
    ['is forgotten: somebody else is signed in at Firebase', [{ ...USER, uid: 'bo' }], null],
    ['is remembered while Firebase knows its user', [USER], ANA],
    ['is remembered while Firebase cannot be reached', [], ANA],
  ])('%s', async (_what, users, left) => {
    firebase.users = users;
    await forgetIfEnded();
    expect(readSignedIn()).toEqual(left);
  });
});

describe('a failure around a session', () => {
  const cut = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const logged = vi.spyOn(console, 'warn');
  beforeEach(() => {
    logged.mockReset().mockReturnValue(undefined);
    cut();
  });

  it('is logged when signing out fails', async () => {
    localStorage.setItem('userUID', JSON.stringify({ uid: 'ana', remember: true, name: null }));
    expect(await endSession()).toBe(false);
    expect(logged.mock.calls).toEqual([['session not ended', expect.any(RequestFailure)]]);
  });

  it('is logged when starting or renewing fails', async () => {
    localStorage.setItem('userUID', JSON.stringify({ uid: 'ana', remember: true, name: null }));
    expect(await beginSession(USER, true)).toBe('failed');
    expect(await renewSession()).toBe(false);
    expect(logged.mock.calls.map(([what]) => String(what))).toEqual(['session not begun', 'session not renewed']);
  });
});
