/** A clock and its alarms, replaceable in tests. */
export type Timers = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after this many milliseconds; the returned function cancels it. */
  readonly after: (ms: number, callback: () => void) => () => void;
};

export const realTimers: Timers = {
  now: Date.now,
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    // What is to come does not keep the process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** For ages and pauses within this process: the machine's clock may be set, and then neither copies grow young again nor pauses last for ever. */
export const steadyTimers: Timers = { ...realTimers, now: () => performance.timeOrigin + performance.now() };
