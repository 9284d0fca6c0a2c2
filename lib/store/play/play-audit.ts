import { accountFaults, isBalanced, supplyOf, type AuditedAccount, type Supply } from '../../domain/play/audit';
import { BetSchema, JournalRowSchema, PlayAccountSchema } from '../../domain/play/ledger';
import { readCollection, walkDocuments } from '../core/list-documents';
import { queryValues } from '../core/query';
import { journalPath } from './ledger-store';

type PlayAudit = {
  readonly accounts: number;
  /** A text for each thing that does not add up. */
  readonly faults: readonly string[];
  readonly supply: Supply;
};

/** Recomputes every account from its journal and its bets. While bets are placed, an account may be seen half way. Throws StoreUnavailableError. */
export async function auditPlay(): Promise<PlayAudit> {
  const faults: string[] = [];
  const total = { grants: 0, rewards: 0, staked: 0, paid: 0, spent: 0, balances: 0 };
  let accounts = 0;
  for await (const { id, value: account } of walkDocuments('play', 'accounts', PlayAccountSchema)) {
    const [rows, bets] = await Promise.all([
      readCollection('play', journalPath(id), JournalRowSchema),
      queryValues('play', 'bets', BetSchema, [['where', 'uid', '==', id]]),
    ]);
    const audited: AuditedAccount = { uid: id, account, rows, bets };
    faults.push(...accountFaults(audited).map((fault) => `${id}: ${fault}`));
    const supply = supplyOf([audited]);
    if (!isBalanced(supply)) faults.push(`${id}: supply ${JSON.stringify(supply)}`);
    total.grants += supply.grants;
    total.rewards += supply.rewards;
    total.staked += supply.staked;
    total.paid += supply.paid;
    total.spent += supply.spent;
    total.balances += supply.balances;
    accounts += 1;
  }
  return { accounts, faults, supply: total };
}
