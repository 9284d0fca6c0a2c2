import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ShownQuestion } from '../../lib/domain/play/quiz';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Message } from '../ui/Message';
import { PlayCard } from './play-card';
import { choiceFigure, quizWords } from './quiz-texts';

const Box = styled(PlayCard)`
  & form,
  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend,
  & [data-part='asked'] {
    display: grid;
    gap: 2px;
    padding: 0 0 var(--sp-2);
    line-height: 1.4;
  }
  & legend > strong,
  & [data-part='asked'] > strong {
    font-size: var(--fs-lg);
    font-weight: 650;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & ul {
    display: grid;
    gap: var(--sp-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & label,
  & li {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-height: max(40px, var(--hit));
    padding: 6px var(--sp-3);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    overflow-wrap: anywhere;
  }
  & label {
    cursor: pointer;
  }
  & label:has(input:checked) {
    border-color: var(--main-mark);
    background: var(--main-tint);
  }
  & label:has(input:focus-visible) {
    outline: 2px solid var(--main-mark);
    outline-offset: 2px;
  }
  & input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--main-mark);
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
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Before logging in; null for nothing. */
  readonly chosen: number | null;
  readonly isSending: boolean;
  readonly failure: MessageKey | null;
  readonly onAnswer: (choice: number) => void;
};

/** One question: its choices, and once it is answered what was right and why. */
export function QuestionCard({ question, number, count, chosen, isSending, failure, onAnswer }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [picked, setChoice] = useState<number | null>(null);
  const choice = picked ?? chosen;
  const [isMissing, setIsMissing] = useState(false);
  const words = quizWords(question, locale, t);
  const { solution } = question;
  const title = (
    <>
      <small>{t('playQuiz.question', { number, count })}</small>
      <strong id={`${id}-title`}>{words.question}</strong>
      {words.scope === null ? null : <small>{words.scope}</small>}
    </>
  );
  return (
    <Box>
      {solution === null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setIsMissing(choice === null);
            if (choice !== null) onAnswer(choice);
          }}
        >
          <fieldset>
            <legend>{title}</legend>
            {words.choices.map((name, index) => (
              <label key={index}>
                <input
                  type="radio"
                  name={id}
                  checked={choice === index}
                  onChange={() => {
                    setIsMissing(false);
                    setChoice(index);
                  }}
                />
                {name}
              </label>
            ))}
          </fieldset>
          {isMissing ? <Message kind="error">{t('playQuiz.choose')}</Message> : null}
          {failure === null ? null : <Message kind="error">{t(failure)}</Message>}
          <Button type="submit" data-variant="primary" data-wide="" aria-disabled={isSending ? true : undefined}>
            {t(isSending ? 'playQuiz.answering' : 'playQuiz.answer')}
          </Button>
        </form>
      ) : (
        <>
          <div data-part="asked">{title}</div>
          <Solution question={question} solution={solution} choices={words.choices} titleId={`${id}-title`} />
        </>
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
      <Message kind="info">
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
              </span>
              {figure === null ? null : <small>{figure}</small>}
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
