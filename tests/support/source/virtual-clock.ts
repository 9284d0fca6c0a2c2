type Sleeper = { readonly at: number; readonly order: number; readonly wake: () => void };

/** A clock that runs through hours in seconds: all that sleep by it are woken in order, and no time passes while anybody works. */
export class VirtualClock {
  readonly #sleepers: Sleeper[] = [];
  #order = 0;

  constructor(public time: number) {}

  readonly now = (): number => this.time;

  readonly sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => {
      this.#order += 1;
      this.#sleepers.push({ at: this.time + milliseconds, order: this.#order, wake });
    });

  /** Runs until `end`, or until nothing sleeps. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      // Everybody who is awake comes to rest first.
      for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
      this.#sleepers.sort((a, b) => a.at - b.at || a.order - b.order);
      const next = this.#sleepers.shift();
      if (next === undefined || next.at > end) return;
      this.time = Math.max(this.time, next.at);
      next.wake();
    }
  }
}
