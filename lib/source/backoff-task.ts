/** A background task that has one run at a time. After a failed run the next one waits, twice as long after each further failure. */
export class BackoffTask {
  #run: Promise<void> | null = null;
  #failures = 0;
  #notBefore = Number.NEGATIVE_INFINITY;

  /** @param onFailure called with the error and the time until the next run may begin */
  constructor(
    private readonly pauses: { readonly firstMs: number; readonly longestMs: number },
    private readonly onFailure: (error: unknown, pauseMs: number) => void,
  ) {}

  isFree(now: number): boolean {
    return this.#run === null && now >= this.#notBefore;
  }

  /** Begins a run, and does not wait for it. If `run` fails, its work must still be due, so that a later run does it. */
  begin(now: number, run: () => Promise<void>): void {
    this.#run = run()
      .then(
        () => void (this.#failures = 0),
        (error: unknown) => this.#fail(now, error),
      )
      .finally(() => {
        this.#run = null;
      });
  }

  /** Resolves when the current run has ended. */
  async settled(): Promise<void> {
    await this.#run;
  }

  #fail(now: number, error: unknown): void {
    const pauseMs = Math.min(this.pauses.longestMs, this.pauses.firstMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#notBefore = now + pauseMs;
    this.onFailure(error, pauseMs);
  }
}
