import type { Role } from '../match/role';
import { foldText } from '../search/fold';
import type { RankedRow } from './stats-table';

/**
 * The rows that a text fits: all of its words by name, team or role, or the whole of it as the beginning of a team's name.
 * All of them for an empty one. Of a team's whole name only the beginning counts: many clubs are "Gaming".
 */
export function findRows(rows: readonly RankedRow[], text: string, roleName: (role: Role) => string): readonly RankedRow[] {
  const whole = foldText(text);
  const words = text.split(/\s+/).map(foldText).filter(Boolean);
  return rows.filter(({ name, acronym, team, teamName, roles }) => {
    const club = foldText(teamName ?? '');
    const known = [name, acronym, team ?? '', ...roles.map(roleName)].map(foldText);
    return club.startsWith(whole) || words.every((word) => club.startsWith(word) || known.some((each) => each.includes(word)));
  });
}
