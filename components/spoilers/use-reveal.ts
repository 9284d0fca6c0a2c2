import { useMemo, useState } from 'react';
import { useRevealed } from '../../lib/client/reveal-store';
import { useSettings } from '../../lib/client/settings-store';
import type { MatchSummary } from '../../lib/domain/match/match';
import { hides } from '../../lib/domain/match/spoilers';

/** Whether something that tells results may show right now. */
export type Reveal = {
  /** Must not be on the page: neither as text nor in attributes, counts or names. */
  readonly hidden: boolean;
  /** Hidden by the visitor's setting, revealed or not: the eye or button that reveals it belongs beside it. */
  readonly covered: boolean;
  readonly revealed: boolean;
  readonly toggle: () => void;
};

/**
 * Whether a match's result may show, or without a match, what draws on many. On
 * the server and while hydrating nothing is hidden here: the pre-paint script's
 * attribute on <html> covers every `Spoiler` until React knows the visitor's setting.
 *
 * A match is also revealed by its eye in any list. `toggle` is the caller's own: an eye
 * that is released in the schedule does not cover the match's page again.
 */
export function useReveal(match?: MatchSummary): Reveal {
  const settings = useSettings();
  const byEye = useRevealed(match?.id ?? 0);
  const [here, setHere] = useState(false);
  const covered = hides(match ? { result: match } : 'history', settings);
  const revealed = here || byEye;
  // One object while nothing changes: panels of a match's page depend on it.
  return useMemo(
    () => ({ hidden: covered && !revealed, covered, revealed, toggle: () => setHere((shown) => !shown) }),
    [covered, revealed],
  );
}

/** What draws on earlier matches of the same page: hidden whatever this match's state, revealed with its result. */
export function useHistoryReveal(result: Reveal): Reveal {
  const covered = hides('history', useSettings());
  return useMemo(() => ({ ...result, hidden: covered && !result.revealed, covered }), [result, covered]);
}
