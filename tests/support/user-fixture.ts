import type { CurrentUser } from '../../lib/domain/people/current-user';
import { NEW_USER_DATA } from '../../lib/domain/people/user-data';
import type { Account } from '../../lib/store/people/accounts';

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
      admin: false,
      banned: false,
      ...overrides,
    },
    data: NEW_USER_DATA,
    leagues: [],
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
    validAfter: 0,
    createdAt: null,
    ...overrides,
  };
}
