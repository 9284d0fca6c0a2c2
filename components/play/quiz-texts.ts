import type { Locale } from '../../lib/domain/settings/locales';
import type { QuizFigure, ShownQuestion } from '../../lib/domain/play/quiz';
import { figureText } from '../../lib/domain/statistics/column-text';
import type { FigureFormat } from '../../lib/domain/statistics/figure-columns';
import type { Translate } from '../../lib/i18n/translate';

const FORMATS = {
  kda: 'two',
  killParticipation: 'percent',
  csPerMinute: 'one',
  damagePerMinute: 'whole',
  visionPerMinute: 'two',
  goldDifferenceAt15: 'signedWhole',
  teamWinRate: 'percent',
  killsPerGame: 'one',
  averageSeconds: 'minutes',
  dragonsPerGame: 'one',
  firstBloodRate: 'percent',
  presence: 'percent',
  bans: 'count',
  championWinRate: 'percent',
} as const satisfies Record<QuizFigure, FigureFormat>;

/** A question in the reader's language, or in English where its author did not write it in that. */
type QuizWords = {
  readonly question: string;
  /** What is counted; null for a written question. */
  readonly scope: string | null;
  readonly choices: readonly string[];
};

export function quizWords(question: ShownQuestion, locale: Locale, t: Translate): QuizWords {
  if (question.kind === 'written') {
    const text = question.texts[locale] ?? question.texts['en'];
    return { question: text?.question ?? '', scope: null, choices: text?.choices ?? [] };
  }
  const { figure, table, role, scopeName, least, choices } = question;
  const scope = t(`playQuiz.scopeOf.${table}`, { scope: scopeName, role: role === null ? '' : t(`game.roles.${role}`), count: least });
  return { question: t(`playQuiz.questions.${figure}`), scope, choices };
}

/** What a choice's figure was, with its games: "5.2 · 18 games"; null for a written question. */
export function choiceFigure(question: ShownQuestion, index: number, locale: Locale, t: Translate): string | null {
  const known = question.solution?.figures[index];
  if (question.kind === 'written' || known === undefined) return null;
  const games = t(question.table === 'champions' ? 'playQuiz.picks' : 'playQuiz.games', { count: known.games });
  return `${figureText(known.value, FORMATS[question.figure], locale)} · ${games}`;
}
