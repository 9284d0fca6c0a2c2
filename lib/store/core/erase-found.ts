import * as v from 'valibot';
import type { StoreProject } from './project-ids';
import { type Clause, queryCollection } from './query';
import { transaction } from './transaction';

const AT_ONCE = 200;

/** Deletes all documents of a collection that a condition chooses, readable or not; returns how many. Safe to repeat. Throws StoreUnavailableError. */
export async function eraseFound(
  project: StoreProject,
  collection: string,
  where: Extract<Clause, readonly ['where', ...unknown[]]>,
): Promise<number> {
  for (let erased = 0; ;) {
    const found = await queryCollection(project, collection, v.unknown(), [where, ['limit', AT_ONCE]]);
    await transaction(project, ({ remove }) => {
      for (const { path } of found) remove(path);
      return Promise.resolve();
    });
    erased += found.length;
    if (found.length < AT_ONCE) return erased;
  }
}
