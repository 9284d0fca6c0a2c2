import type { CurrentUser } from '../../lib/domain/people/current-user';
import { NEW_USER_DATA } from '../../lib/domain/people/user-data';
import type { Account } from '../../lib/store/people/accounts';

/** Ana, who signed in by password and has chosen nothing yet, as `GET /api/me` tells of her. */
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
