import { useSyncExternalStore } from 'react';
import { createMemoryStore } from '../stored/memory-store';
import { useStored, type ValueStore } from '../stored/use-stored';

type Ids = ValueStore<ReadonlySet<number>>;

/** Matches whose result the visitor is looking at although spoilers are hidden. */
const results: Ids = createMemoryStore<ReadonlySet<number>>(new Set());
/** Matches whose teams the visitor revealed although they are results; forgotten when the page is left. */
const teams: Ids = createMemoryStore<ReadonlySet<number>>(new Set());
const hidden = (): boolean => false;

function put(store: Ids, matchId: number, isIn: boolean): void {
  const current = store.read();
  if (current.has(matchId) === isIn) return;
  const next = new Set(current);
  if (isIn) next.add(matchId);
  else next.delete(matchId);
  store.write(next);
}

export function useRevealed(matchId: number): boolean {
  return useSyncExternalStore(results.subscribe, () => results.read().has(matchId), hidden);
}

/** All of them at once, for lists. */
export function useRevealedMatches(): ReadonlySet<number> {
  return useStored(results);
}

export function setRevealed(matchId: number, revealed: boolean): void {
  put(results, matchId, revealed);
}

export function useTeamsNamed(matchId: number): boolean {
  return useSyncExternalStore(teams.subscribe, () => teams.read().has(matchId), hidden);
}

export function setTeamsNamed(matchId: number, named: boolean): void {
  put(teams, matchId, named);
}

let isNew = true;

/** True once for each visit: how the eye works is said with its first press. */
export function isFirstReveal(): boolean {
  const first = isNew;
  isNew = false;
  return first;
}
