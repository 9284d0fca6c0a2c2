import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { chunks } from '../../domain/values/chunks';
import { BookSchema, type Verdict } from '../../domain/play/market';
import {
  BetSchema,
  JournalRowSchema,
  LEDGER_RULES,
  NEW_ACCOUNT,
  PlayAccountSchema,
  type Bet,
  type BetRequest,
  type Booked,
  type JournalRow,
  type LedgerRules,
  type PlacedOrNot,
  type PlayAccount,
} from '../../domain/play/ledger';
import type { Period } from '../../domain/play/score';
import { LIST_DEADLINE_MS, READ_DEADLINE_MS, withDeadline } from '../core/deadline';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { collectionQuery, queryCollection, queryPages, queryValues, type Clause, type Found } from '../core/query';
import { type StoreTransaction, transaction } from '../core/transaction';
import { bookPath } from './book-document';

/**
 * The ledger in the project play: `accounts/{uid}` with its `journal`, and
 * `bets/{uid}-{id}`. Every step is one transaction, with its checks read inside
 * it (docs/decisions/0048).
 */

export const accountPath = (uid: string): DocumentPath => documentPath`accounts/${pathSegment(uid)}`;
export const journalPath = (uid: string): string => `${accountPath(uid)}/journal`;
export const journalRowPath = (uid: string, id: string): DocumentPath => documentPath`accounts/${pathSegment(uid)}/journal/${id}`;
export const betPath = (uid: string, id: string): DocumentPath => documentPath`bets/${pathSegment(uid)}-${pathSegment(id)}`;

/** Runs one step of an account. Requests of one account wait for each other instead of for its lock, which takes longer. */
export function accountStep<Result>(uid: string, run: (inside: StoreTransaction) => Promise<Result>): Promise<Result> {
  return transaction('play', run, { busy: accountPath(uid) });
}

/** Something of the ledger is stored but does not decode. It must not be taken for missing: then it would be written over. */
export class BrokenLedgerError extends Error {
  constructor(paths: readonly DocumentPath[]) {
    super(`malformed, so nothing is written: ${paths.join(', ')}`);
    this.name = 'BrokenLedgerError';
  }
}

/** A schema whose value is that of `schema`, whole, in `value`; null there if malformed. */
const intact = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([
    v.pipe(
      schema,
      v.transform((value) => ({ value })),
    ),
    v.pipe(
      v.unknown(),
      v.transform(() => ({ value: null })),
    ),
  ]);

/** A document of the ledger; null where there is none. Throws BrokenLedgerError where it is malformed (reported). */
export async function readIntact<const Schema extends v.GenericSchema>(
  { read }: Pick<StoreTransaction, 'read'>,
  path: DocumentPath,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const stored = await read(path, intact(schema));
  if (stored === null || stored.value !== null) return stored && stored.value;
  // Read as usual, the document is reported with what is wrong.
  await read(path, schema);
  throw new BrokenLedgerError([path]);
}

/** Bets that are settled in one transaction, and transactions at once. */
const BATCH = 40;
const AT_ONCE = 4;
const FOUND_AT_ONCE = 400;

function putRows({ set }: StoreTransaction, uid: string, rows: readonly JournalRow[]): void {
  for (const row of rows) set(journalRowPath(uid, row.id), { ...row });
}

export const putAccount = ({ set }: StoreTransaction, uid: string, account: PlayAccount): void => set(accountPath(uid), { ...account });

/** The account with the grants that it is due, made where there is none. Throws BrokenLedgerError. */
export async function readGranted(inside: StoreTransaction, uid: string, now: number, rules: LedgerRules): Promise<Booked> {
  return rules.grantDue((await readIntact(inside, accountPath(uid), PlayAccountSchema)) ?? NEW_ACCOUNT, now);
}

/** Writes what a step has made of an account that was granted before it. */
export function putBooked(inside: StoreTransaction, uid: string, granted: Booked, { account, rows }: Booked): void {
  putAccount(inside, uid, account);
  putRows(inside, uid, [...granted.rows, ...rows]);
}

const putBet = ({ set }: StoreTransaction, bet: Bet): void => set(betPath(bet.uid, bet.id), { ...bet });

/** The length of ids in addresses of public profiles, in place of the user's id. */
const PROFILE_ID_LENGTH = 16;
const newProfileId = (): string => randomUUID().replaceAll('-', '').slice(0, PROFILE_ID_LENGTH);

