import { act } from '@testing-library/react';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { replayEarlyClicks } from '../../lib/pre-paint/replay-clicks';
import { endingListeners } from './page-listeners';

/** What the browser says about visibility, played by the test. */
let seen: (() => void)[] = [];
class Observer {
  constructor(private readonly callback: (entries: { readonly isIntersecting: boolean }[]) => void) {}
  observe(element: Element): void {
    // What is not displayed has no place to come into view.
    if (element.closest('[style*="display: none"]') === null) seen.push(() => this.callback([{ isIntersecting: true }]));
  }
  disconnect(): void {
    // Nothing to let go.
  }
}

type IslandPage = {
  readonly container: () => HTMLElement;
  /** Hydrates the server's HTML, after what happens `before`. */
  readonly hydrate: (html: string, page: ReactElement, before?: () => void) => Promise<void>;
  /** Renders again, or for the first time where there is no HTML. */
  readonly render: (page: ReactElement) => Promise<void>;
  /** As `render`, in a transition. */
  readonly renderLater: (page: ReactElement) => Promise<void>;
  /** Every island that waits comes into view. */
  readonly see: () => Promise<void>;
  /** Lets idle callbacks and promises run. */
  readonly settle: () => Promise<void>;
};

/** A page with islands for each test of a file; one that React recovers from an error in fails. */
export function islandPage(): IslandPage {
  const complaints = vi.fn();
  let root: Root | null = null;
  let container = document.createElement('main');
  let endPage = (): void => undefined;
  const settle = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve, 20)));

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Observer);
    endPage = endingListeners(replayEarlyClicks);
    container = document.body.appendChild(document.createElement('main'));
    container.id = '__next';
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = null;
    container.remove();
    endPage();
    seen = [];
    vi.unstubAllGlobals();
    expect(complaints).not.toHaveBeenCalled();
  });

  return {
    container: () => container,
    hydrate: async (html, page, before) => {
      container.innerHTML = html;
      before?.();
      root = await act(async () => hydrateRoot(container, page, { onRecoverableError: complaints }));
      await settle();
    },
    render: async (page) => {
      const into = (root ??= createRoot(container));
      await act(async () => into.render(page));
    },
    renderLater: (page) => act(async () => startTransition(() => root?.render(page))),
    see: () =>
      act(async () => {
        seen.forEach((see) => see());
      }),
    settle,
  };
}
