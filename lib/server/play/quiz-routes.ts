import * as v from 'valibot';
import type { Session } from '../../domain/people/session';
import { dailyQuiz, quizCompetitions } from '../../domain/play/daily-quiz';
import type { QuizTables } from '../../domain/play/figure-question';
import { type Quiz, type QuizMark, type QuizzesAnswer, dailyQuizId, shownQuiz, solutionOf } from '../../domain/play/quiz';
import type { AnswerRefusal } from '../../domain/play/quiz-answering';
import { streakAt } from '../../domain/play/quiz-streak';
import { dayOf } from '../../domain/values/zoned-date';
import { readSerieCatalog, readTournamentCatalog } from '../../store/models/competition-documents';
import { readChampionStats, readPlayerStats, readStatsScopes, readTeamStats } from '../../store/models/entity-documents';
import { answerQuiz, storeQuiz, openQuizzes, readAnswers, readQuiz } from '../../store/play/quiz-store';
import { ApiError, type ApiErrorCode } from '../api-error';
import { writes } from '../api/api-write';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { PlayIdSchema, accountOf, withPlay } from './play-routes';

async function tablesOf(day: string): Promise<QuizTables[]> {
  const year = Number(day.slice(0, 4));
  const [scopes, catalog, ...stages] = await Promise.all([
    readStatsScopes(),
    readSerieCatalog(),
    readTournamentCatalog(year),
    readTournamentCatalog(year - 1),
  ]);
  if (scopes === null) return [];
  const ended = { series: catalog?.series ?? [], stages: stages.flatMap((each) => each?.tournaments ?? []) };
  return Promise.all(
    quizCompetitions(day, scopes, ended).map(async (competition) => {
      const { scope } = competition;
      const [players, teams, champions] = await Promise.all([readPlayerStats(scope), readTeamStats(scope), readChampionStats(scope)]);
      return { ...competition, players, teams, champions };
    }),
  );
}

/**
 * The quiz of the day; null where the statistics have no questions. The first
 * request creates it, and it is stored: its answers do not change when figures
 * are corrected later. `now`: milliseconds since 1970. Throws
 * StoreUnavailableError.
 */
export async function quizOfDay(now: number): Promise<Quiz | null> {
  const day = dayOf(now, 'UTC');
  const stored = await readQuiz(dailyQuizId(day));
  if (stored !== null) return stored;
  const made = dailyQuiz(day, await tablesOf(day));
  return made && storeQuiz(made);
}

const MAX_BYTES = 1_024;
const LIMIT = { points: 60, seconds: 60 };
const WRITTEN_SHOWN = 5;
const MOST_QUESTIONS = 50;

/** The quizzes that take answers, with what the user has answered (a visitor: nothing), for the page and `/api/play/quizzes`. Throws StoreUnavailableError. */
export async function quizzesOf(session: Session | null): Promise<QuizzesAnswer> {
  const now = siteNow();
  const [account, daily, written] = await Promise.all([session && accountOf(session), quizOfDay(now), openQuizzes(now, WRITTEN_SHOWN)]);
  const quizzes = [...(daily ? [daily] : []), ...written];
  const ids = quizzes.map(({ id }) => id);
  const answers = session === null ? [] : await readAnswers(session.uid, ids);
  return {
    balance: account?.balance ?? null,
    streak: account ? streakAt(account.quiz, now) : 0,
    quizzes: quizzes.map((quiz, index) => shownQuiz(quiz, answers[index]?.given ?? [])),
  };
}

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
      // Of a repeated request as it is now: other answers may have come since.
      const streak = answered.kind === 'answered' ? answered.account.quiz : (await accountOf(session)).quiz;
      const body: QuizMark = { solution: solutionOf(question, given), balance: given.balance, streak: streakAt(streak, now) };
      return { body };
    },
  }),
);
