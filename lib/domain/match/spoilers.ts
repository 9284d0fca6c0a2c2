import type { MatchSummary } from './match';
import { hasResult } from './match-state';
import type { Settings } from '../settings';

/**
 * What an element tells: the result of a match (score, games played, comments), who
 * plays in it, or "history", the results of many matches (form, head-to-head, tables, charts).
 */
export type SpoilerSubject = { readonly result: MatchSummary } | { readonly teams: Pick<MatchSummary, 'round'> } | 'history';

/**
 * Whether there is something to hide in it. A result once there is one. Who plays in a match that others feed,
 * which has a `round`, whatever its own state: that is their result. A first
 * round, a group and a Swiss round name their teams. History always.
 */
export function tellsResult(spoiler: SpoilerSubject): boolean {
  if (spoiler === 'history') return true;
  return 'result' in spoiler ? hasResult(spoiler.result) : spoiler.teams.round !== undefined;
}

/**
 * The one place that decides whether something is hidden (docs/product.md#spoilers). Team or match rules may come later; callers already pass the match.
 *
 * @param revealed the visitor asked for it
 */
export function hides(spoiler: SpoilerSubject, { spoilerFree }: Pick<Settings, 'spoilerFree'>, revealed = false): boolean {
  return spoilerFree && tellsResult(spoiler) && !revealed;
}

/**
 * What a list of one team's matches may hold. There not even a round's name
 * would do: that the match is listed tells that the team got there.
 */
export function ownMatches<Listed extends Pick<MatchSummary, 'round'>>(matches: readonly Listed[], hidden: boolean): readonly Listed[] {
  return hidden ? matches.filter((match) => !tellsResult({ teams: match })) : matches;
}
