/**
 * The position of each game in its match, from 1 and without doubles: the one
 * that the source gives, else its place in the list, else the first free one.
 */
export function freePositions(positions: readonly (number | null)[]): number[] {
  const taken = new Set<number>();
  const take = (position: number): number => {
    taken.add(position);
    return position;
  };
  const own = positions.map((position) => (position === null || taken.has(position) ? null : take(position)));
  return own.map((position, index) => {
    if (position !== null) return position;
    let free = index + 1;
    if (taken.has(free)) for (free = 1; taken.has(free);) free += 1;
    return take(free);
  });
}
