import { useEffect } from 'react';
import { whenIdle } from '../islands/when-idle';
import { registerServiceWorker, tellServiceWorker } from './service-worker';

/** Installing the worker takes a third of the time that the page's scripts and layout do: it waits until the page's parts have hydrated. */
const AFTER_PAGE_MS = 3_000;
const IDLE = { timeoutMs: 3_000, waitMs: 0 };

/** The number on the app's icon, which the worker sets with a push: a user who has opened the site has seen what it counts. */
function clearBadge(): void {
  if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
}

/**
 * Pages without network, and web push. A worker that is there already hears of the
 * reader's choices whenever they leave the page, however short their visit was:
 * a notification must not show a result that they have just hidden.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    const onChange = (): void => (document.hidden ? tellServiceWorker() : clearBadge());
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    let stopIdle = (): void => undefined;
    const timer = setTimeout(() => (stopIdle = whenIdle(registerServiceWorker, IDLE)), AFTER_PAGE_MS);
    return () => {
      clearTimeout(timer);
      stopIdle();
    };
  }, []);
}
