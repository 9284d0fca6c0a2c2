import { useMemo, useState } from 'react';
import type { Match } from '../../lib/domain/match/match';
import { useSpoiler } from '../match/use-spoiler';

/**
 * What a match's own page may show. Result (score, games, figures) and history
 * (form, head-to-head) are hidden by the visitor's setting and shown together by
 * one button. The button's state is the page's own: an eye that is released in
 * the schedule does not cover the page again.
 */
export type PageSpoiler = {
  readonly result: SpoilerScope;
  readonly history: SpoilerScope;
  /** This match's result is covered by the setting, whether it has been revealed or not: the button belongs into the head. */
  readonly covers: boolean;
  readonly revealed: boolean;
  readonly toggle: () => void;
};

export type SpoilerScope = {
  /** Must not be on the page, neither as text nor in attributes or counts. */
  readonly hidden: boolean;
  readonly scope: 'result' | 'history';
};

export function usePageSpoiler(match: Match): PageSpoiler {
  const [revealedHere, setRevealedHere] = useState(false);
  const result = useSpoiler(match, 'result');
  const history = useSpoiler(match, 'history');
  const revealed = revealedHere || result.revealed;
  const { covered } = result;
  const coversHistory = history.covered;
  // One object while nothing changes: the page's panels depend on it.
  return useMemo(
    () => ({
      result: { hidden: covered && !revealed, scope: 'result' },
      history: { hidden: coversHistory && !revealed, scope: 'history' },
      covers: covered,
      revealed,
      toggle: () => setRevealedHere((shown) => !shown),
    }),
    [covered, coversHistory, revealed],
  );
}
