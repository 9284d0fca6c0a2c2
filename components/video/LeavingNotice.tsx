import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';

const Notice = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--sp-3);
  padding: var(--sp-4);
  font-size: var(--fs-sm);
  text-align: center;

  /* On the black of a player, in either theme. */
  & > .ui-button {
    border-color: currentColor;
    color: inherit;
  }
  & > .ui-button.ui-button:hover {
    background: rgb(255 255 255 / 0.15);
  }
`;

type Props = {
  /** Whether the visitor must be warned. */
  readonly needed: boolean;
  readonly children: ReactNode;
};

/** A player whose title and length cannot be covered opens once the visitor has been warned. */
export function LeavingNotice({ needed, children }: Props) {
  const t = useTranslate();
  const [opened, setOpened] = useState(false);
  if (opened || !needed) return children;
  return (
    <Notice>
      <p>{t('video.tells')}</p>
      <Button data-size="small" onClick={() => setOpened(true)}>
        {t('video.uncover')}
      </Button>
    </Notice>
  );
}
