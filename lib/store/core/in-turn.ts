/** The last work of each queue; settled work is taken out. */
const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key one after the other, in this process. It spares
 * transactions on the same document a fight for its lock, which Firestore ends
 * for all but one of them by waiting and aborting. Not what makes them correct:
 * other processes have queues of their own.
 */
export async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const before = tails.get(key) ?? Promise.resolve();
  const own = before.then(work, work);
  tails.set(key, own);
  try {
    return await own;
  } finally {
    if (tails.get(key) === own) tails.delete(key);
  }
}
