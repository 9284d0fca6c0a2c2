import { useState } from 'react';
import { FINISHED } from '../../lib/fixtures/match-states';
import { MatchTabs } from '../match-page/MatchTabs';
import { LinkTabs } from '../ui/LinkTabs';
import { Tabs } from '../ui/Tabs';
import type { SpecimenGroup } from './specimen';

const NAMES = ['Table', 'Crosstable', 'By round'];

function StateTabs() {
  const [selected, setSelected] = useState('Table');
  const tabs = NAMES.map((name) => ({ key: name, label: name, panel: () => <p>{name}: built while it is selected.</p> }));
  return <Tabs label="Views" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function HashTabs() {
  const tabs = ['Overview', 'Game 1', 'Game 2'].map((name, index) => ({
    key: `panel-${index}`,
    label: name,
    panel: <p>{name}: drawn when it is first opened.</p>,
  }));
  return <MatchTabs match={FINISHED} label="Games" tabs={tabs} />;
}

const links = (names: readonly string[], at: string) => names.map((name) => ({ key: name, label: name, href: `#${at}` }));

export const TABS: SpecimenGroup = {
  id: 'tabs',
  title: 'Tabs',
  specimens: [
    { id: 'tab-list', title: 'Tabs (TabList)', use: 'Parts of a page, one at a time; arrow keys, Home and End move.', show: StateTabs },
    {
      id: 'match-tabs',
      title: 'MatchTabs (TabList)',
      use: 'Each panel is drawn when it first opens; the address leads to one.',
      show: HashTabs,
    },
    {
      id: 'link-tabs',
      title: 'LinkTabs',
      use: 'Pages beside one another: links.',
      show: () => <LinkTabs label="Pages" tabs={links(['Leagues', 'Seasons', 'Tournaments'], 'link-tabs')} current="Seasons" />,
    },
    {
      id: 'chips',
      title: 'LinkTabs, as chips',
      use: 'Many of them, which wrap.',
      show: () => (
        <LinkTabs
          chips
          label="Years"
          tabs={links(['All', 'LCK', 'LEC', 'LCS', 'LPL', 'PCS', 'VCS', 'CBLOL', 'LLA', 'LJL'], 'chips')}
          current="LCK"
        />
      ),
    },
  ],
};
