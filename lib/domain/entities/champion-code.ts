import { wordLetters } from '../text/monogram';

/** Of names that begin as another champion's does, and the one that fans write with a digit. */
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

/** As wide as they are high: two fill what three others do. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The letters of a champion without a picture, no other's: the beginning of its name ("Ziggs" → "ZIG"), or the initials of several words ("Lee Sin" → "LS"). */
export function championCode(name: string): string {
  const words = wordLetters(name.replaceAll(/['’]/g, ''));
  const letters = words.length > 1 ? words.flatMap(([first = '']) => first) : (words[0] ?? []);
  return KNOWN.get(name) ?? (letters.slice(0, WIDE.test(name) ? 2 : 3).join('').toUpperCase() || '?');
}
