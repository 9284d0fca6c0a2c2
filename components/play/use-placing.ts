import { addPick } from '../../lib/client/play/own-picks';
import { useWrite, type FailureTexts } from '../../lib/client/requests/use-write';
import { isRecord } from '../../lib/domain/values/is-record';
import { paths } from '../../lib/domain/page/paths';
import type { PlacedBet, PlayAnswer } from '../../lib/domain/play/play-answer';

type Slip = { readonly market: string; readonly outcome: string; readonly odds: number; readonly stake: number };

export type BetPlacement = { readonly bet: PlacedBet; readonly balance: number };

/** The reader's balance and predictions after a bet was placed. */
export function withBet(play: PlayAnswer, { bet, balance }: BetPlacement): PlayAnswer {
  return { ...play, balance, open: [bet, ...play.open.filter(({ id }) => id !== bet.id)] };
}

const isPlacement = (value: unknown): value is BetPlacement =>
  isRecord(value) && typeof value['balance'] === 'number' && isRecord(value['bet']) && typeof value['bet']['id'] === 'string';

const FAILURES: FailureTexts = {
  byCode: {
    'odds-moved': 'play.failures.oddsMoved',
    'market-closed': 'play.failures.closed',
    'balance-too-small': 'play.failures.balance',
    'stake-limit': 'play.failures.limit',
    unverified: 'play.failures.unverified',
    'rate-limited': 'login.tooManyRequests',
  },
  otherwise: 'play.failures.failed',
};

/** Sends slips. A retry after a lost answer has the same id, so the bet is placed only once. */
export function usePlacing(onPlaced: (placement: BetPlacement) => void, onMoved: () => void) {
  const { sendOnce, isSending, failure, clear } = useWrite(FAILURES);
  const place = async (slip: Slip): Promise<void> => {
    const answer = await sendOnce(paths.api.playBets(), isPlacement, slip);
    if (answer?.ok) {
      addPick(answer.value.bet);
      onPlaced(answer.value);
    } else if (answer?.error.code === 'odds-moved' || answer?.error.code === 'market-closed') onMoved();
  };
  return { place, isSending, failure, forget: clear };
}
