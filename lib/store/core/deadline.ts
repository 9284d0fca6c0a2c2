import { GrpcStatus } from 'firebase-admin/firestore';
import { metrics } from '../../telemetry/metrics';
import { traced } from '../../telemetry/traces';
import { StoreUnavailableError } from './store-error';

/** A page's read waits no longer than this, so that a visitor has 503 within two seconds: without a deadline a cold page hung 42 s on a stopped store. */
export const READ_DEADLINE_MS = 1_800;

class NoAnswer extends Error {}

/**
 * The outcome of `work`, or StoreUnavailableError when it fails or takes longer
 * than `ms`. The client library has no deadline of its own for a call: work
 * given up goes on unobserved. `what` begins with a word for the kind of call, which is counted.
 */
export async function withDeadline<Value>(what: string, ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const call = what.split(/[ :]/, 1)[0] ?? '';
  const begun = performance.now();
  const count = (outcome: 'done' | 'failed') => metrics().storeCalls.observe({ call, outcome }, (performance.now() - begun) / 1000);
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer within ${ms} ms`)), ms);
  });
  try {
    const value = await traced(`store ${call}`, {}, () => Promise.race([work, tooLate]));
    count('done');
    return value;
  } catch (error) {
    count('failed');
    throw new StoreUnavailableError(what, error);
  } finally {
    clearTimeout(timer);
  }
}

/** After so many reads and transactions in a row without an answer in time, the store counts as away. */
const AWAY_AFTER = 3;
/** While it is away, one of them is tried this often; an answer ends that. */
const PROBE_MS = 1_000;

const UNANSWERED: ReadonlySet<unknown> = new Set([GrpcStatus.UNAVAILABLE, GrpcStatus.DEADLINE_EXCEEDED]);

const isUnavailable = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && UNANSWERED.has(cause.code);

declare global {
  /** One for the process: our modules are evaluated more than once in the server. */
  var riftweekStore: { missed: number; probedAt: number } | undefined;
}

/**
 * The same for what a visitor waits for. While the store is away it fails at once:
 * else everybody would wait for the deadline, and all others for a place to render.
 */
export async function whileStoreAnswers<Value>(
  what: string,
  ms: number,
  begin: () => Promise<Value>,
  /** Whether the work may wait for others of its kind: then that it takes long says nothing about the store. */
  { waitsInTurn = false }: { readonly waitsInTurn?: boolean } = {},
): Promise<Value> {
  const store = (globalThis.riftweekStore ??= { missed: 0, probedAt: 0 });
  const now = performance.now();
  if (store.missed >= AWAY_AFTER) {
    if (now - store.probedAt < PROBE_MS) return withDeadline(what, ms, Promise.reject(new Error('it has not answered lately')));
    store.probedAt = now;
  }
  try {
    const value = await withDeadline(what, ms, begin());
    store.missed = 0;
    return value;
  } catch (error) {
    const { cause = null } = error instanceof StoreUnavailableError ? error : {};
    if (cause instanceof NoAnswer ? !waitsInTurn : isUnavailable(cause)) {
      store.missed += 1;
      store.probedAt = performance.now();
    } else if (!(cause instanceof NoAnswer)) {
      // A refusal by the store is an answer, too.
      store.missed = 0;
    }
    throw error;
  }
}

/** A batch of writes that takes longer has failed: the client library would go on trying for minutes. */
export const WRITE_DEADLINE_MS = 30_000;

/** A transaction, with all its attempts, makes a user wait, and locks documents. */
export const TRANSACTION_DEADLINE_MS = 10_000;

/** For reading many documents at once, which only ingest does. */
export const LIST_DEADLINE_MS = 120_000;
