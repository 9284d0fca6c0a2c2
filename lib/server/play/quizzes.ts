import type { Session } from '../../domain/people/session';
import { dailyQuiz, quizCompetitions } from '../../domain/play/daily-quiz';
import type { QuizTables } from '../../domain/play/figure-question';
import { type Quiz, type QuizzesAnswer, dailyQuizId, shownQuiz } from '../../domain/play/quiz';
import { streakAt } from '../../domain/play/quiz-streak';
import { dayOf } from '../../domain/values/zoned-date';
import { readSerieCatalog, readTournamentCatalog } from '../../store/models/competition-documents';
import { readChampionStats, readPlayerStats, readStatsScopes, readTeamStats } from '../../store/models/entity-documents';
import { openQuizzes, readAnswers, readQuiz, storeQuiz } from '../../store/play/quiz-store';
import { siteNow } from '../site-clock';
import { accountOf } from './play-accounts';

const WRITTEN_SHOWN = 5;

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
