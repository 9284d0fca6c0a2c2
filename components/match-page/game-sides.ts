import type { MatchSummary, Side } from '../../lib/domain/match/match';
import type { GameTeam } from '../../lib/domain/match/game';

export type GameSide = {
  readonly team: Side;
  /** The side; null until the source says who played where. */
  readonly label: 'blue' | 'red' | null;
  /** The club's colour, as `inClubColors` defines it. */
  readonly color: string;
};

function opposite(label: GameSide['label']): GameSide['label'] {
  return label === null ? null : label === 'blue' ? 'red' : 'blue';
}

/** The part of a game that says which team played on which side. */
type WithSides = { readonly detail: { readonly teams: readonly Pick<GameTeam, 'id' | 'side'>[] } | null };

/** The teams of a game in the match's order: each team stays on the side that it has in the page's head. */
export function gameSides(match: MatchSummary, game: WithSides): readonly [GameSide, GameSide] {
  const sideOf = (team: Side) => game.detail?.teams.find((candidate) => candidate.id === team.id)?.side ?? null;
  const [leftLabel, rightLabel] = [sideOf(match.left), sideOf(match.right)];
  const label = leftLabel ?? opposite(rightLabel);
  return [
    { team: match.left, label, color: 'var(--left-club)' },
    { team: match.right, label: opposite(label), color: 'var(--right-club)' },
  ];
}

export function playerSide(player: { readonly teamId: number | null }, sides: readonly [GameSide, GameSide]): GameSide {
  return sides.find(({ team }) => team.id === player.teamId) ?? sides[0];
}
