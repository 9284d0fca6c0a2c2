import { SEARCH_MIN_LENGTH } from '../values/constants';
import { foldText } from './fold';

/** The query of `/api/search`: a whole text, or the index of two characters. */
export type SearchInput = { readonly q: string } | { readonly q: null; readonly prefix: string };

/** Longer texts name nothing. */
const LONGEST = 100;

/** A text as a page shows it, with one space between words; null while it is too short. */
export function typedText(text: string): string | null {
  const typed = [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('').normalize('NFC').split(/\s+/u).filter(Boolean).join(' ');
  return foldText(typed).length < SEARCH_MIN_LENGTH ? null : typed;
}

/** The text as it is searched for: texts that mean the same become one, in lower case. */
export function searchedText(text: string): string | null {
  return typedText(text)?.toLowerCase() ?? null;
}
