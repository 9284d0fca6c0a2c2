import { paths, withQuery } from './paths';
import type { RawQuery } from './raw-query';

/** The tabs of a team's page and what chooses among them; all of it lives in the address. */
export const TEAM_TABS = ['overview', 'matches', 'stats', 'champions', 'head-to-head', 'history', 'rating'] as const;
export type TeamTabKey = (typeof TEAM_TABS)[number];

/** The tabs that are statistics (the system setting `stats`). */
export const STATS_TABS: readonly TeamTabKey[] = ['stats', 'champions'];

export type TeamQuery = {
  readonly tab: TeamTabKey;
  /** Matches: the UTC year; null for the current or newest one. */
  readonly year: number | null;
  /** Matches: page of the year's results. */
  readonly page: number;
  /** Stats: the serie; null for the newest one. */
  readonly season: number | null;
  /** Head-to-head: the other team; null while none is chosen. */
  readonly opponent: number | null;
};

export const OVERVIEW: TeamQuery = { tab: 'overview', year: null, page: 1, season: null, opponent: null };
const MOST_PAGES = 99;

/** Reads the address; whatever it does not know takes its usual value. */
export function parseTeamQuery(raw: RawQuery): TeamQuery {
  const number = (name: string, pattern: RegExp) => {
    const value = raw[name];
    return typeof value === 'string' && pattern.test(value) ? Number(value) : null;
  };
  const id = /^[1-9]\d{0,9}$/;
  return {
    tab: TEAM_TABS.find((tab) => tab === raw['tab']) ?? 'overview',
    year: number('year', /^(?:19|20)\d{2}$/),
    page: Math.min(number('page', /^[1-9]\d{0,2}$/) ?? 1, MOST_PAGES),
    season: number('season', id),
    opponent: number('opponent', id),
  };
}

/** A tab's part of the address, beginning with "?"; defaults and what belongs to another tab are left out. */
export function teamSearch({ tab, year, page = 1, season, opponent }: Partial<TeamQuery> & Pick<TeamQuery, 'tab'>): string {
  return withQuery('', {
    tab: tab === 'overview' ? null : tab,
    year: tab === 'matches' ? year : null,
    page: tab === 'matches' && page > 1 ? page : null,
    season: tab === 'stats' ? season : null,
    opponent: tab === 'head-to-head' ? opponent : null,
  });
}

export function teamHref(team: { readonly id: number; readonly name: string }, query: Partial<TeamQuery> & Pick<TeamQuery, 'tab'>): string {
  return paths.team(team) + teamSearch(query);
}

export const RESULTS_PER_PAGE = 25;

/** The items of a page, and how many pages there are (at least one); a page too far is the last one. */
export function pageOfResults<Item>(
  items: readonly Item[],
  page: number,
): { readonly page: number; readonly pages: number; readonly items: readonly Item[] } {
  const pages = Math.max(1, Math.ceil(items.length / RESULTS_PER_PAGE));
  const shown = Math.min(page, pages);
  return { page: shown, pages, items: items.slice((shown - 1) * RESULTS_PER_PAGE, shown * RESULTS_PER_PAGE) };
}
