import type { MatchSummary } from '../../lib/domain/match/match';
import { isFed } from '../../lib/domain/match/spoilers';

/** Attributes by which the pre-paint script finds the row or card of a match. */
export function matchAttributes(match: MatchSummary, { revealed }: { readonly revealed: boolean }) {
  return {
    'data-match': match.id,
    'data-teams': `${match.left.id} ${match.right.id}`,
    'data-league': match.leagueId,
    'data-spoiler-teams': isFed(match) ? '' : undefined,
    'data-revealed': revealed ? '' : undefined,
  };
}
