import type { MatchSummary, Side } from './match';
import { outcomeFor, type TeamOutcome } from './match-outcome';

/** How a past match ended for one of its teams. */
export type PastResult = {
  readonly outcome: TeamOutcome;
  /** "2–1", the team's own score first. */
  readonly score: string;
  readonly opponent: Side;
};

/** A finished match as seen from one of its teams; null for any other match, and where its result is not known. */
export function pastResult(match: MatchSummary, teamId: number): PastResult | null {
  const outcome = match.status === 'finished' ? outcomeFor(teamId, match) : null;
  if (outcome === null) return null;
  const [own, opponent] = match.left.id === teamId ? [match.left, match.right] : [match.right, match.left];
  return { outcome, score: `${own.score}–${opponent.score}`, opponent };
}
