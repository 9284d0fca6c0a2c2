/** What decides which game of its match a game is. */
type Placed = {
  readonly id: number;
  /** From 1, or from 0; null where the source gives none. */
  readonly position: number | null;
  readonly beginAt: string | null;
  /** Not played, nor awarded to anybody: a game that was made anew, or one left over by a decided match. */
  readonly isNone: boolean;
};

/** Games in the order in which they were played: by their begins, else by their places, else by their ids. */
function inOrder(games: readonly Placed[]): Placed[] {
  const places = new Set(games.map(({ position }) => position));
  const [dated, placed] = [games.every(({ beginAt }) => beginAt !== null), !places.has(null) && places.size === games.length];
  return games.toSorted(
    (a, b) =>
      (dated ? (a.beginAt ?? '').localeCompare(b.beginAt ?? '') : placed ? (a.position ?? 0) - (b.position ?? 0) : 0) || a.id - b.id,
  );
}

/**
 * The position of each game in its match by its id, from 1 and without doubles: as the source gives it, or where that counts
 * from 0, gives a place twice or none at all, by the order in which they were played. What is no game comes after all others and shifts none.
 *
 * @param games null for one that cannot be read, whose place stays free
 */
export function gamePositions(games: readonly (Placed | null)[]): ReadonlyMap<number, number> {
  const listed = games.flatMap((game) => game ?? []);
  const played = listed.filter(({ isNone }) => !isNone);
  const none = listed.filter(({ isNone }) => isNone);
  const given = new Set(played.map(({ position }) => position || null));
  const positions = new Map<number, number>();
  if (given.size === played.length && !given.has(null)) {
    for (const { id, position } of played) {
      const remade = none.filter((other) => other.position !== null && other.position < (position ?? 0) && !given.has(other.position));
      positions.set(id, (position ?? 0) - remade.length);
    }
  } else {
    const free = games.flatMap((game, index) => (game === null ? [index + 1] : []));
    let next = 1;
    for (const { id } of inOrder(played)) {
      while (free.includes(next)) next += 1;
      positions.set(id, next);
      next += 1;
    }
  }
  let last = Math.max(0, ...positions.values());
  for (const { id } of inOrder(none)) positions.set(id, (last += 1));
  return positions;
}
