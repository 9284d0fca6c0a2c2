// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LazyPanel, PanelShown } from '../../../components/ui/LazyPanel';

afterEach(cleanup);

const panel = (shown: boolean) => (
  <PanelShown.Provider value={shown}>
    <LazyPanel>drawn</LazyPanel>
  </PanelShown.Provider>
);

it('renders when its tab is first opened, and stays when another is', () => {
  const { container, rerender } = render(panel(false));
  expect(container.textContent).toBe('');
  rerender(panel(true));
  expect(container.textContent).toBe('drawn');
  rerender(panel(false));
  expect(container.textContent).toBe('drawn');
});
