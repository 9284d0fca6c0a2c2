import { SEARCH_MAX_LENGTH } from '../values/constants';
import { LONGEST_COMPARED, allowedErrors, editDistance } from './edit-distance';
import { foldText, foldWords, wordPieces } from './fold';
import { type Fitting, type FoldedEntry, byFit, compareEntries, fitOf, foldEntry } from './name-fit';
import { ROLE_WORDS } from './role-words';
import type { SearchEntry, SearchType } from './search-entry';

/** Words of seasons in other languages, beside those that the site itself writes. */
const SAME = [
  'summer|서머|섬머|여름|verano|été|sommer|lato',
  'spring|스프링|봄|primavera|printemps|frühling|wiosna',
  'winter|윈터|겨울|invierno|hiver|zima',
  'playoffs|eliminatorias',
  'regular|정규|정규시즌',
  'final|finals|결승|finales',
  'split|스플릿',
  'season|시즌|temporada',
  'opening|apertura',
  'closing|clausura',
].map((row) => row.split('|').map(foldText));

const SHORT_YEAR = /^\d\d$/;

/** What is typed, as words of a season: "lck23" and "LPL夏季赛" as two, "서머" as "summer", "23" as "2023". */
function seasonWords(text: string): string[] {
  return foldWords(text)
    .flatMap(wordPieces)
    .map((word) => (SHORT_YEAR.test(word) ? `20${word}` : (SAME.find((row) => row.includes(word))?.[0] ?? word)));
}

/** Every word that a season goes by: of its league, its own name and its stages. */
function wordsOfSeason({ name, also = [] }: Pick<SearchEntry, 'name' | 'also'>): ReadonlySet<string> {
  return new Set([...[name, ...also].flatMap(seasonWords), ...also.map(foldText)]);
}

function isNear(word: string, other: string): boolean {
  const most = Math.min(1, allowedErrors(Math.min(word.length, other.length)));
  return most > 0 && !/^\d/.test(word) && editDistance(word, other, most) !== null;
}

/** Whether each typed word begins a word of the season or, with `near`, is one with a typing error. */
function fitsSeason(typed: readonly string[], words: ReadonlySet<string>, near = false): boolean {
  return (
    typed.length > 0 &&
    typed.every((word) =>
      [...words].some((each) => (word.length > 1 && each.startsWith(word)) || each === word || (near && isNear(word, each))),
    )
  );
}

/** `context`: every word that goes with an entry, its team and role among them. */
type PlacedEntry = FoldedEntry & { readonly context: readonly string[] };

/** Every name of the site, folded and put in order once for many searches. */
export type AllNames = {
  readonly entries: readonly PlacedEntry[];
  readonly series: readonly { readonly entry: SearchEntry; readonly words: ReadonlySet<string> }[];
};

function yearOf({ beginAt }: SearchEntry): number {
  return beginAt === undefined ? 0 : new Date(beginAt).getUTCFullYear();
}

export function allNames(entries: readonly SearchEntry[]): AllNames {
  const ordered = entries.toSorted(compareEntries);
  return {
    entries: ordered.filter(({ type }) => type !== 'serie').map((entry) => withContext(foldEntry(entry))),
    series: ordered
      .filter(({ type }) => type === 'serie')
      .toSorted((a, b) => yearOf(b) - yearOf(a) || (a.weight ?? 0) - (b.weight ?? 0) || (b.beginAt ?? '').localeCompare(a.beginAt ?? ''))
      .map((entry) => ({ entry, words: wordsOfSeason(entry) })),
  };
}

/** What of each kind an answer holds at most. */
const MOST_OF_TYPE: Readonly<Record<SearchType, number>> = { league: 20, team: 20, player: 30, champion: 20, serie: 10 };
/** With this many hits there is no typing error. */
const FEW = 3;
const MOST_NEAR = 8;
const MOST_WORDS = 8;

/** "faker t1", "t1 mid", "liquid team": every word begins one of the name, or of a player's team and role. */
function fitsByWords({ context }: Pick<PlacedEntry, 'context'>, typed: readonly string[]): boolean {
  return typed.every((word) => context.some((each) => (word.length > 2 ? each.startsWith(word) : each === word)));
}

function withContext(folded: FoldedEntry): PlacedEntry {
  const { entry, own, also, words, person } = folded;
  return {
    ...folded,
    context: [
      ...words,
      ...own,
      ...also,
      ...person,
      ...foldWords(entry.team ?? ''),
      ...(entry.role === undefined ? [] : ROLE_WORDS[entry.role]),
    ],
  };
}

/** One bit for each letter: texts whose bits differ much need no comparing. */
function letterBits(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) % 32);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The fewest typing errors that make one of the names of the keyword; null where none is near. */
function leastErrors(names: readonly string[], keyword: string): number | null {
  const bits = letterBits(keyword);
  let least: number | null = null;
  for (const name of names) {
    const most = allowedErrors(Math.min(name.length, keyword.length));
    if (most === 0 || Math.abs(name.length - keyword.length) > most) continue;
    const others = letterBits(name);
    if (countBits(bits & ~others) > most || countBits(others & ~bits) > most) continue;
    const errors = editDistance(keyword, name, most);
    if (errors !== null && (least === null || errors < least)) least = errors;
  }
  return least;
}

/** Errors counted word by word: "hanwah life", "fakre t1"; null where a word is not near. */
function errorsByWords({ context }: PlacedEntry, typed: readonly string[], most: number): number | null {
  let sum = 0;
  for (const word of typed) {
    const errors = fitsByWords({ context }, [word]) ? 0 : leastErrors(context, word);
    if (errors === null || sum + errors > most) return null;
    sum += errors;
  }
  return sum;
}

