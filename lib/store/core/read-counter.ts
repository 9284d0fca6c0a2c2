import { AsyncLocalStorage } from 'node:async_hooks';
import { metrics } from '../../telemetry/metrics';

/**
 * Counts document reads, so that a request can report how many were its own. The tally travels with the asynchronous flow; it hangs
 * on globalThis because own modules are evaluated more than once in the server.
 */
type ReadTally = { reads: number };

declare global {
  var riftweekReadTally: AsyncLocalStorage<ReadTally> | undefined;
}

function tallies(): AsyncLocalStorage<ReadTally> {
  return (globalThis.riftweekReadTally ??= new AsyncLocalStorage<ReadTally>());
}

/** Counts documents by act and collection; `path` is that of one of them, or of their collection. */
export function countDocuments(act: 'read' | 'write' | 'delete', path: string, count = 1): void {
  metrics().documents.inc({ act, collection: path.split('/', 1)[0] ?? '' }, count);
}

/** Notes document reads of one collection, also in the tally of the current flow, if there is one. */
export function noteReads(path: string, count = 1): void {
  countDocuments('read', path, count);
  const tally = tallies().getStore();
  if (tally) tally.reads += count;
}

/** Runs `work` and returns how many documents it read, missing ones included. */
export async function countReads<Value>(work: () => Promise<Value>): Promise<{ value: Value; reads: number }> {
  const tally: ReadTally = { reads: 0 };
  const value = await tallies().run(tally, work);
  return { value, reads: tally.reads };
}

/** Runs `work` outside the current tally: for what a request loads on behalf of all (shell data). */
export function uncounted<Value>(work: () => Value): Value {
  return tallies().exit(work);
}
