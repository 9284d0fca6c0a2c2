import { randomUUID } from 'node:crypto';
import { takeLease } from '../../store/work/lease-document';
import { traced } from '../../telemetry/traces';
import { metrics } from '../../telemetry/metrics';
import { errorFields, log } from '../logger';
import { realTimers, type Timers } from '../timers';

/** Work that is done from time to time, by one process of all. It must be safe to begin again after an interruption. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (signal: AbortSignal) => Promise<void>;
};

/** A lease outlives the pause to the next turn, so that the process which did a job goes on doing it. */
const LEASE_FACTOR = 3;
/** The first turn comes sooner than the others: a process that never lives for an hour does its hourly jobs, too. The lease keeps them from being done more often. */
const FIRST_MS = 60_000;

/** Starts all jobs; each begins again `everyMs` after it has ended. Returns a function that stops them and waits for what is under way. */
export function runJobs(jobs: readonly Job[], clock: Timers = realTimers): () => Promise<void> {
  const owner = randomUUID();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const cancels = new Map<string, () => void>();

  const turn = async ({ name, everyMs, run }: Job): Promise<void> => {
    const now = clock.now();
    const count = metrics().jobs.startTimer({ name });
    try {
      if (!(await takeLease(name, { owner, now, until: now + everyMs * LEASE_FACTOR }))) return;
      await traced(`job ${name}`, {}, () => run(stopping.signal));
      count({ outcome: 'done' });
    } catch (error) {
      count({ outcome: 'failed' });
      log().error({ job: name, ...errorFields(error) }, 'job failed');
    }
  };
  const schedule = (job: Job, ms: number): void => {
    if (stopping.signal.aborted) return;
    cancels.set(
      job.name,
      clock.after(ms, () => {
        const work = turn(job).finally(() => {
          underWay.delete(work);
          schedule(job, job.everyMs);
        });
        underWay.add(work);
      }),
    );
  };
  for (const job of jobs) {
    metrics().jobs.zero({ name: job.name, outcome: 'failed' });
    schedule(job, Math.min(job.everyMs, FIRST_MS));
  }
  return async () => {
    stopping.abort();
    for (const cancel of cancels.values()) cancel();
    await Promise.all(underWay);
  };
}
