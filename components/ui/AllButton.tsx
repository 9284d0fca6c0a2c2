import styled from 'styled-components';
import { Button } from './Button';

const Wide = styled(Button)`
  && {
    display: block;
    width: 100%;
    border: 0;
    border-top: 1px solid var(--border-color);
    border-radius: 0;
    min-height: max(40px, var(--hit));
    color: var(--hl-color1);
    outline-offset: -3px;
    @media (scripting: none) {
      display: none;
    }
  }
`;

type Props = {
  /** Id of the list. */
  readonly list: string;
  readonly shown: boolean;
  readonly label: string;
  readonly onClick: () => void;
};

/** At the foot of a list: shows all of it, or its first rows again. Without scripts all stand there. */
export function AllButton({ list, shown, label, onClick }: Props) {
  return (
    <Wide data-size="small" data-variant="quiet" aria-expanded={shown} aria-controls={list} onClick={onClick}>
      {label}
    </Wide>
  );
}
