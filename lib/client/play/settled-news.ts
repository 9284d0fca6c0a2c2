import type { PlacedBet, PlayAnswer } from '../../domain/play/play-answer';
import { createMemoryStore } from '../stored/memory-store';
import { useStored } from '../stored/use-stored';
import { keepPicks, readOwnPicks } from './own-picks';

const NOTHING: readonly PlacedBet[] = [];
const store = createMemoryStore(NOTHING);

/** Predictions that were open on this device and have been settled since: the user is told of each once. */
export function useSettledNews(): readonly PlacedBet[] {
  return useStored(store);
}

/** Stores the open predictions, and announces those that have been settled since they were last stored. */
export function keepPlay({ open, settled }: Pick<PlayAnswer, 'open' | 'settled'>): void {
  const before = new Set(readOwnPicks().map(({ id }) => id));
  const news = settled.filter(({ id }) => before.has(id));
  if (news.length > 0) store.write(news);
  keepPicks(open);
}

export function dismissSettled(): void {
  store.write(NOTHING);
}
