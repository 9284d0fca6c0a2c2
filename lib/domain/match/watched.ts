/** The marks of matches that a visitor has watched (docs/product.md#spoilers). */

/** Ids, the last marked last; as many as are stored. */
export const WATCHED_MATCHES_STORAGE_KEY = 'watchedMatches';
export const MAX_WATCHED_MATCHES = 300;

/** With the match marked, or without its mark; the oldest marks go first. */
export function withWatched(ids: readonly number[], matchId: number, watched: boolean): readonly number[] {
  const others = ids.filter((id) => id !== matchId);
  return watched ? [...others, matchId].slice(-MAX_WATCHED_MATCHES) : others;
}
