import type { Account, TokenClaims } from '../../lib/store/people/accounts';
import { account } from './user-fixture';

/**
 * Stands in for `lib/store/people/accounts`: the session cookie holds the uid; a
 * cookie `nobody` is not valid. `details` says what differs from a verified account.
 */
export const accountsByUid = (details: (uid: string) => Partial<Account> = () => ({})) => ({
  verifySessionCookie: (cookie: string): Promise<TokenClaims | null> =>
    Promise.resolve(
      cookie === 'nobody' ? null : { uid: cookie, provider: 'password', signedInAt: 1, issuedAt: 1, expiresAt: Date.now() + 3_600_000 },
    ),
  readAccount: (uid: string): Promise<Account> => Promise.resolve(account({ uid, email: `${uid}@fans.example`, ...details(uid) })),
});

/** The same for mails to many: addresses are verified, except that of `newcomer`; `gone` has no account, and that of `disabled` is disabled. */
export const accountsWithAddresses = () => ({
  readAccounts: (uids: readonly string[]): Promise<ReadonlyMap<string, Account>> =>
    Promise.resolve(
      new Map(
        uids
          .filter((uid) => uid !== 'gone')
          .map((uid) => [
            uid,
            account({ uid, email: `${uid}@fans.example`, emailVerified: uid !== 'newcomer', disabled: uid === 'disabled' }),
          ]),
      ),
    ),
});
