import * as v from 'valibot';

/**
 * What a browser remembers of being signed in (spec §4): the user's id in local
 * storage, and the script-readable cookie `time` that stands beside the session.
 * Neither proves anything; they decide what is drawn before the server answers.
 */
export const SIGNED_IN_STORAGE_KEY = 'userUID';
export const SESSION_TIME_COOKIE = 'time';

const SignedInSchema = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  /** False: signed in until the browser closes. */
  remember: v.boolean(),
  /** What the navigation calls the user. */
  name: v.optional(v.nullable(v.string()), null),
});
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

/** Whatever storage holds: who is signed in here, or null. */
export function decodeSignedIn(stored: unknown): SignedIn | null {
  const parsed = v.safeParse(SignedInSchema, stored);
  return parsed.success ? parsed.output : null;
}
