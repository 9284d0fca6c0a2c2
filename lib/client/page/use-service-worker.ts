import { useEffect } from 'react';
import { whenIdle } from '../islands/when-idle';
import { keepServiceWorker, tellServiceWorker } from './service-worker';

/**
 * Installing the worker and what it keeps takes a third of the time that the page's scripts and layout do.
 * So it waits for the visitor's first press, key or wheel; on a page left untouched it loads after ten seconds.
 */
const AFTER_GESTURE_MS = 3_000;
const UNTOUCHED_MS = 10_000;
const IDLE = { timeoutMs: 3_000, waitMs: 0 };
const GESTURES = ['pointerdown', 'keydown', 'wheel'] as const;

/** The number on the app's icon, which the worker sets with a push: who has opened the site has seen what it counts. */
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
    let giveUp = (): void => undefined;
    const begin = (): void => {
      giveUp = whenIdle(keepServiceWorker, IDLE);
    };
    let timer = setTimeout(begin, UNTOUCHED_MS);
    const listening = new AbortController();
    const onGesture = (): void => {
      listening.abort();
      clearTimeout(timer);
      timer = setTimeout(begin, AFTER_GESTURE_MS);
    };
    for (const type of GESTURES) addEventListener(type, onGesture, { capture: true, passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
      giveUp();
    };
  }, []);
}
