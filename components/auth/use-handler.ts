import { useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import { addEmail } from '../../lib/client/auth/add-email';
import type { ActionCode, AuthOutcome, AuthPort } from '../../lib/client/auth/auth-port';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { beginSession } from '../../lib/client/auth/session';
import { readSignedIn } from '../../lib/client/auth/signed-in-store';
import { loadCurrentUser } from '../../lib/client/auth/use-current-user';
import { paths } from '../../lib/domain/paths';
import { ADD_EMAIL_MODE, ownPath, type AuthFailure } from '../../lib/domain/sign-in';

/** What a mail's link leads to (spec §2 "/handler"). */
export type HandlerState =
  | { readonly kind: 'working' }
  | { readonly kind: 'verified' }
  /** `signedInAs`: the address of who stays signed in here with it; null: one has to log in. */
  | { readonly kind: 'changed'; readonly signedInAs: string | null }
  | { readonly kind: 'recovered' | 'added'; readonly email: string }
  | { readonly kind: 'reset'; readonly code: string; readonly email: string }
  | { readonly kind: 'passwordSaved' }
  | { readonly kind: 'failed'; readonly failure: AuthFailure; readonly operation: string | null };

export type HandlerServices = {
  readonly loadAuth: () => Promise<AuthPort | null>;
  /**
   * Renews the session and what is known of its user, so that server and shell
   * know of an address at once; the user's address, or null where there is no
   * session any more.
   */
  readonly renew: (auth: AuthPort) => Promise<string | null>;
  readonly addEmail: (code: string) => AuthOutcome<string>;
};

async function renew(auth: AuthPort): Promise<string | null> {
  const signedIn = readSignedIn();
  const found = signedIn ? await auth.currentUser() : null;
  if (!signedIn || !found?.ok || found.value?.uid !== signedIn.uid) return null;
  if ((await beginSession(found.value, signedIn.remember)) !== 'begun') return null;
  try {
    const current = await loadCurrentUser();
    await mutate([paths.api.me(), current.user.uid], current, { revalidate: false });
    return current.user.email;
  } catch {
    // The code has done its work; the next page asks again.
    return null;
  }
}

export const HANDLER_SERVICES: HandlerServices = { loadAuth, renew, addEmail };

const UNAVAILABLE: HandlerState = { kind: 'failed', failure: { kind: 'unavailable' }, operation: null };

async function applied(auth: AuthPort, code: string, { operation, email }: ActionCode, services: HandlerServices): Promise<HandlerState> {
  if (operation === 'resetPassword') return { kind: 'reset', code, email: email ?? '' };
  if (operation === 'other') return { kind: 'failed', failure: { kind: 'invalidActionCode' }, operation };
  const outcome = await auth.applyCode(code);
  if (!outcome.ok) return { kind: 'failed', failure: outcome.error, operation };
  if (operation === 'recoverEmail') return { kind: 'recovered', email: email ?? '' };
  const address = await services.renew(auth);
  if (operation !== 'changeEmail') return { kind: 'verified' };
  // Firebase may have ended the sessions with the old address, and somebody else may be signed in here.
  return { kind: 'changed', signedInAs: address !== null && address === email ? address : null };
}

/** A code of ours, not of Firebase's: the first address of an account that had none. */
async function added(code: string, services: HandlerServices): Promise<HandlerState> {
  const outcome = await services.addEmail(code);
  if (!outcome.ok) return { kind: 'failed', failure: outcome.error, operation: ADD_EMAIL_MODE };
  const auth = await services.loadAuth().catch(() => null);
  if (auth) await services.renew(auth);
  return { kind: 'added', email: outcome.value };
}

/** Looks at the code first: what it is for is Firebase's word, not the address's. */
async function handle(query: URLSearchParams, services: HandlerServices): Promise<HandlerState> {
  const code = query.get('oobCode');
  const operation = query.get('mode');
  if (code === null || code === '') return { kind: 'failed', failure: { kind: 'invalidActionCode' }, operation };
  try {
    if (operation === ADD_EMAIL_MODE) return await added(code, services);
    const auth = await services.loadAuth();
    if (!auth) return UNAVAILABLE;
    const checked = await auth.checkCode(code);
    return checked.ok ? await applied(auth, code, checked.value, services) : { kind: 'failed', failure: checked.error, operation };
  } catch {
    return UNAVAILABLE;
  }
}

/** Follows the link that the page was opened with. `continuePath`: where to go next, on this site only; null: home. */
export function useHandler(services: HandlerServices): { readonly state: HandlerState; readonly continuePath: string | null; readonly passwordSaved: () => void } {
  const [state, setState] = useState<HandlerState>({ kind: 'working' });
  const [continuePath, setContinuePath] = useState<string | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    // A code works once.
    if (begun.current) return;
    begun.current = true;
    const query = new URLSearchParams(location.search);
    void handle(query, services).then((next) => {
      setContinuePath(ownPath(query.get('continueUrl'), location.origin));
      setState(next);
    });
  }, [services]);
  return { state, continuePath, passwordSaved: () => setState({ kind: 'passwordSaved' }) };
}
