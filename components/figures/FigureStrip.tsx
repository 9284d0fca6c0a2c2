import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Card } from '../ui/Card';

/** Names, figures and their notes in a list of large figures. */
export const figureTerms = css`
  & dt {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & dt abbr {
    text-decoration: none;
  }
  & dd {
    font-size: 1.25rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & dd + dd {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
`;

const Strip = styled(Card)`
  container: strip / inline-size;

  & > dl {
    display: flex;
    flex-wrap: wrap;
    /* The outer lines of the cells lie under the card's own. */
    margin: 0 -1px -1px 0;
  }
  & > dl > div {
    display: grid;
    /* One row where there is room, else two as even as can be. */
    flex: 1 1 calc(100% / var(--count));
    gap: 2px;
    align-content: start;
    padding: 12px;
    border: solid var(--border-color);
    border-width: 0 1px 1px 0;
  }
  ${figureTerms}
  &[data-large] {
    border-color: transparent;
    background: color-mix(in srgb, var(--bg-element-color) 55%, transparent);

    dt {
      color: var(--dim-text-color);
    }
    dd:first-of-type {
      font-size: 1.75rem;
      font-weight: 750;
      line-height: 1.2;
      letter-spacing: -0.02em;
    }
    dd a {
      color: inherit;
    }
  }
  /* Three words as long as "semifinals" stand side by side. */
  @container strip (max-width: 399px) {
    &:not([data-large]) dd:first-of-type {
      font-size: 1.0625rem;
    }
    dd + dd {
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
  @container strip (max-width: 599px) {
    &[data-large] dd:first-of-type {
      font-size: 1.375rem;
    }
    & > dl > div {
      flex-basis: calc(100% / var(--half));
    }
  }
`;

export type StripFigure = {
  readonly key: string;
  readonly label: string;
  /** What the figure is, where the label is an abbreviation. */
  readonly title?: string;
  readonly value: ReactNode;
  /** A line below the figure. */
  readonly note?: ReactNode;
};

type Props = {
  readonly figures: readonly StripFigure[];
  /** Large, as in the head of a page. */
  readonly large?: boolean;
};

/** A line of large figures, each under its name; of more than three on phones in two lines. */
export function FigureStrip({ figures, large = false }: Props) {
  const count = figures.length;
  return (
    <Strip data-large={large ? '' : undefined}>
      <dl style={{ '--count': count, '--half': count > 3 ? Math.ceil(count / 2) : count }}>
        {figures.map(({ key, label, title, value, note = null }) => (
          <div key={key}>
            <dt>{title === undefined ? label : <abbr title={title}>{label}</abbr>}</dt>
            <dd>{value}</dd>
            {note === null ? null : <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </Strip>
  );
}
