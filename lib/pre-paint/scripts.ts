/** Paints are reported, or the page has waited for one long enough. */
const LONGEST_WAIT_MS = 1_000;
const FIRST_PAINT = 'first-contentful-paint';

/** Runs `work` once the page has been painted; a page in the background is not painted. It may run twice. */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work();
  setTimeout(work, LONGEST_WAIT_MS);
  try {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_PAINT).length === 0) return;
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(work));
  }
}

/** Starts what the document only names (docs/decisions/0029-scripts-after-the-first-paint.md): late style sheets, and the page's scripts one after the other. */
export function startScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) link.rel = link.dataset['late'] ?? '';
  const list = document.querySelector<HTMLElement>('[data-scripts]');
  if (!list) return;
  for (const address of list.dataset['scripts']?.split(' ') ?? []) {
    const script = document.createElement('script');
    script.src = address;
    // In their order, as with `defer`.
    script.async = false;
    document.head.append(script);
  }
  list.removeAttribute('data-scripts');
}
