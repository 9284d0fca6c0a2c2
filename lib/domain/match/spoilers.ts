import type { Match } from './match';
import { hasResult } from './match-state';
import type { Settings } from '../settings';

/**
 * The one place that decides whether something that tells a result is hidden
 * (docs/product.md#spoilers): scores, form, head-to-head, standings, charts,
 * comments, number of games played. Team or match rules may come later; callers
 * already pass the match.
 */
export function hidesResult(match: Match, settings: Pick<Settings, 'spoilerFree'>, revealed = false): boolean {
  return settings.spoilerFree && hasResult(match) && !revealed;
}

/** The same for what draws on many earlier matches (form, head-to-head, tables): hidden whatever this match's state. */
export function hidesHistory(settings: Pick<Settings, 'spoilerFree'>, revealed = false): boolean {
  return settings.spoilerFree && !revealed;
}

/**
 * Who plays in a match that others feed is their result: while results are
 * hidden it is called by its round alone, whatever its own state, until its teams are
 * asked for or its result is. A first round, a group and a Swiss round name theirs.
 */
export function hidesTeams(match: Pick<Match, 'round'>, settings: Pick<Settings, 'spoilerFree'>, revealed = false): boolean {
  return settings.spoilerFree && match.round !== undefined && !revealed;
}

/**
 * What a list of one team's matches may hold. There not even a round's name
 * would do: that the match is listed tells that the team got there.
 */
export function ownMatches<Listed extends Pick<Match, 'round'>>(matches: readonly Listed[], hidden: boolean): readonly Listed[] {
  return hidden ? matches.filter(({ round }) => round === undefined) : matches;
}
