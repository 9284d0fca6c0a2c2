import { useState } from 'react';
import type { PlayAnswer } from '../../lib/domain/play/play-answer';
import { withBet, type BetPlacement } from './use-placing';

/** Balance and predictions from the page's props, with what has been placed since; null for a visitor. */
export function usePlay(page: PlayAnswer | null) {
  const [play, setPlay] = useState(page);
  const onPlaced = (placement: BetPlacement): void => setPlay((before) => before && withBet(before, placement));
  return { play, onPlaced };
}
