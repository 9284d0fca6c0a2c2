import type { GamePrior } from '../match/game-course';
import type { MatchSummary } from '../match/match';
import { gamesOfSeries, mostGames } from './series-chance';

const STEPS = 20;

/** The chance for a single game that makes this chance for the match. The longer a match, the nearer to even its games. */
function chanceForGame(ofMatch: number, games: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (mostGames(middle, games) < ofMatch) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** What the teams' ratings said of a single game before the match (docs/game-chance.md); null where they said nothing. */
export function gamePrior(
  match: Pick<MatchSummary, 'left' | 'matchType' | 'numOfGames'>,
  chance: { readonly left: number } | null | undefined,
): GamePrior | null {
  if (!chance || chance.left <= 0 || chance.left >= 1) return null;
  const ofGame = chanceForGame(chance.left, gamesOfSeries(match));
  return { teamId: match.left.id, logOdds: Math.log(ofGame / (1 - ofGame)) };
}
