import * as v from 'valibot';
import { cosmeticOf } from './cosmetics';
import { CoinsSchema } from './coins';
import { booked, type Booked, type PlayAccount } from './ledger';

/** `purchases/{uid}-{id}`: an item of the shop that was bought. */
export const PurchaseSchema = v.object({
  /** Chosen by the client. */
  id: v.string(),
  uid: v.string(),
  item: v.string(),
  price: CoinsSchema,
  /** The account's just after it: a repeated request is answered the same. */
  balance: CoinsSchema,
  /** Milliseconds since 1970, by the site's clock. */
  at: v.number(),
});
export type Purchase = v.InferOutput<typeof PurchaseSchema>;

export type PurchaseRequest = Pick<Purchase, 'id' | 'uid' | 'item'>;
export type PurchaseRefusal = 'no-item' | 'owned' | 'balance' | 'id-reused';

export type BoughtOrNot =
  | { readonly kind: 'refused'; readonly why: PurchaseRefusal }
  /** It was bought before, under this id. */
  | { readonly kind: 'known'; readonly purchase: Purchase }
  | (Booked & { readonly kind: 'bought'; readonly purchase: Purchase });

/** The writes of a purchase. `known`: the player's existing purchase with this id. */
type BuyingState = { readonly account: PlayAccount; readonly known: Purchase | null };

/** Buys an item for its price, or says why not. An item is bought once, and what it costs is gone. `now`: milliseconds since 1970. */
export function buyItem({ account, known }: BuyingState, { id, uid, item }: PurchaseRequest, now: number): BoughtOrNot {
  if (known !== null) return known.item === item ? { kind: 'known', purchase: known } : { kind: 'refused', why: 'id-reused' };
  const sold = cosmeticOf(item);
  if (sold === null) return { kind: 'refused', why: 'no-item' };
  if (account.items.includes(item)) return { kind: 'refused', why: 'owned' };
  const { price } = sold;
  if (price > account.balance) return { kind: 'refused', why: 'balance' };
  const paid = booked({ account, rows: [] }, { at: now, kind: 'purchase', amount: -price, bet: null, market: null, about: item });
  return {
    kind: 'bought',
    account: { ...paid.account, items: [...account.items, item] },
    rows: paid.rows,
    purchase: { id, uid, item, price, balance: paid.account.balance, at: now },
  };
}