type PlayLedger = {
  /** An account with the grants that it is due; made where there is none. `name`: as rankings show it; null: as it was. Throws StoreUnavailableError, BrokenLedgerError. */
  readonly openAccount: (uid: string, name: string | null, now: number) => Promise<PlayAccount>;
  /** Places a bet, or says why not. The same request again changes nothing. Throws StoreUnavailableError, BrokenLedgerError. */
  readonly place: (request: BetRequest, now: number) => Promise<PlacedOrNot>;
  /** Settles all bets on a market that this verdict has not settled yet; answers how many. May be broken off and begun again. Throws StoreUnavailableError, and BrokenLedgerError once only bets of malformed accounts are left. */
  readonly settleMarket: (market: string, verdict: Verdict, signal: AbortSignal) => Promise<number>;
};

/** How many bets a transaction has settled, and the malformed accounts whose bets it left. */
type SettledSome = { readonly count: number; readonly broken: readonly DocumentPath[] };

/** The ledger by these rules; others than the game's own are for tests, which break them. */
export function openLedger(rules: LedgerRules = LEDGER_RULES): PlayLedger {
  const openAccount: PlayLedger['openAccount'] = (uid, name, now) =>
    accountStep(uid, async (inside) => {
      const stored = await readIntact(inside, accountPath(uid), PlayAccountSchema);
      const { account, rows } = rules.grantDue(stored ?? NEW_ACCOUNT, now);
      const named = { ...account, name: name ?? account.name, profile: account.profile || newProfileId() };
      if (stored !== null && rows.length === 0 && named.name === stored.name && stored.profile !== '') return stored;
      putAccount(inside, uid, named);
      putRows(inside, uid, rows);
      return named;
    });

  const place: PlayLedger['place'] = (request, now) =>
    accountStep(request.uid, async (inside) => {
      const { id, uid, matchId } = request;
      const [granted, book, known] = await Promise.all([
        readGranted(inside, uid, now, rules),
        inside.read(bookPath(matchId), BookSchema),
        readIntact(inside, betPath(uid, id), BetSchema),
      ]);
      const placed = rules.placeBet({ account: granted.account, book, known }, request, now);
      if (placed.kind !== 'placed') return placed;
      putBooked(inside, uid, granted, placed);
      putBet(inside, placed.bet);
      return placed;
    });

  const settleSome = (bets: readonly { readonly uid: string; readonly id: string }[], verdict: Verdict): Promise<SettledSome> =>
    transaction(
      'play',
      async (inside) => {
        const uids = [...new Set(bets.map(({ uid }) => uid))];
        const [stored, found] = await Promise.all([
          inside.readAll(uids.map(accountPath), intact(PlayAccountSchema)),
          inside.readAll(
            bets.map(({ uid, id }) => betPath(uid, id)),
            BetSchema,
          ),
        ]);
        const accounts = new Map(uids.map((uid, index) => [uid, stored[index]?.value ?? null]));
        const broken = new Set(uids.filter((_uid, index) => stored[index]?.value === null));
        for (const uid of broken) await inside.read(accountPath(uid), PlayAccountSchema);
        const changed = new Set<string>();
        let count = 0;
        for (const bet of found) {
          if (bet === null || broken.has(bet.uid)) continue;
          const account = accounts.get(bet.uid) ?? null;
          // The bet was left by an account that has gone.
          if (account === null) inside.remove(betPath(bet.uid, bet.id));
          const settled = account && rules.settleBet(account, bet, verdict);
          count += 1;
          if (!settled) continue;
          accounts.set(settled.bet.uid, settled.account);
          changed.add(settled.bet.uid);
          putRows(inside, settled.bet.uid, settled.rows);
          putBet(inside, settled.bet);
        }
        for (const uid of changed) {
          const account = accounts.get(uid);
          if (account) putAccount(inside, uid, account);
        }
        return { count, broken: [...broken].map(accountPath) };
      },
      { deadlineMs: LIST_DEADLINE_MS },
    );

  const settleMarket: PlayLedger['settleMarket'] = async (market, verdict, signal) => {
    const unsettled: readonly Clause[] = [
      ['where', 'market', '==', market],
      ['where', 'revision', '<', verdict.revision],
      ['orderBy', 'revision'],
      ['limit', FOUND_AT_ONCE],
    ];
    const limit = pLimit(AT_ONCE);
    for (let count = 0; ;) {
      signal.throwIfAborted();
      const found = await queryCollection('play', 'bets', BetSchema, unsettled, LIST_DEADLINE_MS);
      if (found.length === 0) return count;
      // Bets of one account are in one transaction, or they would wait for each other.
      const ordered = found.map(({ value: { uid, id } }) => ({ uid, id })).sort((a, b) => (a.uid < b.uid ? -1 : 1));
      const settled = await Promise.all(chunks(ordered, BATCH).map((some) => limit(() => settleSome(some, verdict))));
      const broken = settled.flatMap((some) => some.broken);
      if (broken.length > 0 && settled.every((some) => some.count === 0)) throw new BrokenLedgerError(broken);
      count += settled.reduce((sum, some) => sum + some.count, 0);
    }
  };

  return { openAccount, place, settleMarket };
}

