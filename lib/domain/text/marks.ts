/** Marks above and below letters (accents, vowel signs). */

/** A few marks above a letter are language, a tower of them is not. */
const TOWER_OF_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Normalization sorts the marks of a letter in quadratic time, so a run of them is cut before that. */
const LONG_RUN_OF_MARKS = /(\p{M}{16})\p{M}+/gu;

/** A text that can be normalized in a time that grows with its length alone. */
export function withoutRunsOfMarks(text: string): string {
  return text.replace(LONG_RUN_OF_MARKS, '$1');
}

/** A text whose marks do not reach into the lines beside it, composed (NFC): then most letters need no mark. */
export function withoutTowers(text: string): string {
  return withoutRunsOfMarks(text).normalize('NFC').replace(TOWER_OF_MARKS, '$1');
}
