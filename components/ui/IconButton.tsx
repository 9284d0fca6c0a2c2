import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--hit);
  height: var(--hit);
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  color: var(--dim-text-color);
  transition:
    background-color var(--motion-fast),
    color var(--motion-fast);

  &[data-framed] {
    border-color: var(--border-color);
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    color: var(--main-color);
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--bg-element-hl-color);
      color: var(--text-color);
    }
  }
`;

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> & {
  /** Its accessible name, shown on hover. */
  readonly label: string;
  /** An icon; hidden from assistive technology. */
  readonly children: ReactNode;
  /** With a hairline frame. */
  readonly framed?: boolean;
};

/** A square button that shows only an icon. */
export function IconButton({ label, children, framed = false, type = 'button', ...rest }: Props) {
  return (
    <Square {...rest} type={type} aria-label={label} title={label} data-framed={framed ? '' : undefined}>
      {children}
    </Square>
  );
}
