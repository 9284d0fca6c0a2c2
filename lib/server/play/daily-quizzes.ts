import { dailyQuiz, quizCompetitions } from '../../domain/play/daily-quiz';
import type { QuizTables } from '../../domain/play/figure-question';
import { dailyQuizId, type Quiz } from '../../domain/play/quiz';
import { dayOf } from '../../domain/schedule/zoned-date';
import { readSerieCatalog, readTournamentCatalog } from '../../store/models/catalog-document';
import { readChampionStats, readPlayerStats, readStatsScopes, readTeamStats } from '../../store/models/stats-document';
import { keepQuiz, readQuiz } from '../../store/play/quiz-store';

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
  return made && keepQuiz(made);
}
