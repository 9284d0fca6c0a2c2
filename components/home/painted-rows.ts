/**
 * Takes the rows of a band that the pre-paint script has left out (lib/pre-paint/bands.ts) from the page,
 * three of four: React then hydrates only what shows. To be called while the band hydrates, before React
 * comes to its rows.
 *
 * @param list id of the band's list
 * @returns the matches of the rows that are left, in the order of the page; null where none shows
 */
export function keepPaintedRows(list: string): ReadonlySet<number> | null {
  const rows = [...document.querySelectorAll<HTMLElement>(`#${list} > [data-match]`)];
  const hidden = rows.filter((row) => getComputedStyle(row).display === 'none');
  if (hidden.length === rows.length) return null;
  for (const row of hidden) row.remove();
  return new Set(rows.filter((row) => !hidden.includes(row)).map(({ dataset }) => Number(dataset['match'])));
}
