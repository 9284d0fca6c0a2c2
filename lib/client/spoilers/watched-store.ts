import { MAX_WATCHED_MATCHES, WATCHED_MATCHES_STORAGE_KEY, withWatched } from '../../domain/match/watched';
import { createLocalStore } from '../stored/local-store';

const NONE: readonly number[] = [];
const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0;

function decode(stored: unknown): readonly number[] {
  return Array.isArray(stored) && stored.every(isId) ? [...new Set(stored)].slice(-MAX_WATCHED_MATCHES) : NONE;
}

/** Ids of the matches that the visitor has watched, the last marked last; none on the server and while hydrating. */
export const watchedStore = createLocalStore<readonly number[]>(WATCHED_MATCHES_STORAGE_KEY, decode, (ids) => ids, NONE);

/** Marks a match as watched, or takes the mark away: its result shows from then on. */
export function setWatched(matchId: number, watched: boolean): void {
  watchedStore.write(withWatched(watchedStore.read(), matchId, watched));
}
