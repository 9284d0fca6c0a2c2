/** The part of a table's page that a link with picks leads to. */
export const WHAT_IF_ID = 'what-if';
const BEGIN = `${WHAT_IF_ID}=`;

/** The picks in the address' fragment, as `readPicks` takes them; null where it carries none. */
export function whatIfIn(hash: string): string | null {
  return hash.startsWith(BEGIN) ? hash.slice(BEGIN.length) : null;
}

export function whatIfFragment(picks: string): string {
  return picks === '' ? '' : `${BEGIN}${picks}`;
}
