import type { PlayCards } from '../../domain/models/home-cards';
import { cacheTag } from '../../domain/page/cache-tags';
import type { PickemStageInfo } from '../../domain/play/pickem/pickem-page';
import { type ShownQuestion, shownQuiz } from '../../domain/play/quiz';
import type { Locale } from '../../domain/settings/locales';
import { labelledText } from '../../domain/text/list-text';
import { dayOf } from '../../domain/values/zoned-date';
import { competitionName } from '../../i18n/competition-name';
import { translator } from '../../i18n/message-registry';
import { quizWords } from '../../i18n/quiz-words';
import { systemSettings } from '../pages/shell-data';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';
import { openPickemStages } from './pickem-stages';
import { openMatches } from './play-pages';
import { quizOfDay } from './quizzes';

type OpenPlay = {
  /** The UTC day on which it was read, which the quiz is of. */
  readonly day: string;
  readonly question: ShownQuestion | null;
  readonly locks: readonly string[];
  readonly stages: readonly PickemStageInfo[];
};

declare module '../shared-registry' {
  interface SharedRegistry {
    openPlay?: ProcessValue<OpenPlay> | null;
  }
}

async function readOpenPlay(now: number): Promise<OpenPlay> {
  const [quiz, { matches }, stages] = await Promise.all([quizOfDay(now), openMatches(now), openPickemStages(now)]);
  const question = quiz && shownQuiz(quiz, []).questions[0];
  return { day: dayOf(now, 'UTC'), question: question ?? null, locks: matches.map(({ beginAt }) => beginAt), stages };
}

/** One copy for the whole process: its parts are some hundred reads. */
function openPlay(now: number): Promise<OpenPlay | null> {
  const copy = (sharedRegistry().openPlay ??= new ProcessValue({ name: 'open predictions', load: readOpenPlay, tag: cacheTag.pages }));
  // The page is complete without the game, which has a store of its own; the log says what failed.
  return copy.get(now, ({ day }) => day === dayOf(now, 'UTC')).catch(() => null);
}

/** The homepage's cards of the prediction game; both null where there is none. */
export async function loadPlayCards(now: number, locale: Locale): Promise<PlayCards> {
  const open = (await systemSettings(now)).betting ? await openPlay(now) : null;
  if (open === null) return { quiz: null, picks: null };
  const t = translator(locale);
  const words = open.question && quizWords(open.question, locale, t);
  const locks = open.locks.filter((at) => Date.parse(at) > now);
  const stages = open.stages.flatMap(({ id, leagueName, name, locksAt }) =>
    locksAt !== null && Date.parse(locksAt) > now
      ? [{ id, name: labelledText(competitionName(leagueName, t), competitionName(name, t), locale), locksAt }]
      : [],
  );
  const [stage = null] = stages;
  const locksAt = [locks[0], stage?.locksAt].flatMap((at) => at ?? []).sort()[0];
  return {
    quiz: words && { question: words.question, about: words.scope },
    picks: locksAt === undefined ? null : { locksAt, matches: locks.length, stages: stages.length, stage },
  };
}
