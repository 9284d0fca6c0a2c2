import { DAY_MS, WEEK_MS } from '../values/durations';
import { seededRandom } from '../values/seeded-random';
import type { StatsScopes } from '../statistics/stats-document';
import { shuffled } from './shuffled';
import { figureQuestion, type QuizCompetition, type QuizTables } from './figure-question';
import { DAILY_QUESTIONS, dailyQuizId, QUIZ_FIGURES, type FigureQuestion, type Quiz } from './quiz';

/**
 * The quiz of a day, made from the figures of finished competitions: the same for
 * everybody, determined by the day and the stored figures. A question is used
 * only where its answer is beyond doubt: every choice has enough games and a
 * known figure, and the best is ahead of the second by more than rounding hides.
 */

/** Competitions are used this long after their end: by then their results are no spoilers. */
const OVER_MS = WEEK_MS;
/** Seasons and stages that a day's questions are about. */
const QUIZ_COMPETITIONS = 4;
/** Competitions are chosen among so many of the latest. */
const LATEST = 24;

type WithEnd = { readonly id: number; readonly endAt: string | null };

/** What a day's questions are about: some of the latest seasons and stages that have figures and were over a week before the day. */
export function quizCompetitions(
  day: string,
  scopes: StatsScopes,
  { series, stages }: { readonly series: readonly WithEnd[]; readonly stages: readonly WithEnd[] },
): QuizCompetition[] {
  const before = Date.parse(`${day}T00:00:00Z`) - OVER_MS;
  const over = (all: readonly WithEnd[]) =>
    new Set(all.flatMap(({ id, endAt }) => (endAt !== null && Date.parse(endAt) < before ? [id] : [])));
  const [overSeries, overStages] = [over(series), over(stages)];
  const leagues = new Map(scopes.leagues.map(({ id, name }) => [id, name]));
  const names = new Map(scopes.series.map(({ id, leagueId, name }) => [id, [leagues.get(leagueId) ?? '', name].filter(Boolean).join(' ')]));
  const candidates = [
    ...scopes.series
      .filter(({ id }) => overSeries.has(id))
      .slice(0, LATEST)
      .map(({ id }) => ({ scope: `serie:${id}`, name: names.get(id) ?? '' })),
    ...scopes.tournaments
      .filter(({ id }) => overStages.has(id))
      .slice(0, LATEST)
      .map(({ id, serieId, name }) => ({ scope: `tournament:${id}`, name: [names.get(serieId) ?? '', name].filter(Boolean).join(' ') })),
  ];
  return shuffled(candidates, seededRandom(`competitions ${day}`)).slice(0, QUIZ_COMPETITIONS);
}

/** The quiz of a UTC day; null where the tables do not answer enough questions. */
export function dailyQuiz(day: string, competitions: readonly QuizTables[]): Quiz | null {
  const random = seededRandom(`questions ${day}`);
  const questions: FigureQuestion[] = [];
  const pairs = shuffled(QUIZ_FIGURES, random).flatMap((figure) => shuffled(competitions, random).map((tables) => ({ figure, tables })));
  for (const { figure, tables } of pairs) {
    // Each figure is used once.
    if (questions.length === DAILY_QUESTIONS || questions.some((each) => each.figure === figure)) continue;
    const question = figureQuestion(tables, figure, random);
    if (question !== null) questions.push(question);
  }
  if (questions.length < DAILY_QUESTIONS) return null;
  const opensAt = Date.parse(`${day}T00:00:00Z`);
  return { id: dailyQuizId(day), kind: 'daily', titles: {}, opensAt, closesAt: opensAt + DAY_MS, questions };
}
