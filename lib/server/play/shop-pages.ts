import type { Session } from '../../domain/people/session';
import { playReader, type PlayReader } from '../../domain/play/play-page';
import type { QuizzesAnswer } from '../../domain/play/quiz';
import { storeAnswer, type StoreAnswer } from '../../domain/play/store-page';
import { whereOn } from './play-pages';
import { accountOf } from './play-routes';
import { quizzesOf } from './quiz-routes';

/** What the store's page and that of quizzes load; null where there is no game. They throw StoreUnavailableError. */

type StoreData = StoreAnswer & { readonly name: string };

export function loadStore(session: Session): Promise<StoreData | null> {
  return whereOn(async () => {
    const account = await accountOf(session);
    return { ...storeAnswer(account), name: account.name };
  });
}

type QuizzesData = QuizzesAnswer & { readonly reader: PlayReader };

export function loadQuizzes(session: Session): Promise<QuizzesData | null> {
  return whereOn(async () => ({ ...(await quizzesOf(session)), reader: playReader(session) }));
}
