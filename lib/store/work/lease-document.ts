import * as v from 'valibot';
import { transaction } from '../core/transaction';

/** `system/lease-{name}`: which process does a job until when, so that no two do it at the same time. */
const LeaseSchema = v.object({ owner: v.string(), until: v.number() });

/**
 * Takes the lease of a job, or renews one's own, until `until` (milliseconds
 * since 1970). False while another process has it. Throws StoreUnavailableError.
 */
export function takeLease(
  name: string,
  { owner, now, until }: { readonly owner: string; readonly now: number; readonly until: number },
): Promise<boolean> {
  const path = `system/lease-${name}`;
  return transaction('main', async ({ read, set }) => {
    const lease = await read(path, LeaseSchema);
    if (lease !== null && lease.owner !== owner && lease.until > now) return false;
    set(path, { owner, until });
    return true;
  });
}
