import { LEDGER_RULES } from '../../domain/play/ledger';
import { QuizAnswersSchema, QuizSchema, type Quiz, type QuizAnswers } from '../../domain/play/quiz';
import { answerQuestion, type AnsweredOrNot, type AnswerRequest } from '../../domain/play/quiz-answering';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { queryPages, queryValues, type Clause } from '../core/query';
import { readDocument, readDocuments } from '../core/read-document';
import { transaction } from '../core/transaction';
import { accountStep, putBooked, readGranted, readIntact } from './ledger-store';

/** `quizzes/{id}` and `quizAnswers/{uid}-{quiz}` in the project play. A reward is written with the answer, in one transaction. */

const quizPath = (id: string): DocumentPath => documentPath`quizzes/${pathSegment(id)}`;
const answersPath = (uid: string, quiz: string): DocumentPath => documentPath`quizAnswers/${pathSegment(uid)}-${pathSegment(quiz)}`;

/** The end is beside the body, because open quizzes are queried by it. */
const fieldsOf = (quiz: Quiz) => ({ body: JSON.stringify(quiz), kind: quiz.kind, closesAt: quiz.closesAt });

export function readQuiz(id: string): Promise<Quiz | null> {
  return readDocument('play', quizPath(id), QuizSchema);
}

/** Stores a quiz unless there is one of this id: then that one stays, and is answered. Throws StoreUnavailableError. */
export function storeQuiz(quiz: Quiz): Promise<Quiz> {
  return transaction('play', async ({ read, set }) => {
    const stored = await read(quizPath(quiz.id), QuizSchema);
    if (stored !== null) return stored;
    set(quizPath(quiz.id), fieldsOf(quiz));
    return quiz;
  });
}

/** Removes a quiz; what was won with it stays. False where there is none. Throws StoreUnavailableError. */
export function removeQuiz(id: string): Promise<boolean> {
  return transaction('play', async ({ read, remove }) => {
    if ((await read(quizPath(id), QuizSchema)) === null) return false;
    remove(quizPath(id));
    return true;
  });
}

const QUIZZES_READ = 20;

/**
 * Quizzes of moderators that take answers, those that close first first, at most `limit`. Those that open later are read on
 * the way, for only the end can be queried; no more are read than it takes. Throws StoreUnavailableError.
 */
export async function openQuizzes(now: number, limit: number): Promise<Quiz[]> {
  const open: Quiz[] = [];
  const clauses: Clause[] = [
    ['where', 'kind', '==', 'written'],
    ['where', 'closesAt', '>', now],
    ['orderBy', 'closesAt'],
  ];
  for await (const found of queryPages('play', 'quizzes', QuizSchema, clauses, { size: QUIZZES_READ })) {
    open.push(...found.flatMap(({ value }) => (value.opensAt <= now ? [value] : [])));
    if (open.length >= limit) break;
  }
  return open.slice(0, limit);
}

/** A user's answers in these quizzes, in the order of the quizzes; null where there are none. Throws StoreUnavailableError. */
export function readAnswers(uid: string, quizzes: readonly string[]): Promise<(QuizAnswers | null)[]> {
  return readDocuments(
    'play',
    quizzes.map((quiz) => answersPath(uid, quiz)),
    QuizAnswersSchema,
  );
}

const QUIZ_RULES = { ...LEDGER_RULES, answerQuestion };
export type QuizRules = typeof QUIZ_RULES;

/** Marks and rewards an answer, or says why not; the same again changes nothing. Throws StoreUnavailableError, BrokenLedgerError. */
export function answerQuiz(request: AnswerRequest, now: number, rules: QuizRules = QUIZ_RULES): Promise<AnsweredOrNot> {
  const { uid } = request;
  return accountStep(uid, async (inside) => {
    const [granted, quiz, known] = await Promise.all([
      readGranted(inside, uid, now, rules),
      inside.read(quizPath(request.quiz), QuizSchema),
      readIntact(inside, answersPath(uid, request.quiz), QuizAnswersSchema),
    ]);
    const answered = rules.answerQuestion({ account: granted.account, quiz, known }, request, now);
    if (answered.kind !== 'answered') return answered;
    putBooked(inside, uid, granted, answered);
    inside.set(answersPath(uid, request.quiz), { ...answered.answers, given: answered.answers.given.map((each) => ({ ...each })) });
    return answered;
  });
}

/** All answers of a user. Throws StoreUnavailableError. */
export function answersOf(uid: string, limit: number): Promise<QuizAnswers[]> {
  return queryValues('play', 'quizAnswers', QuizAnswersSchema, [
    ['where', 'uid', '==', uid],
    ['limit', limit],
  ]);
}
