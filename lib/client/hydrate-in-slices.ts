import { startTransition } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';

/**
 * Hydrates a page as a transition: React then works in slices of five
 * milliseconds and lets the browser paint and listen between them. What is
 * pressed or typed meanwhile makes it finish at once, before the event is handled.
 * Without a transition the first hydration is one task, however long it takes.
 *
 * Takes the place of React's own function in Next's start (`next.config.js`,
 * docs/decisions/0060-hydration-in-slices.md).
 */
function hydrateInSlices(container: Element | Document, page: ReactNode, options?: HydrationOptions): Root {
  let root: Root | null = null;
  startTransition(() => {
    root = hydrateRoot(container, page, options);
  });
  if (root === null) throw new Error('A transition begins at once.');
  return root;
}

export default { hydrateRoot: hydrateInSlices };
