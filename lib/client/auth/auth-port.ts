import type { AuthFailure, Credentials, SocialProvider } from '../../domain/people/sign-in';
import type { Result } from '../../domain/values/result';

/** The user that Firebase Auth remembers in this browser. */
export type AuthUser = {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** A token fresh from Firebase, for `POST /api/session`. */
  readonly freshToken: () => Promise<string>;
};

export type AuthOutcome<Value = null> = Promise<Result<Value, AuthFailure>>;
/** What a link of a mail is for. */
export type ActionCode = {
  readonly operation: 'verifyEmail' | 'recoverEmail' | 'resetPassword' | 'changeEmail' | 'removeSecondFactor' | 'other';
  readonly email: string | null;
  /** The address that `email` replaces. */
  readonly previousEmail: string | null;
};

/** A second factor that is being set up in an authenticator app; it counts once a code has confirmed it. */
export type NewSecondFactor = {
  /** The secret in Base32, to type into the app. */
  readonly secret: string;
  /** "otpauth://totp/…", which the app reads as a QR code. */
  readonly address: string;
  readonly confirm: (code: string) => AuthOutcome<AuthUser>;
};

/**
 * What the site needs of Firebase Auth; tests replace it. Nothing throws: failures
 * are outcomes. Whatever signs in asks for a code (`askForCode`) where the account
 * has a second factor.
 */
export type AuthPort = {
  readonly signIn: (credentials: Credentials, remember: boolean) => AuthOutcome<AuthUser>;
  /** Here and below, a new password that is easy to guess is refused. */
  readonly signUp: (credentials: Credentials, remember: boolean) => AuthOutcome<AuthUser>;
  /** Loads what a provider's popup needs, so that it opens right after the tap: a browser allows it only then. */
  readonly preparePopups: () => void;
  /** `silent` where the person closed the popup; Firebase notices that up to ten seconds later. Another popup ends this one. */
  readonly signInWith: (provider: SocialProvider, remember: boolean) => AuthOutcome<AuthUser>;
  readonly signOut: () => AuthOutcome;
  /** The user that Firebase remembers here; null: none. */
  readonly currentUser: () => AuthOutcome<AuthUser | null>;
  /** Signs in again, before something for which Firebase demands a recent sign-in. */
  readonly reauthenticate: (password: string) => AuthOutcome<AuthUser>;
  readonly reauthenticateWith: (provider: SocialProvider) => AuthOutcome<AuthUser>;
  readonly changePassword: (password: string) => AuthOutcome;
  /** Needs a recent sign-in and a verified address. `issuer`: what the app calls the site. */
  readonly newSecondFactor: (issuer: string) => AuthOutcome<NewSecondFactor>;
  /** Needs a recent sign-in, and may end it: null. */
  readonly removeSecondFactor: () => AuthOutcome<AuthUser | null>;
  /** Adds a way to sign in to the account, or takes one away. */
  readonly link: (provider: SocialProvider) => AuthOutcome<AuthUser>;
  readonly unlink: (provider: SocialProvider) => AuthOutcome<AuthUser>;
  readonly checkCode: (code: string) => AuthOutcome<ActionCode>;
  /** Verifies an address, or takes a change of address back. */
  readonly applyCode: (code: string) => AuthOutcome;
  readonly confirmReset: (code: string, credentials: Credentials) => AuthOutcome;
};
