import { gameChanceOfMatch } from '../competition/scenarios/chances';
import type { GamePrior } from '../match/game-course';
import type { MatchSummary } from '../match/match';

/** What the teams' ratings said of a single game before the match (docs/game-chance.md); null where they said nothing. */
export function gamePrior(
  match: Pick<MatchSummary, 'left' | 'matchType' | 'numOfGames'>,
  chance: { readonly left: number } | null | undefined,
): GamePrior | null {
  if (!chance || chance.left <= 0 || chance.left >= 1) return null;
  const ofGame = gameChanceOfMatch(match, chance.left);
  return { teamId: match.left.id, logOdds: Math.log(ofGame / (1 - ofGame)) };
}
