import * as v from 'valibot';
import type { StoreProject } from './project-ids';
import { type Clause, queryCollection } from './query';
import { transaction } from './transaction';

const AT_ONCE = 200;

/** Deletes all documents of a collection that the clauses choose, readable or not; returns how many. Safe to repeat. Throws StoreUnavailableError. */
export async function eraseFound(project: StoreProject, collection: string, clauses: readonly Clause[]): Promise<number> {
  for (let erased = 0; ;) {
    const found = await queryCollection(project, collection, v.unknown(), [...clauses, ['limit', AT_ONCE]]);
    await transaction(project, ({ remove }) => found.forEach(({ path }) => remove(path)));
    erased += found.length;
    if (found.length < AT_ONCE) return erased;
  }
}
