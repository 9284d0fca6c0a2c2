import { FIRST_SIGNS, isVisitorsSign, LONGEST_UNTOUCHED_MS } from '../domain/page/first-sign';

const SIGNS = [...FIRST_SIGNS, 'scroll'] as const;
/** Safari has no idle callbacks. */
const PAUSE_MS = 50;

/**
 * Laying out and painting fifty rows of twenty figures takes a cheap phone half a second before
 * it shows anything (docs/decisions/0072-below-the-first-screen.md). A phone therefore draws only
 * as many rows of a long table as fill its screen (components/ui/DataTable.tsx), and the rest with
 * the visitor's first interaction, as islands do (lib/client/islands/first-sign.ts), but without
 * needing the page's scripts. The style sheet decides what is a phone: reading the window's size
 * here would force the browser to compute styles early.
 */
export function drawFirstRows(): void {
  const { dataset } = document.documentElement;
  dataset['rows'] = 'first';
  const drawAll = (): void => {
    for (const type of SIGNS) removeEventListener(type, onSign, { capture: true });
    clearTimeout(timer);
    const draw = (): void => {
      delete dataset['rows'];
    };
    if (typeof requestIdleCallback === 'function') requestIdleCallback(draw, { timeout: 500 });
    else setTimeout(draw, PAUSE_MS);
  };
  const onSign = (event: Event): void => {
    if (isVisitorsSign(event)) drawAll();
  };
  const timer = setTimeout(drawAll, LONGEST_UNTOUCHED_MS);
  for (const type of SIGNS) addEventListener(type, onSign, { capture: true, passive: true });
}
