import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/values/durations';
import type { Known, MatchSource, SourceSnapshot } from '../source/match-source';

const FIRST_PAUSE_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 2 * HOUR_MS;

/** The last time before `now` at which it was this hour (UTC). */
export function lastHourBefore(now: number, hour: number): number {
  const today = now - (now % DAY_MS) + hour * HOUR_MS;
  return today <= now ? today : today - DAY_MS;
}

/** Reads a source whole once a day beside its changes. A read that fails is begun again later. */
export class WholeReads {
  #flight: Promise<void> | null = null;
  #read: SourceSnapshot | null = null;
  #failures = 0;
  #notBefore = Number.NEGATIVE_INFINITY;

  /** @param readAt when the source was last read whole, milliseconds */
  constructor(
    private readonly source: Pick<MatchSource, 'snapshot' | 'wholeReadHour'>,
    private readAt: number,
    private readonly onFailure: (error: unknown, retrySeconds: number) => void,
  ) {}

  /** Begins a read where one is due, and does not wait for it. True if it has begun. */
  poll(now: number, known: Known): boolean {
    const hour = this.source.wholeReadHour;
    if (hour === undefined || this.#flight !== null || this.#read !== null) return false;
    if (now < this.#notBefore || this.readAt >= lastHourBefore(now, hour)) return false;
    this.#flight = this.source
      .snapshot(now, () => undefined, { known, beside: true })
      .then(
        (read) => {
          this.#read = read;
          this.readAt = now;
          this.#failures = 0;
        },
        (error: unknown) => {
          const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
          this.#notBefore = now + pause;
          this.#failures += 1;
          this.onFailure(error, pause / SECOND_MS);
        },
      )
      .finally(() => {
        this.#flight = null;
      });
    return true;
  }

  /** What has been read since the last call; null for nothing. */
  take(): SourceSnapshot | null {
    const read = this.#read;
    this.#read = null;
    return read;
  }

  /** Ends with the read under way. */
  async settled(): Promise<void> {
    await this.#flight;
  }
}
