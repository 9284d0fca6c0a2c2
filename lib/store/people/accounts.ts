import { FirebaseAuthError, getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { PASSWORD_PROVIDER } from '../../domain/people/sign-in';
import { chunks } from '../../domain/values/chunks';
import { READ_DEADLINE_MS, WRITE_DEADLINE_MS, withDeadline } from '../core/deadline';
import { firebaseApp } from '../core/firestore';

/**
 * Accounts of the project that people sign in to (Firebase Auth): the only place
 * that talks to its administrator's interface. With FIREBASE_AUTH_EMULATOR_HOST
 * it talks to that emulator. Everything throws StoreUnavailableError where the
 * service does not answer; what is merely not valid is null.
 */
export type Account = {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photo: string | null;
  readonly disabled: boolean;
  /** Custom claims `admin` and `banned`. */
  readonly admin: boolean;
  readonly banned: boolean;
  /** How the account can sign in: "password", "google.com", … */
  readonly providers: readonly string[];
  /** Since when signing in needs a second factor, an ISO instant; null: it does not. */
  readonly secondFactor: string | null;
  /** Sessions begun before this instant are over. Milliseconds since 1970. */
  readonly validAfter: number;
  /** When the account was made, an ISO instant; null where Firebase does not say. */
  readonly createdAt: string | null;
};

/** The claims of a verified token. Instants in milliseconds since 1970. */
export type TokenClaims = {
  readonly uid: string;
  /** The way to sign in: "password", "google.com", "facebook.com", "apple.com" or "twitter.com". */
  readonly provider: string;
  /** When the person signed in; renewing a token does not change it. */
  readonly signedInAt: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
};

/** Codes of Firebase Auth that mean "no", not "not now". */
const REFUSALS: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie',
  'auth/invalid-uid',
  'auth/invalid-email',
  'auth/email-not-found',
  'auth/invalid-user-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function accounts(): Auth {
  return getAuth(firebaseApp('main'));
}

/** The outcome of a call; null where Firebase Auth says no. */
function callAuth<Value>(what: string, deadlineMs: number, call: Promise<Value>): Promise<Value | null> {
  const answer = call.catch((error: unknown) => {
    if (error instanceof FirebaseAuthError && REFUSALS.has(error.code)) return null;
    throw error;
  });
  return withDeadline(`auth: ${what}`, deadlineMs, answer);
}

/** The custom claim that ends what began before: `revokeSessions` would end the sign-in that it is for as well. Seconds since 1970. */
const VALID_FROM = 'validFrom';

/** An instant as Firebase writes it ("Wed, 18 Nov 2026 18:30:00 GMT") in ISO; null for what is none. */
function isoInstant(text: string | undefined): string | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

function accountOf(record: UserRecord): Account {
  const { tokensValidAfterTime, customClaims = {}, metadata, multiFactor } = record;
  const validFrom: unknown = customClaims[VALID_FROM];
  return {
    uid: record.uid,
    email: record.email ?? null,
    emailVerified: record.emailVerified,
    displayName: record.displayName ?? null,
    photo: record.photoURL ?? null,
    disabled: record.disabled,
    admin: customClaims['admin'] === true,
    banned: customClaims['banned'] === true,
    providers: record.providerData.map(({ providerId }) => providerId),
    secondFactor: isoInstant(multiFactor?.enrolledFactors[0]?.enrollmentTime),
    validAfter: Math.max(tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0, typeof validFrom === 'number' ? validFrom * 1000 : 0),
    createdAt: isoInstant(metadata.creationTime),
  };
}

/** Whether a text can be taken apart as a token. firebase-admin fails on one that cannot, instead of refusing it. */
function isReadable(token: string): boolean {
  try {
    return token.split('.', 2).every((part) => typeof JSON.parse(Buffer.from(part, 'base64url').toString()) === 'object');
  } catch {
    return false;
  }
}

function claimsOf(token: DecodedIdToken): TokenClaims {
  return {
    uid: token.uid,
    provider: token.firebase.sign_in_provider,
    signedInAt: token.auth_time * 1000,
    issuedAt: token.iat * 1000,
    expiresAt: token.exp * 1000,
  };
}

/** The claims of an ID token of our project that has not expired; else null. Does not look at the account. */
export async function verifyIdToken(idToken: string): Promise<TokenClaims | null> {
  if (!isReadable(idToken)) return null;
  const token = await callAuth('verify an ID token', READ_DEADLINE_MS, accounts().verifyIdToken(idToken));
  return token && claimsOf(token);
}

/** The claims of a session cookie that we made and that has not expired; else null. Does not look at the account. */
export async function verifySessionCookie(cookie: string): Promise<TokenClaims | null> {
  if (!isReadable(cookie)) return null;
  const token = await callAuth('verify a session cookie', READ_DEADLINE_MS, accounts().verifySessionCookie(cookie));
  return token && claimsOf(token);
}

/** A session cookie for a verified ID token; null where the token is no longer good. */
export function createSessionCookie(idToken: string, lifetimeMs: number): Promise<string | null> {
  return callAuth('create a session cookie', READ_DEADLINE_MS * 2, accounts().createSessionCookie(idToken, { expiresIn: lifetimeMs }));
}

