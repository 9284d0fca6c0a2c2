/** Longer texts are not compared: no name is as long. */
export const LONGEST_COMPARED = 48;

/** How many typing errors a word of this length may have: one from four characters, two from eight. */
export function allowedErrors(length: number): number {
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/**
 * How many letters must be added, left out, changed or swapped with their neighbour
 * to make one text of the other; null where it takes more than `most`. Work
 * grows with the length times `most`, memory with the length.
 */
export function editDistance(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most || one.length > LONGEST_COMPARED || other.length > LONGEST_COMPARED) return null;
  const far = most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => Math.min(column, far));
  for (let row = 1; row <= one.length; row += 1) {
    const next: number[] = Array.from({ length: other.length + 1 }, () => far);
    if (row <= most) next[0] = row;
    let least = next[0] ?? far;
    for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column += 1) {
      const [letter, otherLetter] = [one[row - 1], other[column - 1]];
      const changed = (last[column - 1] ?? far) + (letter === otherLetter ? 0 : 1);
      let steps = Math.min(changed, (last[column] ?? far) + 1, (next[column - 1] ?? far) + 1, far);
      if (row > 1 && column > 1 && letter === other[column - 2] && one[row - 2] === otherLetter)
        steps = Math.min(steps, (before[column - 2] ?? far) + 1);
      next[column] = steps;
      least = Math.min(least, steps);
    }
    // A swap reaches back over one row.
    if (least > most && Math.min(...last) > most) return null;
    [before, last] = [last, next];
  }
  const distance = last[other.length] ?? far;
  return distance > most ? null : distance;
}
