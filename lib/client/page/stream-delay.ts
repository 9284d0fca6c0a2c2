import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { siteNow } from './site-clock';
import { readSettings, subscribeSettings, useSettings } from '../settings/settings-store';

/**
 * The one rule of "delay with my stream" (docs/product.md#stream-delay): what the browser receives of running matches is shown that much later.
 * What a page contains when it arrives is covered for the same time (`useLiveSince`).
 */
type DelayLine<Value> = {
  /** Delivers a value after the delay, at once where there is none. A value that was overtaken by a later one is dropped. */
  readonly push: (value: Value, delayMs: number) => void;
  /** Ends the delivery. */
  readonly stop: () => void;
};

export function createDelayLine<Value>(deliver: (value: Value) => void): DelayLine<Value> {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let pushed = 0;
  let delivered = 0;
  const hand = (value: Value, number: number): void => {
    if (number < delivered) return;
    delivered = number;
    deliver(value);
  };
  return {
    push: (value, delayMs) => {
      const number = (pushed += 1);
      if (delayMs <= 0) return hand(value, number);
      const timer = setTimeout(() => {
        timers.delete(timer);
        hand(value, number);
      }, delayMs);
      timers.add(timer);
    },
    stop: () => timers.forEach(clearTimeout),
  };
}

/**
 * What an address answers, with the delay of the visitor's stream where `live`. The first answer shows at once, with
 * what runs in it covered (`useLiveSince`).
 */
export function useStreamDelayed<Value>(path: string | null, newest: Value | undefined, live: boolean): Value | undefined {
  const [shown, setShown] = useState<{ readonly path: string | null; readonly value: Value } | null>(null);
  const line = useRef<{ readonly of: DelayLine<Value>; isEmpty: boolean } | null>(null);
  useEffect(() => {
    const of = createDelayLine<Value>((value) => setShown({ path, value }));
    line.current = { of, isEmpty: true };
    return of.stop;
  }, [path]);
  useEffect(() => {
    if (!live || line.current === null || newest === undefined) return;
    const delayMs = readSettings().streamDelaySeconds * 1000;
    if (line.current.isEmpty && delayMs > 0) markDataReceived();
    line.current.of.push(newest, line.current.isEmpty ? 0 : delayMs);
    line.current.isEmpty = false;
  }, [path, newest, live]);
  return live ? (shown?.path === path ? shown.value : undefined) : newest;
}

/**
 * The moment that the visitor's stream shows: clocks of running games go by it.
 * @param now the site's time in milliseconds; null while it is not known
 */
export function useStreamTime(now: number | null): number | null {
  const { streamDelaySeconds } = useSettings();
  return now === null ? null : now - streamDelaySeconds * 1000;
}

/** When the shown data came from the server, by the visitor's own clock. */
let receivedAt: number | null = null;
const listeners = new Set<() => void>();

/** To be called when another page, or the first of some answers, has come with current data. */
export function markDataReceived(): void {
  receivedAt = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeSettings(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const dataReceivedAt = (): number => (receivedAt ??= Date.now());

/** How far the site's clock is ahead of the device's, rounded to seconds, so that the value is the same while a cover lasts. */
const siteShiftMs = (): number => Math.round((siteNow() - Date.now()) / 1000) * 1000;

/**
 * While what the page came with is younger than the visitor's stream: the moment (ms)
 * that the stream showed when the page came. Results of matches that run, or ended since, are then
 * covered. Null once that time is over, without a delay, on the server and while hydrating.
 */
export function useLiveSince(): number | null {
  const { streamDelaySeconds } = useSettings();
  const came = useSyncExternalStore(subscribe, dataReceivedAt, () => null);
  const [over, setOver] = useState<string | null>(null);
  const delayMs = streamDelaySeconds * 1000;
  const wait = `${came} ${delayMs}`;
  const holds = came !== null && delayMs > 0 && over !== wait;
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setOver(wait), Math.max(0, came + delayMs - Date.now()));
    return () => clearTimeout(timer);
  }, [holds, wait, came, delayMs]);
  return holds ? came + siteShiftMs() - delayMs : null;
}
