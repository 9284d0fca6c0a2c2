import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { MEDIA } from '../../styles/tokens';
import { tabByKey } from '../ui/tab-keys';
import { TabStrip } from '../ui/TabStrip';
import { PanelShown } from '../ui/LazyPanel';
import { useHashTab } from './use-hash-tab';

export type MatchTab = {
  /** Also the panel's id and the hash that leads to it. */
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
  /** Only there while results are hidden, so that the number of tabs tells nothing. */
  readonly pads?: boolean;
};

const Strip = styled(TabStrip)`
  position: relative;
  margin-bottom: var(--sp-5);

  @media (scripting: none) {
    & > a[aria-selected='true'] {
      color: var(--dim-text-color);
      border-color: transparent;
    }
  }
`;

/* Every panel is in the page; without scripts they stand one under another and the tabs are links to them. */
const Panel = styled.div`
  /* A link to a tab shows the strip above its panel. */
  scroll-margin-top: 76px;

  ${MEDIA.phone} {
    scroll-margin-top: calc(var(--topbar-height) + 76px);
  }

  &[data-shown='false'] {
    display: none;
  }
  & > [data-part='title'] {
    display: none;
    margin-bottom: var(--sp-4);
    font-size: var(--fs-xl);
  }
  @media (scripting: none) {
    &[data-shown='false'] {
      display: block;
      margin-top: var(--sp-6);
    }
    & > [data-part='title'] {
      display: block;
    }
  }
`;

/** Tabs whose panels are all in the HTML and which the address' hash leads to. Arrow keys, Home and End move and select. */
export function MatchTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly MatchTab[] }) {
  const [hash, select] = useHashTab();
  const strip = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.key === hash) ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabs.findIndex((tab) => tab.key === current?.key);
    const to = event.key === ' ' ? index : tabByKey(event.key, index, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    select(next.key);
    strip.current?.querySelector<HTMLElement>(`#tab-${next.key}`)?.focus();
  };
  const onClick = (key: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(key);
  };

  return (
    <div>
      <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const isSelected = tab.key === current?.key;
          return (
            <a
              key={tab.key}
              id={`tab-${tab.key}`}
              href={`#${tab.key}`}
              role="tab"
              aria-selected={isSelected}
              aria-controls={tab.key}
              tabIndex={isSelected ? 0 : -1}
              data-cover={tab.pads ? '' : undefined}
              onClick={onClick(tab.key)}
            >
              {tab.label}
            </a>
          );
        })}
      </Strip>
      {tabs.map((tab) => (
        <Panel
          key={tab.key}
          id={tab.key}
          role="tabpanel"
          aria-labelledby={`tab-${tab.key}`}
          data-shown={tab.key === current?.key}
          data-cover={tab.pads ? '' : undefined}
        >
          <h2 data-part="title">{tab.label}</h2>
          <PanelShown.Provider value={tab.key === current?.key}>{tab.panel}</PanelShown.Provider>
        </Panel>
      ))}
    </div>
  );
}
