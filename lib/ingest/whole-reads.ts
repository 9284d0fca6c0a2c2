import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/values/durations';
import { BackoffTask } from '../source/backoff-task';
import type { IngestKnowledge, MatchSource, SourceSnapshot } from '../source/match-source';

const PAUSES = { firstMs: 10 * MINUTE_MS, longestMs: 2 * HOUR_MS };

/** The last time before `now` at which it was this hour (UTC). */
export function lastHourBefore(now: number, hour: number): number {
  const today = now - (now % DAY_MS) + hour * HOUR_MS;
  return today <= now ? today : today - DAY_MS;
}

/** Reads the whole source in the background once a day. A read that fails begins again later. */
export class WholeReads {
  readonly #task: BackoffTask;
  #read: SourceSnapshot | null = null;

  /** @param readAt when the source was last read whole, milliseconds */
  constructor(
    private readonly source: Pick<MatchSource, 'snapshot' | 'wholeReadHour'>,
    private readAt: number,
    onFailure: (error: unknown, retrySeconds: number) => void,
  ) {
    this.#task = new BackoffTask(PAUSES, (error, pauseMs) => onFailure(error, pauseMs / SECOND_MS));
  }

  /** Begins a read if one is due, and does not wait for it. True if it has begun. */
  poll(now: number, known: IngestKnowledge): boolean {
    const hour = this.source.wholeReadHour;
    if (hour === undefined || this.#read !== null || !this.#task.isFree(now) || this.readAt >= lastHourBefore(now, hour)) return false;
    this.#task.begin(now, async () => {
      this.#read = await this.source.snapshot(now, () => undefined, { known, inBackground: true });
      this.readAt = now;
    });
    return true;
  }

  /** The snapshot read since the last call; null for none. */
  take(): SourceSnapshot | null {
    const read = this.#read;
    this.#read = null;
    return read;
  }

  /** Resolves when the current read has ended. */
  settled(): Promise<void> {
    return this.#task.settled();
  }
}
