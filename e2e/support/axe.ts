import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Once its source has run in the page. */
    readonly axe?: Pick<typeof axe, 'run'>;
  }
}

/** What surrounds every page: looked at on one of them. */
export const SHELL_PARTS = ['#schedule [role="tabpanel"]', '#navigation', '.shell-footer'];

/** Rows of one list are alike: of long tables and lists only the first are looked at, since contrast takes axe milliseconds a text. */
const LATER_ROWS = ['tbody tr:nth-child(n + 9)', 'li:nth-child(n + 13)'];

/** What axe objects to on a page, or in a part of it; a line each. */
export async function violations(
  page: Page,
  { exclude = [], include }: { readonly exclude?: readonly string[]; readonly include?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const context = { exclude: [...LATER_ROWS, ...exclude], ...(include === undefined ? {} : { include }) };
  return page.evaluate(async (where) => {
    // Targets are of WCAG 2.2, which axe leaves out by default. Players in frames are not ours.
    const found = await window.axe?.run(where, {
      iframes: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    if (!found) throw new Error('axe is not in the page');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
    );
  }, context);
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
