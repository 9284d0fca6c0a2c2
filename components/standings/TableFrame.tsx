import type { ReactNode } from 'react';
import styled from 'styled-components';

const Scroller = styled.div`
  /* Hidden words inside must not reach beyond it. */
  position: relative;
  container: table / inline-size;
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  /* A shadow at the edge while there is more to the right. */
  background:
    linear-gradient(to left, var(--bg-element-color) 40%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to left, var(--shadow-color), transparent) right / 18px 100% no-repeat scroll,
    var(--bg-element-color);

  & table {
    width: 100%;
    /* Collapsed borders would scroll away from under the column that stays. */
    border-collapse: separate;
    border-spacing: 0;
    white-space: nowrap;
  }
  & caption {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  & thead th {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & thead abbr {
    text-decoration: none;
  }
  & tbody tr > * {
    border-top: 1px solid var(--border-color);
  }
  & td {
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  /* The first column stays while the others scroll. */
  & tr > th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    padding-left: 14px;
    text-align: left;
    background: var(--bg-element-color);
  }
  & tr > :last-child {
    padding-right: 14px;
  }
  @media (hover: hover) {
    & tbody tr:hover > * {
      background: var(--bg-element-hl-color);
    }
  }
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
    <Scroller className={className} role="region" aria-label={caption} tabIndex={0}>
      <table style={{ minWidth: `min(${least}px, 200cqw)` }}>
        <caption>{caption}</caption>
        {children}
      </table>
    </Scroller>
  );
}
