import { DAILY_GRANT, QUIZ_REWARD, SIGN_UP_GRANT } from './coins';
import { rowId, type Bet, type JournalRow, type PlayAccount } from './ledger';

/** Whether an account is what its journal and its bets make of it. */

export type AuditedAccount = {
  readonly uid: string;
  readonly account: PlayAccount;
  /** Journal rows in their order. */
  readonly rows: readonly JournalRow[];
  readonly bets: readonly Bet[];
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function journalFaults({ account, rows }: AuditedAccount): string[] {
  const faults: string[] = [];
  let balance = 0;
  const grantDays = new Set<string>();
  rows.forEach((row, index) => {
    balance += row.amount;
    if (row.id !== rowId(index + 1)) faults.push(`entry ${index + 1} is named ${row.id}`);
    if (row.balance !== balance) faults.push(`entry ${row.id} says balance ${row.balance}, the sum is ${balance}`);
    // A stake is paid from what is there; only what a correction takes back may be spent already.
    if (balance < 0 && (row.kind === 'stake' || row.kind === 'purchase')) faults.push(`entry ${row.id} spends what is not there`);
    if (row.kind === 'sign-up' && (row.amount !== SIGN_UP_GRANT || index > 0)) faults.push(`entry ${row.id} is another sign-up grant`);
    if (row.kind !== 'daily' && row.kind !== 'sign-up') return;
    const day = new Date(row.at).toISOString().slice(0, 10);
    if (row.kind === 'daily' && row.amount !== DAILY_GRANT) faults.push(`entry ${row.id} grants ${row.amount}`);
    if (grantDays.has(day)) faults.push(`${day} has two grants`);
    grantDays.add(day);
  });
  if (account.balance !== balance) faults.push(`balance ${account.balance}, the journal says ${balance}`);
  if (account.rows !== rows.length) faults.push(`${account.rows} entries are noted, there are ${rows.length}`);
  return faults;
}

function betFaults(bet: Bet, rows: readonly JournalRow[]): string[] {
  const about = rows.filter((row) => row.bet === bet.id);
  const amounts = (kinds: readonly string[]) => about.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount);
  const stakes = amounts(['stake']);
  const pays = amounts(['win', 'refund']);
  const reversals = amounts(['reversal']);
  const faults: string[] = [];
  if (stakes.length !== 1 || stakes[0] !== -bet.stake)
    faults.push(`bet ${bet.id} of ${bet.stake} was paid for ${stakes.length} times, ${sumOf(stakes)}`);
  if (pays.length - reversals.length !== (bet.paid === 0 ? 0 : 1))
    faults.push(`bet ${bet.id} was paid ${pays.length} times and ${reversals.length} times reversed`);
  if (sumOf(pays) + sumOf(reversals) !== bet.paid)
    faults.push(`bet ${bet.id} brought ${sumOf(pays) + sumOf(reversals)}, it says ${bet.paid}`);
  return faults;
}

/** Each item was paid for once, each question rewarded at most once. */
function sinkFaults({ account, rows }: AuditedAccount): string[] {
  const bought = rows.filter(({ kind }) => kind === 'purchase');
  const rewards = rows.filter(({ kind }) => kind === 'quiz');
  const items = bought.map(({ about }) => about ?? '');
  const faults = [...account.items, ...items].flatMap((item) => {
    const count = items.filter((each) => each === item).length;
    return count === 1 && account.items.includes(item) ? [] : [`item ${item} was paid for ${count} times`];
  });
  for (const { id, amount } of bought) if (amount >= 0) faults.push(`entry ${id} buys for ${-amount}`);
  for (const { id, amount } of rewards) if (amount !== QUIZ_REWARD) faults.push(`entry ${id} rewards with ${amount}`);
  if (new Set(rewards.map(({ about }) => about)).size < rewards.length) faults.push('a question was rewarded twice');
  return [...new Set(faults)];
}

/** What does not fit, a text for each; empty where all is in order. */
export function accountFaults(audited: AuditedAccount): string[] {
  const { account, rows, bets } = audited;
  const open = bets.filter(({ state }) => state === 'open');
  const staked = sumOf(open.map(({ stake }) => stake));
  const noted = sumOf(Object.values(account.stakes));
  const known = new Set(bets.map(({ id }) => id));
  const lost = rows.filter(({ bet }) => bet !== null && !known.has(bet));
  const faults = [...journalFaults(audited), ...sinkFaults(audited), ...bets.flatMap((bet) => betFaults(bet, rows))];
  if (account.openBets !== open.length) faults.push(`${account.openBets} open bets are noted, there are ${open.length}`);
  if (noted !== staked) faults.push(`${noted} coins are noted as staked, there are ${staked}`);
  if (lost.length > 0) faults.push(`${lost.length} entries are about bets that are not there`);
  return faults;
}

/** Coins that were made (grants, rewards of quizzes) and what became of them: `balances` = `grants` + `rewards` + `paid` - `staked` - `spent`. */
export type Supply = {
  readonly grants: number;
  readonly rewards: number;
  readonly staked: number;
  readonly paid: number;
  /** Coins spent in the shop. */
  readonly spent: number;
  readonly balances: number;
};

export function supplyOf(accounts: readonly AuditedAccount[]): Supply {
  const rows = accounts.flatMap((each) => each.rows);
  const bets = accounts.flatMap((each) => each.bets);
  const sumIn = (...kinds: readonly JournalRow['kind'][]) =>
    sumOf(rows.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return {
    grants: sumIn('sign-up', 'daily'),
    rewards: sumIn('quiz'),
    staked: sumOf(bets.map(({ stake }) => stake)),
    paid: sumOf(bets.map(({ paid }) => paid)),
    spent: -sumIn('purchase'),
    balances: sumOf(accounts.map(({ account }) => account.balance)),
  };
}

export const isBalanced = ({ grants, rewards, staked, paid, spent, balances }: Supply): boolean =>
  balances === grants + rewards + paid - staked - spent;
