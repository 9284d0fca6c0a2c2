// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShortcutSlot } from '../../../components/shell/ShortcutSlot';
import { readSettings, saveSettings } from '../../../lib/client/settings/settings-store';
import { paths } from '../../../lib/domain/page/paths';
import { renderSite, siteRouter } from '../../support/render-site';

const push = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
  // jsdom lays nothing out: an element without a box counts as hidden.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => null }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

function site(): void {
  renderSite(
    <>
      <main>
        <ul>
          <li data-match="1">
            <a href="/match/1">one</a>
            <a href="/league/1">its league</a>
          </li>
          <li data-match="2">
            <a href="/match/2">two</a>
          </li>
        </ul>
      </main>
      <ShortcutSlot />
    </>,
    siteRouter({ push }).router,
  );
}
const type = (key: string, options = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const focused = () => document.activeElement?.textContent;

describe('keyboard shortcuts', () => {
  it('"g" and a second key open a page, from the very first press', async () => {
    site();
    type('g');
    await waitFor(() => {
      type('s');
      expect(push).toHaveBeenCalledWith(paths.standings());
    });
    push.mockClear();
    type('s');
    expect(push).not.toHaveBeenCalled();
    type('g');
    type('m');
    expect(push).toHaveBeenCalledWith(paths.matches('today'));
  });

  it('"j" and "k" move between matches and stop at the ends', async () => {
    site();
    type('j');
    await waitFor(() => expect(focused()).toBe('one'));
    type('j');
    expect(focused()).toBe('two');
    type('j');
    expect(focused()).toBe('two');
    type('k');
    expect(focused()).toBe('one');
  });

  it('"e" hides results, and shows them', async () => {
    site();
    type('e');
    await waitFor(() => expect(readSettings().spoilerFree).toBe(true));
    type('e');
    expect(readSettings().spoilerFree).toBe(false);
  });

  it('"?" lists all of them; while the list is open no other works', async () => {
    site();
    type('?', { shiftKey: true });
    await screen.findByRole('heading', { name: 'Keyboard shortcuts' });
    expect(screen.getAllByText('g')).toHaveLength(7);
    type('g');
    type('s');
    expect(push).not.toHaveBeenCalled();
  });

  it('do nothing once switched off', () => {
    saveSettings({ shortcuts: false });
    site();
    type('e');
    expect(readSettings().spoilerFree).toBe(false);
  });
});
