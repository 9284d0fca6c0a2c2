import { totalmem } from 'node:os';

const MEGABYTE = 1_048_576;
/** An eighth for the pages: Next, what is rendered at the moment, and answers cached for repeated writes need the rest. */
const SHARE = 8;
const LEAST_MEGABYTES = 16;
const MOST_MEGABYTES = 256;

/** Bytes of memory that this process may use with those beside it: the limit of its container, else what the machine has. */
export function memoryLimit(): number {
  // 0 or more than there is: no limit is set.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** The bound of one process's page cache in megabytes where none is configured, with `memory` bytes for all `workers`. */
export function cacheMegabytes(memory: number, workers: number): number {
  return Math.min(Math.max(Math.floor(memory / SHARE / workers / MEGABYTE), LEAST_MEGABYTES), MOST_MEGABYTES);
}
