/** A place among others; equals share it. */
export type Rank = { readonly place: number; readonly of: number };

/** The percentile (0–100, whole) of a place: the share of the others that it equals or beats; null where there are none. */
export function percentileOf({ place, of }: Rank): number | null {
  return of < 2 ? null : Math.round((100 * (of - place)) / (of - 1));
}
