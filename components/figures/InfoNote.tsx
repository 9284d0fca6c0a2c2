import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../ui/Icon';

const Note = styled.details`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > summary {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    justify-content: center;
    min-width: var(--small-hit);
    height: var(--small-hit);
    border-radius: var(--radius-full);
    font-size: var(--fs-xs);
    font-variant-numeric: tabular-nums;
  }
  &[open] {
    display: flex;
    gap: 4px;
    align-items: center;
  }
`;

type Props = {
  /** The name of the sign, where nothing stands beside it. */
  readonly label?: string;
  /** A short text beside the sign. */
  readonly short?: string;
  readonly children: ReactNode;
};

/** How figures came about, behind a sign that opens by tap and keyboard. */
export function InfoNote({ label, short, children }: Props) {
  return (
    <Note data-part="about">
      <summary data-sign="" aria-label={label} title={label}>
        <Icon name="info" size={16} />
        {short}
      </summary>
      <p>{children}</p>
    </Note>
  );
}
