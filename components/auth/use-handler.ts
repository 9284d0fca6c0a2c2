import { useCallback, useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import type { ActionCode, AuthPort } from '../../lib/client/auth/auth-port';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { addEmail, readMailLink } from '../../lib/client/auth/mail-links';
import { beginSession } from '../../lib/client/auth/session';
import { readSignedIn } from '../../lib/client/auth/signed-in-store';
import { loadCurrentUser } from '../../lib/client/auth/use-current-user';
import { takeLinkParameters } from '../../lib/client/page/link-parameters';
import { logFailure } from '../../lib/client/requests/log-failure';
import { RequestFailure } from '../../lib/client/requests/request';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { ADD_EMAIL_MODE, LINK_ACCOUNT, type LinkAccount, type MailLink } from '../../lib/domain/people/mail-link';
import { maskedEmail } from '../../lib/domain/people/masked-email';
import { paths } from '../../lib/domain/page/paths';
import { ownPath, type AuthFailure } from '../../lib/domain/people/sign-in';

/** What a link can be for. */
type Question = 'verifyEmail' | 'changeEmail' | 'recoverEmail' | 'addEmail' | 'removeSecondFactor';

/** The state of the page of a mail's link. Nothing is done before `confirm`. */
export type HandlerState =
  | { readonly kind: 'working' }
  /** `account`: null where nothing is known of it. `before`: the address that will be replaced. */
  | {
      readonly kind: 'asks';
      readonly purpose: Question;
      readonly code: string;
      readonly email: string;
      readonly before: string | null;
      readonly account: LinkAccount | null;
    }
  /** The link works only where its account is signed in. `hint`: how the owner recognises that account; `signedInAs`: the account that is signed in here, or null. */
  | {
      readonly kind: 'elsewhere';
      readonly email: string;
      readonly hint: { readonly providers: readonly string[] } | { readonly address: string };
      readonly signedInAs: string | null;
    }
  | { readonly kind: 'declined' }
  | { readonly kind: 'verified' }
  /** `signedInAs`: the address of the user who stays signed in here; null where a new login is needed. */
  | { readonly kind: 'changed'; readonly signedInAs: string | null }
  | { readonly kind: 'added'; readonly email: string; readonly signedInAs: string | null }
  | { readonly kind: 'recovered'; readonly email: string }
  | { readonly kind: 'secondFactorRemoved' }
  /** `word`: our own token beside Firebase's code, if the link has one. */
  | { readonly kind: 'reset'; readonly code: string; readonly email: string; readonly word: string | null }
  | { readonly kind: 'passwordSaved' }
  | { readonly kind: 'failed'; readonly failure: AuthFailure; readonly operation: string | null };

type User = CurrentUser['user'];

/** The user who is signed in here; a session that ran out overnight is renewed. Rejects where that cannot be determined. */
async function signedIn(): Promise<User | null> {
  if (!readSignedIn()) return null;
  try {
    return (await loadCurrentUser()).user;
  } catch (error) {
    if (error instanceof RequestFailure && error.status === 401) return null;
    throw error;
  }
}

/**
 * Renews the session and what is known of its user, so that server and shell
 * know of an address at once; the user's address, or null where there is no
 * session any more.
 */
async function renew(auth: AuthPort): Promise<string | null> {
  const known = readSignedIn();
  if (!known) return null;
  const found = await auth.currentUser();
  // Where Firebase ended the sign-in with the old address there is no new session, which the next request shows.
  if (found.ok && found.value?.uid === known.uid) await beginSession(found.value, known.remember);
  try {
    const current = await loadCurrentUser();
    await mutate([paths.api.me(), current.user.uid], current, { revalidate: false });
    return current.user.uid === known.uid ? current.user.email : null;
  } catch (error) {
    // The code is used. A user without a session is forgotten here too.
    logFailure('account not loaded')(error);
    return null;
  }
}

/** What the page needs from outside; tests replace it. */
export const HANDLER_SERVICES = { loadAuth, signedIn, renew, readLink: readMailLink, addEmail };
export type HandlerServices = typeof HANDLER_SERVICES;

const UNAVAILABLE: HandlerState = { kind: 'failed', failure: { kind: 'unavailable' }, operation: null };

const nameOf = (user: User | null): string | null => user && (user.email ?? user.displayName ?? '…');
const isSame = (one: string | null, other: string | null): boolean => one !== null && one.toLowerCase() === other?.toLowerCase();

/** A code of ours, not of Firebase's: the first address of an account that had none, which only the account itself may take. */
async function lookAtFirstAddress(code: string, services: HandlerServices): Promise<HandlerState> {
  // Asked first, because it renews the session.
  const user = await services.signedIn();
  const link = await services.readLink('add-email', code);
  if (!link.ok) return { kind: 'failed', failure: link.error, operation: ADD_EMAIL_MODE };
  const { email, account, done, yours } = link.value;
  if (done) return { kind: 'added', email, signedInAs: yours ? email : null };
  if (!yours) return { kind: 'elsewhere', email, hint: { providers: account.providers }, signedInAs: nameOf(user) };
  return { kind: 'asks', purpose: 'addEmail', code, email, before: null, account };
}

/** A new address is accepted only where the account is signed in: a person who reads the mail may own neither. */
async function lookAtChange(code: string, { email, previousEmail }: ActionCode, services: HandlerServices): Promise<HandlerState> {
  const user = await services.signedIn();
  const shown = { email: email ?? '', before: previousEmail };
  if (user === null || !isSame(user.email, previousEmail))
    return { kind: 'elsewhere', email: shown.email, hint: { address: maskedEmail(previousEmail ?? '') }, signedInAs: nameOf(user) };
  const account = { name: user.displayName, providers: user.providers, createdAt: null };
  return { kind: 'asks', purpose: 'changeEmail', code, ...shown, account };
}

/** What our own token beside a code of Firebase's says; null without one, or where it is about another address. */
async function wordBeside(query: URLSearchParams, email: string | null, services: HandlerServices): Promise<MailLink | null> {
  const account = query.get(LINK_ACCOUNT);
  const link = account === null ? null : await services.readLink('verify-email', account);
  return link?.ok && (email === null || isSame(link.value.email, email)) ? link.value : null;
}

/** Checks what the link is for with Firebase; the address merely claims it. Checking does not use the code up. */
async function look(query: URLSearchParams, services: HandlerServices): Promise<HandlerState> {
  const code = query.get('oobCode');
  const operation = query.get('mode');
  if (code === null || code === '') return { kind: 'failed', failure: { kind: 'invalidActionCode' }, operation };
  if (operation === ADD_EMAIL_MODE) return lookAtFirstAddress(code, services);
  const auth = await services.loadAuth();
  if (!auth) return UNAVAILABLE;
  const checked = await auth.checkCode(code);
  if (!checked.ok) {
    // The link was opened again after it did its work.
    const isDone = operation === 'verifyEmail' && (await wordBeside(query, null, services))?.done;
    return isDone ? { kind: 'verified' } : { kind: 'failed', failure: checked.error, operation };
  }
  const { value } = checked;
  const email = value.email ?? '';
  switch (value.operation) {
    case 'resetPassword':
      return { kind: 'reset', code, email, word: query.get(LINK_ACCOUNT) };
    case 'verifyEmail': {
      const word = await wordBeside(query, email, services);
      return { kind: 'asks', purpose: 'verifyEmail', code, email, before: null, account: word?.account ?? null };
    }
    case 'changeEmail':
      return lookAtChange(code, value, services);
    case 'recoverEmail':
      return { kind: 'asks', purpose: 'recoverEmail', code, email, before: value.previousEmail, account: null };
    case 'removeSecondFactor':
      return { kind: 'asks', purpose: 'removeSecondFactor', code, email, before: null, account: null };
    case 'other':
      return { kind: 'failed', failure: { kind: 'invalidActionCode' }, operation };
  }
}

type AskingState = Extract<HandlerState, { kind: 'asks' }>;

/** Does what the link is for. Null: the session is not what it was, so it must be looked at again. */
async function act({ purpose, code, email }: AskingState, services: HandlerServices): Promise<HandlerState | null> {
  const auth = await services.loadAuth();
  if (purpose === 'addEmail') {
    const added = await services.addEmail(code);
    if (!added.ok) return added.error.kind === 'silent' ? null : { kind: 'failed', failure: added.error, operation: ADD_EMAIL_MODE };
    const address = auth && (await services.renew(auth));
    return { kind: 'added', email: added.value, signedInAs: isSame(address, added.value) ? added.value : null };
  }
  if (!auth) return UNAVAILABLE;
  const outcome = await auth.applyCode(code);
  if (!outcome.ok) return { kind: 'failed', failure: outcome.error, operation: purpose };
  if (purpose === 'recoverEmail') return { kind: 'recovered', email };
  if (purpose === 'removeSecondFactor') return { kind: 'secondFactorRemoved' };
  const address = await services.renew(auth);
  if (purpose === 'verifyEmail') return { kind: 'verified' };
  // Firebase may have ended the sessions with the old address.
  return { kind: 'changed', signedInAs: isSame(address, email) ? email : null };
}

export type Handler = {
  readonly state: HandlerState;
  /** Where to go next, on this site only; null: home. */
  readonly continuePath: string | null;
  /** The part of the link after its "#", which has been removed from the address bar. */
  readonly carried: string;
  /** Does what the link is for; nothing else does. */
  readonly confirm: () => void;
  readonly decline: () => void;
  /** Checks the link again. */
  readonly retry: () => void;
  readonly isWorking: boolean;
  readonly passwordSaved: () => void;
};

function failedUnexpectedly(error: unknown): HandlerState {
  logFailure('code not checked')(error);
  return UNAVAILABLE;
}

/** Looks at the link that the page was opened with, and acts only on a click: mail programs open links to scan them. */
export function useHandler(services: HandlerServices): Handler {
  const [state, setState] = useState<HandlerState>({ kind: 'working' });
  const [query, setQuery] = useState(() => new URLSearchParams());
  const [isWorking, setIsWorking] = useState(false);
  const begun = useRef(false);
  const lookAt = useCallback(
    (next: URLSearchParams): Promise<void> =>
      look(next, services)
        .catch(failedUnexpectedly)
        .then((found) => {
          setQuery(next);
          setState(found);
        }),
    [services],
  );
  useEffect(() => {
    const open = (): void => void lookAt(takeLinkParameters('oobCode'));
    // Another link in the same tab does not load the page anew.
    const onHash = (): void => {
      if (!new URLSearchParams(location.hash.slice(1)).has('oobCode')) return;
      setState({ kind: 'working' });
      open();
    };
    if (!begun.current) open();
    begun.current = true;
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [lookAt]);
  const confirm = async (): Promise<void> => {
    // A code works once.
    if (state.kind !== 'asks' || isWorking) return;
    setIsWorking(true);
    const next = await act(state, services)
      .then((done) => done ?? look(query, services))
      .catch(failedUnexpectedly);
    setIsWorking(false);
    setState(next);
  };
  return {
    state,
    continuePath: state.kind === 'working' ? null : ownPath(query.get('continueUrl'), location.origin),
    carried: query.toString(),
    confirm: () => void confirm(),
    decline: () => setState({ kind: 'declined' }),
    retry: () => {
      setState({ kind: 'working' });
      void lookAt(query);
    },
    isWorking,
    passwordSaved: () => setState({ kind: 'passwordSaved' }),
  };
}
