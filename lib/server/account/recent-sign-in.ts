import type { Session } from '../../domain/people/session';
import { ApiError } from '../api/api-error';

/** How long after typing a password, or coming back from a provider, a user counts as the owner of the account. */
const RECENT_MS = 10 * 60_000;

/** Throws `recent-login-required` where the request may come from anybody at a signed-in browser. `now` in milliseconds since 1970. */
export function demandRecentSignIn({ signedInAt }: Session, now: number): void {
  if (now - signedInAt > RECENT_MS) throw new ApiError('recent-login-required', 'Sign in again first.');
}
