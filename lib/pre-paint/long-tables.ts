const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;
const UNTOUCHED_MS = 10_000;
/** Safari has no idle callbacks. */
const PAUSE_MS = 50;

/**
 * Fifty rows of twenty figures are half a second of work for a cheap phone before it shows
 * anything (docs/decisions/0072-below-the-first-screen.md). Of a long table a phone draws the
 * rows that fill its screen (components/ui/DataTable.tsx), and the others once somebody is there,
 * as islands do (lib/client/islands/first-sign.ts), but without the page's scripts. Whether it is
 * a phone the style sheet decides: to ask for the window's size here would have the browser
 * make the page's styles before its time.
 */
export function drawFirstRows(): void {
  const { dataset } = document.documentElement;
  dataset['rows'] = 'first';
  const drawAll = (): void => {
    for (const type of SIGNS) removeEventListener(type, drawAll, { capture: true });
    clearTimeout(timer);
    const draw = (): void => {
      delete dataset['rows'];
    };
    if (typeof requestIdleCallback === 'function') requestIdleCallback(draw, { timeout: 500 });
    else setTimeout(draw, PAUSE_MS);
  };
  const timer = setTimeout(drawAll, UNTOUCHED_MS);
  for (const type of SIGNS) addEventListener(type, drawAll, { capture: true, passive: true });
}
