import type { Role } from '../match/role';
import { paths, withQuery } from '../page/paths';
import type { ComparedKind } from './compare-query';

/** Where players or teams are compared; with a role, the players of two teams in it. Apart from `compareHref`, whose rules a link does not need. */
export function compareAddress(kind: ComparedKind, ids: readonly number[], role?: Role): string {
  return withQuery(paths.compare(), { [kind]: ids.join(','), role });
}
