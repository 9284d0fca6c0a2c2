import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Once its source has run in the page. */
    readonly axe?: Pick<typeof axe, 'configure' | 'run'>;
  }
}

/** What surrounds every page: looked at on one of them. */
export const SHELL_PARTS = ['#schedule [role="tabpanel"]', '#navigation', '.shell-footer'];

/** Rows of one list are alike: of long tables and lists only the first are looked at. */
const LATER_ROWS = ['tbody tr:nth-child(n + 9)', 'li:nth-child(n + 13)'];

const CONTRAST = 'color-contrast';
/** Marks a text whose contrast is measured, with its look. Values of such a length axe leaves out of the selectors that it reports. */
const LOOK = 'data-look';
/** Looks whose contrast was found sufficient: measured again, on this page or another, they would say nothing new. */
const sound = new Set<string>();

/**
 * Marks one text of each look, and answers the looks. The look of a text is its
 * colour, size and weight, and the classes, backgrounds and opacity of all
 * boxes around it: contrast takes axe milliseconds a text, three quarters of its time,
 * and a page has three texts of each look.
 */
async function markLooks(page: Page, where: { readonly root: string; readonly exclude: string; readonly mark: string }): Promise<string[]> {
  return page.evaluate(async ({ root, exclude, mark }) => {
    // Colours that fade have no look yet. What follows a scroller never finishes.
    const fading = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const around = new Map<Element, string>();
    const boxesOf = (element: Element): string => {
      const known = around.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = [element.tagName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity].join('|');
      const boxes = element.parentElement ? `${own}<${boxesOf(element.parentElement)}` : own;
      around.set(element, boxes);
      return boxes;
    };
    const isSeen = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > 0 && left < innerWidth && element.checkVisibility({ visibilityProperty: true });
    };
    const textOf = (element: Element): string =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    const firsts = new Map<string, Element>();
    for (const element of document.querySelectorAll(`:is(${root}), :is(${root}) *`)) {
      if (textOf(element).trim() === '' || element.closest(exclude) || !isSeen(element)) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const look = [color, fontSize, fontWeight, boxesOf(element)].join('|');
      if (!firsts.has(look)) firsts.set(look, element);
    }
    return Promise.all(
      [...firsts].map(async ([look, element]) => {
        const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(look)));
        const name = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        element.setAttribute(mark, name);
        return name;
      }),
    );
  }, where);
}

/**
 * Has what is far below the screen drawn, too: until it comes near, the browser may still say the colours of the theme before.
 * The bars of a phone cover nothing meanwhile: readers scroll from under them what axe would call obscured.
 */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('* { content-visibility: visible !important }');
    sheet.insertRule('.shell-bar, .shell-tabs { position: static !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What axe objects to on a page, or in a part of it; a line each. Every rule looks at everything but for contrast, which is measured once for each look. */
export async function violations(
  page: Page,
  { exclude = [], include }: { readonly exclude?: readonly string[]; readonly include?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source);
    await drawAll(page);
  }
  const left = [...LATER_ROWS, ...exclude];
  const looks = await markLooks(page, { root: include ?? 'body', exclude: left.join(), mark: LOOK });
  const unmeasured = looks.filter((look) => !sound.has(look));
  const found = await page.evaluate(
    async ({ where, contrast, mark, measured }) => {
      window.axe?.configure({
        rules: [{ id: contrast, selector: measured.map((look) => `[${mark}="${look}"]`).join() || `[${mark}=""]` }],
      });
      // Targets are of WCAG 2.2, which axe leaves out by default, as it does names without the visible text. Players in frames are not ours.
      const results = await window.axe?.run(where, {
        iframes: false,
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
      });
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      if (!results) throw new Error('axe is not in the page');
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({ id, text: `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}` })),
      );
    },
    { where: { exclude: left, ...(include === undefined ? {} : { include }) }, contrast: CONTRAST, mark: LOOK, measured: unmeasured },
  );
  // A second try of a test must find what the first one found.
  if (!found.some(({ id }) => id === CONTRAST)) for (const look of unmeasured) sound.add(look);
  return found.map(({ id, text }) => `${id}: ${text}`);
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
