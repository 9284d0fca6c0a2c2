import type { TeamStub } from '../entities/entities';
import type { MatchSummary } from '../match/match';
import type { Role } from '../match/role';
import type { Coverage } from '../statistics/coverage';
import type { PlayerGame } from '../statistics/player-figures-document';
import type { ComparedKind } from './compare-query';
import type { PlacedFigures } from './compared-figures';
import type { Meeting } from './meetings';
import type { SharedChampion } from './shared-champions';

export type ComparedEntity = {
  readonly id: number;
  readonly name: string;
  /** '' of players. */
  readonly acronym: string;
  readonly img: string | null;
  /** Only of a player: the role of most games in the scope, else the source's. */
  readonly role: Role | null;
  /** Only of a player. */
  readonly team: TeamStub | null;
  /** The figures with ranks; null without a game in the scope. */
  readonly placed: PlacedFigures | null;
  /** The latest games of a player, newest first. */
  readonly games: readonly PlayerGame[];
  /** The latest finished matches of a team, newest first. */
  readonly matches: readonly MatchSummary[];
};

/** What `/compare` and `/api/compare` show of up to four players or teams. */
export type Comparison = {
  readonly kind: ComparedKind;
  /** The scope of the figures. */
  readonly scope: string;
  /** How much of the scope's games the figures cover; null where it is not known. */
  readonly coverage: Coverage | null;
  readonly compared: readonly ComparedEntity[];
  /** Ids in the address that do not exist. */
  readonly missing: readonly number[];
  /** Candidates to compare a single one with, by name: the role's other players of the serie, or its other teams. */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  /** Champions that they share, over all games, whatever the scope. */
  readonly champions: readonly SharedChampion[];
  /** The meetings of every two of them, over all games. */
  readonly meetings: readonly Meeting[];
};

/** How many of each one's latest games or matches are shown. */
export const FORM_LENGTH = 5;

/** The other players or teams of a serie, by name, as suggestions beside a single one; none beside more than one, and in a wider scope, which has hundreds. */
export function othersOf(
  ids: readonly number[],
  scope: string,
  rows: readonly { readonly id: number; readonly name: string; readonly role?: Role | null }[],
): Comparison['others'] {
  if (ids.length !== 1 || !scope.startsWith('serie:')) return [];
  const own = rows.find(({ id }) => id === ids[0]);
  return rows
    .filter((row) => row !== own && row.role === own?.role)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}
