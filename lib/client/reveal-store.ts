import { useSyncExternalStore } from 'react';
import { createMemoryStore } from './memory-store';

/** Matches whose result the visitor is looking at although spoilers are hidden (spec §4 "Spoiler-free"). */
const store = createMemoryStore<ReadonlySet<number>>(new Set());
const hidden = (): boolean => false;

export function useRevealed(matchId: number): boolean {
  return useSyncExternalStore(store.subscribe, () => store.read().has(matchId), hidden);
}

export function setRevealed(matchId: number, revealed: boolean): void {
  const current = store.read();
  if (current.has(matchId) === revealed) return;
  const next = new Set(current);
  if (revealed) next.add(matchId);
  else next.delete(matchId);
  store.write(next);
}
