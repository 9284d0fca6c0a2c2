import type { Match, Side } from '../../lib/domain/match';
import type { SeriesGame } from './match-detail';

export type GameSide = {
  readonly team: Side;
  /** Null until the source says who played where. */
  readonly label: 'blue' | 'red' | null;
  /** A CSS colour. */
  readonly color: string;
};

const COLORS = { blue: 'var(--blue-side)', red: 'var(--red-side)' } as const;

/** The teams of a game, blue first; in the match's order where sides are unknown. */
export function gameSides(match: Match, game: SeriesGame): readonly [GameSide, GameSide] {
  const sideOf = (team: Side) => game.detail?.teams.find((candidate) => candidate.id === team.id)?.side ?? null;
  const label = sideOf(match.left);
  const left: GameSide = { team: match.left, label, color: COLORS[label ?? 'blue'] };
  const opposite = label === null ? null : label === 'blue' ? 'red' : 'blue';
  const right: GameSide = { team: match.right, label: opposite, color: COLORS[opposite ?? 'red'] };
  return label === 'red' ? [right, left] : [left, right];
}

/** The side that a player of the game is on. */
export function playerSide(player: { readonly teamId: number }, sides: readonly [GameSide, GameSide]): GameSide {
  return sides.find(({ team }) => team.id === player.teamId) ?? sides[0];
}
