import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a page as a transition: React then works in slices of five
 * milliseconds and lets the browser paint and listen between them. What is
 * pressed or typed meanwhile makes it finish at once, before the event is handled.
 * Without a transition the first hydration is one task, however long it takes.
 *
 * Stands in for React's own function in Next's start (`next.config.js`,
 * docs/performance.md#hydration-in-slices).
 * @type {typeof hydrateRoot}
 */
function hydrateInSlices(container, page, options) {
  /** @type {import('react-dom/client').Root[]} */
  const roots = [];
  startTransition(() => void roots.push(hydrateRoot(container, page, options)));
  const [root] = roots;
  if (root === undefined) throw new Error('A transition runs at once.');
  return root;
}

export default { hydrateRoot: hydrateInSlices };
