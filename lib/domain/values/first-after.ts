/** The first index whose time is later than `now`, in an ascending list. */
export function firstAfter(times: readonly { readonly at: number }[], now: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle]?.at ?? Infinity) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
