import type { ReactNode } from 'react';
import styled from 'styled-components';

const Scroller = styled.div`
  /* Hidden words inside must not reach beyond it. */
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  background:
    linear-gradient(to left, var(--bg-element-color) 40%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, var(--text-color) 18%, transparent), transparent) right / 22px 100% no-repeat scroll,
    var(--bg-element-color);
  outline-offset: -2px;

  & table {
    width: 100%;
    /* Collapsed borders would scroll away from under the column that stays. */
    border-collapse: separate;
    border-spacing: 0;
    white-space: nowrap;
  }
  & thead th {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & thead th[aria-sort] {
    color: var(--text-color);
  }
  & thead th[aria-sort] :is(a, button)::after {
    content: ' ↓';
    white-space: pre;
  }
  & thead th[aria-sort='ascending'] :is(a, button)::after {
    content: ' ↑';
  }
  & thead abbr {
    text-decoration: none;
  }
  & tbody tr > * {
    border-top: 1px solid var(--border-color);
  }
  & td {
    font-size: var(--fs-sm);
  }
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
      background-color: var(--bg-element-hl-color);
    }
  }

  &[data-framed] {
    container: table / inline-size;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
  }
  &[data-framed] table {
    min-width: min(var(--least), 200cqw);
  }
`;

type Props = {
  readonly caption: string;
  /** Below this width, in pixels, the figures scroll. */
  readonly least: number;
  /** Whether the table fills a card, which is its frame. */
  readonly inCard?: boolean;
  readonly className?: string | undefined;
  /** The table's groups of columns and rows. */
  readonly children: ReactNode;
};

/**
 * A table: it scrolls sideways where it is too wide, with a shade at the edge, lighter or darker than the theme,
 * while there is more to the right, and its first column stays.
 */
export function DataTable({ caption, least, inCard = false, className, children }: Props) {
  return (
    <Scroller className={className} role="region" aria-label={caption} tabIndex={0} data-framed={inCard ? undefined : ''}>
      <table role="table" style={{ '--least': `${least}px` }}>
        <caption className="ui-hidden">{caption}</caption>
        {children}
      </table>
    </Scroller>
  );
}
