import type { GamePlayer } from './game';
import { ROLES, roleOrder, type Role } from './role';
import type { PageGame } from './page-game';
import { playersOf, teamSum } from './series-figures';

/** Figures of players compared with each other and with their own team. An unknown figure makes what follows from it null. */

type CountedFigure = 'damage' | 'gold' | 'wardsPlaced' | 'wardsDestroyed';

/** Both teams' players from top to support, in each role the first side's first. */
export function playersByRole(game: PageGame, sides: readonly { readonly team: { readonly id: number } }[]): GamePlayer[] {
  return sides.flatMap(({ team }) => playersOf(game, team.id)).sort((a, b) => roleOrder(a.role) - roleOrder(b.role));
}

/** The most damage that a player is known to have dealt; null where none is known. */
export function mostDamage(players: readonly GamePlayer[]): number | null {
  const values = players.map(({ damage }) => damage).filter((value) => value !== null);
  return values.length === 0 ? null : Math.max(...values);
}

/** A player's share of a figure's sum over their team, 0–1. */
export function shareOfTeam(game: PageGame, player: GamePlayer, figure: CountedFigure): number | null {
  const value = player[figure];
  const sum = teamSum(game, player.teamId, (each) => each[figure]);
  return value === null || sum === null || sum === 0 ? null : value / sum;
}

export type RolePair = { readonly role: Role; readonly left: GamePlayer; readonly right: GamePlayer };

/** The two players of each role that both teams have filled with one player. */
export function rolePairs(game: PageGame, leftId: number, rightId: number): RolePair[] {
  const only = (teamId: number, role: Role) => {
    const [player, ...others] = playersOf(game, teamId).filter((each) => each.role === role);
    return others.length === 0 ? player : undefined;
  };
  return ROLES.flatMap((role) => {
    const left = only(leftId, role);
    const right = only(rightId, role);
    return left && right ? [{ role, left, right }] : [];
  });
}
