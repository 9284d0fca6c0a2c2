import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Tables of chances, with how they were worked out below. */
export const ChanceSection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);

  & > p {
    max-width: 72ch;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

const Figure = styled.span`
  display: inline-grid;
  grid-template-columns: 56px 62px;
  gap: 8px;
  align-items: center;

  & > i {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(90deg, var(--main-mark) var(--part), var(--border-strong-color) var(--part));
  }
`;

/** A chance in a table: a bar beside its figure. */
export function ChanceFigure({ chance, children }: { readonly chance: number; readonly children: ReactNode }) {
  return (
    <Figure className="chance">
      <i aria-hidden style={{ '--part': `${Math.round(chance * 100)}%` }} />
      {children}
    </Figure>
  );
}
