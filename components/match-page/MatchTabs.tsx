import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { matchTabHref } from '../../lib/domain/page/match-tabs';
import { MEDIA } from '../../styles/media';
import { useAfterPaint } from '../../lib/client/islands/use-after-paint';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { MatchSummary } from '../../lib/domain/match/match';
import { resultTeams } from '../spoilers/Spoiler';
import { Link } from '../ui/Link';
import { TabList } from '../ui/TabList';
import { setHash, useHash } from '../../lib/client/page/use-hash';
import { textLink } from '../ui/text-link';

export type MatchTab = {
  /** The key, also the panel's id and the hash that leads to it. */
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
  /** A filler, shown only while results are hidden: the number of tabs must not reveal the number of games. */
  readonly pads?: boolean;
};

const Strip = styled(TabList)`
  position: relative;
  margin-bottom: var(--sp-5);

  @media (scripting: none) {
    & > a[aria-selected='true'] {
      color: var(--dim-text-color);
      border-color: transparent;
    }
  }
`;

/* Without scripts the panels stand one under another: the overview, and of the others a title that leads to a page with them. */
const Panel = styled.div`
  /* A link to a tab shows the strip above its panel. */
  scroll-margin-top: 76px;

  ${MEDIA.phone} {
    scroll-margin-top: calc(var(--topbar-height) + 76px);
  }

  &[data-shown='false'] {
    display: none;
  }
  @media (scripting: enabled) {
    :root:not([data-spoilers='hide']) &:has(> [data-opens]) {
      display: block;
    }
    :root:not([data-spoilers='hide']) &[data-shown='true']:has(~ div > [data-opens]) {
      display: none;
    }
  }
  & > noscript > h2 {
    margin-bottom: var(--sp-4);
    font-size: var(--fs-xl);

    a {
      ${textLink}
    }
  }
  @media (scripting: none) {
    &[data-shown='false'] {
      display: block;
      margin-top: var(--sp-6);
    }
  }
`;

type Props = {
  readonly match: MatchSummary;
  readonly label: string;
  readonly tabs: readonly MatchTab[];
  /** The tab that opens where the address names none; the first one if absent. */
  readonly opens?: string | undefined;
  /** The closed tab whose panel readers without scripts get in full; instead of the others they get links. */
  readonly full?: string | null;
};

/**
 * Tabs selected by the hash of the address. A panel is drawn when it first opens.
 *
 * The tab that a page opens on may reveal a result, such as the number of games. The
 * server therefore selects the first one; until React takes over, CSS shows the
 * panel of `opens` to visitors who hide nothing.
 */
export function MatchTabs({ match, label, tabs, opens, full = null }: Props) {
  const hash = useHash();
  const hydrated = useHydrated();
  const byKey = (key: string | undefined) => tabs.find((tab) => tab.key === key);
  const current = byKey(hash) ?? (hydrated ? byKey(opens) : undefined) ?? tabs[0];
  const selected = current?.key;
  // On a phone the strip is wider than the screen. Its scroll position gives away the current game, so it waits until we know whether results are hidden.
  useEffect(() => {
    if (!hydrated) return;
    const tab = document.getElementById(`tab-${selected}`);
    if (tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - 80;
  }, [hydrated, selected]);
  const shownKey = useAfterPaint(selected);
  const shows = (tab: MatchTab) => tab.key === shownKey || (tab.key === opens && !hydrated);
  const listed = tabs.map((tab) => ({ ...tab, id: `tab-${tab.key}`, panelId: tab.key }));
  return (
    // The match is named on the box of all tabs: on the fillers alone it would tell which games were not played.
    <div data-match={match.id} data-result-teams={resultTeams(match)}>
      <Strip linked label={label} tabs={listed} selected={selected} onSelect={setHash} />
      {tabs.map((tab) => (
        <Panel
          key={tab.key}
          id={tab.key}
          role="tabpanel"
          aria-labelledby={`tab-${tab.key}`}
          data-shown={tab.key === shownKey}
          data-cover={tab.pads ? '' : undefined}
        >
          <TabPanel match={match} tab={tab} shown={shows(tab)} full={tab.key === full} opens={tab.key === opens} />
        </Panel>
      ))}
    </div>
  );
}

type TabPanelProps = {
  readonly match: MatchSummary;
  readonly tab: MatchTab;
  readonly shown: boolean;
  readonly full: boolean;
  /** Whether the page opens on this tab for visitors who hide no results. */
  readonly opens: boolean;
};

function TabPanel({ match, tab: { key, label, panel }, shown, full, opens }: TabPanelProps) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  const drawn = opened ? panel : null;
  return (
    <>
      <noscript>
        <h2>
          {opened || full ? (
            label
          ) : (
            <Link href={matchTabHref(match, key)} rel="nofollow">
              {label}
            </Link>
          )}
        </h2>
        {full && !opened ? panel : null}
      </noscript>
      {opens ? (
        <div data-opens={hydrated ? undefined : ''} data-spoiler={hydrated ? undefined : 'collapse'}>
          {drawn}
        </div>
      ) : (
        drawn
      )}
    </>
  );
}
