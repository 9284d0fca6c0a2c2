import * as v from 'valibot';
import { pathSegment } from '../core/document-path';
import { queryCollection } from '../core/query';
import { readDocument } from '../core/read-document';
import { transaction, type StoreTransaction } from '../core/transaction';

/**
 * `errands/{kind}-{uid}`: what was begun and takes more than one transaction.
 * The one that begins it writes the errand as well, so that another process
 * finishes it when this one ends in the middle (docs/decisions/0014).
 *
 * - `erase`: everything that somebody wrote is to go
 * - `sign`: everything that somebody wrote is to carry another name and colour
 * - `farewell`: somebody who wants the account deleted is to be signed out everywhere and told by mail
 */
const ErrandSchema = v.object({
  kind: v.picklist(['erase', 'sign', 'farewell']),
  uid: v.string(),
  /** The language of who wished it. */
  locale: v.string(),
  /** Whoever has it is at it until then; milliseconds since 1970 by the real clock. */
  until: v.number(),
});
export type Errand = v.InferOutput<typeof ErrandSchema>;
export type ErrandName = Pick<Errand, 'kind' | 'uid'>;

/** Longer than an errand takes; after this long another process takes it up. */
const HELD_MS = 120_000;

function pathOf({ kind, uid }: ErrandName): string {
  return `errands/${kind}-${pathSegment(uid)}`;
}

/** Begins an errand in the transaction that makes it necessary; who calls it goes on with it. `now`: milliseconds since 1970, the real clock. */
export function putErrand({ set }: StoreTransaction, errand: Omit<Errand, 'until'>, now: number): void {
  set(pathOf(errand), { ...errand, until: now + HELD_MS });
}

/** Whether an errand is still to be done, in a transaction. */
export async function hasErrand({ read }: StoreTransaction, errand: ErrandName): Promise<boolean> {
  return (await read(pathOf(errand), ErrandSchema)) !== null;
}

/** An errand as it was begun or taken up last; null where it is done. Throws StoreUnavailableError. */
export function readErrand(errand: ErrandName): Promise<Errand | null> {
  return readDocument('main', pathOf(errand), ErrandSchema);
}

/** Errands that nobody is at, at most so many. Throws StoreUnavailableError. */
export async function openErrands(now: number, limit: number): Promise<Errand[]> {
  const found = await queryCollection('main', 'errands', ErrandSchema, [['where', 'until', '<=', now], ['limit', limit]]);
  return found.map(({ value }) => value);
}

/** Takes up an errand; false where another process has it, or has done it. Throws StoreUnavailableError. */
export function takeErrand(errand: ErrandName, now: number): Promise<boolean> {
  return transaction('main', async ({ read, set }) => {
    const stored = await read(pathOf(errand), ErrandSchema);
    if (stored === null || stored.until > now) return false;
    set(pathOf(errand), { ...stored, until: now + HELD_MS });
    return true;
  });
}

/**
 * Notes that an errand is done; true for the one who says so first, which makes
 * it a claim for what may happen once only. With `until` it stays where it was
 * begun anew since. Throws StoreUnavailableError.
 */
export function endErrand(errand: ErrandName & { readonly until?: number }): Promise<boolean> {
  return transaction('main', async ({ read, remove }) => {
    const stored = await read(pathOf(errand), ErrandSchema);
    if (stored === null || (errand.until !== undefined && stored.until !== errand.until)) return false;
    remove(pathOf(errand));
    return true;
  });
}
