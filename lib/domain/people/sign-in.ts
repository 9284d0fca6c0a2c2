import { CREDENTIAL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../values/constants';
import { fail, ok, type Result } from '../values/result';
import { isEmail } from '../values/validation';

/** Signing in, signing up and asking for a new password (docs/product.md#sign-in-form). */
const SIGN_IN_MODES = ['login', 'signup', 'reset'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** The social providers in the order of their buttons. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple', 'twitter'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** As Firebase names them, and as people do; names are never translated. */
export const PROVIDER_IDS = {
  google: 'google.com',
  facebook: 'facebook.com',
  apple: 'apple.com',
  twitter: 'twitter.com',
} as const satisfies Record<SocialProvider, string>;
export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple', twitter: 'X' } as const satisfies Record<
  SocialProvider,
  string
>;
/** Firebase's name for e-mail and password. */
export const PASSWORD_PROVIDER = 'password';

/** What people call a way to sign in ("google.com" → Google); null for e-mail and password and whatever else. */
export function providerName(id: string): string | null {
  const provider = SOCIAL_PROVIDERS.find((each) => PROVIDER_IDS[each] === id);
  return provider ? PROVIDER_NAMES[provider] : null;
}

/** A sign-in of one's own account as its page lists it. */
export type OwnSignIn = {
  readonly id: string;
  /** Names as their makers write them; '' where unknown. */
  readonly browser: string;
  readonly system: string;
  /** When it last began or renewed a session, ISO. */
  readonly seen: string;
  /** Whether it is the one of this request. */
  readonly current: boolean;
};

export type Credentials = { readonly email: string; readonly password: string };
export type CredentialsForm = Credentials & { readonly confirm: string };
const CREDENTIALS_FIELDS = ['email', 'password', 'confirm'] as const;
export type CredentialsField = (typeof CREDENTIALS_FIELDS)[number];

/** The error names the fields that are not valid, in their order. The e-mail address comes back trimmed. */
export function validateCredentials(
  mode: SignInMode,
  form: CredentialsForm,
): Result<Credentials, readonly [CredentialsField, ...CredentialsField[]]> {
  const email = form.email.trim();
  // An older account's password may be shorter.
  const shortest = mode === 'signup' ? PASSWORD_MIN_LENGTH : 1;
  const isInvalid = {
    email: email.length > CREDENTIAL_MAX_LENGTH || !isEmail(email),
    password: mode !== 'reset' && (form.password.length < shortest || form.password.length > CREDENTIAL_MAX_LENGTH),
    confirm: mode === 'signup' && form.confirm !== form.password,
  } satisfies Record<CredentialsField, boolean>;
  const [first, ...others] = CREDENTIALS_FIELDS.filter((field) => isInvalid[field]);
  if (first) return fail([first, ...others]);
  return ok({ email, password: mode === 'reset' ? '' : form.password });
}

/** What a failed attempt says: one of our texts, the provider's own words, or nothing. */
export type AuthFailure = { readonly kind: AuthFailureKind } | { readonly kind: 'words'; readonly text: string };
export type AuthFailureKind =
  | 'loginIncorrect'
  | 'userExist'
  | 'userExistDifferentCredential'
  | 'enterValidEmail'
  | 'weakPassword'
  | 'easyPassword'
  | 'expiredActionCode'
  | 'invalidActionCode'
  | 'tooManyRequests'
  | 'unavailable'
  | 'popupBlocked'
  | 'notConfigured'
  | 'userDisabled'
  /** The provider's account belongs to another account here. */
  | 'credentialInUse'
  /** The reauthentication used another account. */
  | 'userMismatch'
  /** The code of an authenticator app is not, or no longer, the right one. */
  | 'wrongCode'
  /** Firebase no longer waits for a code of this sign-in. */
  | 'codeTooLate'
  /** Only accounts with a verified address can have a second factor. */
  | 'unverifiedEmail'
  /** Nothing is shown: the person closed the window, or must sign in anew. */
  | 'silent'
  | 'errorOccurred';

/** Kinds of failures by the codes of Firebase, older and newer ones. */
const FAILURES = new Map<string, AuthFailureKind>([
  ['auth/user-not-found', 'loginIncorrect'],
  ['auth/wrong-password', 'loginIncorrect'],
  ['auth/invalid-credential', 'loginIncorrect'],
  ['auth/invalid-login-credentials', 'loginIncorrect'],
  ['auth/email-already-in-use', 'userExist'],
  ['auth/email-already-exists', 'userExist'],
  ['auth/account-exists-with-different-credential', 'userExistDifferentCredential'],
  ['auth/requires-recent-login', 'silent'],
  ['auth/popup-closed-by-user', 'silent'],
  ['auth/cancelled-popup-request', 'silent'],
  ['auth/user-cancelled', 'silent'],
  ['auth/invalid-email', 'enterValidEmail'],
  ['auth/missing-email', 'enterValidEmail'],
  ['auth/weak-password', 'weakPassword'],
  // Ours (lib/client/auth/new-password).
  ['auth/password-easy-to-guess', 'easyPassword'],
  ['auth/expired-action-code', 'expiredActionCode'],
  ['auth/invalid-action-code', 'invalidActionCode'],
  ['auth/too-many-requests', 'tooManyRequests'],
  ['auth/network-request-failed', 'unavailable'],
  ['auth/popup-blocked', 'popupBlocked'],
  ['auth/auth-domain-config-required', 'notConfigured'],
  ['auth/unauthorized-domain', 'notConfigured'],
  ['auth/operation-not-allowed', 'notConfigured'],
  ['auth/user-disabled', 'userDisabled'],
  ['auth/credential-already-in-use', 'credentialInUse'],
  ['auth/user-mismatch', 'userMismatch'],
  ['auth/invalid-verification-code', 'wrongCode'],
  ['auth/missing-verification-code', 'wrongCode'],
  ['auth/code-expired', 'codeTooLate'],
  ['auth/invalid-multi-factor-session', 'codeTooLate'],
  ['auth/totp-challenge-timeout', 'codeTooLate'],
  ['auth/unverified-email', 'unverifiedEmail'],
]);

/** "Firebase: The user account has been disabled by an administrator. (auth/user-disabled)." without prefix and code. */
function trimmedWords(message: string): string {
  return message
    .replace(/^Firebase:\s*/, '')
    .trimEnd()
    .replace(/\(auth\/[\w-]+\)\.?$/, '')
    .trim();
}

/** What to say about a failure with Firebase's `code` and `message`; '' for a failure of another kind. */
export function authFailure(code: string, message: string): AuthFailure {
  const kind = FAILURES.get(code);
  if (kind) return { kind };
  const text = trimmedWords(message);
  return code === '' || text === '' || text === 'Error' ? { kind: 'errorOccurred' } : { kind: 'words', text };
}

/** A path of this site that an address leads to, with query and fragment; null for any other site (`continueUrl`). */
export function ownPath(address: string | null, siteUrl: string): string | null {
  if (address === null || !URL.canParse(address, siteUrl)) return null;
  const { origin, pathname, search, hash } = new URL(address, siteUrl);
  // "//other.example" as a path would leave the site again.
  return origin === new URL(siteUrl).origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
