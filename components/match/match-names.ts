import type { Match, Side } from '../../lib/domain/match';
import { leagueFix } from '../../lib/domain/league-table';
import { shortName } from '../../lib/domain/match-state';
import type { Translate } from '../../lib/i18n/translate';

/** How a side is called where there is room: its name, else its acronym, else "?". */
export function fullName(side: Pick<Side, 'name' | 'abbr'>): string {
  return side.name || side.abbr || '?';
}

/** Acronym first in narrow rows (spec §2 "Match row"), the name where there is room. */
export function sideName(side: Side, names: 'short' | 'full'): string {
  return names === 'short' ? shortName(side) : fullName(side);
}

function spoken(side: Side, t: Translate): string {
  return side.name || side.abbr || t('match.unknownTeam');
}

/** "T1 vs Gen.G": names a match for buttons and screen readers, without anything of its result. */
export function matchTitle(match: Match, t: Translate): string {
  return `${spoken(match.left, t)} ${t('match.versus')} ${spoken(match.right, t)}`;
}

/** The league in a few letters where the table knows some ("LCK"). */
export function leagueShortName(match: Match): string {
  return leagueFix(match.leagueId)?.acronym || match.leagueName;
}
