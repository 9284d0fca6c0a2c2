import { useRef, useState } from 'react';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { chosenInAddress, forgetChoice, putChoice } from '../../lib/client/page/choice-in-address';
import { randomId } from '../../lib/client/requests/random-id';
import { useWrite, type FailureTexts } from '../../lib/client/requests/use-write';
import { isRecord } from '../../lib/domain/values/is-record';
import { paths } from '../../lib/domain/page/paths';
import type { PlayReader } from '../../lib/domain/play/play-page';
import type { QuizMark, QuizzesAnswer } from '../../lib/domain/play/quiz';

const isMark = (value: unknown): value is QuizMark =>
  isRecord(value) && typeof value['balance'] === 'number' && isRecord(value['solution']) && typeof value['solution']['answer'] === 'number';

const FAILURES: FailureTexts = {
  byCode: {
    'quiz-closed': 'playQuiz.failures.closed',
    'already-answered': 'playQuiz.failures.answered',
    unverified: 'playQuiz.unverified',
    'rate-limited': 'login.tooManyRequests',
  },
  otherwise: 'playQuiz.failures.failed',
};

type Place = { readonly quiz: string; readonly question: number };
const nameOf = ({ quiz, question }: Place): string => `${quiz}/${question}`;

/** The page's quizzes with the answers given since; a visitor has to log in first. An answer that is sent again has the same id. */
export function useQuizzes(page: QuizzesAnswer, reader: PlayReader) {
  const hydrated = useHydrated();
  const [state, setState] = useState(page);
  const { send, isSending, failure } = useWrite(FAILURES);
  // The question that was answered last.
  const [answered, setAnswered] = useState('');
  const ids = useRef(new Map<string, string>());

  const answer = async (at: Place, choice: number): Promise<void> => {
    const name = nameOf(at);
    if (isSending) return;
    if (reader.kind === 'visitor') {
      putChoice({ answer: `${name}/${choice}` });
      return openAccountDialog('login', 'play');
    }
    forgetChoice();
    const id = ids.current.get(name) ?? randomId();
    ids.current.set(name, id);
    setAnswered(name);
    const marked = await send(paths.api.playQuizAnswers(), isMark, { method: 'POST', body: { ...at, id, choice } });
    if (!marked?.ok) return;
    const { solution, balance, streak } = marked.value;
    setState((before) => ({
      balance,
      streak,
      quizzes: before.quizzes.map((quiz) =>
        quiz.id === at.quiz
          ? { ...quiz, questions: quiz.questions.map((each, index) => (index === at.question ? { ...each, solution } : each)) }
          : quiz,
      ),
    }));
  };

  return {
    state,
    answer,
    /** The choice of a question before logging in; null for none. */
    chosenAt: (at: Place) => {
      const given = hydrated ? chosenInAddress('answer') : null;
      const start = `${nameOf(at)}/`;
      return given?.startsWith(start) ? Number(given.slice(start.length)) : null;
    },
    isSending: (at: Place) => isSending && answered === nameOf(at),
    failureAt: (at: Place) => (answered === nameOf(at) ? failure : null),
  };
}
