// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TabList } from '../../../components/ui/TabList';

const TABS = ['table', 'cross', 'rounds'].map((key) => ({ key, label: key, id: `tab-${key}`, panelId: key }));

function Stage({ linked }: { readonly linked: boolean }) {
  const [selected, setSelected] = useState('table');
  return <TabList linked={linked} label="Views" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

const state = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.tabIndex]);

describe.each([false, true])('a strip of tabs, linked: %s', (linked) => {
  it('is one tab stop, in which arrows, Home and End move and select', async () => {
    const user = userEvent.setup();
    render(<Stage linked={linked} />);
    await user.tab();
    const reached = [];
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{End}', '{Home}', '[Space]']) {
      await user.keyboard(key);
      reached.push(document.activeElement?.textContent);
    }
    expect(reached).toEqual(['rounds', 'table', 'cross', 'rounds', 'table', 'table']);
    expect(state()).toEqual([
      ['table', 'true', 0],
      ['cross', 'false', -1],
      ['rounds', 'false', -1],
    ]);
  });

  it('leaves the arrows that go back and forth to the browser', async () => {
    const user = userEvent.setup();
    render(<Stage linked={linked} />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(state()[0]).toEqual(['table', 'true', 0]);
  });

  it('selects what is clicked, and lets a link be opened elsewhere', async () => {
    const user = userEvent.setup();
    render(<Stage linked={linked} />);
    await user.click(screen.getByRole('tab', { name: 'cross' }));
    expect(state()[1]).toEqual(['cross', 'true', 0]);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('tab', { name: 'rounds' }));
    expect(state()[2]?.[1]).toBe(String(!linked));
  });
});
