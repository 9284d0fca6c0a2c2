/** The letters and the colour of what is shown where a league, team or player has no picture. */

/** At most four letters: the acronym, else initials, else the name's beginning. */
export function monogram(name: string, acronym: string): string {
  const short = acronym.replace(/[^\p{L}\p{N}]/gu, '');
  if (short && short.length <= 4) return short;
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return ((words.length > 1 ? initials : (words[0] ?? short)).slice(0, words.length > 1 ? 3 : 2) || '?').toUpperCase();
}

/** Steps of the golden angle keep the colours of neighbouring ids apart. */
const HUE_STEP = 137.508;

/** The hue of an id's colour, in whole degrees. */
export function hueOf(id: number): number {
  return Math.round((id * HUE_STEP) % 360);
}

/** Share of the box's edge that a letter may take, by how many there are. Most have three: that share is the style's. */
const LETTER_SIZES = [0.5, 0.5, 0.42, undefined, 0.27] as const;

/** The size of the letters as a share of the box's edge; undefined for the usual one of three letters. */
export function letterSize(letters: string): number | undefined {
  return LETTER_SIZES[Math.min(letters.length, 4)];
}
