/** The real clock and its alarms, replaceable in tests. */
export type Timers = {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back after this many milliseconds; the returned function calls it off. */
  readonly after: (ms: number, callback: () => void) => () => void;
};

export const realTimers: Timers = {
  now: Date.now,
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
