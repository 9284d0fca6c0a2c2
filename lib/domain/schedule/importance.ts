import { LEAGUE_TABLE, TOP_LEAGUE_IDS } from '../leagues/league-table';
import { regionKeyOf } from '../leagues/regions';
import type { MatchSummary } from '../match/match';
import { beginOf } from '../match/match-order';
import { DAY_MS } from '../values/durations';

/**
 * How much a match matters to a reader who follows none of its teams. It ignores
 * results: a list in this order reveals none (docs/product.md#home).
 */

/** So long ahead a match that matters more is shown before those between: Worlds' semi-finals in the week before them. */
export const BIG_MATCH_AHEAD_MS = 7 * DAY_MS;

/** Names of stages that decide a title, or who comes close to it. */
const KNOCKOUT = /play-?offs?|knock-?outs?|bracket|finals?\b/i;
/** Stages that lead into a league or out of it. */
const WAY_IN = /play-?ins?|qualif|promotion|relegation/i;

type WeighedMatch = Pick<MatchSummary, 'leagueId' | 'regionId' | 'round' | 'tournamentName'>;

/** Whether teams of several regions meet in it, as at Worlds. */
export function isInternational({ regionId }: Pick<MatchSummary, 'regionId'>): boolean {
  return regionKeyOf(regionId) === 'international';
}

/** 0: between regions; 1: a top league; 2: another league of our table; 3: any other. */
function tierOf({ leagueId, regionId }: WeighedMatch): number {
  if (isInternational({ regionId })) return 0;
  if (TOP_LEAGUE_IDS.includes(leagueId)) return 1;
  return LEAGUE_TABLE.has(leagueId) ? 2 : 3;
}

/** 0: a final; 1: knockouts; 2: all else. */
function stageRank({ round, tournamentName }: WeighedMatch): number {
  if (WAY_IN.test(tournamentName)) return 2;
  if (round?.name === 'grandFinal' || (round?.name === 'final' && round.part === 'single')) return 0;
  return round || KNOCKOUT.test(tournamentName) ? 1 : 2;
}

/** Tier of the league, then the stage, in one number from 0 to 11: the smaller matters more. */
export function importanceOf(match: WeighedMatch): number {
  return tierOf(match) * 3 + stageRank(match);
}

/** A match of the playoffs of Worlds, MSI or the like. */
export function isInternationalKnockout(match: WeighedMatch): boolean {
  return tierOf(match) === 0 && stageRank(match) < 2;
}

/** The most important first; of two alike the earlier, then the smaller id. */
export function byImportance(a: MatchSummary, b: MatchSummary): number {
  return importanceOf(a) - importanceOf(b) || beginOf(a) - beginOf(b) || a.id - b.id;
}
