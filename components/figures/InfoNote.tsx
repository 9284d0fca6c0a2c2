import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../ui/Icon';

const Note = styled.details`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > summary {
    display: grid;
    place-items: center;
    width: var(--small-hit);
    height: var(--small-hit);
    border-radius: 50%;
  }
  &[open] {
    display: flex;
    gap: 4px;
    align-items: center;
  }
`;

type Props = {
  /** What the sign is for. */
  readonly label: string;
  readonly children: ReactNode;
};

/** How figures came about, behind a sign that opens by tap and keyboard. */
export function InfoNote({ label, children }: Props) {
  return (
    <Note data-part="about">
      <summary data-sign="" aria-label={label} title={label}>
        <Icon name="info" size={16} />
      </summary>
      <p>{children}</p>
    </Note>
  );
}
