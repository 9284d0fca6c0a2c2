import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { asksForHere } from '../../lib/domain/page/plain-click';
import { classNames } from './class-names';
import { tabOfKey } from './tab-keys';

type ListedTab = {
  readonly key: string;
  readonly label: ReactNode;
  /** The tab's own id, which names its panel. */
  readonly id: string;
  /** The id of the tab's panel; absent while the panel is not in the page. */
  readonly panelId?: string | undefined;
  /** A filler, shown only while results are hidden: the number of tabs must not reveal the number of games. */
  readonly pads?: boolean;
};

type Props = {
  /** Names the strip for assistive technology. */
  readonly label: string;
  readonly tabs: readonly ListedTab[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
  /** Whether tabs are links to their panels, which is what they do without scripts. */
  readonly linked?: boolean;
  readonly className?: string;
};

/** The strip of a WAI-ARIA tab list: arrow keys, Home and End move and select. The caller renders the panels. */
export function TabList({ label, tabs, selected, onSelect, linked = false, className }: Props) {
  const strip = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabOfKey(
      event,
      tabs,
      tabs.findIndex(({ key }) => key === selected),
    );
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };
  const onClick = (key: string) => (event: MouseEvent) => {
    // The link is to be opened in another tab of the browser.
    if (linked && !asksForHere(event)) return;
    event.preventDefault();
    onSelect(key);
  };

  return (
    <div ref={strip} className={classNames('ui-tabs', className)} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ key, label: text, id, panelId, pads }) => {
        const attributes = {
          id,
          role: 'tab',
          'data-cover': pads ? '' : undefined,
          'aria-selected': key === selected,
          'aria-controls': panelId,
          tabIndex: key === selected ? 0 : -1,
          onClick: onClick(key),
        };
        return linked ? (
          <a key={key} {...attributes} href={`#${panelId ?? ''}`}>
            {text}
          </a>
        ) : (
          <button key={key} {...attributes} type="button">
            {text}
          </button>
        );
      })}
    </div>
  );
}
