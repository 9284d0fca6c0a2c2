import { FirebaseError } from 'firebase/app';
import {
  FactorId,
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { fail, ok } from '../../domain/values/result';
import type { AuthOutcome, AuthUser, NewSecondFactor } from './auth-port';
import { askForCode } from './code-question';
import { authUser, errorCode, failureOf, outcome } from './firebase-outcome';

/** Second factors by authenticator app (TOTP) in Firebase's SDK. */

const isCodeWanted = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';

/** Runs a sign-in, another one, or the addition of a way to sign in; asks for a code where the account has a second factor. */
export async function signed(auth: Auth, sign: () => Promise<UserCredential>): AuthOutcome<AuthUser> {
  try {
    return ok(authUser((await sign()).user));
  } catch (error) {
    if (!isCodeWanted(error)) return fail(failureOf(error));
    const resolver = getMultiFactorResolver(auth, error);
    const factor = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP);
    if (!factor) return fail({ kind: 'errorOccurred' });
    return askForCode((code) =>
      outcome(async () => {
        const { user } = await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code));
        return authUser(user);
      }),
    );
  }
}

/** Begins to set up a second factor of an app that shows `issuer` as the site's name. */
export async function newSecondFactor(user: User, issuer: string): Promise<NewSecondFactor> {
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    secret: secret.secretKey,
    // The SDK puts both into the address as they are.
    address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? user.uid), encodeURIComponent(issuer)),
    confirm: (code) =>
      outcome(async () => {
        await factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
        return authUser(user);
      }),
  };
}

/** Takes every second factor away. Null where Firebase ended the sign-in with the last one. */
export async function withoutSecondFactor(user: User): Promise<AuthUser | null> {
  try {
    await user.reload();
    const factors = multiFactor(user);
    for (const factor of factors.enrolledFactors) await factors.unenroll(factor);
    return authUser(user);
  } catch (error) {
    if (errorCode(error) === 'auth/user-token-expired') return null;
    throw error;
  }
}
