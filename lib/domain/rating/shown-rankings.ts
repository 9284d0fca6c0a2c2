import { DEFAULT_REGION_ID, REGIONS, regionKeyOf, type GroupKey } from '../leagues/regions';
import { paths, withQuery } from '../page/paths';
import { DEFAULT_REGION_IDS } from '../values/constants';
import type { RankedTeam, Rankings } from './rankings';

/** The ranking as a page shows it: of one region, or the first of all. */
export type ShownRankings = Rankings & {
  /** How many teams have a place. */
  readonly ranked: number;
  /** Regions with ranked teams, in the order that every list has by default. */
  readonly regionKeys: readonly GroupKey[];
};

/** The order that every list has by default. */
const ORDER = new Set([...DEFAULT_REGION_IDS, ...REGIONS.map(({ id }) => id), DEFAULT_REGION_ID].map(regionKeyOf));

const MOST_SHOWN = 50;

const keyOf = ({ league }: RankedTeam): GroupKey => regionKeyOf(league?.regionId ?? -1);

/** @param region its key, or "others"; null for the best of all */
export function inRegion(rankings: Rankings, region: string | null): ShownRankings {
  const { teams } = rankings;
  const keys = new Set(teams.map(keyOf));
  return {
    ...rankings,
    teams: region === null ? teams.slice(0, MOST_SHOWN) : teams.filter((team) => keyOf(team) === region),
    ranked: teams.length,
    regionKeys: [...ORDER].filter((key) => keys.has(key)),
  };
}

/** The address of the ranking; of one region by its key or "others". */
export function rankingsHref(region: string | null): string {
  return withQuery(paths.rankings(), { region });
}

/** The chance to win a game against a team with another rating. Points are as in chess: 400 more win ten games of eleven. */
export function chanceByRatings(rating: number, opponent: number): number {
  return 1 / (1 + 10 ** ((opponent - rating) / 400));
}
