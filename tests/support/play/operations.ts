import fc from 'fast-check';
import { ACCOUNTS, MATCHES, type LedgerOperation } from './ledger-world';

const index = (count: number) => fc.integer({ min: 0, max: count - 1 });

const arbitraryOperation = (accounts: number, places: number): fc.Arbitrary<LedgerOperation> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('visit' as const), account: index(accounts), days: index(4) }) },
    {
      weight: places,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        account: index(accounts),
        match: index(MATCHES.length),
        market: index(3),
        outcome: index(6),
        stake: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(400, 999, 1_000)),
        name: index(40),
        tenths: index(12),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('buy' as const), account: index(accounts), item: index(4), name: index(3) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        account: index(accounts),
        question: index(3),
        choice: index(3),
        name: index(6),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('decide' as const),
        match: index(MATCHES.length),
        market: index(3),
        outcome: index(6),
        isVoid: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), match: index(MATCHES.length) }) },
  );

/** Operations in the order in which they are begun. */
export const arbitraryOperations = (count: number, { accounts = 12, places = 14 } = {}): fc.Arbitrary<LedgerOperation[]> =>
  fc.array(arbitraryOperation(Math.min(accounts, ACCOUNTS.length), places), { minLength: count, maxLength: count });
