import styled from 'styled-components';
import { sentencesText } from '../../lib/domain/text/list-text';
import { QUIZ_REWARD } from '../../lib/domain/play/coins';
import type { PlayReader } from '../../lib/domain/play/play-page';
import type { QuizzesAnswer, ShownQuiz } from '../../lib/domain/play/quiz';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Balance } from '../play/Balance';
import { evenGrid, evenRows } from '../play/list-style';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { QuestionCard } from '../play/QuestionCard';
import { useQuizzes } from '../play/use-quizzes';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { LocalTime } from '../ui/LocalTime';
import { TitledSection } from '../ui/SectionHeading';

const Questions = styled.div`
  ${evenGrid}
`;

type Props = QuizzesAnswer & { readonly reader: PlayReader };

/** `/play/quizzes`: the quiz of the day and those of moderators, with what the user has answered. */
export function PlayQuizzesView({ reader, ...page }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const { state, answer, chosenAt, isSending, failureAt } = useQuizzes(page, reader);
  const titleOf = ({ kind, titles }: ShownQuiz) => (kind === 'daily' ? t('playQuiz.daily') : (titles[locale] ?? titles['en'] ?? ''));
  return (
    <PlayPage
      title={t('playQuiz.title')}
      heading={t('play.quizzes')}
      description={t('playQuiz.description')}
      tab="quizzes"
      path={paths.playQuizzes()}
    >
      {state.balance === null ? null : <Balance balance={state.balance} reveal={reveal} />}
      <PlayNotices reader={reader} unverified={t('playQuiz.unverified')} />
      <p>{sentencesText([t('playQuiz.note', { count: QUIZ_REWARD }), t('playQuiz.finished')], locale)}</p>
      {/* Rendered from the start, so that screen readers announce its changes. */}
      <div aria-live="polite">
        {state.streak === 0 ? null : (
          <p>
            {t('playQuiz.streakLabel')}: <strong>{t('playQuiz.streak', { count: state.streak })}</strong>
          </p>
        )}
      </div>
      {state.quizzes.length === 0 ? <EmptyCard title={t('playQuiz.none')}>{t('playQuiz.noneHint')}</EmptyCard> : null}
      {state.quizzes.map((quiz) => {
        const given = quiz.questions.filter(({ solution }) => solution !== null);
        const right = given.filter(({ solution }) => solution?.isRight).length;
        const count = quiz.questions.length;
        return (
          <TitledSection key={quiz.id} id={`quiz-${quiz.id}`} title={titleOf(quiz)}>
            <p>
              {given.length === count ? t('playQuiz.result', { right, count }) : t('playQuiz.answered', { given: given.length, count })} ·{' '}
              {t('playQuiz.closes')} <LocalTime at={quiz.closesAt} show="dayTime" />
            </p>
            <Questions style={evenRows(count, { wide: 3, medium: 2 })}>
              {quiz.questions.map((question, index) => (
                <QuestionCard
                  key={index}
                  question={question}
                  number={index + 1}
                  count={count}
                  chosen={chosenAt({ quiz: quiz.id, question: index })}
                  isSending={isSending({ quiz: quiz.id, question: index })}
                  failure={failureAt({ quiz: quiz.id, question: index })}
                  onAnswer={(choice) => void answer({ quiz: quiz.id, question: index }, choice)}
                />
              ))}
            </Questions>
          </TitledSection>
        );
      })}
    </PlayPage>
  );
}
