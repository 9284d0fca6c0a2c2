import { useEffect, useRef, useState } from 'react';
import { sendResetMail, sendVerificationMail, type MailOutcome } from '../../lib/client/auth/account-mail';
import type { AuthOutcome, AuthPort, AuthUser } from '../../lib/client/auth/auth-port';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { useMailsOffered } from '../../lib/client/page/site-context';
import { beginSession } from '../../lib/client/auth/session';
import { logFailure } from '../../lib/client/requests/log-failure';
import {
  validateCredentials,
  type AuthFailure,
  type CredentialsField,
  type CredentialsForm,
  type SignInMode,
  type SocialProvider,
} from '../../lib/domain/people/sign-in';
import { useLocale } from '../../lib/i18n/use-translate';

/** What the form says: nothing, which fields are wrong, a failure, or that a mail is on its way. */
export type FormStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid'; readonly fields: readonly CredentialsField[] }
  | { readonly kind: 'failure'; readonly failure: AuthFailure }
  | { readonly kind: 'notConfigured' }
  /** A provider's window is open; the form can be used all the same. */
  | { readonly kind: 'inPopup'; readonly provider: SocialProvider }
  | { readonly kind: 'resetSent'; readonly email: string };

/** Replaces the form once the account exists, and says whether the mail to verify its address was sent. */
type ActivationStatus = { readonly kind: 'activation'; readonly email: string; readonly mail: MailOutcome };
type LoginStatus = FormStatus | ActivationStatus;

/** What the form needs from outside; tests replace it. */
export const LOGIN_SERVICES = { loadAuth, beginSession, sendVerificationMail, sendResetMail };
export type LoginServices = typeof LOGIN_SERVICES;

const EMPTY: CredentialsForm = { email: '', password: '', confirm: '' };
const NONE: LoginStatus = { kind: 'none' };

type Options = {
  readonly mode: SignInMode;
  readonly services: LoginServices;
  readonly onSignedIn: () => void;
};

/** The states of the login modal (docs/product.md#sign-in-form): any edit clears the message, or that of the edited field; the email address stays when the mode changes. */
export function useLoginForm({ mode, services, onSignedIn }: Options) {
  const locale = useLocale();
  const hasMails = useMailsOffered();
  const [form, setForm] = useState<CredentialsForm>(EMPTY);
  const [remember, setRemember] = useState(true);
  const [status, setStatus] = useState<LoginStatus>(NONE);
  const [isWorking, setIsWorking] = useState(false);
  const working = useRef(false);
  /** Counts the popups: how an earlier one ends no longer matters to the form. */
  const popups = useRef(0);

  // Loaded while the person types; also, a browser lets a popup open only right after the tap.
  const { loadAuth: load } = services;
  const hasPopups = mode !== 'reset';
  useEffect(() => {
    load().then((auth) => hasPopups && auth?.preparePopups(), logFailure('Firebase not loaded'));
  }, [load, hasPopups]);

  const failed = (kind: 'unavailable' | 'errorOccurred' | 'tooManyRequests'): void => setStatus({ kind: 'failure', failure: { kind } });

  /** One attempt at a time; whatever goes wrong is shown. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (working.current) return;
    working.current = true;
    setIsWorking(true);
    setStatus(NONE);
    try {
      await work();
    } catch (error) {
      logFailure('not signed in')(error);
      failed('unavailable');
    } finally {
      working.current = false;
      setIsWorking(false);
    }
  };

  /** Starts the session after a sign-in; null where that failed, which is shown. */
  const begin = async (signed: Awaited<AuthOutcome<AuthUser>>): Promise<AuthUser | null> => {
    if (!signed.ok) {
      setStatus(signed.error.kind === 'silent' ? NONE : { kind: 'failure', failure: signed.error });
      return null;
    }
    const session = await services.beginSession(signed.value, remember);
    if (session === 'begun') return signed.value;
    failed(session === 'tooMany' ? 'tooManyRequests' : 'errorOccurred');
    return null;
  };

  const sign = async (call: (auth: AuthPort) => AuthOutcome<AuthUser>): Promise<AuthUser | null> => {
    const auth = await services.loadAuth();
    if (auth) return begin(await call(auth));
    setStatus({ kind: 'notConfigured' });
    return null;
  };

  /**
   * Firebase notices only after seconds that a popup was closed, so the form
   * stays usable meanwhile: another popup takes the place of this one, and
   * nothing of this one disturbs an attempt by e-mail and password.
   */
  const signInByPopup = async (provider: SocialProvider): Promise<void> => {
    popups.current += 1;
    const popup = popups.current;
    setStatus({ kind: 'inPopup', provider });
    const auth = await services.loadAuth();
    const signed = auth ? await auth.signInWith(provider, remember) : null;
    if (popup !== popups.current || working.current) return;
    await attempt(async () => {
      if (!signed) setStatus({ kind: 'notConfigured' });
      else if (await begin(signed)) onSignedIn();
    });
  };

  const sendReset = async (email: string): Promise<void> => {
    const outcome = await services.sendResetMail(email, locale);
    if (outcome === 'sent') setStatus({ kind: 'resetSent', email });
    else failed(outcome === 'tooMany' ? 'tooManyRequests' : 'unavailable');
  };

  return {
    form,
    remember,
    status,
    isWorking,
    edit: (patch: Partial<CredentialsForm>): void => {
      setStatus((current) =>
        current.kind === 'invalid' ? { kind: 'invalid', fields: current.fields.filter((field) => !(field in patch)) } : NONE,
      );
      setForm((current) => ({ ...current, ...patch }));
    },
    setRemember,
    submit: async (focusField: (field: CredentialsField) => void): Promise<void> => {
      if (working.current) return;
      const checked = validateCredentials(mode, form);
      if (!checked.ok) {
        setStatus({ kind: 'invalid', fields: checked.error });
        focusField(checked.error[0]);
        return;
      }
      const { email } = checked.value;
      await attempt(async () => {
        if (mode === 'reset') return sendReset(email);
        const user = await sign((auth) =>
          mode === 'signup' ? auth.signUp(checked.value, remember) : auth.signIn(checked.value, remember),
        );
        if (!user) return;
        if (mode === 'login' || user.emailVerified || !hasMails) return onSignedIn();
        const mail = await services.sendVerificationMail(locale);
        if (mail === 'verified') onSignedIn();
        else setStatus({ kind: 'activation', email, mail });
      });
    },
    signInWith: (provider: SocialProvider) => signInByPopup(provider).catch(() => failed('unavailable')),
    resend: async (): Promise<void> => {
      if (status.kind === 'resetSent') await attempt(() => sendReset(status.email));
    },
    sendActivation: () => services.sendVerificationMail(locale),
    clear: () => setStatus(NONE),
  };
}
