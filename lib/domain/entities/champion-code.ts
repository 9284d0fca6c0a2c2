import { WIDE, wordLetters } from '../text/monogram';

/** Codes of champions whose name begins like another one's, and of the one that fans write with a digit. */
const KNOWN = new Map([
  ['Braum', 'BRM'],
  ['Graves', 'GRV'],
  ['Jarvan IV', 'J4'],
  ['Karthus', 'KTH'],
  ['Kayn', 'KYN'],
  ['Malzahar', 'MLZ'],
  ['Mordekaiser', 'MRD'],
  ['Rengar', 'RNG'],
  ['Taliyah', 'TLY'],
]);

/** The letters of a champion without a picture, no other's: the beginning of its name ("Ziggs" → "ZIG"), or the initials of several words ("Lee Sin" → "LS"). */
export function championCode(name: string): string {
  const words = wordLetters(name.replaceAll(/['’]/g, ''));
  const letters = words.length > 1 ? words.flatMap(([first = '']) => first) : (words[0] ?? ['?']);
  return (
    KNOWN.get(name) ??
    letters
      .slice(0, WIDE.test(name) ? 2 : 3)
      .join('')
      .toUpperCase()
  );
}
