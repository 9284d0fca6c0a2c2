import type { FinishedSummary, MatchSummary } from './match';
import { byResult, byStart, isFinished } from './match-order';
import { isUnderWay } from './match-state';

/** The newer of two versions of a match by `modifiedAt`; at a tie the one that was read later. */
function isNewer(later: MatchSummary, earlier: MatchSummary): boolean {
  return Date.parse(later.modifiedAt) >= Date.parse(earlier.modifiedAt);
}

/** Every match of both lists once, each in its newest version. */
export function newestVersions<Listed extends MatchSummary>(page: readonly Listed[], fresh: readonly Listed[]): Listed[] {
  const byId = new Map<number, Listed>();
  for (const match of [...page, ...fresh]) {
    const known = byId.get(match.id);
    if (!known || isNewer(match, known)) byId.set(match.id, match);
  }
  return [...byId.values()];
}

/** The page's own matches, each in its newest version: nothing is added. */
export function withFresh<Listed extends MatchSummary>(page: readonly Listed[], fresh: readonly Listed[]): readonly Listed[] {
  if (fresh.length === 0) return page;
  const own = new Set(page.map((match) => match.id));
  return newestVersions(
    page,
    fresh.filter((match) => own.has(match.id)),
  );
}

/**
 * The matches with a card, by start: those that run, and those that ran when the
 * page was loaded and have ended since. Their cards stay and show the end:
 * removing one would move the whole page under the finger.
 */
export function matchesOnCards(page: readonly MatchSummary[], current: readonly MatchSummary[]): MatchSummary[] {
  const ran = new Set(page.filter(isUnderWay).map((match) => match.id));
  return current.filter((match) => isUnderWay(match) || (match.status === 'finished' && ran.has(match.id))).sort(byStart);
}

export type MatchLists = {
  /** Running matches by start. */
  readonly running: readonly MatchSummary[];
  /** Matches to come by start, with those called off since the page was loaded. */
  readonly upcoming: readonly MatchSummary[];
  /** The latest result first. */
  readonly latest: readonly FinishedSummary[];
};

/** The lists as they were when the page was loaded. */
export type PageLists = Readonly<Record<keyof MatchLists, readonly MatchSummary[]>>;

/** Puts each match into the list where it belongs by now. */
export function matchLists(matches: readonly MatchSummary[]): MatchLists {
  return {
    running: matches.filter(isUnderWay).sort(byStart),
    upcoming: matches.filter((match) => !isUnderWay(match) && !isFinished(match)).sort(byStart),
    latest: matches.filter(isFinished).sort(byResult),
  };
}
