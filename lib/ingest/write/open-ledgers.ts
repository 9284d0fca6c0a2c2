import type { StoreProject } from '../../store/core/project-ids';
import { readLedger } from '../../store/work/ledger-document';
import { listOwnedPaths } from '../../store/core/list-documents';
import { Ledger } from './ledger';

export type Ledgers = ReadonlyMap<StoreProject, Ledger>;

/** Without a ledger that can be trusted, what is stored is found by looking. */
async function openLedger(project: 'main' | 'games', trusted: boolean): Promise<Ledger> {
  const ledger = new Ledger(project);
  const shards = await readLedger(project);
  ledger.load(shards);
  if (!trusted || shards.size === 0 || [...shards.values()].includes(null)) ledger.addLost(await listOwnedPaths(project));
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
