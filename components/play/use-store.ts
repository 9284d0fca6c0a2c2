import { useRef, useState } from 'react';
import { randomId } from '../../lib/client/requests/random-id';
import { request } from '../../lib/client/requests/request';
import { isRecord } from '../../lib/domain/values/is-record';
import { paths } from '../../lib/domain/page/paths';
import { isWorn, type Look } from '../../lib/domain/play/cosmetics';
import type { StoreAnswer, StoreItem } from '../../lib/domain/play/store-page';
import type { MessageKey } from '../../lib/i18n/message-key';

const isBought = (value: unknown): value is { readonly balance: number } => isRecord(value) && typeof value['balance'] === 'number';

const FAILURES: Readonly<Record<string, MessageKey>> = {
  'balance-too-small': 'playStore.failures.balance',
  'item-owned': 'playStore.failures.owned',
  'rate-limited': 'login.tooManyRequests',
};

type StoreNews =
  | { readonly kind: 'bought'; readonly item: StoreItem }
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly why: MessageKey };

/** The store as the page came with it, and what was bought and put on since. A purchase that is sent again keeps its id and is paid once. */
export function useStore(page: StoreAnswer) {
  const [store, setStore] = useState(page);
  const [isSending, setIsSending] = useState(false);
  const [news, setNews] = useState<StoreNews | null>(null);
  const pending = useRef<{ readonly item: string; readonly id: string } | null>(null);
  const failed = (code: string): void => setNews({ kind: 'failed', why: FAILURES[code] ?? 'playStore.failures.failed' });

  const buy = async (item: StoreItem): Promise<void> => {
    if (isSending) return;
    if (pending.current?.item !== item.id) pending.current = { item: item.id, id: randomId() };
    setIsSending(true);
    const answer = await request(paths.api.playPurchases(), isBought, { method: 'POST', body: { id: pending.current.id, item: item.id } });
    setIsSending(false);
    const isKnown = answer.ok || answer.error.status !== null;
    if (isKnown && (answer.ok || (answer.error.status ?? 0) < 500)) pending.current = null;
    if (!answer.ok) {
      failed(answer.error.code);
      return;
    }
    const { balance } = answer.value;
    setStore((before) => ({
      ...before,
      balance,
      items: before.items.map((each) => (each.id === item.id ? { ...each, owned: true } : each)),
    }));
    setNews({ kind: 'bought', item });
  };

  const putOn = async (look: Look): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const answer = await request(paths.api.playLook(), isRecord, { method: 'POST', body: look });
    setIsSending(false);
    if (!answer.ok) {
      failed(answer.error.code);
      return;
    }
    setStore((before) => ({ ...before, look, items: before.items.map((each) => ({ ...each, worn: isWorn(look, each) })) }));
    setNews({ kind: 'changed' });
  };

  return { store, isSending, news, buy, putOn };
}
