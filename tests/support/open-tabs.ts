import { fireEvent } from '@testing-library/react';

/** Opens every tab of a match once, as a reader who goes through them, and comes back to the first: what was opened stays in the page. */
export function openTabs(container: ParentNode): void {
  const tabs = [...container.querySelectorAll('[role=tab][href^="#"]')];
  for (const tab of [...tabs, ...tabs.slice(0, 1)]) fireEvent.click(tab);
}
