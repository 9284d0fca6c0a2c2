import { useState } from 'react';
import { useWrite, type FailureTexts } from '../../lib/client/requests/use-write';
import { isRecord } from '../../lib/domain/values/is-record';
import { paths } from '../../lib/domain/page/paths';
import { isWorn, type Look } from '../../lib/domain/play/cosmetics';
import type { ShopAnswer, ShopItem } from '../../lib/domain/play/shop-page';

const isBought = (value: unknown): value is { readonly balance: number } => isRecord(value) && typeof value['balance'] === 'number';

const FAILURES: FailureTexts = {
  byCode: {
    'balance-too-small': 'playShop.failures.balance',
    'item-owned': 'playShop.failures.owned',
    'rate-limited': 'login.tooManyRequests',
  },
  otherwise: 'playShop.failures.failed',
};

/** The shop as the page came with it, and what was bought and put on since. */
export function useShop(page: ShopAnswer) {
  const [shop, setShop] = useState(page);
  const [news, setNews] = useState<{ readonly kind: 'bought'; readonly item: ShopItem } | { readonly kind: 'changed' } | null>(null);
  const { send, sendOnce, isSending, failure } = useWrite(FAILURES);

  const buy = async (item: ShopItem): Promise<void> => {
    setNews(null);
    const answer = await sendOnce(paths.api.playPurchases(), isBought, { item: item.id });
    if (!answer?.ok) return;
    const { balance } = answer.value;
    setShop((before) => ({
      ...before,
      balance,
      items: before.items.map((each) => (each.id === item.id ? { ...each, owned: true } : each)),
    }));
    setNews({ kind: 'bought', item });
  };

  const putOn = async (look: Look): Promise<void> => {
    setNews(null);
    const answer = await send(paths.api.playLook(), isRecord, { method: 'POST', body: look });
    if (!answer?.ok) return;
    setShop((before) => ({ ...before, look, items: before.items.map((each) => ({ ...each, worn: isWorn(look, each) })) }));
    setNews({ kind: 'changed' });
  };

  return { shop, isSending, news, failure, buy, putOn };
}
