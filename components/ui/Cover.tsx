import styled from 'styled-components';
import { Button } from './Button';
import { Icon } from './Icon';

const Box = styled.div`
  display: none;
  justify-items: center;
  gap: var(--sp-3);
  padding: var(--sp-6) var(--sp-4);
  border: 1px dashed var(--border-strong-color);
  border-radius: var(--radius-l);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  text-align: center;

  &[data-covers],
  :root[data-spoilers='hide'] & {
    display: grid;
  }
  & > svg {
    color: var(--faint-text-color);
  }
`;

type Props = {
  /** React knows the setting and hides; until then the pre-paint attribute on <html> decides. */
  readonly covers: boolean;
  /** What is hidden here, in a sentence that tells nothing of it. */
  readonly note: string;
  readonly revealLabel: string;
  readonly onReveal: () => void;
};

/** What stands in the place of hidden results. */
export function Cover({ covers, note, revealLabel, onReveal }: Props) {
  return (
    <Box data-covers={covers ? '' : undefined}>
      <Icon name="eye-off" size={24} />
      <p>{note}</p>
      <Button data-size="small" onClick={onReveal}>
        {revealLabel}
      </Button>
    </Box>
  );
}
