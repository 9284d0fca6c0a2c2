import * as v from 'valibot';
import { type Clause, queryCollection } from './query';
import { transaction } from './transaction';

const AT_ONCE = 200;

/** Deletes all documents of a collection of the project main that a condition chooses, readable or not; returns how many. Safe to repeat. Throws StoreUnavailableError. */
export async function eraseFound(collection: string, where: Extract<Clause, readonly ['where', ...unknown[]]>): Promise<number> {
  for (let erased = 0; ;) {
    const found = await queryCollection('main', collection, v.unknown(), [where, ['limit', AT_ONCE]]);
    await transaction('main', ({ remove }) => {
      for (const { path } of found) remove(path);
      return Promise.resolve();
    });
    erased += found.length;
    if (found.length < AT_ONCE) return erased;
  }
}
