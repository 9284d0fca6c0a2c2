import { isSameOwner, type UnprovedSignIn } from '../../domain/people/ownership';
import type { Session } from '../../domain/people/session';
import { handOver, type Account, type TokenClaims } from '../../store/people/accounts';
import { removePushOf } from '../../store/people/push-document';
import { clearUnproved, endUnproved, noteUnproved } from '../../store/people/user-document';
import { updateAuthorNamesSoon } from '../comments/update-author-names';
import { eraseUserPicture } from '../pictures/user-picture';
import { sessionCache } from '../session/session';

/** Before something is stored for an account that shows to others or writes to its owner: notes that its address is not proved. */
export async function noteUnprovedSession({ uid, provider, signedInAt, emailVerified }: Session): Promise<void> {
  if (!emailVerified) await noteUnproved(uid, { provider, at: signedInAt });
}

/**
 * Applies the first session with a verified address to what came before it
 * (docs/decisions/0020): no change where it is the same person; else devices,
 * name, picture and switches of mails go, and older sign-ins end. Safe to repeat:
 * the note that triggers it is deleted last. Returns the account afterwards.
 * Throws StoreUnavailableError.
 */
export async function settleOwnership(claims: TokenClaims, account: Account, unproved: UnprovedSignIn | null): Promise<Account> {
  const { uid, provider, signedInAt } = claims;
  if (!account.emailVerified) {
    await noteUnproved(uid, { provider, at: signedInAt });
    return account;
  }
  if (unproved === null) return account;
  if (isSameOwner(unproved, account)) {
    await endUnproved(uid);
    return account;
  }
  const left = (await handOver(uid, { from: signedInAt, provider })) ?? account;
  sessionCache().clear();
  await removePushOf(uid);
  await eraseUserPicture(uid);
  await clearUnproved(uid);
  await updateAuthorNamesSoon(uid);
  return left;
}
