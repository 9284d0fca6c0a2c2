import { MINUTE_MS } from '../../domain/values/durations';

const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** Work beside the live changes, one piece at a time. One that fails is reported, and the next begins later each time. */
export class SideTask {
  #flight: Promise<void> | null = null;
  #failures = 0;
  #notBefore = Number.NEGATIVE_INFINITY;

  /** @param report called with what has failed and when it is tried again */
  constructor(
    private readonly name: string,
    private readonly report: (message: string) => void,
    private readonly signal: AbortSignal | undefined,
  ) {}

  isFree(now: number): boolean {
    return this.#flight === null && now >= this.#notBefore;
  }

  /** Begins work, and does not wait for it. `work` leaves what it has to be done again. */
  begin(now: number, work: () => Promise<void>): void {
    this.#flight = work()
      .then(
        () => void (this.#failures = 0),
        (error: unknown) => this.#fail(now, error),
      )
      .finally(() => {
        this.#flight = null;
      });
  }

  /** Ends with the work under way. */
  async settled(): Promise<void> {
    await this.#flight;
  }

  #fail(now: number, error: unknown): void {
    if (this.signal?.aborted) return;
    const pause = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#notBefore = now + pause;
    this.report(
      `${this.name} could not be read, tried again in ${pause / MINUTE_MS} min: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
