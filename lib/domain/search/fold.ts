import { SEARCH_MAX_LENGTH } from '../values/constants';

/** Letters that Unicode does not take apart. */
const LETTERS = new Map<string, string>([
  ['ı', 'i'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

/** Lower case, without accents; of half-width and other forms of a letter the usual one. At most 254 characters are read. */
function plain(text: string): string {
  return text
    .slice(0, SEARCH_MAX_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ıøłđðßæœþ]/g, (letter) => LETTERS.get(letter) ?? letter)
    .slice(0, 2 * SEARCH_MAX_LENGTH);
}

/**
 * The form in which names and typed text are compared: only letters and digits,
 * in lower case and without accents. "Gen.G", "GEN G" and "géng" are one.
 */
export function foldText(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .normalize('NFC')
    .slice(0, SEARCH_MAX_LENGTH);
}

export function foldWords(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.normalize('NFC'));
}

/** Where letters, digits and the script of another language meet, a word ends. */
const PIECES = /\p{Script=Latin}+|\p{N}+|[^\p{Script=Latin}\p{N}]+/gu;

/** The words of a folded one that is written without spaces: "lck23" and "lpl夏季赛" are two each. */
export function wordPieces(word: string): readonly string[] {
  return word.match(PIECES) ?? [];
}

const FIRST_INITIAL = 0x1100;
const INITIALS = 19;
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const SYLLABLES_PER_INITIAL = SYLLABLES / INITIALS;

/** Whether a folded text consists of Korean initial consonants only, as phones are typed on: "ㅍㅇㅋ". */
export function areInitials(folded: string): boolean {
  return folded !== '' && [...folded].every((each) => initialIndex(each) !== null);
}

function initialIndex(character: string): number | null {
  const index = (character.codePointAt(0) ?? 0) - FIRST_INITIAL;
  return index >= 0 && index < INITIALS ? index : null;
}

/** The initial consonants of a folded Korean name: of "페이커" those of "ㅍㅇㅋ"; '' for a name in another script. */
export function initialsOf(folded: string): string {
  const initials = [...folded].map((character) => {
    const syllable = (character.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
    if (syllable < 0 || syllable >= SYLLABLES) return '';
    return String.fromCodePoint(FIRST_INITIAL + Math.floor(syllable / SYLLABLES_PER_INITIAL));
  });
  return initials.includes('') ? '' : initials.join('');
}
