import { dayOf } from '../values/zoned-date';
import { QUIZ_REWARD } from './coins';
import { booked, type Booked, type PlayAccount } from './ledger';
import { choiceCount, type GivenAnswer, type Quiz, type QuizAnswers } from './quiz';
import { longerStreak } from './quiz-streak';

/** A submitted answer. `id` is chosen by the client; `choice` is an index of the choices. */
export type AnswerRequest = {
  readonly id: string;
  readonly uid: string;
  readonly quiz: string;
  readonly question: number;
  readonly choice: number;
};

export type AnswerRefusal = 'no-question' | 'no-choice' | 'closed' | 'answered' | 'id-reused';

export type AnsweredOrNot =
  | { readonly kind: 'refused'; readonly why: AnswerRefusal }
  /** The same answer was given before. */
  | { readonly kind: 'known'; readonly quiz: Quiz; readonly given: GivenAnswer }
  | (Booked & { readonly kind: 'answered'; readonly quiz: Quiz; readonly answers: QuizAnswers; readonly given: GivenAnswer });

export type AnsweringState = { readonly account: PlayAccount; readonly quiz: Quiz | null; readonly known: QuizAnswers | null };

/** Marks one answer and rewards it if it is right; a question takes one. `now`: milliseconds since 1970. */
export function answerQuestion({ account, quiz, known }: AnsweringState, request: AnswerRequest, now: number): AnsweredOrNot {
  const question = quiz?.questions[request.question];
  if (quiz === null || question === undefined || now < quiz.opensAt) return { kind: 'refused', why: 'no-question' };
  const before = known?.given ?? [];
  const same = before.find((given) => given.question === request.question);
  if (same !== undefined)
    return same.choice === request.choice ? { kind: 'known', quiz, given: same } : { kind: 'refused', why: 'answered' };
  if (before.some(({ id }) => id === request.id)) return { kind: 'refused', why: 'id-reused' };
  if (request.choice >= choiceCount(question)) return { kind: 'refused', why: 'no-choice' };
  if (now >= quiz.closesAt) return { kind: 'refused', why: 'closed' };
  const isRight = request.choice === question.answer;
  const about = `${quiz.id}/${request.question}`;
  const row = { at: now, kind: 'quiz' as const, amount: QUIZ_REWARD, bet: null, market: null, about };
  const paid = isRight ? booked({ account, rows: [] }, row) : { account, rows: [] };
  const reward = isRight ? QUIZ_REWARD : 0;
  const given: GivenAnswer = {
    id: request.id,
    question: request.question,
    choice: request.choice,
    isRight,
    reward,
    balance: paid.account.balance,
    at: now,
  };
  const answers: QuizAnswers = { uid: request.uid, quiz: quiz.id, given: [...before, given] };
  const isFinished = quiz.kind === 'daily' && answers.given.length === quiz.questions.length;
  const streak = isFinished ? longerStreak(paid.account.quiz, dayOf(quiz.opensAt, 'UTC')) : paid.account.quiz;
  return { kind: 'answered', quiz, account: { ...paid.account, quiz: streak }, rows: paid.rows, answers, given };
}
