type Dated = { readonly serie: { readonly beginAt: string | null; readonly endAt: string | null } };

/** The leagues whose serie is on at `now` (milliseconds since 1970), in the order given; one without an end is on. */
export function runningSeries<Entry extends Dated>(entries: readonly Entry[], now: number): Entry[] {
  return entries.filter(
    ({ serie: { beginAt, endAt } }) => beginAt !== null && Date.parse(beginAt) <= now && (endAt === null || Date.parse(endAt) >= now),
  );
}
