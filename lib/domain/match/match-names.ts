import type { MatchSummary, Side } from './match';
import { leagueFix } from '../leagues/league-table';
import { shortName } from './match-state';

/** A side's name where there is room: in full, else its acronym, else "?". */
export function fullName(side: Pick<Side, 'name' | 'abbr'>): string {
  return side.name || side.abbr || '?';
}

/** A side's name: in narrow rows its acronym if it has one, elsewhere its full name. */
export function sideName(side: Side, names: 'short' | 'full'): string {
  return names === 'short' ? shortName(side) : fullName(side);
}

/** The league's acronym, where the table has one ("LCK"). */
export function leagueShortName(match: Pick<MatchSummary, 'leagueId' | 'leagueName'>): string {
  return leagueFix(match.leagueId, match.leagueName)?.acronym || match.leagueName;
}
