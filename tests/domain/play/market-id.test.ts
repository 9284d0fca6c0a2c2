import { describe, expect, it } from 'vitest';
import { marketId, parseMarketId } from '../../../lib/domain/play/market';

describe('the id of a market', () => {
  it('names its match and kind', () => {
    const name = { matchId: 29_680_684, kind: 'winner' } as const;
    expect(parseMarketId(marketId(name))).toEqual(name);
  });

  it.each(['029680684-winner', '0-winner', '00-first-blood', '-7-winner', '7-nothing', '7-constructor', '7winner', '7-winner ', ''])(
    'is not %j',
    (id) => {
      expect(parseMarketId(id)).toBeNull();
    },
  );
});
