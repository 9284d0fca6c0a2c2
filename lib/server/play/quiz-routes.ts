import * as v from 'valibot';
import { type QuizMark, solutionOf } from '../../domain/play/quiz';
import type { AnswerRefusal } from '../../domain/play/quiz-answering';
import { streakAt } from '../../domain/play/quiz-streak';
import { answerQuiz } from '../../store/play/quiz-store';
import { ApiError, type ApiErrorCode } from '../api-error';
import { writes } from '../api/api-write';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { accountOf } from './play-accounts';
import { PlayIdSchema, withPlay } from './play-routes';
import { quizzesOf } from './quizzes';

const MAX_BYTES = 1_024;
const LIMIT = { points: 60, seconds: 60 };
const MOST_QUESTIONS = 50;

/** `GET /api/play/quizzes`: 401 for a visitor. */
export const getQuizzes = withPlay(async (request) => ({ body: await quizzesOf(await demandSession(request, 'user')) }));

const REFUSALS: Readonly<Record<AnswerRefusal, readonly [ApiErrorCode, string]>> = {
  'no-question': ['not-found', 'There is no such question.'],
  'no-choice': ['invalid', 'The question has no such choice.'],
  closed: ['quiz-closed', 'This quiz takes no more answers.'],
  answered: ['already-answered', 'This question was answered before.'],
  'id-reused': ['idempotency-key-reused', 'This id stands for another answer.'],
};

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_QUESTIONS));

/** `POST /api/play/quiz-answers` `{id, quiz, question, choice}`; the same answer again is answered the same (docs/product.md#json-api). */
export const postQuizAnswer = withPlay(
  writes({
    name: 'quiz-answer',
    schema: v.object({ id: PlayIdSchema, quiz: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), question: place, choice: place }),
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'verified',
    write: async (input, { session }) => {
      const now = siteNow();
      const answered = await answerQuiz({ ...input, uid: session.uid }, now);
      if (answered.kind === 'refused') throw new ApiError(...REFUSALS[answered.why]);
      const { quiz, given } = answered;
      const question = quiz.questions[input.question];
      if (question === undefined) throw new ApiError('not-found', 'There is no such question.');
      // For a repeated request the streak is the current one: other answers may have come since.
      const streak = answered.kind === 'answered' ? answered.account.quiz : (await accountOf(session)).quiz;
      const body: QuizMark = { solution: solutionOf(question, given), balance: given.balance, streak: streakAt(streak, now) };
      return { body };
    },
  }),
);
