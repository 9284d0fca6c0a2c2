import styled from 'styled-components';
import { otherSide, type SideName } from '../../lib/domain/match/match-state';
import { NoData } from '../figures/NoData';

const List = styled.dl`
  display: grid;
  gap: 10px;
  container: pairs / inline-size;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(96px, auto) minmax(0, 1fr);
    align-items: center;
    gap: var(--sp-3);
  }
  & dt {
    order: 2;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    text-align: center;
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
    color: var(--loss-color);
  }
  & dd[data-side='left'] {
    order: 1;
    flex-direction: row-reverse;
  }
  & dd[data-side='right'] {
    order: 3;
  }
  & dd[data-leads] {
    color: var(--win-color);
    font-weight: var(--win-weight);
  }
  & dd > span {
    min-width: 4.6em;
  }
  & dd[data-side='left'] > span {
    text-align: right;
  }
  & dd > i {
    flex: 1;
    height: 6px;
    border-radius: 3px;
    --track: var(--border-color);
  }
  & dd[data-side='left'] > i {
    background: linear-gradient(270deg, var(--left-club) var(--part), var(--track) var(--part));
  }
  & dd[data-side='right'] > i {
    background: linear-gradient(90deg, var(--right-club) var(--part), var(--track) var(--part));
  }

  /* Where words and bars do not fit on one line, bars stand below the words and meet in the middle. */
  @container pairs (max-width: 460px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 4px;
    }
    & dt {
      grid-area: 1 / 1 / 2 / 3;
      align-self: start;
      justify-self: center;
      line-height: 20px;
    }
    & dd:nth-of-type(n) {
      grid-row: 1;
      flex-direction: column-reverse;
      align-items: stretch;
      gap: 3px;
      line-height: 20px;
    }
    & dd[data-side='left'] {
      grid-column: 1;
    }
    & dd[data-side='right'] {
      grid-column: 2;
    }
    & dd[data-side='left'] > span {
      text-align: left;
    }
    & dd[data-side='right'] > span {
      text-align: right;
    }
    & dd > i {
      flex: none;
    }
    & dd[data-side='left'] > i {
      border-radius: 3px 0 0 3px;
    }
    & dd[data-side='right'] > i {
      border-radius: 0 3px 3px 0;
    }
  }
`;

export type PairedFigure = {
  readonly key: string;
  readonly label: string;
  readonly left: number | null;
  readonly right: number | null;
  readonly text: (value: number) => string;
  /** Whether it is an objective of some seasons only: it has no row where neither team took one. */
  readonly seasonal?: boolean;
};

export function knownFigures(figures: readonly PairedFigure[]): PairedFigure[] {
  return figures.filter(({ left, right, seasonal }) => (seasonal ? (left ?? 0) + (right ?? 0) > 0 : left !== null || right !== null));
}

type Props = {
  readonly figures: readonly PairedFigure[];
  readonly leftName: string;
  readonly rightName: string;
};

/** Two teams' figures against each other, bars in the clubs' colours growing outwards from the label. A pair with an unknown side draws no bars. */
export function PairedBars({ figures, leftName, rightName }: Props) {
  return (
    <List>
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt>{figure.label}</dt>
          <Value figure={figure} side="left" name={leftName} />
          <Value figure={figure} side="right" name={rightName} />
        </div>
      ))}
    </List>
  );
}

function Value({ figure, side, name }: { readonly figure: PairedFigure; readonly side: SideName; readonly name: string }) {
  const own = figure[side];
  const other = figure[otherSide(side)];
  const isPair = own !== null && other !== null;
  const largest = isPair ? Math.max(own, other) : 0;
  return (
    <dd data-side={side} data-leads={isPair && own > other ? '' : undefined} title={name}>
      {isPair ? <i aria-hidden style={{ '--part': `${largest === 0 ? 0 : Math.round((own / largest) * 100)}%` }} /> : null}
      <span>{own === null ? <NoData /> : figure.text(own)}</span>
    </dd>
  );
}
