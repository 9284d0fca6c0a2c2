/**
 * Names of patches. The game's data counts seasons (15.1, 16.11.1); since 2025
 * Riot's client, patch notes and fans count years: 25.S1.1, 25.S1.2, 25.S1.3,
 * then 25.04 to 25.24 for 15.1 to 15.24, and from 2026 on 26.1 for 16.1
 * (https://www.leagueoflegends.com/en-us/news/game-updates/patch-26-1-notes,
 * …/patch-25-21-notes, https://github.com/RiotGames/developer-relations/issues/1152).
 * The patches of each third of 2025 were to be 25.S1.4 to 25.S3.8 at first.
 */
type Patch = { readonly year: number; readonly number: number; readonly letter: string };

const NUMBERED = /^(\d{1,3})\.(\d{1,3})([a-z]?)(?:\.\d+)*$/i;
const OF_2025 = /^(?:20)?25\.S([1-3])\.([1-8])([a-z]?)$/i;
const PATCHES_OF_THIRD = 8;
/** Seasons that Riot names by the year. */
const [FIRST, LAST, YEARS_AHEAD] = [15, 24, 10] as const;

function parsePatch(text: string): Patch | null {
  const [, third, place, ofThird = ''] = OF_2025.exec(text) ?? [];
  if (third !== undefined)
    return { year: 25, number: (Number(third) - 1) * PATCHES_OF_THIRD + Number(place), letter: ofThird.toLowerCase() };
  const [, first, second, letter = ''] = NUMBERED.exec(text) ?? [];
  if (first === undefined) return null;
  const season = Number(first);
  const year = season >= FIRST && season <= LAST ? season + YEARS_AHEAD : season;
  return { year, number: Number(second), letter: letter.toLowerCase() };
}

/** A patch as fans call it, whatever a source calls it: "9.23.1" → "9.23", "15.2" → "25.S1.2", "15.5.1" → "25.05", "16.11.1" → "26.11". A text that names no patch is returned as it is. */
export function patchName(version: string): string {
  const text = version.trim();
  const patch = parsePatch(text);
  if (patch === null) return text;
  const { year, number, letter } = patch;
  if (year !== 25) return `${year}.${number}${letter}`;
  return number >= 1 && number <= 3 ? `25.S1.${number}${letter}` : `25.${String(number).padStart(2, '0')}${letter}`;
}

/** True for the name of a patch that may exist, as fans write it: "13.14". */
export function isPatch(text: string): boolean {
  return parsePatch(text) !== null && patchName(text) === text;
}

/** Sorts patches, the newest first. */
export function byPatch(a: string, b: string): number {
  const [one, other] = [parsePatch(a), parsePatch(b)];
  if (one === null || other === null) return Number(one === null) - Number(other === null) || b.localeCompare(a);
  return other.year - one.year || other.number - one.number || other.letter.localeCompare(one.letter);
}
