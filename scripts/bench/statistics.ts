/**
 * The middle value; of an even number of values, the upper one of the two.
 * @returns NaN where there are none
 */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
