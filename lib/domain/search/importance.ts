import { leagueRank } from '../competition/league-table';

/**
 * The order of names that match equally well. It depends only on the order of
 * leagues: the order of a list must not reveal a result.
 */
const STEP = 10;
const UNKNOWN_LEAGUE = 500;
const CHAMPION = 65;
const INACTIVE = 1000;

function ofLeague(leagueId: number | null, within: number): number {
  const rank = leagueId === null ? Infinity : leagueRank(leagueId);
  return Math.min(rank * STEP, UNKNOWN_LEAGUE) + within;
}

export const importance = {
  league: (id: number) => ofLeague(id, 0),
  team: (homeLeagueId: number | null) => ofLeague(homeLeagueId, 1),
  player: (homeLeagueId: number | null, active: boolean) => ofLeague(homeLeagueId, 2) + (active ? 0 : INACTIVE),
  champion: () => CHAMPION,
  serie: (leagueId: number) => ofLeague(leagueId, 3),
} as const;
