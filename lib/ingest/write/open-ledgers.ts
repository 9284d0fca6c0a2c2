import { commitWrites } from '../../store/core/commit-writes';
import type { StoreProject } from '../../store/core/project-ids';
import { ledgerDocuments, readLedger } from '../../store/work/ledger-document';
import { listOwnedPaths } from '../../store/core/list-documents';
import { Ledger } from './ledger';

export type Ledgers = ReadonlyMap<StoreProject, Ledger>;

/** Without a ledger that can be trusted, what is stored is found by looking. */
async function openLedger(project: 'main' | 'games', trusted: boolean): Promise<Ledger> {
  const ledger = new Ledger(project);
  const shards = [...(await readLedger(project))];
  // An earlier version parted the ledger by weeks and families.
  const foreign = shards.filter(([shard]) => !/^[\da-f]{2}$/.test(shard));
  for (const [shard] of foreign) await commitWrites(project, [{ path: ledgerDocuments(project).address(shard).path, fields: null }]);
  const known = shards.filter((each) => !foreign.includes(each));
  for (const [, entries] of known) ledger.load(entries ?? {});
  const isWhole = foreign.length === 0 && known.length > 0 && known.every(([, entries]) => entries !== null);
  if (!trusted || !isWhole) ledger.addLost(await listOwnedPaths(project));
  return ledger;
}

/** What earlier runs have written to the projects that ingest fills. `trusted`: they have left their state behind. */
export async function openLedgers(trusted: boolean): Promise<Ledgers> {
  const [main, games] = await Promise.all([openLedger('main', trusted), openLedger('games', trusted)]);
  return new Map([
    ['main', main],
    ['games', games],
  ]);
}
