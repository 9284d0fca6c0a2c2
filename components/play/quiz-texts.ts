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

/** What a choice's figure was, with its games: "5.2 · 18 games"; null for a written question. */
export function choiceFigure(question: ShownQuestion, index: number, locale: Locale, t: Translate): string | null {
  const known = question.solution?.figures[index];
  if (question.kind === 'written' || known === undefined) return null;
  const games = t(question.table === 'champions' ? 'playQuiz.picks' : 'playQuiz.games', { count: known.games });
  return `${figureText(known.value, FORMATS[question.figure], locale)} · ${games}`;
}
