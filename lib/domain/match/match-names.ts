import type { MatchSummary, Side } from './match';
import { leagueFix } from '../leagues/league-table';
import { shortName } from './match-state';

/** How a side is called where there is room: its name, else its acronym, else "?". */
export function fullName(side: Pick<Side, 'name' | 'abbr'>): string {
  return side.name || side.abbr || '?';
}

/** Acronym first in narrow rows, the name where there is room. */
export function sideName(side: Side, names: 'short' | 'full'): string {
  return names === 'short' ? shortName(side) : fullName(side);
}

/** The league's acronym, where the table has one ("LCK"). */
export function leagueShortName(match: Pick<MatchSummary, 'leagueId' | 'leagueName'>): string {
  return leagueFix(match.leagueId, match.leagueName)?.acronym || match.leagueName;
}
