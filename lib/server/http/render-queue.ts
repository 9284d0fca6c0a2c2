import type { Timers } from '../timers';

/** Thrown where there is more to render than the process can soon do. */
export class RenderBusyError extends Error {
  constructor() {
    super('Too many renders wait.');
    this.name = 'RenderBusyError';
  }
}

type RenderQueueOptions = {
  readonly timers: Timers;
  /** Milliseconds that this thread has worked so far, without waiting. */
  readonly worked: () => number;
};

type Job = { readonly since: number; readonly start: () => Promise<unknown>; readonly refuse: () => void };

/** So many renders run at once, so that one renders while others wait for the store; more would only take turns on the one thread (docs/decisions/0017). */
const AT_ONCE = 4;
/** So many renders wait at most: more would not be done before their requests time out. */
const MOST_WAITING = 32;
/** So many renders of one address may wait. */
const MOST_WAITING_OF_ONE = 8;
/** Anyone waiting longer has the stale copy by now, or a 503 before a render that begins now would end: it would be made for nobody. */
const LONGEST_WAIT_MS = 2_000;
/** A render that waits for a store that does not answer gives its place to another. */
const LONGEST_HOLD_MS = 3_000;
/** The share of the thread's time that renders may take while ready answers wait. */
const SHARE = 0.4;

/**
 * Renders a few answers at once and makes the others wait: the addresses take
 * turns, so that none can fill the queue for all others. Rendering blocks the
 * thread that also sends what is ready; where such answers have waited for a
 * render, the next one starts only after a pause.
 */
export class RenderQueue {
  /** Waiting jobs by address, in the order of their turns; no line is empty. */
  readonly #lines = new Map<string, Job[]>();
  #waiting = 0;
  #running = 0;
  /** When the thread was last looked at, and how much it had worked by then. */
  #look = { at: 0, worked: 0 };
  /** Cached answers that were sent since then. */
  #served = 0;
  #restUntil = 0;
  #isResting = false;

  constructor(private readonly options: RenderQueueOptions) {}

  /** Runs `work` when it is this address's turn. Rejects with RenderBusyError where that would take too long, else as `work` does. */
  run<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        since: this.options.timers.now(),
        start: () => work().then(resolve, reject),
        refuse: () => reject(new RenderBusyError()),
      };
      if (this.#admits(address)) {
        this.#lines.set(address, [...(this.#lines.get(address) ?? []), job]);
        this.#waiting += 1;
        this.#next();
      } else {
        job.refuse();
      }
    });
  }

  /** To be called when a cached answer has been sent. */
  noteServed(): void {
    this.#served += 1;
  }

  /** Whether there is room for another job of an address. In a full queue the longest line makes room for a shorter one. */
  #admits(address: string): boolean {
    const own = this.#lines.get(address)?.length ?? 0;
    if (own >= MOST_WAITING_OF_ONE) return false;
    if (this.#waiting < MOST_WAITING) return true;
    const longest = [...this.#lines.values()].reduce<Job[]>((long, line) => (line.length > long.length ? line : long), []);
    if (longest.length <= own + 1) return false;
    longest.pop()?.refuse();
    this.#waiting -= 1;
    return true;
  }

  /** The job of the address whose turn it is; that address goes to the end. */
  #take(): Job | undefined {
    const [turn] = this.#lines;
    if (turn === undefined) return undefined;
    const [address, [job, ...rest]] = turn;
    this.#lines.delete(address);
    if (rest.length > 0) this.#lines.set(address, rest);
    this.#waiting -= 1;
    return job;
  }

  #next(): void {
    const { timers } = this.options;
    while (this.#running < AT_ONCE && this.#waiting > 0) {
      const rest = this.#restUntil - timers.now();
      if (rest > 0) {
        if (!this.#isResting) {
          timers.after(rest, () => {
            this.#isResting = false;
            this.#next();
          });
        }
        this.#isResting = true;
        return;
      }
      const job = this.#take();
      if (job === undefined) return;
      if (timers.now() - job.since > LONGEST_WAIT_MS) job.refuse();
      else this.#start(job);
    }
  }

  #start(job: Job): void {
    if (this.#running === 0) this.#lookAgain();
    this.#running += 1;
    let held = true;
    const release = () => {
      if (!held) return;
      held = false;
      callOff();
      this.#running -= 1;
      this.#rest();
      this.#next();
    };
    const callOff = this.options.timers.after(LONGEST_HOLD_MS, release);
    job.start().then(release, release);
  }

  /** After a render: if cached answers were sent since the last one, pauses until renders have used at most `SHARE` of the time. */
  #rest(): void {
    const worked = this.options.worked() - this.#look.worked;
    if (this.#served > 0) this.#restUntil = Math.max(this.#look.at, this.#restUntil) + worked / SHARE;
    this.#lookAgain();
  }

  #lookAgain(): void {
    this.#look = { at: this.options.timers.now(), worked: this.options.worked() };
    this.#served = 0;
  }
}
