import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--sp-2);
  padding: var(--sp-6) var(--sp-4);
  text-align: center;
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > [data-part='icon'] {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-full);
    background: var(--bg-element-hl-color);
    color: var(--faint-text-color);
  }
  & > [data-part='title'] {
    color: var(--text-color);
    font-size: var(--fs-md);
    font-weight: 600;
  }
  &[data-compact] {
    padding: var(--sp-4);
  }
`;

type Props = {
  readonly title: string;
  /** What the visitor can do, or why there is nothing. */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly compact?: boolean;
};

/** Shown where a list would be: says that there is nothing, and why. */
export function EmptyState({ title, children, icon, compact = false }: Props) {
  return (
    <Box data-compact={compact ? '' : undefined}>
      {icon ? (
        <span data-part="icon" aria-hidden>
          {icon}
        </span>
      ) : null}
      <p data-part="title">{title}</p>
      {children ? <div>{children}</div> : null}
    </Box>
  );
}
