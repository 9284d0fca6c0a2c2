import type { KeyboardEvent } from 'react';

const STEPS = new Map<string, (index: number, count: number) => number>([
  ['ArrowRight', (index, count) => (index + 1) % count],
  ['ArrowLeft', (index, count) => (index - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
  // A link is not pressed by the space bar, a tab is.
  [' ', (index) => index],
]);

/** The tab that a key selects; undefined for other keys, and with one that makes it a command of the browser (Alt and an arrow). */
export function tabOfKey<Tab>({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, tabs: readonly Tab[], index: number): Tab | undefined {
  return altKey || ctrlKey || metaKey ? undefined : tabs[STEPS.get(key)?.(index, tabs.length) ?? -1];
}
