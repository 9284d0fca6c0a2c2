import { allowedErrors, editDistance } from './edit-distance';
import { foldText, foldWords } from './fold';
import type { SearchEntry } from './search-entry';

/** Words of seasons in other languages, as sources have them. */
const SAME = [
  'summer|서머|섬머|여름|verano|夏季赛',
  'spring|스프링|봄|primavera|春季赛',
  'winter|윈터|invierno',
  'playoffs|플레이오프|eliminatorias|季后赛',
  'regular|정규|정규시즌|常规赛',
  'final|finals|결승|finales',
  'split|스플릿',
  'season|시즌|temporada',
  'opening|apertura',
  'closing|clausura',
].map((row) => row.split('|').map(foldText));

const YEAR_AT_END = /^(\D+)((?:19|20)\d\d)$/;
const SHORT_YEAR = /^\d\d$/;

/** What is typed, as words of a season: "worlds2022" as two, "서머" as "summer", "23" as "2023". */
export function seasonWords(text: string): string[] {
  return foldWords(text)
    .flatMap((word) => YEAR_AT_END.exec(word)?.slice(1) ?? [word])
    .map((word) => (SHORT_YEAR.test(word) ? `20${word}` : (SAME.find((row) => row.includes(word))?.[0] ?? word)));
}

/** Every word that a season goes by: of its league, its own name and its stages. */
export function wordsOfSeason({ name, also = [] }: Pick<SearchEntry, 'name' | 'also'>): ReadonlySet<string> {
  return new Set([...[name, ...also].flatMap(seasonWords), ...also.map(foldText)]);
}

function isNear(word: string, other: string): boolean {
  const most = Math.min(1, allowedErrors(Math.min(word.length, other.length)));
  return most > 0 && !/^\d/.test(word) && editDistance(word, other, most) !== null;
}

/** Whether each typed word begins a word of the season or, with `near`, is one with a typing error. */
export function fitsSeason(typed: readonly string[], words: ReadonlySet<string>, near = false): boolean {
  return (
    typed.length > 0 &&
    typed.every((word) =>
      [...words].some((each) => (word.length > 1 && each.startsWith(word)) || each === word || (near && isNear(word, each))),
    )
  );
}
