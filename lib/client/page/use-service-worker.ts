import { useEffect } from 'react';
import { whenIdle } from '../islands/when-idle';

/** The worker loads after everything that the page itself requests. */
const WAIT_MS = 3_000;

/** The number on the app's icon, which the worker sets with a push: who has opened the site has seen what it counts. */
function clearBadge(): void {
  if (!document.hidden && 'clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
}

async function keepWorker(): Promise<void> {
  const { keepServiceWorker } = await import('./service-worker');
  await keepServiceWorker();
}

/** Pages without network, and web push: once the page has come to rest. */
export function useServiceWorker(): void {
  useEffect(() => {
    clearBadge();
    document.addEventListener('visibilitychange', clearBadge);
    return () => document.removeEventListener('visibilitychange', clearBadge);
  }, []);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    let giveUp = (): void => undefined;
    // Everything works without it.
    const start = (): void => void keepWorker().catch(() => undefined);
    const timer = setTimeout(() => (giveUp = whenIdle(start, { timeoutMs: WAIT_MS, waitMs: 0 })), WAIT_MS);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, []);
}
