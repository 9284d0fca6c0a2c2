// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { expect, it, vi } from 'vitest';
import SiteApp from '../../pages/_app';
import { siteRouter } from '../support/render-site';

vi.mock('next/font/local', () => ({ default: () => ({ variable: 'inter' }) }));

function CountingPage() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const siteAt = (asPath: string) => (
  <RouterContext.Provider value={siteRouter({ asPath }).router}>
    <SiteApp Component={CountingPage} pageProps={{}} />
  </RouterContext.Provider>
);

it('begins a page anew for another path, and goes on for another query or hash', async () => {
  const { rerender } = render(siteAt('/patch-notes/13.14'));
  await userEvent.click(screen.getByRole('button'));
  rerender(siteAt('/patch-notes/13.14?tab=a#b'));
  expect(screen.getByRole('button').textContent).toBe('1');
  rerender(siteAt('/patch-notes/13.15'));
  expect(screen.getByRole('button').textContent).toBe('0');
});