/** An account; null where there is none. */
export async function readAccount(uid: string): Promise<Account | null> {
  const record = await callAuth('read an account', READ_DEADLINE_MS, accounts().getUser(uid));
  return record && accountOf(record);
}

/** Firebase Auth looks up so many accounts at once. */
const MOST_ACCOUNTS = 100;

/** Accounts by uid; one that is gone is absent. */
export async function readAccounts(uids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const found = await Promise.all(
    chunks(uids, MOST_ACCOUNTS).map((part) =>
      callAuth('read accounts', WRITE_DEADLINE_MS, accounts().getUsers(part.map((uid) => ({ uid })))),
    ),
  );
  return new Map(found.flatMap((each) => each?.users ?? []).map((record) => [record.uid, accountOf(record)]));
}

/** The account of an e-mail address; null where there is none. */
export async function readAccountByEmail(email: string): Promise<Account | null> {
  const record = await callAuth('read an account', READ_DEADLINE_MS, accounts().getUserByEmail(email));
  return record && accountOf(record);
}

/** Gives an account the claim `admin`, or takes it away; its other claims stay. False where there is no such account. */
export async function setAdminClaim(uid: string, admin: boolean): Promise<boolean> {
  const record = await callAuth('read an account', WRITE_DEADLINE_MS, accounts().getUser(uid));
  if (record === null) return false;
  const { admin: _before, ...others } = record.customClaims ?? {};
  await callAuth('set claims', WRITE_DEADLINE_MS, accounts().setCustomUserClaims(uid, admin ? { ...others, admin } : others));
  return true;
}

/** Takes an account's second factors away. */
export async function removeSecondFactors(uid: string): Promise<void> {
  await callAuth('remove second factors', WRITE_DEADLINE_MS, accounts().updateUser(uid, { multiFactor: { enrolledFactors: null } }));
}

/** Ends every session of an account, on all devices. */
export async function revokeSessions(uid: string): Promise<void> {
  await callAuth('revoke sessions', WRITE_DEADLINE_MS, accounts().revokeRefreshTokens(uid));
}

/**
 * Hands an account over to the user who has just signed in: earlier sessions end,
 * and name and picture come from their provider. `from`: when they signed in,
 * milliseconds since 1970. Null where there is no such account.
 */
export async function handOver(
  uid: string,
  { from, provider }: { readonly from: number; readonly provider: string },
): Promise<Account | null> {
  const record = await callAuth('read an account', READ_DEADLINE_MS, accounts().getUser(uid));
  if (record === null) return null;
  const claims = { ...record.customClaims, [VALID_FROM]: Math.floor(from / 1000) };
  await callAuth('set claims', WRITE_DEADLINE_MS, accounts().setCustomUserClaims(uid, claims));
  // What Firebase gives for a password is what was typed into the account.
  const { displayName, photoURL } =
    record.providerData.find(({ providerId }) => providerId === provider && provider !== PASSWORD_PROVIDER) ?? {};
  const changed = await callAuth(
    'hand an account over',
    WRITE_DEADLINE_MS,
    accounts().updateUser(uid, { displayName: displayName || null, photoURL: photoURL || null }),
  );
  return changed && accountOf(changed);
}

/**
 * Firebase's link that verifies an address; null where no account has it. Asked for
 * without an address to go on at, here as below: Firebase refuses one whose domain is
 * not authorised, and of its links only the code is used.
 */
export function verificationLink(email: string): Promise<string | null> {
  return callAuth('make a verification link', READ_DEADLINE_MS * 2, accounts().generateEmailVerificationLink(email));
}

/** Firebase's link to choose a new password; null where no account has that address. */
export function resetLink(email: string): Promise<string | null> {
  return callAuth('make a reset link', READ_DEADLINE_MS * 2, accounts().generatePasswordResetLink(email));
}

/** Firebase's link that proves a new address and then takes it in place of the old one; "taken" where another account has it, null where no account has the old one. */
export async function changeEmailLink(email: string, newEmail: string): Promise<string | 'taken' | null> {
  if ((await readAccountByEmail(newEmail)) !== null) return 'taken';
  return callAuth('make a link for a new address', READ_DEADLINE_MS * 2, accounts().generateVerifyAndChangeEmailLink(email, newEmail));
}

/** Gives an account an address that its owner has proved; "taken" where another account has it, null where there is no such account. */
export async function giveEmail(uid: string, email: string): Promise<Account | 'taken' | null> {
  if ((await readAccountByEmail(email)) !== null) return 'taken';
  const record = await callAuth(
    'give an account an address',
    WRITE_DEADLINE_MS,
    accounts().updateUser(uid, { email, emailVerified: true }),
  );
  return record && accountOf(record);
}

/** Removes an account for good; one that is gone already is no failure. */
export async function deleteAccount(uid: string): Promise<void> {
  await callAuth('delete an account', WRITE_DEADLINE_MS, accounts().deleteUser(uid));
}
