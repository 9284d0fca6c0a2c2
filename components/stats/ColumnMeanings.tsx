import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { FigureKey } from '../../lib/domain/statistics/figure-columns';

const Frame = styled.div`
  position: relative;

  & > [role='tooltip'] {
    position: absolute;
    z-index: 5;
    top: var(--top);
    left: clamp(0px, var(--left), calc(100% - 230px));
    width: max-content;
    max-width: 230px;
    padding: 6px 10px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
    box-shadow: 0 4px 14px var(--shadow-color);
    font-size: var(--fs-xs);
    pointer-events: none;
    transform: translateY(calc(-100% - 4px));
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

type ShownMeaning = { readonly text: string; readonly left: number; readonly top: number };

/** The hint above the cell under the pointer, or above the head with the focus. */
export function useTableHints() {
  const [shown, setShown] = useState<ShownMeaning | null>(null);
  return {
    shown,
    show: (text: string, cell: Element): void => {
      const frame = cell.closest('[data-hints]')?.getBoundingClientRect();
      const { left, top } = cell.getBoundingClientRect();
      setShown({ text, left: left - (frame?.left ?? 0), top: top - (frame?.top ?? 0) });
    },
    hide: (): void => setShown(null),
  };
}

/** The id of a column's definition, for `aria-describedby`. */
export function definitionId(key: FigureKey): string {
  return `definition-${key}`;
}

type Props = { readonly hints: ReturnType<typeof useTableHints>; readonly columns: readonly FigureKey[]; readonly children: ReactNode };

/** A table's frame with the hint over a cell. What its columns mean stands in a list below for everyone. */
export function ColumnMeanings({ hints, columns, children }: Props) {
  const t = useTranslate();
  return (
    <Frame data-hints="" onScrollCapture={hints.hide}>
      {children}
      {hints.shown === null ? null : (
        <div
          role="tooltip"
          aria-hidden
          style={{ '--left': `${Math.round(hints.shown.left)}px`, '--top': `${Math.round(hints.shown.top)}px` }}
        >
          {hints.shown.text}
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
