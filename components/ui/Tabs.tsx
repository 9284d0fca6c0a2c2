import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { tabByKey } from './tab-keys';
import { TabStrip } from './TabStrip';

export type Tab = {
  readonly key: string;
  readonly label: ReactNode;
  /** Built only while the tab is selected. */
  readonly panel: () => ReactNode;
};

type Props = {
  /** Names the strip for assistive technology. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
};

/** A strip of tabs and the selected one's panel; arrow keys, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.key === selected) ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabByKey(
      event.key,
      tabs.findIndex((tab) => tab.key === current?.key),
      tabs.length,
    );
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <>
      <TabStrip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
      </TabStrip>
      {current ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} tabIndex={0}>
          {current.panel()}
        </div>
      ) : null}
    </>
  );
}
