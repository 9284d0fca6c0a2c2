import type { IngestEvent } from '../lib/ingest/ingest-report';

/** Reading the source takes about this share of a first load; the rest is writing. */
const READING_SHARE = 0.35;

type Scaled = { readonly step: string; readonly done: number; readonly total: number };

/**
 * Turns the progress of single steps into one that only grows: reading in
 * `expectedSteps` steps of equal length, then writing. `total` is always 1.
 */
export function progressScale(expectedSteps: number): (event: Extract<IngestEvent, { kind: 'loading' | 'writing' }>) => Scaled {
  const steps: string[] = [];
  return (event) => {
    const share = event.total > 0 ? Math.min(1, event.done / event.total) : 0;
    if (event.kind === 'writing') return { step: 'writing', done: READING_SHARE + (1 - READING_SHARE) * share, total: 1 };
    if (!steps.includes(event.step)) steps.push(event.step);
    return { step: event.step, done: READING_SHARE * Math.min(1, (steps.indexOf(event.step) + share) / expectedSteps), total: 1 };
  };
}
