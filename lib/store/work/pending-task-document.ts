import * as v from 'valibot';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { queryValues } from '../core/query';
import { readDocument } from '../core/read-document';
import { type StoreTransaction, transaction } from '../core/transaction';

/**
 * `errands/{kind}-{uid}`: what was begun and takes more than one transaction.
 * The one that begins it writes the task as well, so that another process
 * finishes it when this one ends in the middle (docs/decisions/0014).
 *
 * - `erase`: all comments of a user are to be deleted
 * - `sign`: all comments of a user are to get another name, colour, and look of the prediction game
 * - `farewell`: a user who wants the account deleted is to be signed out everywhere and informed by mail
 */
const PendingTaskSchema = v.object({
  kind: v.picklist(['erase', 'sign', 'farewell']),
  uid: v.string(),
  /** The language of the user who requested it. */
  locale: v.string(),
  /** A process works on it until then; milliseconds since 1970 by the real clock. */
  until: v.number(),
});
export type PendingTask = v.InferOutput<typeof PendingTaskSchema>;
type PendingTaskName = Pick<PendingTask, 'kind' | 'uid'>;

/** No task takes this long; after it another process takes the task up. */
const HELD_MS = 120_000;

function pathOf({ kind, uid }: PendingTaskName): DocumentPath {
  return documentPath`errands/${kind}-${pathSegment(uid)}`;
}

/** Begins a task in the transaction that makes it necessary; the caller goes on with it. `now`: milliseconds since 1970, the real clock. */
export function putPendingTask({ set }: StoreTransaction, task: Omit<PendingTask, 'until'>, now: number): void {
  set(pathOf(task), { ...task, until: now + HELD_MS });
}

/** Begins a task that no other write goes with. `now`: milliseconds since 1970, the real clock. Throws StoreUnavailableError. */
export function beginPendingTask(task: Omit<PendingTask, 'until'>, now: number): Promise<void> {
  return transaction('main', (inside) => putPendingTask(inside, task, now));
}

/** Whether a task is still to be done, in a transaction. */
export async function hasPendingTask({ read }: StoreTransaction, task: PendingTaskName): Promise<boolean> {
  return (await read(pathOf(task), PendingTaskSchema)) !== null;
}

/** A task as it was begun or taken up last; null where it is done. Throws StoreUnavailableError. */
export function readPendingTask(task: PendingTaskName): Promise<PendingTask | null> {
  return readDocument('main', pathOf(task), PendingTaskSchema);
}

/** Tasks that no process works on, at most `limit`. Throws StoreUnavailableError. */
export function duePendingTasks(now: number, limit: number): Promise<PendingTask[]> {
  return queryValues('main', 'errands', PendingTaskSchema, [
    ['where', 'until', '<=', now],
    ['limit', limit],
  ]);
}

/** Takes up a task; false where another process has it, or has done it. Throws StoreUnavailableError. */
export function claimPendingTask(task: PendingTaskName, now: number): Promise<boolean> {
  return transaction('main', async ({ read, set }) => {
    const stored = await read(pathOf(task), PendingTaskSchema);
    if (stored === null || stored.until > now) return false;
    set(pathOf(task), { ...stored, until: now + HELD_MS });
    return true;
  });
}

/**
 * Notes that a task is done; true only for the first call, which makes
 * it a claim for what may happen once only. With `until` it stays where it was
 * begun anew since. Throws StoreUnavailableError.
 */
export function endPendingTask(task: PendingTaskName & { readonly until?: number }): Promise<boolean> {
  return transaction('main', async ({ read, remove }) => {
    const stored = await read(pathOf(task), PendingTaskSchema);
    if (stored === null || (task.until !== undefined && stored.until !== task.until)) return false;
    remove(pathOf(task));
    return true;
  });
}
