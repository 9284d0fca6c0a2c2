import { setTimeout } from 'node:timers/promises';
import type { IngestRun } from './ingest-run';
import type { ReportIngest } from './ingest-report';
import { traced } from '../telemetry/traces';

/** Waits (real time); ends early when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

const FIRST_RETRY_SECONDS = 10;
const LONGEST_RETRY_SECONDS = 300;

export const pauseForReal: Pause = (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined);

/** The wait after another failure: twice as long as the last one, five minutes at most. */
function retrySeconds(seconds: number, pollSeconds: number): number {
  return Math.min(Math.max(seconds, 1) * 2, Math.max(LONGEST_RETRY_SECONDS, pollSeconds));
}

export type WatchOptions = {
  readonly report: ReportIngest;
  readonly signal: AbortSignal;
  readonly pause?: Pause;
};

/** Polls the source until the signal is aborted. A failing poll is reported and tried again, later each time; it never ends the watch. */
export async function watchSource(
  run: Pick<IngestRun, 'tick' | 'pollSeconds'>,
  { report, signal, pause = pauseForReal }: WatchOptions,
): Promise<void> {
  let seconds = run.pollSeconds;
  for (;;) {
    await pause(seconds * 1000, signal);
    if (signal.aborted) return;
    try {
      const { matches, written, deleted, rejections } = await traced('ingest look', {}, () => run.tick());
      seconds = run.pollSeconds;
      if (rejections.length > 0) report({ kind: 'rejected', rejections });
      if (written + deleted > 0) report({ kind: 'tick', matches, written, deleted });
    } catch (error) {
      seconds = retrySeconds(seconds, run.pollSeconds);
      report({ kind: 'failed', error, retrySeconds: seconds });
    }
  }
}

/** Loads until it succeeds; undefined when the signal is aborted first. Errors that waiting cannot mend (`isFinal`) are thrown. */
export async function loadPatiently<Loaded>(
  load: () => Promise<Loaded>,
  { report, signal, pause = pauseForReal, isFinal }: WatchOptions & { readonly isFinal: (error: unknown) => boolean },
): Promise<Loaded | undefined> {
  for (let seconds = FIRST_RETRY_SECONDS; ; seconds = retrySeconds(seconds, 0)) {
    try {
      return await load();
    } catch (error) {
      if (!signal.aborted) {
        if (isFinal(error)) throw error;
        report({ kind: 'failed', error, retrySeconds: seconds });
        await pause(seconds * 1000, signal);
      }
    }
    if (signal.aborted) return undefined;
  }
}
