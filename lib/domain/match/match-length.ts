import { LONGEST_BEST_OF } from '../values/constants';
import type { MatchSummary } from './match';

/**
 * How many games a match has, by the source's formats
 * (https://developers.pandascore.co/docs/match-formats): `numOfGames` is the
 * most games of a best-of and the wins that decide a first-to. Of formats of
 * their own ("red_bull_home_ground", "custom") only the most games are known.
 */
export type MatchLength = Pick<MatchSummary, 'numOfGames' | 'matchType'>;

const playsAll = ({ matchType }: MatchLength): boolean => matchType === 'all_games_played';

/** The wins that decide a match; null where all games are played, and where that is not known. */
export function winsNeeded({ matchType, numOfGames }: MatchLength): number | null {
  if (matchType === 'first_to') return numOfGames;
  return matchType === 'best_of' || matchType === 'ow_best_of' ? Math.floor(numOfGames / 2) + 1 : null;
}

const allGames = ({ matchType, numOfGames }: MatchLength): number =>
  Math.max(matchType === 'first_to' ? 2 * numOfGames - 1 : numOfGames, 1);

/** The most games that the match could have: as many tabs hide how many there were. */
export function mostGames(length: MatchLength): number {
  return Math.min(allGames(length), LONGEST_BEST_OF);
}

/** Whether the scores that it may come to are known. */
export function hasKnownScores(length: MatchLength): boolean {
  return (winsNeeded(length) !== null || playsAll(length)) && length.numOfGames > 0 && allGames(length) <= LONGEST_BEST_OF;
}

/** The games that are played whatever happens: a best of five has at least three. They may be named without telling a result. */
export function certainGames(length: MatchLength): number {
  return Math.min(winsNeeded(length) ?? (playsAll(length) ? length.numOfGames : 1), mostGames(length));
}

/** Whether its score may be level at the end, also where that is not known. */
export function mayBeDrawn(length: MatchLength): boolean {
  const isEven = length.numOfGames > 0 && length.numOfGames % 2 === 0;
  return length.matchType !== 'first_to' && (isEven || (winsNeeded(length) === null && !playsAll(length)));
}

/** Whether no other game is to be played at this score. */
export function isDecided(length: MatchLength, left: number, right: number): boolean {
  return Math.max(left, right) >= (winsNeeded(length) ?? Infinity) || left + right >= allGames(length);
}
