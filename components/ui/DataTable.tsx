import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TableScroller } from './TableScroller';

const Framed = styled(TableScroller)`
  container: table / inline-size;
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
`;

type Props = {
  readonly caption: string;
  /** Below this width in pixels the figures scroll. */
  readonly least: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A table in a frame that scrolls sideways where it is too wide; its first column stays. */
export function TableFrame({ caption, least, className, children }: Props) {
  return (
    <Framed className={className} role="region" aria-label={caption} tabIndex={0}>
      <table role="table" style={{ minWidth: `min(${least}px, 200cqw)` }}>
        <caption>{caption}</caption>
        {children}
      </table>
    </Framed>
  );
}
