/**
 * Runs work once the browser has nothing else to do, as a task of its own.
 * @param timeoutMs when it runs at the latest; in Safari, which has no idle callbacks, it runs after `waitMs`
 * @returns the way to give it up
 */
export function whenIdle(work: () => void, { timeoutMs, waitMs }: { readonly timeoutMs: number; readonly waitMs: number }): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: timeoutMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, waitMs);
  return () => clearTimeout(timer);
}
