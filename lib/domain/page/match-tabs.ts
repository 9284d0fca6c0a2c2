import { paths } from './paths';
import type { RawQuery } from './raw-query';

/** Keys of the match page's tabs; they are also the ids of the panels and so the address' hash. */
export const OVERVIEW_TAB = 'overview';
export const HISTORY_TAB = 'history';

/** @param position of the game in its series, from 1 */
export function gameTabKey(position: number): string {
  return `game-${position}`;
}

/** What an address may ask for: of the other tabs, the overview is in every page. Games are numbered by the source, up to 99. */
const ASKABLE = /^(?:history|game-[1-9]\d?)$/;

/** `tab` null: the overview alone. */
export type MatchQuery = { readonly tab: string | null };

/** Reads the address; a tab that cannot be is none. */
export function parseMatchQuery({ tab }: RawQuery): MatchQuery {
  return { tab: typeof tab === 'string' && ASKABLE.test(tab) ? tab : null };
}

export function matchTabSearch({ tab }: MatchQuery): string {
  return tab === null ? '' : `?tab=${tab}`;
}

/** Where the tab is in the page's HTML, which readers without scripts need (docs/performance.md#one-tab-in-the-html). */
export function matchTabHref(match: Parameters<typeof paths.match>[0], key: string): string {
  return `${paths.match(match)}${matchTabSearch(parseMatchQuery({ tab: key }))}#${key}`;
}
