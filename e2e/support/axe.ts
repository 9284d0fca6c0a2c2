import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What surrounds every page: looked at on one of them. */
export const SHELL_PARTS = '#schedule [role="tabpanel"], #navigation, .shell-footer';

/** Of long tables and lists the first rows: the colours of every row of statistics took axe ten seconds a page. */
const LATER_ROWS = 'tbody tr:nth-child(n + 13), li:nth-child(n + 25)';

/** What axe objects to on a page, or in a part of it; a line each. */
export async function violations(
  page: Page,
  { exclude, include }: { readonly exclude?: string; readonly include?: string } = {},
): Promise<string[]> {
  // Target size is a WCAG 2.2 rule, which axe runs only on request. All in the page itself: no
  // frame of ours is to be looked into, and a blank page to sum up costs more than the look.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  axe.exclude(exclude === undefined ? LATER_ROWS : `${LATER_ROWS}, ${exclude}`);
  if (include !== undefined) axe.include(include);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** As if another tab had saved the theme. */
export async function switchTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('settings', JSON.stringify({ theme: wanted }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, theme);
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  // Colours stand still once the guard against fading is gone.
  await page.waitForFunction(() => document.documentElement.dataset['themeGuard'] === undefined);
}
