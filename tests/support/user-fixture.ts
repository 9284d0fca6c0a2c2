import { vi } from 'vitest';
import type { AuthPort } from '../../lib/client/auth/auth-port';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { NEW_USER_DATA } from '../../lib/domain/people/user-data';
import type { Account, TokenClaims } from '../../lib/store/people/accounts';

/** The answer of `GET /api/me` for Ana, who signed in with a password and has not changed any setting. */
export function currentUser(overrides: Partial<CurrentUser['user']> = {}): CurrentUser {
  return {
    user: {
      uid: 'ana',
      displayName: 'Ana',
      email: 'ana@example.com',
      emailVerified: true,
      photo: null,
      provider: 'password',
      providers: ['password'],
      secondFactor: null,
      admin: false,
      banned: false,
      ...overrides,
    },
    data: NEW_USER_DATA,
    leagues: [],
  };
}

/** Firebase Auth as a page uses it: what a test does not give does nothing. */
export function fakeAuth(given: Partial<AuthPort>): AuthPort {
  return {
    preparePopups: vi.fn(),
    signIn: vi.fn(),
    signUp: vi.fn(),
    signInWith: vi.fn(),
    signOut: vi.fn(),
    currentUser: vi.fn(),
    reauthenticate: vi.fn(),
    reauthenticateWith: vi.fn(),
    changePassword: vi.fn(),
    newSecondFactor: vi.fn(),
    removeSecondFactor: vi.fn(),
    link: vi.fn(),
    unlink: vi.fn(),
    checkCode: vi.fn(),
    applyCode: vi.fn(),
    confirmReset: vi.fn(),
    ...given,
  };
}

/** An account as Firebase Auth keeps it. */
export function account(overrides: Partial<Account> = {}): Account {
  return {
    uid: 'u1',
    email: 'ana@example.com',
    emailVerified: true,
    displayName: null,
    photo: null,
    disabled: false,
    admin: false,
    banned: false,
    providers: ['password'],
    secondFactor: null,
    validAfter: 0,
    createdAt: null,
    ...overrides,
  };
}

/** The claims of a session of that account, which was signed in so long ago. */
export const tokenClaims = (signedInMinutesAgo: number): TokenClaims => ({
  uid: 'u1',
  provider: 'password',
  signedInAt: Date.now() - signedInMinutesAgo * 60_000,
  issuedAt: Date.now(),
  expiresAt: Date.now() + 3_600_000,
});
