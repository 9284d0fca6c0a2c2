import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

export type Tab = {
  readonly key: string;
  readonly label: ReactNode;
  /** Built only while the tab is selected. */
  readonly panel: () => ReactNode;
};

const List = styled.div`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  border-bottom: 1px solid var(--border-color);
  scrollbar-width: none;

  & > button {
    flex: none;
    min-height: var(--hit);
    padding: 9px 14px;
    border-bottom: 2px solid transparent;
    color: var(--dim-text-color);
    font-weight: 550;
    white-space: nowrap;
    outline-offset: -2px;
    transition: color var(--motion-fast);
  }
  & > button[aria-selected='true'] {
    color: var(--text-color);
    border-color: var(--main-color);
  }
  @media (hover: hover) {
    & > button:hover {
      color: var(--text-color);
    }
  }
`;

type Props = {
  /** Names the strip for assistive technology. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
};

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A strip of tabs and the selected one's panel; arrow keys, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.key === selected) ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const index = tabs.findIndex((tab) => tab.key === current?.key);
    const next = step && tabs[step(index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <>
      <List ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const isSelected = tab.key === current?.key;
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              data-tab={tab.key}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.key)}
            >
              {tab.label}
            </button>
          );
        })}
      </List>
      {current ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} tabIndex={0}>
          {current.panel()}
        </div>
      ) : null}
    </>
  );
}
