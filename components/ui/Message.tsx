import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.p`
  padding: 9px 12px;
  border: 1px solid var(--info-border);
  border-radius: var(--radius-m);
  background: var(--info-bg);
  color: var(--info-text);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;

  &[role='alert'] {
    border-color: var(--error-border);
    background: var(--error-bg);
    color: var(--error-text);
  }
`;

/** A message with its kind, as a form has it. */
export type Notice = { readonly kind: 'info' | 'error'; readonly text: string };

/** The outcome of an attempt, shown and announced at once. */
export function Message({ kind, children }: { readonly kind: Notice['kind']; readonly children: ReactNode }) {
  return <Box role={kind === 'error' ? 'alert' : 'status'}>{children}</Box>;
}
