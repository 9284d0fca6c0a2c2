import pLimit, { type LimitFunction } from 'p-limit';

/** By key, while work of it is under way. */
const queues = new Map<string, LimitFunction>();

/**
 * Runs work of one key one after the other, in this process. It spares
 * transactions on the same document a fight for its lock, which Firestore ends
 * for all but one of them by waiting and aborting. Not what makes them correct:
 * other processes have queues of their own.
 */
export async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const queue = queues.get(key) ?? pLimit(1);
  queues.set(key, queue);
  try {
    return await queue(work);
  } finally {
    // The next in the queue has begun already.
    if (queue.activeCount === 0) queues.delete(key);
  }
}