/** An account's journal from the newest entry on. Throws StoreUnavailableError. */
export function readJournal(uid: string, limit: number): Promise<JournalRow[]> {
  return queryValues('play', journalPath(uid), JournalRowSchema, [
    ['orderBy', 'id', 'desc'],
    ['limit', limit],
  ]);
}

/** An account's bets, the newest first. Throws StoreUnavailableError. */
export function betsOf(uid: string, limit: number): Promise<Bet[]> {
  return queryValues('play', 'bets', BetSchema, [
    ['where', 'uid', '==', uid],
    ['orderBy', 'placedAt', 'desc'],
    ['limit', limit],
  ]);
}

/** The uids whose bets on a market were settled by its verdict of this revision and time, in pages; not those that it left refunded. Throws StoreUnavailableError. */
export async function* bettorsOn(market: string, revision: number, at: number): AsyncGenerator<readonly string[]> {
  const settled: Clause[] = [
    ['where', 'market', '==', market],
    ['where', 'revision', '==', revision],
  ];
  for await (const found of queryPages('play', 'bets', BetSchema, settled)) {
    yield found.flatMap(({ value: { uid, settledAt } }) => (settledAt === at ? [uid] : []));
  }
}

/** The best accounts of a period, the best first; those without a score last. Throws StoreUnavailableError. */
export function bestAccounts(period: Period, key: string, limit: number): Promise<Found<PlayAccount>[]> {
  return queryCollection('play', 'accounts', PlayAccountSchema, [
    ['where', `tallies.${period}.key`, '==', key],
    ['orderBy', `tallies.${period}.score`, 'desc'],
    ['limit', limit],
  ]);
}

/** How many accounts have a better score in a period. Throws StoreUnavailableError. */
export async function countBetter(period: Period, key: string, score: number): Promise<number> {
  const better = collectionQuery('play', 'accounts', [
    ['where', `tallies.${period}.key`, '==', key],
    ['where', `tallies.${period}.score`, '>', score],
    ['orderBy', `tallies.${period}.score`, 'desc'],
  ]);
  return (await withDeadline(`accounts before ${score}`, READ_DEADLINE_MS, better.count().get())).data().count;
}

const BEST_AT_ONCE = 10;

/**
 * The best of the first bets on a market that each of these accounts won and that were first settled from `from` up to, not
 * including, `until` (milliseconds): with the highest odds, then placed first. One read an account. Throws StoreUnavailableError.
 */
export async function bestWins(uids: readonly string[], from: number, until: number): Promise<Bet[]> {
  const limit = pLimit(BEST_AT_ONCE);
  const bestOf = (uid: string) =>
    queryValues('play', 'bets', BetSchema, [
      ['where', 'uid', '==', uid],
      ['where', 'isRanked', '==', true],
      ['where', 'state', '==', 'won'],
      ['where', 'countedAt', '>=', from],
      ['where', 'countedAt', '<', until],
      // This holds for all odds: Firestore orders first by a field that a query narrows.
      ['where', 'odds', '>', 0],
      ['orderBy', 'odds', 'desc'],
      ['orderBy', 'placedAt'],
      ['orderBy', 'countedAt'],
      ['limit', 1],
    ]);
  return (await Promise.all(uids.map((uid) => limit(() => bestOf(uid))))).flat();
}
