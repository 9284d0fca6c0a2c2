import type { Match } from '../../lib/domain/match/match';
import { hasResult } from '../../lib/domain/match/match-state';
import { hidesHistory, hidesResult } from '../../lib/domain/match/spoilers';
import { useRevealed } from '../../lib/client/reveal-store';
import { useSettings } from '../../lib/client/settings-store';

export type SpoilerState = {
  /** The result must not be on the page: neither as text nor in attributes, counts or names. */
  readonly hidden: boolean;
  /** The visitor hides results and this match has one: the eye belongs beside it, whether pressed or not. */
  readonly covered: boolean;
  readonly revealed: boolean;
};

/**
 * Whether a match's result may show right now. On the server and while hydrating
 * nothing is hidden here: the pre-paint script's attribute on <html> covers
 * `[data-spoiler]` until React knows the visitor's setting.
 *
 * @param scope "history" for what draws on earlier matches (form, tables): hidden whatever this match's state
 */
export function useSpoiler(match: Match, scope: 'result' | 'history' = 'result'): SpoilerState {
  const settings = useSettings();
  const revealed = useRevealed(match.id);
  const covered = scope === 'history' ? hidesHistory(settings) : hidesResult(match, settings);
  return { hidden: covered && !revealed, covered, revealed };
}

/** The attributes of an element that tells a result: what it belongs to, and that it may show although spoilers are hidden. */
export function spoilerMark(match: Match, revealed: boolean, scope: 'result' | 'history' = 'result') {
  const spoils = scope === 'history' || hasResult(match);
  return {
    'data-match': match.id,
    'data-teams': `${match.left.id} ${match.right.id}`,
    ...(spoils ? { 'data-spoiler': '' } : {}),
    ...(revealed ? { 'data-revealed': '' } : {}),
  };
}
