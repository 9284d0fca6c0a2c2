import type { FinishedSummary } from './match';
import { mayBeDrawn, mostGames } from './match-length';
import { sideOfTeam, type SideName } from './match-state';

/** How a finished match ended. A match that neither team came to play is a defeat for both, as in Riot's rulebooks; `unknown` is no draw. */
type MatchOutcome = SideName | 'draw' | 'bothLost' | 'unknown';

type Ended = Pick<FinishedSummary, 'left' | 'right' | 'winnerId' | 'forfeit' | 'drawn' | 'matchType' | 'numOfGames'>;

export function matchOutcome(match: Ended): MatchOutcome {
  const { left, right, winnerId, forfeit, drawn } = match;
  if (winnerId !== null) return sideOfTeam(match, winnerId) ?? 'unknown';
  if (drawn === true) return 'draw';
  if (left.score !== right.score) return 'unknown';
  if (forfeit) return 'bothLost';
  return mayBeDrawn(match) && left.score + right.score === mostGames(match) ? 'draw' : 'unknown';
}

/** Whether it is known how a match ended, so that tables count it. */
export function hasKnownOutcome(match: Ended): boolean {
  return matchOutcome(match) !== 'unknown';
}

export type TeamOutcome = 'won' | 'lost' | 'drawn';

/** How a match ended for a team; null where that is not known, and for a team that did not play in it. */
export function outcomeFor(teamId: number, match: Ended): TeamOutcome | null {
  const side = sideOfTeam(match, teamId);
  const outcome = matchOutcome(match);
  if (side === null || outcome === 'unknown') return null;
  return outcome === 'draw' ? 'drawn' : outcome === side ? 'won' : 'lost';
}
