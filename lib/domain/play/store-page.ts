import { COSMETICS, isWorn, NO_LOOK, type Cosmetic, type Look } from './cosmetics';
import type { PlayAccount } from './ledger';

/** What the store's page and its JSON say. */
export type StoreItem = Cosmetic & { readonly owned: boolean; readonly worn: boolean };
/** `balance`: null for a visitor, of the page. */
export type StoreAnswer = { readonly balance: number | null; readonly look: Look; readonly items: readonly StoreItem[] };

export function storeAnswer(account: Pick<PlayAccount, 'balance' | 'look' | 'items'> | null): StoreAnswer {
  const look = account?.look ?? NO_LOOK;
  return {
    balance: account?.balance ?? null,
    look,
    items: COSMETICS.map((item) => ({ ...item, owned: account?.items.includes(item.id) ?? false, worn: isWorn(look, item) })),
  };
}
