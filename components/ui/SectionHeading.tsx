import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--sp-2);
  min-height: 24px;

  & > [data-part='count'] {
    color: var(--faint-text-color);
    font-size: var(--fs-lg);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='aside'] {
    margin-left: auto;
    font-size: var(--fs-sm);
    font-weight: 500;
    color: var(--hl-color1);
  }
`;

type Props = {
  readonly children: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  readonly level?: 2 | 3;
  readonly count?: number;
  /** A link or control at the end of the line. */
  readonly aside?: ReactNode;
};

/** The title line of a section: heading, optional count, optional link at its end. */
export function SectionHeading({ children, id, level = 2, count, aside }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Row>
      <Heading id={id}>{children}</Heading>
      {count === undefined ? null : <span data-part="count">{count}</span>}
      {aside ? <span data-part="aside">{aside}</span> : null}
    </Row>
  );
}
