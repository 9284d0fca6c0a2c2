import * as v from 'valibot';
import { DAY_MS } from '../values/durations';
import { LOCALES } from '../settings/locales';
import { fail, ok, type Result } from '../values/result';
import { MOST_WRITTEN_QUESTIONS, QUIZ_TEXT_MAX, QuestionTextSchema, type Quiz, type WrittenQuestion } from './quiz';
import { parseJson } from '../values/parse-json';

/** A quiz as moderators write it, in a JSON file (docs/operations.md#quizzes). */

const LONGEST_DAYS = 60;
const FILE_MAX = 200_000;

const InputSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^(?!daily-)[\w-]{3,40}$/, 'an id takes 3 to 40 letters, digits, "_" or "-", and does not begin with "daily-"'),
  ),
  /** The title in each language; English is required. */
  title: v.record(v.picklist(LOCALES), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(QUIZ_TEXT_MAX))),
  /** ISO instants; it opens at once without the first. */
  opensAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  closesAt: v.pipe(v.string(), v.isoTimestamp()),
  questions: v.pipe(
    v.array(
      v.strictObject({
        texts: v.record(v.picklist(LOCALES), QuestionTextSchema),
        /** The number of the right choice, from 1. */
        answer: v.pipe(v.number(), v.integer(), v.minValue(1)),
        /** A path of the site on which the answer is found. */
        link: v.optional(
          v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'a link is a path of the site ("/stats")'), v.maxLength(QUIZ_TEXT_MAX)),
          '',
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_WRITTEN_QUESTIONS),
  ),
});
type Input = v.InferOutput<typeof InputSchema>;

function questionFault({ texts, answer }: Input['questions'][number]): string | null {
  const english = texts.en;
  if (english === undefined) return 'has no English texts';
  const count = english.choices.length;
  if (answer > count) return `has no choice ${answer}`;
  return Object.values(texts).every(({ choices }) => choices.length === count) ? null : 'has not as many choices in each language';
}

/** The quiz that a file holds, or what is wrong with it. `now`: milliseconds since 1970. */
export function writtenQuiz(text: string, now: number): Result<Quiz, string> {
  if (text.length > FILE_MAX) return fail('it is too long');
  const parsed = v.safeParse(InputSchema, parseJson(text) ?? null);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return fail(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  }
  const { id, title, questions } = parsed.output;
  if (title.en === undefined) return fail('it has no English title');
  const faulty = questions.findIndex((question) => questionFault(question) !== null);
  const found = questions[faulty];
  if (found) return fail(`question ${faulty + 1} ${questionFault(found) ?? ''}`);
  const opensAt = Date.parse(parsed.output.opensAt ?? new Date(now).toISOString());
  const closesAt = Date.parse(parsed.output.closesAt);
  if (closesAt <= Math.max(opensAt, now) || closesAt - opensAt > LONGEST_DAYS * DAY_MS)
    return fail(`it closes after it opens, within ${LONGEST_DAYS} days`);
  return ok({
    id,
    kind: 'written',
    titles: title,
    opensAt,
    closesAt,
    questions: questions.map(({ texts, answer, link }): WrittenQuestion => ({ kind: 'written', texts, answer: answer - 1, link })),
  });
}
