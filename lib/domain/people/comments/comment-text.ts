import { withoutTowers } from '../../text/marks';
import { fail, ok, type Result } from '../../values/result';
import { withoutDirectionControls } from './direction';
import { COMMENT_MAX_LENGTH, COMMENT_MAX_LINES, COMMENT_RAW_MAX_LENGTH } from './limits';

/** Why a text cannot be a comment. Texts: `comments.invalid.<key>`. */
const COMMENT_TEXT_PROBLEMS = ['empty', 'tooLong', 'tooManyLines', 'controlCharacters'] as const;
type CommentTextProblem = (typeof COMMENT_TEXT_PROBLEMS)[number];

/** How long a text counts: code points, so that an emoji of four bytes is one. */
export function commentLength(text: string): number {
  return [...text].length;
}

/** A text as it is stored: line ends as "\n", tabs as spaces, no space at line ends, at most one empty line in a row, nothing that turns the direction of writing, trimmed. */
function tidy(text: string): string {
  return withoutTowers(withoutDirectionControls(text))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text of a comment, tidied, or what is wrong with it. Plain text: nothing in it is markup. */
export function commentText(typed: string): Result<string, CommentTextProblem> {
  if (typed.length > COMMENT_RAW_MAX_LENGTH) return fail('tooLong');
  const text = tidy(typed);
  // Invisible characters do not make a comment.
  if (/^[\s\p{Cf}\p{M}\u115f\u1160\u3164]*$/u.test(text)) return fail('empty');
  if (/(?!\n)\p{Cc}|\p{Cs}/u.test(text)) return fail('controlCharacters');
  if (commentLength(text) > COMMENT_MAX_LENGTH) return fail('tooLong');
  if (text.split('\n').length > COMMENT_MAX_LINES) return fail('tooManyLines');
  return ok(text);
}
