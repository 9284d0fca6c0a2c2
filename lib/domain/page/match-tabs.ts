import { LONGEST_BEST_OF } from '../values/constants';
import { paths } from './paths';

/** Keys of the match page's tabs; they are also the ids of the panels and so the address' hash. */
export const OVERVIEW_TAB = 'overview';
export const HISTORY_TAB = 'history';

/** @param position of the game in its series, from 1 */
export function gameTabKey(position: number): string {
  return `game-${position}`;
}

/** The tabs that an address may ask for: of the others, the overview is in every page. */
const ASKABLE = [...Array.from({ length: LONGEST_BEST_OF }, (_, index) => gameTabKey(index + 1)), HISTORY_TAB];

/** `tab` null: the overview alone. */
export type MatchQuery = { readonly tab: string | null };

/** Reads the address; a tab that cannot be is none. */
export function parseMatchQuery(raw: Readonly<Record<string, string | string[] | undefined>>): MatchQuery {
  return { tab: ASKABLE.find((key) => key === raw['tab']) ?? null };
}

/** Where the tab is in the page's HTML, which readers without scripts need (docs/decisions/0065). */
export function matchTabHref(match: Parameters<typeof paths.match>[0], key: string): string {
  const search = ASKABLE.includes(key) ? `?tab=${key}` : '';
  return `${paths.match(match)}${search}#${key}`;
}
