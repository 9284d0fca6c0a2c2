import { COSMETICS, isWorn, NO_LOOK, type Cosmetic, type Look } from './cosmetics';
import type { PlayAccount } from './ledger';

/** What the page and the JSON of the shop say. */
export type ShopItem = Cosmetic & { readonly owned: boolean; readonly worn: boolean };
/** `balance`: null for a visitor, of the page. */
export type ShopAnswer = { readonly balance: number | null; readonly look: Look; readonly items: readonly ShopItem[] };

export function shopAnswer(account: Pick<PlayAccount, 'balance' | 'look' | 'items'> | null): ShopAnswer {
  const look = account?.look ?? NO_LOOK;
  return {
    balance: account?.balance ?? null,
    look,
    items: COSMETICS.map((item) => ({ ...item, owned: account?.items.includes(item.id) ?? false, worn: isWorn(look, item) })),
  };
}
