import { useMemo, useState } from 'react';
import { useRevealed } from '../../lib/client/spoilers/reveal-store';
import { useSpoilerChoice } from '../../lib/client/spoilers/spoiler-choice';
import type { MatchSummary } from '../../lib/domain/match/match';
import { hides, type SpoilerChoice, type SpoilerSubject } from '../../lib/domain/match/spoilers';

/** Whether something that reveals results may show right now. */
export type Reveal = {
  /** Must not be on the page: neither as text nor in attributes, counts or names. */
  readonly hidden: boolean;
  /** Hidden by the visitor's setting, revealed or not: the eye or button that reveals it belongs beside it. */
  readonly covered: boolean;
  /** May show although the visitor hides results: it was revealed, or is not one that they hide. */
  readonly revealed: boolean;
  /** The visitor has asked to see it. */
  readonly requested: boolean;
  /** All teams whose results are in it, where that is known without a match ("1 2"). */
  readonly teams?: string | undefined;
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
  return useSubjectReveal(match ? { result: match } : 'history', useRevealed(match?.id ?? 0));
}

/** The reveal of a table of these teams and of their matches against each other. */
export function useTableReveal(teamIds: readonly number[] | null): Reveal {
  const teams = teamIds?.join(' ') || undefined;
  const subject = useMemo(() => (teams === undefined ? 'history' : { historyOf: teams.split(' ').map(Number) }), [teams]);
  const reveal = useSubjectReveal(subject, false);
  return useMemo(() => ({ ...reveal, teams }), [reveal, teams]);
}

/** `requested`: the visitor wants to see it. */
export function revealOf(subject: SpoilerSubject, choice: SpoilerChoice, requested: boolean) {
  const covered = hides(subject, choice);
  return { hidden: covered && !requested, covered, revealed: requested || (choice.spoilerFree && !covered), requested };
}

/** `elsewhere`: the visitor has requested it by something other than `toggle`. */
function useSubjectReveal(subject: SpoilerSubject, elsewhere: boolean): Reveal {
  const choice = useSpoilerChoice();
  const [here, setHere] = useState(false);
  const { hidden, covered, revealed, requested } = revealOf(subject, choice, here || elsewhere);
  // One object while nothing changes: panels of a match's page depend on it.
  return useMemo(
    () => ({ hidden, covered, revealed, requested, toggle: () => setHere((shown) => !shown) }),
    [hidden, covered, revealed, requested],
  );
}

/** The reveal of parts that draw on earlier matches, on the page of a match: hidden whatever this match's state, revealed with its result or by itself. */
export function useHistoryReveal(result: Reveal): Reveal {
  return useSubjectReveal('history', result.requested);
}
