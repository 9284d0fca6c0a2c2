import { COSMETICS, isWorn, type Cosmetic, type Look } from './cosmetics';
import type { PlayAccount } from './ledger';

/** What the store's page and its JSON say. */
export type StoreItem = Cosmetic & { readonly owned: boolean; readonly worn: boolean };
export type StoreAnswer = { readonly balance: number; readonly look: Look; readonly items: readonly StoreItem[] };

export function storeAnswer({ balance, look, items }: Pick<PlayAccount, 'balance' | 'look' | 'items'>): StoreAnswer {
  return { balance, look, items: COSMETICS.map((item) => ({ ...item, owned: items.includes(item.id), worn: isWorn(look, item) })) };
}
