import type { MatchSummary } from './match';

/** A game with its draft and the break after it; and what comes before the first. */
const GAME_MINUTES = 45;
const OPENING_MINUTES = 15;

/** How long a match is expected to take at most, in minutes: an hour for one game, four for a best of five. Independent of its result. */
export function expectedMinutes({ numOfGames }: Pick<MatchSummary, 'numOfGames'>): number {
  return OPENING_MINUTES + GAME_MINUTES * Math.max(1, numOfGames);
}
