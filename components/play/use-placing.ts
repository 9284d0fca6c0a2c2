import { useRef, useState } from 'react';
import { addPick } from '../../lib/client/play/own-picks';
import { randomId } from '../../lib/client/requests/random-id';
import { request } from '../../lib/client/requests/request';
import { isRecord } from '../../lib/domain/values/is-record';
import { paths } from '../../lib/domain/page/paths';
import type { PlacedBet, PlayAnswer } from '../../lib/domain/play/play-answer';
import type { MessageKey } from '../../lib/i18n/message-key';

/** The bet that is about to be placed. */
type Slip = { readonly market: string; readonly outcome: string; readonly odds: number; readonly stake: number };

export type BetPlacement = { readonly bet: PlacedBet; readonly balance: number };

/** Balance and predictions after a placement. */
export function withBet(play: PlayAnswer, { bet, balance }: BetPlacement): PlayAnswer {
  return { ...play, balance, open: [bet, ...play.open.filter(({ id }) => id !== bet.id)] };
}

const isPlacement = (value: unknown): value is BetPlacement =>
  isRecord(value) && typeof value['balance'] === 'number' && isRecord(value['bet']) && typeof value['bet']['id'] === 'string';

const FAILURES: Readonly<Record<string, MessageKey>> = {
  'odds-moved': 'play.failures.oddsMoved',
  'market-closed': 'play.failures.closed',
  'balance-too-small': 'play.failures.balance',
  'stake-limit': 'play.failures.limit',
  unverified: 'play.failures.unverified',
  'rate-limited': 'login.tooManyRequests',
};

/** Sends slips. A retry after a lost answer has the same id, so the bet is placed only once. */
export function usePlacing(onPlaced: (placement: BetPlacement) => void, onMoved: () => void) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const pending = useRef<{ readonly content: string; readonly id: string } | null>(null);
  const place = async (slip: Slip): Promise<void> => {
    if (isSending) return;
    const content = JSON.stringify(slip);
    if (pending.current?.content !== content) pending.current = { content, id: randomId() };
    setIsSending(true);
    setFailure(null);
    const answer = await request(paths.api.playBets(), isPlacement, { method: 'POST', body: { ...slip, id: pending.current.id } });
    setIsSending(false);
    if (answer.ok) {
      pending.current = null;
      addPick(answer.value.bet);
      onPlaced(answer.value);
      return;
    }
    const { code, status } = answer.error;
    // Refused for good: the next attempt is another bet.
    if (status !== null && status < 500) pending.current = null;
    if (code === 'odds-moved' || code === 'market-closed') onMoved();
    setFailure(FAILURES[code] ?? 'play.failures.failed');
  };
  return { place, isSending, failure, forget: () => setFailure(null) };
}
