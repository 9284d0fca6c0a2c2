import { PASSWORD_MIN_LENGTH } from '../values/constants';
import type { Credentials } from './sign-in';

/** Words that an attacker would try first on this site, besides the user's own address. */
const SITE_WORDS = ['riftweek', 'leagueoflegends'];

/** Everything is made of a shorter word sooner or later. */
const SHORTEST_WORD = 3;

/**
 * Whether a new password is one of the most used ones, or is a word of the site
 * or of the user's own address with no more around it than is too short for a
 * password itself (docs/security.md#6-sign-in). `mostUsed` is in lower case.
 */
export function isEasyToGuess({ email, password }: Credentials, mostUsed: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  const [name = ''] = address.split('@');
  return (
    mostUsed.includes(typed) ||
    [...SITE_WORDS, address, name].some(
      (word) => word.length >= SHORTEST_WORD && typed.includes(word) && typed.length - word.length < PASSWORD_MIN_LENGTH,
    )
  );
}
