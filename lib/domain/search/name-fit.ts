import { areInitials, foldText, foldWords, initialsOf } from './fold';
import type { SearchEntry } from './search-entry';
import { SEARCH_TYPES } from './search-types';

/** How a name fits what is typed, best first. `near`: but for typing errors. */
export const FITS = ['exact', 'alias', 'start', 'word', 'inside', 'near'] as const;
export type Fit = (typeof FITS)[number];

/** An entry with its names folded, once for many searches. */
export type FoldedEntry = {
  readonly entry: SearchEntry;
  /** The name and the acronym. */
  readonly own: readonly string[];
  readonly also: readonly string[];
  /** Words of the name. */
  readonly words: readonly string[];
  /** The person's name, and its words. */
  readonly person: readonly string[];
};

export function foldEntry(entry: SearchEntry): FoldedEntry {
  const filled = (names: readonly string[]) => names.map(foldText).filter((name) => name !== '');
  const person = entry.person ?? '';
  return {
    entry,
    own: filled([entry.name, entry.acronym]),
    also: filled(entry.also ?? []),
    words: foldWords(entry.name),
    // "Sang-hyeok" is typed in one word, or two.
    person: filled([person, ...person.split(/\s/u), ...foldWords(person)]),
  };
}

const SHORT_ALIAS = 4;
/** They stand inside many names by chance: "lec" in that of SK Telecom. */
const FEW_LETTERS = /^[\p{Script=Latin}\p{N}]{1,3}$/u;

/** How an entry fits a folded keyword without typing errors; null where it does not. */
export function fitOf({ own, also, words, person }: FoldedEntry, keyword: string): Fit | null {
  if (keyword === '') return null;
  const starts = (name: string): boolean => name.startsWith(keyword);
  const [wholePerson, ...wordsOfPerson] = person;
  if (own.includes(keyword) || wholePerson === keyword) return 'exact';
  // Two letters that were a team's may be another one's now; "rogue" means the team that was called so.
  if (also.includes(keyword)) return keyword.length < SHORT_ALIAS ? 'alias' : 'exact';
  if (own.some(starts)) return 'start';
  if (words.some(starts) || also.some(starts)) return 'word';
  if (!FEW_LETTERS.test(keyword) && [...own, ...also].some((name) => name.includes(keyword))) return 'inside';
  // Below all players who go by it; "hanw" is not meant to find Han Woo-bin.
  if (wordsOfPerson.some(starts)) return 'inside';
  return areInitials(keyword) && [...own, ...also].some((name) => initialsOf(name).startsWith(keyword)) ? 'start' : null;
}

export type Fitting = { readonly entry: SearchEntry; readonly fit: Fit };

/** The order of entries that fit alike: by importance, kind and name. */
export function compareEntries(a: SearchEntry, b: SearchEntry): number {
  const unknown = Number.MAX_SAFE_INTEGER;
  return (
    (a.weight ?? unknown) - (b.weight ?? unknown) ||
    SEARCH_TYPES.indexOf(a.type) - SEARCH_TYPES.indexOf(b.type) ||
    a.name.localeCompare(b.name) ||
    a.id - b.id
  );
}

/** Best first: by fit; those that fit alike stay as they are. */
export function byFit(fitting: readonly Fitting[]): Fitting[] {
  return FITS.flatMap((fit) => fitting.filter((each) => each.fit === fit));
}

/** Best first, as they fit a keyword; those that fit only otherwise (by several words) are last. */
export function sortByFit(entries: readonly SearchEntry[], keyword: string): SearchEntry[] {
  const wanted = foldText(keyword);
  const sorted = entries
    .toSorted(compareEntries)
    .map((entry) => ({ entry, fit: fitOf(foldEntry(entry), wanted) ?? 'near' }) satisfies Fitting);
  return byFit(sorted).map(({ entry }) => entry);
}

/** Two letters begin many names. */
const LEAST_OF_BEST = 3;

/** The entry that fits a keyword best; null for none, and where the keyword is too short. */
export function bestFitting(entries: readonly SearchEntry[], keyword: string): SearchEntry | null {
  const wanted = foldText(keyword);
  const fits = (fit: Fit): boolean => fit === 'exact' || fit === 'alias' || wanted.length >= LEAST_OF_BEST;
  const fitting = entries.toSorted(compareEntries).flatMap((entry): Fitting[] => {
    const fit = fitOf(foldEntry(entry), wanted);
    return fit === null || !fits(fit) ? [] : [{ entry, fit }];
  });
  return byFit(fitting)[0]?.entry ?? null;
}
