import { FirebaseError } from 'firebase/app';
import { isEasyToGuess } from '../../domain/people/new-password';
import type { Credentials } from '../../domain/people/sign-in';

/** The most used passwords, loaded with the first new one; a build has the first 8,000 (scripts/next/most-used-passwords.mjs). */
const mostUsedPasswords = () =>
  import('@zxcvbn-ts/language-common/src/passwords.json').then(
    ({ default: passwords }) => passwords,
    () => {
      throw new FirebaseError('auth/network-request-failed', 'The most used passwords cannot be loaded.');
    },
  );

/** Throws for a new password that is easy to guess. Firebase would take it: its policy knows lengths and kinds of characters only. */
export async function demandHardToGuess(credentials: Credentials): Promise<void> {
  if (isEasyToGuess(credentials, await mostUsedPasswords()))
    throw new FirebaseError('auth/password-easy-to-guess', 'The password is easy to guess.');
}
