import type { ShownQuestion } from '../domain/play/quiz';
import type { Locale } from '../domain/settings/locales';
import { competitionName } from './competition-name';
import type { Translate } from './translate';

type QuizWords = {
  readonly question: string;
  /** The name of what is counted; null for a written question. */
  readonly scope: string | null;
  readonly choices: readonly string[];
};

/** A question in the reader's language, or in English where its author did not write it in that language. */
export function quizWords(question: ShownQuestion, locale: Locale, t: Translate): QuizWords {
  if (question.kind === 'written') {
    const text = question.texts[locale] ?? question.texts['en'];
    return { question: text?.question ?? '', scope: null, choices: text?.choices ?? [] };
  }
  const { figure, table, role, scopeName, least, choices } = question;
  const scope = t(`playQuiz.scopeOf.${table}`, {
    scope: competitionName(scopeName, t),
    role: role === null ? '' : t(`game.roles.${role}`),
    count: least,
  });
  return { question: t(`playQuiz.questions.${figure}`), scope, choices };
}
