import * as v from 'valibot';
import { ROLES } from '../match/role';
import { paths, withQuery } from '../page/paths';
import { STATS_KINDS } from '../statistics/stats-document';
import { CoinsSchema } from './coins';

/** Quizzes: what is stored of them, and what browsers may know. Times are milliseconds since 1970, by the site's clock. */

/** Questions by the table that answers them; texts stand under the same names in the locales. */
export const QUIZ_FIGURES = [
  'kda',
  'killParticipation',
  'csPerMinute',
  'damagePerMinute',
  'visionPerMinute',
  'goldDifferenceAt15',
  'teamWinRate',
  'killsPerGame',
  'averageSeconds',
  'dragonsPerGame',
  'firstBloodRate',
  'presence',
  'bans',
  'championWinRate',
] as const;
export type QuizFigure = (typeof QUIZ_FIGURES)[number];

export const DAILY_QUESTIONS = 5;
export const QUIZ_CHOICES = 4;
export const QUIZ_TEXT_MAX = 300;
export const MOST_WRITTEN_QUESTIONS = 10;
const MOST_WRITTEN_CHOICES = 6;

const FigureQuestionSchema = v.object({
  kind: v.literal('figure'),
  figure: v.picklist(QUIZ_FIGURES),
  table: v.picklist(STATS_KINDS),
  /** Only of players: the role of all of them. */
  role: v.nullable(v.picklist(ROLES)),
  /** The key and the name of the competition that is counted. */
  scope: v.string(),
  scopeName: v.string(),
  /** Each choice has so many games (champions: picks) at least. */
  least: v.number(),
  choices: v.array(v.object({ id: v.number(), name: v.string(), value: v.number(), games: v.number() })),
  /** The place of the right one. */
  answer: v.number(),
});
export type FigureQuestion = v.InferOutput<typeof FigureQuestionSchema>;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(QUIZ_TEXT_MAX));

/** A question in one language. */
export const QuestionTextSchema = v.object({
  question: text,
  choices: v.pipe(v.array(text), v.minLength(2), v.maxLength(MOST_WRITTEN_CHOICES)),
  explanation: text,
});
type QuestionText = v.InferOutput<typeof QuestionTextSchema>;

const WrittenQuestionSchema = v.object({
  kind: v.literal('written'),
  /** By language; English is always there. */
  texts: v.record(v.string(), QuestionTextSchema),
  answer: v.number(),
  /** A path of the site on which the answer is found; '' for none. */
  link: v.string(),
});
export type WrittenQuestion = v.InferOutput<typeof WrittenQuestionSchema>;

/** `quizzes/{id}`: "daily-2026-11-23", or the name that a moderator gave it. */
export const QuizSchema = v.object({
  id: v.string(),
  kind: v.picklist(['daily', 'written']),
  /** Only of a written quiz, by language. */
  titles: v.record(v.string(), v.string()),
  opensAt: v.number(),
  closesAt: v.number(),
  questions: v.array(v.variant('kind', [FigureQuestionSchema, WrittenQuestionSchema])),
});
export type Quiz = v.InferOutput<typeof QuizSchema>;
export type QuizQuestion = Quiz['questions'][number];

const GivenAnswerSchema = v.object({
  /** Chosen by the client. */
  id: v.string(),
  question: v.number(),
  choice: v.number(),
  isRight: v.boolean(),
  reward: CoinsSchema,
  /** The account's just after it. */
  balance: CoinsSchema,
  at: v.number(),
});
export type GivenAnswer = v.InferOutput<typeof GivenAnswerSchema>;

/** `quizAnswers/{uid}-{quiz}`: what a user has answered in a quiz. */
export const QuizAnswersSchema = v.object({ uid: v.string(), quiz: v.string(), given: v.array(GivenAnswerSchema) });
export type QuizAnswers = v.InferOutput<typeof QuizAnswersSchema>;

export const dailyQuizId = (day: string): string => `daily-${day}`;

/** A question as browsers get it before it is answered: without anything that reveals the answer. */
type AskedFigure = Pick<FigureQuestion, 'kind' | 'figure' | 'table' | 'role' | 'scopeName' | 'least'> & {
  readonly choices: readonly string[];
};
type AskedWritten = Pick<WrittenQuestion, 'kind'> & { readonly texts: Readonly<Record<string, Omit<QuestionText, 'explanation'>>> };

/** What a user gets with the answer to a question. */
type QuizSolution = {
  readonly choice: number;
  readonly isRight: boolean;
  readonly reward: number;
  readonly answer: number;
  /** The figure of each choice and the games that it is of; empty for a written question. */
  readonly figures: readonly { readonly value: number; readonly games: number }[];
  /** Only of a written question, by language. */
  readonly explanations: Readonly<Record<string, string>>;
  /** The page on which it is found; null for none. */
  readonly link: string | null;
};

export type ShownQuestion = (AskedFigure | AskedWritten) & { readonly solution: QuizSolution | null };

export type ShownQuiz = Pick<Quiz, 'id' | 'kind' | 'titles'> & {
  /** ISO instant. */
  readonly closesAt: string;
  readonly questions: readonly ShownQuestion[];
};

/** `GET /api/play/quizzes`: the daily one first. */
export type QuizzesAnswer = {
  /** The user's balance; null for a visitor. */
  readonly balance: number | null;
  /** Days in a row on which the daily quiz was finished. */
  readonly streak: number;
  readonly quizzes: readonly ShownQuiz[];
};

/** What an answer brings. */
export type QuizMark = { readonly balance: number; readonly streak: number; readonly solution: QuizSolution };

function linkOf(question: QuizQuestion): string | null {
  if (question.kind === 'written') return question.link || null;
  const { scope, table, role } = question;
  return withQuery(paths.stats(), { scope, kind: table === 'players' ? null : table, role });
}

/** The reply to an answer: whether it was right, the right one, and why. */
export function solutionOf(question: QuizQuestion, { choice, isRight, reward }: GivenAnswer): QuizSolution {
  const isFigure = question.kind === 'figure';
  return {
    choice,
    isRight,
    reward,
    answer: question.answer,
    figures: isFigure ? question.choices.map(({ value, games }) => ({ value, games })) : [],
    explanations: isFigure
      ? {}
      : Object.fromEntries(Object.entries(question.texts).map(([locale, { explanation }]) => [locale, explanation])),
    link: linkOf(question),
  };
}

function askedOf(question: QuizQuestion): AskedFigure | AskedWritten {
  if (question.kind === 'written') {
    const texts = Object.entries(question.texts).map(
      ([locale, { question: asked, choices }]) => [locale, { question: asked, choices }] as const,
    );
    return { kind: 'written', texts: Object.fromEntries(texts) };
  }
  const { kind, figure, table, role, scopeName, least, choices } = question;
  return { kind, figure, table, role, scopeName, least, choices: choices.map(({ name }) => name) };
}

/** A quiz as a user may see it: solutions stand only beside what they have answered. */
export function shownQuiz(quiz: Quiz, given: readonly GivenAnswer[]): ShownQuiz {
  const { id, kind, titles, closesAt, questions } = quiz;
  return {
    id,
    kind,
    titles,
    closesAt: new Date(closesAt).toISOString(),
    questions: questions.map((question, index) => {
      const answer = given.find((each) => each.question === index);
      return { ...askedOf(question), solution: answer ? solutionOf(question, answer) : null };
    }),
  };
}

export const choiceCount = (question: QuizQuestion): number =>
  question.kind === 'figure' ? question.choices.length : (question.texts['en']?.choices.length ?? 0);
