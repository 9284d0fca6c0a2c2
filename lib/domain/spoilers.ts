import type { Match } from './match';
import { hasResult } from './match-state';
import type { Settings } from './settings';

/**
 * The one place that decides whether something that tells a result is hidden
 * (design: "What a spoiler is"): scores, form, head-to-head, standings, charts,
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
