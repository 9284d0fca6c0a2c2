/** The letters of what is shown where a league, team or player has no picture. */

/** The letters and digits of a text, each whole: with its marks, of which more than a few would leave the box. */
export function lettersOf(text: string): readonly string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]\p{M}{0,3}/gu) ?? [];
}

export function wordLetters(text: string): (readonly string[])[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(lettersOf)
    .filter(({ length }) => length > 0);
}

/** At most four letters: the acronym, else initials, else the name's beginning. */
export function monogram(name: string, acronym: string): string {
  const short = lettersOf(acronym);
  if (short.length > 0 && short.length <= 4) return short.join('');
  const words = wordLetters(name);
  const letters = words.length > 1 ? words.flatMap(([first = '']) => first).slice(0, 3) : (words[0] ?? short).slice(0, 2);
  return letters.join('').toUpperCase() || '?';
}

/** Share of the box's edge that a letter may take, by how many there are. Most have three: that share is the style's. */
const LETTER_SIZES = [0.5, 0.5, 0.42, undefined, 0.27] as const;

const USUAL_SIZE = 0.34;
/** As wide as they are high: Chinese, Japanese, Korean, and Latin letters of that width. */
export const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uff01-\uff5e]/u;
/** Others are about so wide at most; and the part of the edge that all may take. */
const [NARROW, WHOLE] = [0.72, 0.9] as const;

/** The size of the letters as a share of the box's edge; undefined for the usual one of three letters. */
export function letterSize(letters: string): number | undefined {
  const all = lettersOf(letters);
  const size = LETTER_SIZES[Math.min(all.length, 4)];
  const wide = all.filter((letter) => WIDE.test(letter)).length;
  if (wide === 0) return size;
  return Math.min(size ?? USUAL_SIZE, Math.floor((100 * WHOLE) / (wide + NARROW * (all.length - wide))) / 100);
}
