/** A place among others; equals share it. */
export type Rank = { readonly place: number; readonly of: number };

/** How many percent of the others (0–100, whole) someone in this place is at least as good as; null where there are none. */
export function percentileOf({ place, of }: Rank): number | null {
  return of < 2 ? null : Math.round((100 * (of - place)) / (of - 1));
}
