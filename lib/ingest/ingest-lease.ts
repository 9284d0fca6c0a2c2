import { randomUUID } from 'node:crypto';
import { SECOND_MS } from '../domain/values/durations';
import type { commitWrites } from '../store/core/commit-writes';
import { endLease, fencedCommit, LeaseLostError, raiseFence, takeFencedLease, type HeldLease } from '../store/work/lease-document';
import { pauseForReal, type Pause } from './watch';

const NAME = 'ingest';
/** A crashed ingest delays its successor by this at most. */
const LEASE_MS = 30 * SECOND_MS;
const RENEW_MS = 10 * SECOND_MS;
const ASK_AGAIN_MS = 5 * SECOND_MS;

/** Another ingest is writing to the store. The message is one line for the person who started this one. */
export class IngestLeaseError extends Error {
  override readonly name = 'IngestLeaseError';
}

type IngestLeaseOptions = {
  /** Names this process; one that tries again after a store that did not answer may have the lease already. */
  readonly owner?: string;
  /** Wait while another ingest has the lease, instead of ending. */
  readonly wait: boolean;
  readonly signal: AbortSignal;
  /** Called once when waiting begins. */
  readonly onWait: (message: string) => void;
  /** The real clock, and a pause by it. */
  readonly now?: () => number;
  readonly pause?: Pause;
};

/** Takes the lease; null when the signal is aborted first. */
async function take(
  owner: string,
  { wait, signal, onWait, now = Date.now, pause = pauseForReal }: IngestLeaseOptions,
): Promise<HeldLease | null> {
  for (let waits = false; !signal.aborted; waits = true) {
    const lease = await takeFencedLease(NAME, { owner, now: now(), until: now() + LEASE_MS });
    if (lease !== null) return lease;
    if (!wait)
      throw new IngestLeaseError(
        'Another ingest holds the lease of this store: stop it first, or start this one with --watch to wait for it.',
      );
    if (!waits) onWait('Another ingest holds the lease of this store: waiting until it ends.');
    await pause(ASK_AGAIN_MS, signal);
  }
  return null;
}

/**
 * Does `work` while no other ingest writes to the store: the content hashes in
 * memory would be older than the documents. `commit` writes only as long as this process holds
 * the lease, and `signal` is aborted when it does not any more: then it throws
 * IngestLeaseError. Undefined when the caller's signal is aborted before the work begins.
 */
export async function withIngestLease<Result>(
  options: IngestLeaseOptions,
  work: (hold: { readonly commit: typeof commitWrites; readonly signal: AbortSignal }) => Promise<Result>,
): Promise<Result | undefined> {
  const { signal, now = Date.now, owner = randomUUID() } = options;
  const lease = await take(owner, options);
  if (lease === null) return undefined;
  const lost = new AbortController();
  const lose = () => lost.abort(new IngestLeaseError('Another ingest has taken over the lease of this store: this one ends.'));
  const renew = async () => {
    const renewed = await takeFencedLease(NAME, { owner, now: now(), until: now() + LEASE_MS });
    if (renewed?.fence !== lease.fence) lose();
  };
  // If the store does not answer now, it may before the lease ends; commits check the lease anyway.
  let renewal: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renew().catch(() => undefined);
  }, RENEW_MS);
  const fenced = fencedCommit(lease);
  const commit: typeof commitWrites = async (...batch) => {
    try {
      await fenced(...batch);
    } catch (error) {
      if (error instanceof LeaseLostError) lose();
      throw error;
    }
  };
  try {
    await raiseFence('games', lease);
    const result = await work({ commit, signal: AbortSignal.any([signal, lost.signal]) });
    lost.signal.throwIfAborted();
    return result;
  } catch (error) {
    lost.signal.throwIfAborted();
    throw error;
  } finally {
    clearInterval(timer);
    // A renewal that is under way would take the lease again.
    await renewal;
    // A lease that is not given back ends by itself.
    if (!lost.signal.aborted) await endLease(lease).catch(() => undefined);
  }
}
