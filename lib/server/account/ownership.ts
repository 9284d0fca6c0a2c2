import { type UnverifiedSignIn, isSameOwner } from '../../domain/people/ownership';
import type { Session } from '../../domain/people/session';
import { type Account, type TokenClaims, handOver } from '../../store/people/accounts';
import { removePushOf } from '../../store/people/push-document';
import { clearUnverified, endUnverified, noteUnverified } from '../../store/people/user-document';
import { ApiError } from '../api-error';
import { updateAuthorNamesSoon } from '../comments/user-comments';
import { eraseUserPicture } from '../pictures/user-picture';
import { accountChanged } from '../session/session';

/** Before something is stored for an account that shows to others or writes to its owner: notes that its address is not verified. */
export async function noteUnverifiedSession({ uid, provider, signedInAt, emailVerified }: Session): Promise<void> {
  if (!emailVerified) await noteUnverified(uid, { provider, at: signedInAt });
}

/**
 * Applies the first session with a verified address to what came before it
 * (docs/decisions/0020): no change where it is the same person; else devices,
 * name, picture and switches of mails go, and older sign-ins end. Safe to repeat:
 * the note that triggers it is deleted last. Returns the account afterwards.
 * Throws StoreUnavailableError.
 */
export async function settleOwnership(claims: TokenClaims, account: Account, unverified: UnverifiedSignIn | null): Promise<Account> {
  const { uid, provider, signedInAt } = claims;
  if (!account.emailVerified) {
    await noteUnverified(uid, { provider, at: signedInAt });
    return account;
  }
  if (unverified === null) return account;
  if (isSameOwner(unverified, account)) {
    await endUnverified(uid);
    return account;
  }
  const left = (await handOver(uid, { from: signedInAt, provider })) ?? account;
  accountChanged(uid, Date.now());
  await removePushOf(uid);
  await eraseUserPicture(uid);
  await clearUnverified(uid);
  await updateAuthorNamesSoon(uid);
  return left;
}

/** How long after typing a password, or coming back from a provider, a user counts as the owner of the account. */
const RECENT_MS = 10 * 60_000;

/** Throws `recent-login-required` where the request may come from anybody at a signed-in browser. `now` in milliseconds since 1970. */
export function demandRecentSignIn({ signedInAt }: Session, now: number): void {
  if (now - signedInAt > RECENT_MS) throw new ApiError('recent-login-required', 'Sign in again first.');
}
