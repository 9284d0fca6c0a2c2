import type { User } from 'firebase/auth';
import { authFailure, type AuthFailure } from '../../domain/people/sign-in';
import { fail, ok } from '../../domain/values/result';
import type { AuthOutcome, AuthUser } from './auth-port';

/** What Firebase's SDK answers and throws, as the port says it. */

export function authUser(user: User): AuthUser {
  const { uid, email, emailVerified } = user;
  return { uid, email, emailVerified, freshToken: () => user.getIdToken(true) };
}

/** Firebase's code of an error; '' for any other error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function failureOf(error: unknown): AuthFailure {
  return authFailure(errorCode(error), error instanceof Error ? error.message : '');
}

/** Runs a call of the SDK; what it throws becomes an outcome. */
export async function outcome<Value>(call: () => Promise<Value>): AuthOutcome<Value> {
  try {
    return ok(await call());
  } catch (error) {
    return fail(failureOf(error));
  }
}
