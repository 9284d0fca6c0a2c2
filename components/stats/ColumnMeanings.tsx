import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { FigureKey } from '../../lib/domain/statistics/figure-columns';

const Frame = styled.div`
  position: relative;

  & > [role='tooltip'] {
    position: absolute;
    z-index: 5;
    bottom: calc(100% + 4px);
    left: clamp(0px, var(--left), calc(100% - 230px));
    max-width: 230px;
    padding: 6px 10px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
    box-shadow: 0 4px 14px var(--shadow-color);
    font-size: var(--fs-xs);
    pointer-events: none;
  }
`;

const Legend = styled.details`
  margin-top: var(--sp-2);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > summary {
    width: fit-content;
    min-height: max(32px, var(--hit));
    padding: 6px 0;
    cursor: pointer;
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: 6px var(--sp-4);
    padding: var(--sp-2) 0;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 10px;
  }
  & dt {
    color: var(--text-color);
    font-weight: 600;
  }
`;

type Shown = { readonly key: FigureKey; readonly left: number };

export type ColumnHints = {
  readonly shown: Shown | null;
  /** Shows what a column means above its head. */
  readonly show: (key: FigureKey, head: HTMLElement) => void;
  readonly hide: () => void;
};

/** Which column's meaning stands above the table: that of the head under the pointer or with the focus. */
export function useColumnHints(): ColumnHints {
  const [shown, setShown] = useState<Shown | null>(null);
  return useMemo(
    () => ({
      shown,
      show: (key, head) => {
        const frame = head.closest('[data-hints]');
        setShown({ key, left: head.getBoundingClientRect().left - (frame?.getBoundingClientRect().left ?? 0) });
      },
      hide: () => setShown(null),
    }),
    [shown],
  );
}

/** The id of a column's definition, for `aria-describedby`. */
export function definitionId(key: FigureKey): string {
  return `definition-${key}`;
}

type Props = { readonly hints: ColumnHints; readonly columns: readonly FigureKey[]; readonly children: ReactNode };

/** A table's frame that says what its columns mean: in a hint at a head for pointer and keyboard, and in a list below for everyone. */
export function ColumnMeanings({ hints, columns, children }: Props) {
  const t = useTranslate();
  return (
    <Frame data-hints="">
      {children}
      {hints.shown === null ? null : (
        <div role="tooltip" aria-hidden style={{ '--left': `${Math.round(hints.shown.left)}px` }}>
          {t(`stats.definitions.${hints.shown.key}`)}
        </div>
      )}
      <Legend>
        <summary>{t('stats.meanings')}</summary>
        <dl>
          {columns.map((key) => (
            <div key={key}>
              <dt>{t(`stats.columns.${key}`)}</dt>
              <dd id={definitionId(key)}>{t(`stats.definitions.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </Legend>
    </Frame>
  );
}
