import { describe, expect, it } from 'vitest';
import { COSMETICS, mayWear, NO_LOOK, withPiece } from '../../../lib/domain/play/cosmetics';
import { NEW_ACCOUNT, type PlayAccount } from '../../../lib/domain/play/ledger';
import { buyItem, type PurchaseRequest } from '../../../lib/domain/play/purchase';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const account: PlayAccount = { ...NEW_ACCOUNT, balance: 1_000, rows: 1, grantedOn: '2026-11-18' };
const request: PurchaseRequest = { id: 'buy-00001', uid: 'u', item: 'badge-target' };
const price = COSMETICS.find(({ id }) => id === request.item)?.price ?? 0;

describe('an item of the store', () => {
  it('costs its price, which leaves the balance and is noted in the journal', () => {
    expect(buyItem({ account, known: null }, request, NOW)).toMatchObject({
      kind: 'bought',
      account: { balance: 1_000 - price, items: ['badge-target'] },
      rows: [{ kind: 'purchase', amount: -price, about: 'badge-target', balance: 1_000 - price }],
      purchase: { ...request, price, balance: 1_000 - price },
    });
  });

  it.each([
    ['is not sold', { item: 'badge-moon' }, {}, 'no-item'],
    ['is owned', {}, { items: ['badge-target'] }, 'owned'],
    ['costs more than there is', {}, { balance: price - 1 }, 'balance'],
    ['is to be paid from a debt', {}, { balance: -1 }, 'balance'],
  ] as const)('is refused where it %s', (_why, other, change, why) =>
    expect(buyItem({ account: { ...account, ...change }, known: null }, { ...request, ...other }, NOW)).toEqual({ kind: 'refused', why }),
  );

  it('is paid once, however often the request arrives', () => {
    const first = buyItem({ account, known: null }, request, NOW);
    if (first.kind !== 'bought') throw new Error('not bought');
    const { purchase } = first;
    expect(buyItem({ account: first.account, known: purchase }, request, NOW + 1)).toEqual({ kind: 'known', purchase });
    expect(buyItem({ account: first.account, known: purchase }, { ...request, item: 'color-sky' }, NOW)).toMatchObject({
      why: 'id-reused',
    });
  });

  it('can be worn by its owner', () => {
    const look = COSMETICS.filter(({ id }) => id === 'badge-target').reduce(withPiece, NO_LOOK);
    expect(mayWear(look, ['badge-target'])).toBe(true);
    expect(mayWear(look, ['badge-crown'])).toBe(false);
    expect(mayWear(NO_LOOK, [])).toBe(true);
  });
});