function nearNames({ entries }: AllNames, keyword: string, typed: readonly string[]): Fitting[] {
  const most = allowedErrors(keyword.length);
  if (most === 0) return [];
  return entries
    .flatMap((folded) => {
      const { own, also, words, person } = folded;
      const errors =
        leastErrors([...own, ...also, ...words, ...person], keyword) ?? (typed.length > 1 ? errorsByWords(folded, typed, most) : null);
      // The first letter is rarely mistyped.
      return errors === null ? [] : [{ errors: 2 * errors + (own.some((name) => name[0] === keyword[0]) ? 0 : 1), folded }];
    })
    .sort((a, b) => a.errors - b.errors)
    .slice(0, MOST_NEAR)
    .map(({ folded: { entry } }) => ({ entry, fit: 'near' }));
}

function seasonsFor({ series }: AllNames, text: string): SearchEntry[] {
  const typed = seasonWords(text).slice(0, MOST_WORDS);
  const fitting = (near: boolean) => series.filter(({ words }) => fitsSeason(typed, words, near)).map(({ entry }) => entry);
  const exact = fitting(false);
  return exact.length > 0 || typed.length < 2 ? exact : fitting(true);
}

type NamesFound = {
  /** Best first, of each kind at most as many as a page shows. */
  readonly entries: readonly SearchEntry[];
  /** Nothing is called as typed: these are near. */
  readonly near: boolean;
};

/** The names that fit without typing errors, best first. */
function fittingNames({ entries }: AllNames, keyword: string, typed: readonly string[]): Fitting[] {
  return byFit(
    entries.flatMap((folded): Fitting[] => {
      const fit = fitOf(folded, keyword) ?? (typed.length > 1 && fitsByWords(folded, typed) ? 'word' : null);
      return fit === null ? [] : [{ entry: folded.entry, fit }];
    }),
  );
}

/** The words of a text that find something, and its other words. */
export type FoundPart = { readonly shown: string; readonly dropped: string };

/** Words as they are typed; those of other scripts are often written without a space: "LPL夏季赛". */
const TYPED_WORDS = /[\p{Script=Latin}\p{N}\p{P}]+|[^\p{Script=Latin}\p{N}\p{P}\s]+/gu;

/** Each costs two looks through all names. */
const MOST_PART_WORDS = 5;

/** How well a single word names something: a whole name, the beginning of one, a season; null where it names nothing. */
function placeOfWord(names: AllNames, word: string): number | null {
  const keyword = foldText(word);
  const fit = fittingNames(names, keyword, [])[0]?.fit;
  if (fit === 'exact' || fit === 'alias') return 0;
  if (keyword.length < FEW) return null;
  if (fit === 'start' || fit === 'word') return 1;
  return seasonsFor(names, word).length > 0 ? 2 : null;
}

/** Of a text that finds nothing as a whole, as many words as find something together: of "lck summer" in a year without a summer split "lck". Null where there are none. */
export function partThatFits(names: AllNames, text: string): FoundPart | null {
  if (foldText(text).length > LONGEST_COMPARED) return null;
  const words = text.match(TYPED_WORDS)?.slice(0, MOST_PART_WORDS) ?? [];
  const known = words
    .flatMap((word, index) => {
      const place = placeOfWord(names, word);
      return place === null ? [] : [{ index, place }];
    })
    .sort((a, b) => a.place - b.place);
  const textOf = (indexes: readonly number[]): string => words.filter((_, index) => indexes.includes(index)).join(' ');
  let shown: readonly number[] = [];
  for (const { index } of known) {
    const more = [...shown, index];
    const together = textOf(more);
    if (fittingNames(names, foldText(together), foldWords(together)).length + seasonsFor(names, together).length > 0) shown = more;
  }
  const dropped = words.filter((_, index) => !shown.includes(index)).join(' ');
  return shown.length === 0 || dropped === '' ? null : { shown: textOf(shown), dropped };
}

/** Everything whose names fit a text, best first; near ones where few fit. */
export function findNames(names: AllNames, text: string): NamesFound {
  const cut = text.slice(0, SEARCH_MAX_LENGTH);
  const keyword = foldText(cut);
  const typed = foldWords(cut).slice(0, MOST_WORDS);
  if (keyword.length > LONGEST_COMPARED) return { entries: [], near: false };
  const fitting = fittingNames(names, keyword, typed);
  const series = seasonsFor(names, cut);
  const isMeant = ({ fit, entry: { person = '' } }: Fitting): boolean =>
    fit === 'exact' || fit === 'alias' || fit === 'start' || person.split(/\s/u).some((word) => foldText(word) === keyword);
  const isCertain = fitting.length + series.length >= FEW || fitting.some(isMeant);
  const near = isCertain ? [] : nearNames(names, keyword, typed).filter(({ entry }) => !fitting.some((each) => each.entry === entry));
  const left = { ...MOST_OF_TYPE };
  // A season that matches comes before names that only contain the words, unless a league matches.
  const whole = fitting.filter(({ fit }) => fit !== 'inside');
  const ordered = [
    ...whole.map(({ entry }) => entry),
    ...series,
    ...fitting.slice(whole.length).map(({ entry }) => entry),
    ...near.map(({ entry }) => entry),
  ];
  return {
    entries: ordered.filter(({ type }) => (left[type] -= 1) >= 0),
    near: fitting.length + series.length === 0 && near.length > 0,
  };
}
