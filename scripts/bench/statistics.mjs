/**
 * The middle value; of an even number of values, the upper one of the two.
 * @param {readonly number[]} values
 * @returns {number} NaN where there are none
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
