import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TitledSection } from './SectionHeading';

const Details = styled.details`
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);

  & > summary {
    min-height: 44px;
    padding: var(--sp-2) var(--sp-4);
    border-radius: inherit;
  }
  & > summary > :is(h2, h3) {
    font-size: var(--fs-md);
  }
  & > summary > span {
    color: var(--dim-text-color);
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    padding: 0 var(--sp-3) var(--sp-3);
  }
  & > div > [data-part='aside'] {
    color: var(--hl-color1);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  @media (hover: hover) {
    & > summary:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** Several `Fold`s as one list. */
export const FoldList = styled.div`
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);

  & > ${Details} {
    border: 0;
    border-radius: 0;
  }
  & > ${Details} + ${Details} {
    border-top: 1px solid var(--border-color);
  }
  & > ${Details}:first-child {
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  }
  & > ${Details}:last-child {
    border-radius: 0 0 var(--radius-l) var(--radius-l);
  }
`;

type Props = {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly count?: number | undefined;
  /** A link or control above what is folded. */
  readonly aside?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A titled section of a page that starts closed; works without scripts. */
export function Fold({ title, level = 2, count, aside, open = false, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Details open={open}>
      <summary>
        <Heading>{title}</Heading>
        {count === undefined ? null : <span>{count}</span>}
      </summary>
      <div>
        {aside ? <div data-part="aside">{aside}</div> : null}
        {children}
      </div>
    </Details>
  );
}

type FoldableProps = Parameters<typeof TitledSection>[0] & { readonly title: string; readonly folded: boolean };

/** A titled section, or the same folded, its link within. */
export function FoldableSection({ folded, ...section }: FoldableProps) {
  const { title, count, aside, children } = section;
  if (!folded) return <TitledSection {...section} />;
  return (
    <Fold title={title} count={count} aside={aside}>
      {children}
    </Fold>
  );
}
