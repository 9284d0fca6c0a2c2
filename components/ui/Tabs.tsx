import { useId, type ReactNode } from 'react';
import { TabList } from './TabList';

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

/** A strip of tabs and the selected one's panel. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId();
  const current = tabs.find((tab) => tab.key === selected) ?? tabs[0];
  const listed = tabs.map((tab) => ({
    key: tab.key,
    label: tab.label,
    id: `${id}-${tab.key}`,
    panelId: tab === current ? `${id}-panel` : undefined,
  }));
  return (
    <>
      <TabList label={label} tabs={listed} selected={current?.key} onSelect={onSelect} />
      {current ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} tabIndex={0}>
          {current.panel()}
        </div>
      ) : null}
    </>
  );
}
