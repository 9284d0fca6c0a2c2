import { type AllNames, findNames } from './all-names';
import { foldText } from './fold';
import { FITS, fitOf, type Fit } from './name-fit';
import type { SearchEntry } from './search-entry';

/** Two teams or two players that are named together. */
export type NamedPair = { readonly kind: 'team' | 'player'; readonly left: SearchEntry; readonly right: SearchEntry };

const BETWEEN = / (?:vs?\.?|versus|against|contra|x|대|-|–|—|@|:) /iu;
const MOST_WORDS = 8;
const KINDS = ['team', 'player'] as const;
const LONGEST = 100;

/** Fits that count for a pair; two letters must be the whole of a name. */
const CALLED: readonly Fit[] = ['exact', 'alias', 'start'];

/** Who goes by a name, or by its first letters. */
function called(names: AllNames, kind: NamedPair['kind'], text: string): SearchEntry | null {
  const keyword = foldText(text);
  const fits: readonly Fit[] = keyword.length > 2 ? CALLED : CALLED.slice(0, 2);
  let best: { readonly entry: SearchEntry; readonly place: number } | null = null;
  for (const folded of names.entries) {
    if (folded.entry.type !== kind) continue;
    const fit = fitOf(folded, keyword);
    const place = fit === null || !fits.includes(fit) ? FITS.length : FITS.indexOf(fit);
    if (place < (best?.place ?? FITS.length)) best = { entry: folded.entry, place };
  }
  return best?.entry ?? null;
}

function pairOf(left: SearchEntry | null, right: SearchEntry | null, kind: NamedPair['kind']): NamedPair | null {
  return left && right && left.id !== right.id ? { kind, left, right } : null;
}

/** "t1 vs gen g": what is meant by each side, typing errors included. */
function pairBetween(names: AllNames, [one = '', other = '']: readonly string[]): NamedPair | null {
  for (const kind of KINDS) {
    const side = (text: string) => called(names, kind, text) ?? findNames(names, text).entries.find(({ type }) => type === kind) ?? null;
    const pair = pairOf(side(one), side(other), kind);
    if (pair) return pair;
  }
  return null;
}

/**
 * The two that a text names, "t1 kt" or "t1 vs gen g"; null where it names one, or
 * none. Without a word between them both are called by a whole name, or its first
 * three letters, and the text is no name itself ("gen g").
 */
export function namedPair(names: AllNames, typed: string): NamedPair | null {
  const words = typed.slice(0, LONGEST).split(/\s+/u).filter(Boolean);
  const text = words.join(' ');
  const parts = text.split(BETWEEN);
  if (parts.length === 2) return pairBetween(names, parts);
  const keyword = foldText(text);
  if (words.length < 2 || words.length > MOST_WORDS || names.entries.some((each) => CALLED.some((fit) => fit === fitOf(each, keyword))))
    return null;
  for (const kind of KINDS) {
    for (let cut = 1; cut < words.length; cut += 1) {
      const pair = pairOf(called(names, kind, words.slice(0, cut).join(' ')), called(names, kind, words.slice(cut).join(' ')), kind);
      if (pair) return pair;
    }
  }
  return null;
}
