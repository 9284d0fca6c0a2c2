/** Work beside other work, one piece at a time. After one that fails the next begins later, each time twice as long. */
export class BackgroundWork {
  #flight: Promise<void> | null = null;
  #failures = 0;
  #notBefore = Number.NEGATIVE_INFINITY;

  /** @param onFailure called with what has failed and how long nothing begins now */
  constructor(
    private readonly pauses: { readonly firstMs: number; readonly longestMs: number },
    private readonly onFailure: (error: unknown, pauseMs: number) => void,
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
    const pauseMs = Math.min(this.pauses.longestMs, this.pauses.firstMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#notBefore = now + pauseMs;
    this.onFailure(error, pauseMs);
  }
}
