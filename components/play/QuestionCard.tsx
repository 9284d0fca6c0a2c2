import { useId, useRef } from 'react';
import styled from 'styled-components';
import type { ShownQuestion } from '../../lib/domain/play/quiz';
import type { MessageKey } from '../../lib/i18n/message-key';
import { quizWords } from '../../lib/i18n/quiz-words';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Message } from '../ui/Message';
import { PlayCard } from './play-card';
import { choiceFigure } from './quiz-texts';

const Box = styled(PlayCard)`
  ${MEDIA.phone} {
    /* One question at a time. */
    &[data-open] ~ &[data-open] {
      display: none;
    }
  }
  /* Beside each other, the choices are at one height, until an answered one makes its row higher. */
  :not(:has(> :not([data-open]))) > &[data-open] {
    align-content: space-between;
  }
  &:focus {
    outline: none;
  }
  & [data-part='asked'] {
    display: grid;
    gap: 2px;
    line-height: 1.4;
  }
  & [data-part='asked'] > strong {
    font-size: var(--fs-lg);
    font-weight: 650;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > [role='status'] {
    border-color: var(--win-text);
    background: none;
    color: var(--win-text);
    font-weight: 650;
  }
  & [data-part='choices'],
  & ul {
    display: grid;
    gap: var(--sp-2);
    padding: 0;
    list-style: none;
  }
  & [data-part='choices'] > button,
  & li {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-height: max(44px, var(--hit));
    padding: 6px var(--sp-3);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    overflow-wrap: break-word;
  }
  & [data-part='choices'] > button {
    justify-content: space-between;
    color: var(--text-color);
    font-weight: 550;
    text-align: left;
  }
  & [data-part='choices'] > button:hover {
    border-color: var(--control-border-color);
    background: var(--bg-element-hl-color);
  }
  & [data-part='choices'] > button[data-picked] {
    border-color: var(--main-color);
    background: var(--main-tint);
  }
  & li > span {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  & li > svg {
    flex: none;
  }
  & li[data-right] {
    border-color: var(--win-text);
  }
  & li[data-right] > svg {
    color: var(--win-text);
  }
  & li[data-wrong] {
    border-color: var(--live-border);
  }
`;

type Props = {
  readonly question: ShownQuestion;
  /** The number of the question, from 1. */
  readonly number: number;
  readonly count: number;
  /** The choice made before logging in; null for none. */
  readonly chosen: number | null;
  readonly isSending: boolean;
  readonly failure: MessageKey | null;
  readonly onAnswer: (choice: number) => void;
};

/** One question: its choices, of which a press answers, and once it is answered what was right and why. */
export function QuestionCard({ question, number, count, chosen, isSending, failure, onAnswer }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const words = quizWords(question, locale, t);
  const { solution } = question;
  return (
    <Box ref={box} tabIndex={-1} data-open={solution === null ? '' : undefined}>
      <div data-part="asked">
        <small>{t('playQuiz.question', { number, count })}</small>
        <strong id={`${id}-title`}>{words.question}</strong>
        {words.scope === null ? null : <small>{words.scope}</small>}
      </div>
      {solution === null ? (
        <>
          <div data-part="choices" role="group" aria-labelledby={`${id}-title`}>
            {words.choices.map((name, index) => (
              <button
                key={index}
                type="button"
                data-picked={index === chosen ? '' : undefined}
                aria-disabled={isSending || undefined}
                onClick={() => {
                  // The button is gone with the answer: the focus moves to what comes in its place.
                  box.current?.focus();
                  onAnswer(index);
                }}
              >
                {name}
                {index === chosen ? <small>{t('playQuiz.isYours')}</small> : null}
              </button>
            ))}
          </div>
          {failure === null ? null : <Message kind="error">{t(failure)}</Message>}
        </>
      ) : (
        <Solution question={question} solution={solution} choices={words.choices} titleId={`${id}-title`} />
      )}
    </Box>
  );
}

type SolutionProps = {
  readonly question: ShownQuestion;
  readonly solution: NonNullable<ShownQuestion['solution']>;
  readonly choices: readonly string[];
  readonly titleId: string;
};

function Solution({ question, solution, choices, titleId }: SolutionProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { answer, choice, isRight, reward, explanations, link } = solution;
  const why = explanations[locale] ?? explanations['en'];
  return (
    <>
      <Message kind={isRight ? 'info' : 'error'}>
        {isRight ? t('playQuiz.right', { count: reward }) : t('playQuiz.wrong', { answer: choices[answer] ?? '' })}
      </Message>
      <ul aria-labelledby={titleId}>
        {choices.map((name, index) => {
          const figure = choiceFigure(question, index, locale, t);
          const notes = [index === answer ? t('playQuiz.isAnswer') : '', index === choice ? t('playQuiz.isYours') : ''].filter(Boolean);
          return (
            <li key={index} data-right={index === answer ? '' : undefined} data-wrong={index === choice && !isRight ? '' : undefined}>
              <span>
                <strong>{name}</strong>
                {notes.length > 0 ? <small>{notes.join(' · ')}</small> : null}
                {figure === null ? null : <small>{figure}</small>}
              </span>
              {index === answer ? <Icon name="check" size={18} /> : index === choice ? <Icon name="close" size={18} /> : null}
            </li>
          );
        })}
      </ul>
      {why === undefined ? null : <p>{why}</p>}
      {link === null ? null : (
        <p>
          <Link href={link}>{t(question.kind === 'written' ? 'playQuiz.toAnswer' : 'playQuiz.toFigures')}</Link>
        </p>
      )}
    </>
  );
}
