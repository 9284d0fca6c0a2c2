/** The marks of matches that a visitor has watched (docs/product.md#spoilers). */

/** The ids, the one marked last at the end; only the latest are stored. */
export const WATCHED_MATCHES_STORAGE_KEY = 'watchedMatches';
export const MAX_WATCHED_MATCHES = 300;

/** The ids after a match was marked, or its mark removed; the oldest marks go first. */
export function withWatched(ids: readonly number[], matchId: number, watched: boolean): readonly number[] {
  const others = ids.filter((id) => id !== matchId);
  return watched ? [...others, matchId].slice(-MAX_WATCHED_MATCHES) : others;
}
