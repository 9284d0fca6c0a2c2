import { useSyncExternalStore } from 'react';
import { isRecord } from '../../domain/values/is-record';
import { paths } from '../../domain/page/paths';
import { request } from '../requests/request';

/**
 * The site's clock in the browser: the visitor's own clock, corrected by what
 * `/api/clock` says once, or by the page's constant shift (`--as-of`) until then
 * (docs/product.md#time). It ticks only while something shows it and the tab is visible.
 */
const TICK_MS = 15_000;
const listeners = new Set<() => void>();
let offsetMs = 0;
let learned = false;
let tickNow: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** The site's time at this very moment, in milliseconds since 1970. Browser only; for effects and event handlers. */
export function siteNow(): number {
  return Date.now() + offsetMs;
}

function tick(): void {
  tickNow = siteNow();
  for (const listener of listeners) listener();
}

function setOffset(next: number): void {
  if (next === offsetMs) return;
  offsetMs = next;
  if (tickNow !== null) tick();
}

function onVisibility(): void {
  clearInterval(timer);
  timer = undefined;
  if (document.visibilityState === 'hidden') return;
  timer = setInterval(tick, TICK_MS);
  tick();
}

/** Sets the constant shift that the page's shell carries; it is used until the server has answered. */
export function setClockShift(shiftMs: number): void {
  if (!learned) setOffset(shiftMs);
}

const isClock = (value: unknown): value is { readonly now: string } => isRecord(value) && typeof value['now'] === 'string';

/** Asks the server for its time, once a page load. A failure leaves the shift. */
export async function learnSiteClock(): Promise<void> {
  if (learned) return;
  const sent = Date.now();
  const answer = await request(paths.api.clock(), isClock);
  const now = answer.ok ? Date.parse(answer.value.now) : NaN;
  // Offline or too slow: the page's own shift is good enough.
  if (Number.isNaN(now)) return;
  learned = true;
  setOffset(now - (sent + Date.now()) / 2);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisibility);
    if (document.visibilityState !== 'hidden') timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    clearInterval(timer);
    timer = undefined;
    tickNow = null;
  };
}

function snapshot(): number {
  return (tickNow ??= siteNow());
}

/** The site's time in milliseconds since 1970, renewed every 15 s; null on the server and while hydrating. */
export function useSiteNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, snapshot, () => null);
}
