/** A stretch of a line from one of its points to another, by their indexes. */
type LinePiece = { readonly gap: boolean; readonly from: number; readonly to: number };

/**
 * The known stretches of a line and the unknown ones, of which only the two ends are known, in order.
 *
 * @param afterGap of each point, whether nothing is known between the one before and it
 */
export function linePieces(afterGap: readonly boolean[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  for (let to = 1; to < afterGap.length; to++) {
    const gap = afterGap[to] === true;
    const before = pieces.at(-1);
    if (before && !gap && !before.gap) pieces[pieces.length - 1] = { ...before, to };
    else pieces.push({ gap, from: to - 1, to });
  }
  return pieces;
}
