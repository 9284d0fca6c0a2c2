import { mayWear, type Look, type PlayerMark } from '../../domain/play/cosmetics';
import { LEDGER_RULES, PlayAccountSchema, type PlayAccount } from '../../domain/play/ledger';
import { buyItem, PurchaseSchema, type BoughtOrNot, type Purchase, type PurchaseRequest } from '../../domain/play/purchase';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { isProjectNamed } from '../core/project-ids';
import { queryCollection, queryValues } from '../core/query';
import { readDocument } from '../core/read-document';
import { accountPath, accountStep, BrokenLedgerError, putAccount, putBooked, readGranted, readIntact } from './ledger-store';

/** The store of the prediction game: `purchases/{uid}-{id}`, and what an account has put on. Every step is one transaction. */

const purchasePath = (uid: string, id: string): DocumentPath => documentPath`purchases/${pathSegment(uid)}-${pathSegment(id)}`;

const SHOP_RULES = { ...LEDGER_RULES, buyItem };
export type ShopRules = typeof SHOP_RULES;

/** Buys an item, or says why not; the same request again changes nothing. Throws StoreUnavailableError, BrokenLedgerError. */
export function buy(request: PurchaseRequest, now: number, rules: ShopRules = SHOP_RULES): Promise<BoughtOrNot> {
  const { uid, id } = request;
  return accountStep(uid, async (inside) => {
    const [granted, known] = await Promise.all([
      readGranted(inside, uid, now, rules),
      readIntact(inside, purchasePath(uid, id), PurchaseSchema),
    ]);
    const bought = rules.buyItem({ account: granted.account, known }, request, now);
    if (bought.kind !== 'bought') return bought;
    putBooked(inside, uid, granted, bought);
    inside.set(purchasePath(uid, id), { ...bought.purchase });
    return bought;
  });
}

/** Changes a stored account; null where there is none, or `change` refuses. Throws StoreUnavailableError, BrokenLedgerError. */
function changeAccount(uid: string, change: (account: PlayAccount) => PlayAccount | null): Promise<PlayAccount | null> {
  return accountStep(uid, async (inside) => {
    const stored = await readIntact(inside, accountPath(uid), PlayAccountSchema);
    const after = stored && change(stored);
    if (after !== null && after !== stored) putAccount(inside, uid, after);
    return after;
  });
}

/** Puts a look on; null where a piece of it was not bought. Throws StoreUnavailableError. */
export function wearLook(uid: string, look: Look): Promise<PlayAccount | null> {
  return changeAccount(uid, (account) => (mayWear(look, account.items) ? { ...account, look } : null));
}

/** Switches the public profile off or on; null without an account. Throws StoreUnavailableError. */
export function setPrivate(uid: string, isPrivate: boolean): Promise<PlayAccount | null> {
  return changeAccount(uid, (account) => (account.isPrivate === isPrivate ? account : { ...account, isPrivate }));
}

/** Renames an account, where there is one. Throws StoreUnavailableError. */
export async function nameAccount(uid: string, name: string): Promise<void> {
  if (!isProjectNamed('play')) return;
  try {
    await changeAccount(uid, (account) => (account.name === name ? account : { ...account, name }));
  } catch (error) {
    // A malformed account is reported and stays as it is; the user's comments get the name all the same.
    if (!(error instanceof BrokenLedgerError)) throw error;
  }
}

/** How an account appears beside a name. */
export function markOf({ profile, isPrivate, look }: PlayAccount): PlayerMark {
  return { profile: isPrivate ? '' : profile, look };
}

/** The mark as it is stored; null without an account or without the game's project. Throws StoreUnavailableError. */
export async function readPlayerMark(uid: string): Promise<PlayerMark | null> {
  if (!isProjectNamed('play')) return null;
  const account = await readDocument('play', accountPath(uid), PlayAccountSchema);
  return account && markOf(account);
}

/** The account with a public profile; null where there is none. Its owner finds it also while it is switched off. Throws StoreUnavailableError. */
export async function accountOfProfile(profile: string): Promise<{ readonly uid: string; readonly account: PlayAccount } | null> {
  const [found] = await queryCollection('play', 'accounts', PlayAccountSchema, [
    ['where', 'profile', '==', profile],
    ['limit', 1],
  ]);
  return found ? { uid: found.id, account: found.value } : null;
}

/** The purchases of an account. Throws StoreUnavailableError. */
export function purchasesOf(uid: string, limit: number): Promise<Purchase[]> {
  return queryValues('play', 'purchases', PurchaseSchema, [
    ['where', 'uid', '==', uid],
    ['limit', limit],
  ]);
}
