import type { IngestRun } from './ingest-run';
import type { ReportIngest } from './ingest-report';

/** Waits (real time); ends early when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

const LONGEST_RETRY_SECONDS = 300;

/** A pause by the real clock. */
export const pauseForReal: Pause = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

export type WatchOptions = {
  readonly pollSeconds: number;
  readonly report: ReportIngest;
  readonly signal: AbortSignal;
  readonly pause?: Pause;
};

/** Looks at the source again and again until the signal is aborted. A failing look is reported and tried again, later each time; it never ends the watch. */
export async function watchSource(
  run: Pick<IngestRun, 'tick'>,
  { pollSeconds, report, signal, pause = pauseForReal }: WatchOptions,
): Promise<void> {
  let seconds = pollSeconds;
  for (;;) {
    await pause(seconds * 1000, signal);
    if (signal.aborted) return;
    try {
      const { matches, written, deleted, rejections } = await run.tick();
      seconds = pollSeconds;
      if (rejections.length > 0) report({ kind: 'rejected', rejections });
      if (written + deleted > 0) report({ kind: 'tick', matches, written, deleted });
    } catch (error) {
      seconds = Math.min(Math.max(seconds, 1) * 2, Math.max(LONGEST_RETRY_SECONDS, pollSeconds));
      report({ kind: 'failed', error, retrySeconds: seconds });
    }
  }
}
