import { MAX_WATCHED_MATCHES, WATCHED_MATCHES_STORAGE_KEY, withWatched } from '../../domain/match/watched';
import { createIdStore } from '../stored/list-store';

/** Ids of the matches that the visitor has watched, the last marked last; none on the server and while hydrating. */
export const watchedStore = createIdStore(WATCHED_MATCHES_STORAGE_KEY, MAX_WATCHED_MATCHES);

/** Marks a match as watched, or takes the mark away: its result shows from then on. */
export function setWatched(matchId: number, watched: boolean): void {
  watchedStore.write(withWatched(watchedStore.read(), matchId, watched));
}
