import { grouped } from '../values/grouped';

/** `/archive`: everything that has a page, within two clicks of it (docs/product.md#archive). */

/** What leads to everything else. */
export type ArchiveIndex = {
  /** Months with match days (UTC), the newest first. */
  readonly months: ReturnType<typeof byMonth>;
  /** With tournaments, the newest first, and how many pages their list has. */
  readonly years: readonly { readonly year: number; readonly pages: number }[];
  readonly newsPages: number;
  /** With which names begin. */
  readonly letters: readonly ArchiveLetter[];
};

/** The address of the archive. It is not among `paths`, which every page's script carries. */
export const ARCHIVE_PAGE = '/archive';

/** Names by the first letter of how they are compared; digits together, every other script together. */
export const ARCHIVE_LETTERS = [...'abcdefghijklmnopqrstuvwxyz', 'digits', 'others'] as const;
export type ArchiveLetter = (typeof ARCHIVE_LETTERS)[number];

/** The letter under which the archive lists a folded name (`foldText`). */
export function archiveLetter(folded: string): ArchiveLetter {
  const [first = ''] = folded;
  if (/\p{Nd}/u.test(first)) return 'digits';
  return ARCHIVE_LETTERS.find((letter) => letter === first) ?? 'others';
}

export const archiveOf = (letter: ArchiveLetter): string => `${ARCHIVE_PAGE}?letter=${letter}`;

/** How a letter is written: "A", "0–9", "…". */
export function letterText(letter: ArchiveLetter): string {
  return letter === 'digits' ? '0–9' : letter === 'others' ? '…' : letter.toUpperCase();
}

/** Days ("YYYY-MM-DD") in order by month ("YYYY-MM"), the newest month first. */
export function byMonth(days: readonly string[]): { readonly month: string; readonly days: readonly string[] }[] {
  const months = grouped(days.toSorted(), (day) => [day.slice(0, 7)]);
  return [...months].map(([month, own]) => ({ month, days: own })).reverse();
}
