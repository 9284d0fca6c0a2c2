import styled from 'styled-components';
import { useHydrated } from '../../lib/client/use-hydrated';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Reveal } from './use-reveal';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--sp-3);
  padding: var(--sp-6) var(--sp-4);
  border: 1px dashed var(--border-strong-color);
  border-radius: var(--radius-l);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  text-align: center;

  & > svg {
    color: var(--faint-text-color);
  }
`;

type Props = {
  readonly reveal: Reveal;
  /** Says what is hidden, without revealing it. */
  readonly note: string;
  /** "Show results" if left out. */
  readonly revealLabel?: string;
};

/** What stands in the place of hidden parts; one may do for several of a page. */
export function SpoilerCover({ reveal, note, revealLabel }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  if (!reveal.hidden && hydrated) return null;
  return (
    <Box data-cover={reveal.hidden ? 'on' : ''}>
      <Icon name="eye-off" size={24} />
      <p>{note}</p>
      <Button data-size="small" onClick={reveal.toggle}>
        {revealLabel ?? t('standings.show')}
      </Button>
    </Box>
  );
}
