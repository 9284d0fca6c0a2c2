import type { MatchSummary, Side } from './match';

/** How a past match ended for one team. */
export type PastResult = {
  readonly outcome: 'won' | 'lost' | 'drawn';
  /** "2–1", the team's own score first. */
  readonly score: string;
  readonly opponent: Side;
};

/** A finished match as seen from one of its teams; null for any other match. */
export function pastResult(match: MatchSummary, teamId: number): PastResult | null {
  if (match.status !== 'finished') return null;
  const [own, opponent] = match.left.id === teamId ? [match.left, match.right] : [match.right, match.left];
  if (own.id !== teamId) return null;
  const outcome =
    own.score > opponent.score
      ? 'won'
      : own.score < opponent.score
        ? 'lost'
        : match.winnerId === null
          ? 'drawn'
          : match.winnerId === teamId
            ? 'won'
            : 'lost';
  return { outcome, score: `${own.score}–${opponent.score}`, opponent };
}
