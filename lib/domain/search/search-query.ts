import { SEARCH_MIN_LENGTH } from '../values/constants';
import { foldText } from './fold';

/** The query of `/api/search`: a whole text, or the index of two characters. */
export type SearchInput = { readonly q: string } | { readonly q: null; readonly prefix: string };

/** Longer texts name nothing. */
const LONGEST = 100;

/** A text as it is searched for, spaces aside; null while it is too short. Texts that mean the same are one: in lower case, one space between words. */
export function searchedText(text: string): string | null {
  const searched = [...text.slice(0, 2 * LONGEST)]
    .slice(0, LONGEST)
    .join('')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .join(' ');
  return foldText(searched).length < SEARCH_MIN_LENGTH ? null : searched;
}
