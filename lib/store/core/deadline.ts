import { StoreUnavailableError } from './store-error';

/** A page's read waits no longer than this: without a deadline a cold page hung 42 s on a stopped store. */
export const READ_DEADLINE_MS = 2_000;

/**
 * The outcome of `work`, or StoreUnavailableError when it fails or takes longer
 * than `ms`. The client library has no deadline of its own for a call: work
 * given up goes on unobserved.
 */
export async function withDeadline<Value>(what: string, ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    throw new StoreUnavailableError(what, error);
  } finally {
    clearTimeout(timer);
  }
}

/** A batch of writes that takes longer has failed: the client library would go on trying for minutes. */
export const WRITE_DEADLINE_MS = 30_000;

/** A transaction, with all its attempts, makes a user wait, and locks documents. */
export const TRANSACTION_DEADLINE_MS = 10_000;

/** Reading many documents at once, which only ingest does. */
export const LIST_DEADLINE_MS = 120_000;
