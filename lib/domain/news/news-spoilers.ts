import { withoutRunsOfMarks } from '../text/marks';
import { RESULT_WORDS } from './result-words';

/**
 * Whether a headline or text may reveal a result (docs/product.md#spoilers). It
 * looks for words of winning, losing, going on and going out, and for scores; a
 * false positive only hides a headline from readers who hide results, a false
 * negative spoils one.
 */

/** "2-1", "3:0"; not "13-14" and not a clock's time. */
const SCORE = /(?<![\d.:–-])[0-5]\s?[-–:]\s?[0-5](?![\d.:–-])/;

const SIGNS = [...Object.values(RESULT_WORDS), SCORE];

/** True where a text may reveal who won, how, or who is still in. */
export function mayTellResult(text: string): boolean {
  // Feeds write accents as one character or as two; and "İ" has no lower case but in Turkish.
  const composed = withoutRunsOfMarks(text).normalize('NFC').replaceAll('İ', 'i');
  return SIGNS.some((sign) => sign.test(composed));
}
