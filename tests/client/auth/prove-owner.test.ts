// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword, proveOwner, removeSecondFactor, setUpSecondFactor } from '../../../lib/client/auth/prove-owner';
import type { AuthPort, AuthUser } from '../../../lib/client/auth/auth-port';
import { fail, ok } from '../../../lib/domain/values/result';
import { SIGNED_IN_STORAGE_KEY } from '../../../lib/domain/people/signed-in';
import { currentUser, fakeAuth } from '../../support/user-fixture';

const authUser = (uid: string): AuthUser => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  freshToken: () => Promise.resolve(`token-of-${uid}`),
});

/** Firebase in a browser where `here` is signed in; each test says what else it answers. */
const firebase = (here: AuthUser | null, more: Partial<AuthPort> = {}): AuthPort =>
  fakeAuth({ currentUser: () => Promise.resolve(ok(here)), ...more });

const sessions: unknown[] = [];
beforeEach(() => {
  sessions.length = 0;
  localStorage.setItem(SIGNED_IN_STORAGE_KEY, JSON.stringify({ uid: 'ana', remember: true, name: 'Ana' }));
  vi.stubGlobal('fetch', (_path: string, { headers }: { readonly headers: Record<string, string> }) => {
    sessions.push(headers['Authorization']);
    return Promise.resolve(Response.json({ uid: 'ana' }));
  });
});

describe('proving to be the owner of an account', () => {
  it('takes the password, and makes the session fresh', async () => {
    const auth = firebase(authUser('ana'), {
      reauthenticate: (password) => Promise.resolve(password === 'right' ? ok(authUser('ana')) : fail({ kind: 'loginIncorrect' })),
    });
    expect(await proveOwner(auth, currentUser(), 'wrong')).toEqual({ ok: false, error: { kind: 'loginIncorrect' } });
    expect(sessions).toEqual([]);
    expect((await proveOwner(auth, currentUser(), 'right')).ok).toBe(true);
    expect(sessions).toEqual(['Bearer token-of-ana']);
  });

  it.each([
    ['knows nobody', null],
    ['knows somebody else', authUser('bob')],
  ])('works in a tab where Firebase %s: the session is that of all tabs', async (_what, here) => {
    const signIn = vi.fn(() => Promise.resolve(ok(authUser('ana'))));
    expect((await proveOwner(firebase(here, { signIn }), currentUser(), 'right')).ok).toBe(true);
    expect(signIn).toHaveBeenCalledWith({ email: 'ana@example.com', password: 'right' }, true);
  });

  it('without a password is done at the provider, where another account is refused', async () => {
    const reauthenticateWith = vi.fn(() => Promise.resolve(ok(authUser('ana'))));
    expect((await proveOwner(firebase(authUser('ana'), { reauthenticateWith }), currentUser({ providers: ['google.com'] }), '')).ok).toBe(
      true,
    );
    expect(reauthenticateWith).toHaveBeenCalledWith('google');
    expect(sessions).toEqual(['Bearer token-of-ana']);
  });

  it('is not done by signing in to another account', async () => {
    const auth = firebase(null, { signInWith: () => Promise.resolve(ok(authUser('bob'))) });
    expect(await proveOwner(auth, currentUser({ providers: ['google.com'] }), '')).toEqual({ ok: false, error: { kind: 'silent' } });
    expect(sessions).toEqual([]);
  });
});

describe('changing the password', () => {
  /** Firebase forgets every sign-in of before the change. */
  const changing = (account: { password: string; signedInWith: string }) =>
    firebase(
      { ...authUser('ana'), freshToken: () => Promise.resolve(`token-of-${account.signedInWith}`) },
      {
        reauthenticate: (password) => {
          if (password !== account.password) return Promise.resolve(fail({ kind: 'loginIncorrect' }));
          account.signedInWith = password;
          return Promise.resolve(ok({ ...authUser('ana'), freshToken: () => Promise.resolve(`token-of-${account.signedInWith}`) }));
        },
        changePassword: (password) => {
          account.password = password;
          return Promise.resolve(ok(null));
        },
      },
    );

  it('keeps this device signed in with the new password', async () => {
    const state = { password: 'old', signedInWith: 'old' };
    expect(await changePassword(changing(state), currentUser(), { current: 'old', next: 'new' })).toEqual(ok(null));
    expect(state.password).toBe('new');
    expect(sessions.at(-1)).toBe('Bearer token-of-new');
  });

  it('changes nothing without the current password', async () => {
    const state = { password: 'old', signedInWith: 'old' };
    expect(await changePassword(changing(state), currentUser(), { current: 'wrong', next: 'new' })).toMatchObject({ ok: false });
    expect(state.password).toBe('old');
    expect(sessions).toEqual([]);
  });
});

describe('the second factor', () => {
  const NEW = { secret: 'ABCD', address: 'otpauth://totp/x', confirm: () => Promise.resolve(ok(authUser('ana'))) };
  const proving = (more: Partial<AuthPort>) =>
    firebase(authUser('ana'), {
      reauthenticate: (password) => Promise.resolve(password === 'right' ? ok(authUser('ana')) : fail({ kind: 'loginIncorrect' })),
      ...more,
    });

  it('is set up by the owner only', async () => {
    const begin = vi.fn(() => Promise.resolve(ok(NEW)));
    const auth = proving({ newSecondFactor: begin });
    expect(await setUpSecondFactor(auth, currentUser(), { password: 'wrong', issuer: 'Riftweek' })).toMatchObject({ ok: false });
    expect(begin).not.toHaveBeenCalled();
    expect(await setUpSecondFactor(auth, currentUser(), { password: 'right', issuer: 'Riftweek' })).toEqual(ok(NEW));
    expect(begin).toHaveBeenCalledExactlyOnceWith('Riftweek');
  });

  it('is taken away by the owner only, whose session goes on', async () => {
    const remove = vi.fn(() => Promise.resolve(ok(authUser('ana'))));
    const auth = proving({ removeSecondFactor: remove });
    expect(await removeSecondFactor(auth, currentUser(), 'wrong')).toMatchObject({ ok: false });
    expect(remove).not.toHaveBeenCalled();
    expect(await removeSecondFactor(auth, currentUser(), 'right')).toEqual(ok(null));
    expect(remove).toHaveBeenCalledOnce();
    expect(sessions).toEqual(['Bearer token-of-ana', 'Bearer token-of-ana']);
  });

  it('takes the sign-in along where Firebase ends it, and the password signs in once more', async () => {
    const reauthenticate = vi.fn(() => Promise.resolve(ok(authUser('ana'))));
    const auth = proving({ reauthenticate, removeSecondFactor: () => Promise.resolve(ok(null)) });
    expect(await removeSecondFactor(auth, currentUser(), 'right')).toEqual(ok(null));
    expect(reauthenticate).toHaveBeenCalledTimes(2);
    expect(sessions).toHaveLength(2);
  });
});
