import * as v from 'valibot';
import type { commitWrites } from '../core/commit-writes';
import { WRITE_DEADLINE_MS } from '../core/deadline';
import { documentPath } from '../core/document-path';
import type { StoreProject } from '../core/project-ids';
import { transaction } from '../core/transaction';

/**
 * `system/lease-{name}`: which process does a job until when, so that no two do
 * it at the same time. `fence` grows with each new owner: a process that slept
 * beyond its lease is known by an older one.
 */
const LeaseSchema = v.object({ owner: v.string(), until: v.number(), fence: v.optional(v.number(), 0) });
/** `system/fence-{name}` in the other projects: the fence up to which an owner is too old to write there. */
const FenceSchema = v.object({ fence: v.number() });

const leasePath = (name: string) => documentPath`system/lease-${name}`;
const fencePath = (name: string) => documentPath`system/fence-${name}`;

type LeaseTerm = {
  readonly owner: string;
  readonly now: number;
  readonly until: number;
  /** The time by a clock that nobody sets, in milliseconds. */
  readonly steadyNow?: number;
};

/** The leases of others as this process found them, by name: their owner and end, and since when by its steady clock. */
const found = new Map<string, { readonly lease: string; readonly since: number }>();

/** Whether a lease has not changed for as long as one lasts: its owner has died, however far ahead its clock was. */
function isAbandoned(name: string, lease: v.InferOutput<typeof LeaseSchema>, termMs: number, steadyNow: number): boolean {
  const seen = `${lease.owner} ${lease.until}`;
  const known = found.get(name);
  if (known?.lease === seen) return steadyNow - known.since > termMs;
  found.set(name, { lease: seen, since: steadyNow });
  return false;
}

export type HeldLease = { readonly name: string; readonly owner: string; readonly fence: number };

/** Another process has taken a lease over: its earlier owner must not write any more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
  constructor(lease: string) {
    super(`Another process has taken over the lease "${lease}"`);
  }
}

/**
 * Takes the lease of a job, or renews one's own, until `until` (milliseconds
 * since 1970). Null while another process has it. Throws StoreUnavailableError.
 */
export function takeFencedLease(name: string, { owner, now, until, steadyNow = performance.now() }: LeaseTerm): Promise<HeldLease | null> {
  return transaction('main', async ({ read, set }) => {
    const lease = await read(leasePath(name), LeaseSchema);
    if (lease !== null && lease.owner !== owner && lease.until > now && !isAbandoned(name, lease, until - now, steadyNow)) return null;
    const before = lease?.fence ?? 0;
    const fence = lease?.owner === owner ? before : before + 1;
    set(leasePath(name), { owner, until, fence });
    return { name, owner, fence };
  });
}

/** Takes a lease without a fence, for jobs whose steps may be done twice. */
export async function takeLease(name: string, term: LeaseTerm): Promise<boolean> {
  return (await takeFencedLease(name, term)) !== null;
}

/** Gives a lease back before its time. */
export function endLease({ name, owner, fence }: HeldLease): Promise<void> {
  return transaction('main', async ({ read, set }) => {
    const lease = await read(leasePath(name), LeaseSchema);
    if (lease?.owner === owner) set(leasePath(name), { owner, until: 0, fence });
  });
}

/** Stops earlier owners of the lease from writing to another project than main, where the lease itself is. Throws LeaseLostError. */
export function raiseFence(project: StoreProject, { name, fence }: HeldLease): Promise<void> {
  return transaction(project, async ({ read, set }) => {
    const raised = await read(fencePath(name), FenceSchema);
    if (raised !== null && raised.fence > fence) throw new LeaseLostError(name);
    set(fencePath(name), { fence });
  });
}

/** `commitWrites` as long as no other process has taken the lease over. Throws LeaseLostError, and then has written nothing. */
export function fencedCommit({ name, owner, fence }: HeldLease): typeof commitWrites {
  return async (project, writes) => {
    if (writes.length === 0) return;
    await transaction(
      project,
      async ({ read, set, remove }) => {
        const holds =
          project === 'main'
            ? await read(leasePath(name), LeaseSchema).then((lease) => lease?.owner === owner && lease.fence === fence)
            : await read(fencePath(name), FenceSchema).then((raised) => raised?.fence === fence);
        if (!holds) throw new LeaseLostError(name);
        for (const { path, fields } of writes) {
          if (fields === null) remove(path);
          else set(path, fields);
        }
      },
      { deadlineMs: WRITE_DEADLINE_MS },
    );
  };
}
