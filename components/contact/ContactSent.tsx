import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { waitTime } from '../../lib/domain/people/contact';
import { useTranslate } from '../../lib/i18n/use-translate';

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--sp-1);
  padding: var(--sp-4) var(--sp-2);
  text-align: center;

  & > svg {
    color: var(--win-text);
    margin-bottom: var(--sp-1);
  }
  & > strong {
    font-size: var(--fs-lg);
    font-weight: 650;
  }
  & > p {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > p[data-numeric] {
    color: var(--faint-text-color);
  }
  &:focus {
    outline: none;
  }
`;

type Props = {
  readonly seconds: number;
  /** The message was sent from this very form: its button is gone, so the focus comes here. */
  readonly takesFocus: boolean;
};

/** The thanks after a message, and when the form is there again. */
export function ContactSent({ seconds, takesFocus }: Props) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const left = waitTime(seconds);

  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);

  return (
    <Panel ref={panel} tabIndex={-1}>
      <CircleCheck size={32} aria-hidden />
      <strong role="status">{t('contact.messageSent')}</strong>
      <p>{t('contact.thankForYourMessage')}</p>
      <p data-numeric="">
        {t(left.unit === 'seconds' ? 'contact.availableInSeconds' : 'contact.availableInMinutes', { count: left.count })}
      </p>
    </Panel>
  );
}
