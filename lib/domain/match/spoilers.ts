import type { MatchSummary } from './match';
import { hasResult } from './match-state';

/** The part of a match that says whether its teams are results. */
type Placed = { readonly round?: { readonly unfed?: true | undefined } | undefined };

/** Whether other matches feed a match: who plays in it is then their result. */
export function isFed({ round }: Placed): boolean {
  return round !== undefined && round.unfed === undefined;
}

/** The part of a match that decides whether its result is hidden. */
type ResultMatch = Pick<MatchSummary, 'id' | 'round' | 'status'> & {
  readonly endAt?: string | null;
  readonly left: { readonly id: number };
  readonly right: { readonly id: number };
};

/**
 * What an element reveals: the result of a match (score, games played, comments),
 * who plays in it, or history, the results of many matches (form, head-to-head,
 * tables, charts). `historyOf` names all teams whose results are in it, those of
 * their opponents included.
 */
export type SpoilerSubject =
  | { readonly result: ResultMatch }
  | { readonly teams: Placed & { readonly id?: number } }
  | { readonly historyOf: readonly number[] }
  | 'history';

/** What a visitor hides (docs/product.md#spoilers). */
export type SpoilerChoice = {
  readonly spoilerFree: boolean;
  /** The visitor hides only results of these teams; null or absent: of all. */
  readonly onlyTeams?: ReadonlySet<number> | null;
  /** Ids of matches that the visitor has watched. */
  readonly watched?: ReadonlySet<number>;
  /** The moment (ms) that the visitor's delayed stream shows: later results are always hidden. */
  readonly liveSince?: number | null;
};

/**
 * Whether there is something to hide in it. A result once there is one. Who plays in a match that others feed,
 * whatever its own state: that is their result. A first
 * round, a group and a Swiss round name their teams. History always.
 */
export function revealsResult(spoiler: SpoilerSubject): boolean {
  if (spoiler === 'history' || 'historyOf' in spoiler) return true;
  return 'result' in spoiler ? hasResult(spoiler.result) : isFed(spoiler.teams);
}

/**
 * The teams that a match's result is about, for `hides`; null for a match whose
 * teams are results themselves: hiding it must not reveal who is in it.
 */
export function teamsOfResult(match: Pick<ResultMatch, 'round' | 'left' | 'right'>): readonly number[] | null {
  return isFed(match) ? null : [match.left.id, match.right.id];
}

function concerned(spoiler: SpoilerSubject, onlyTeams: ReadonlySet<number>): boolean {
  if (spoiler === 'history' || 'teams' in spoiler) return true;
  const teams = 'historyOf' in spoiler ? spoiler.historyOf : teamsOfResult(spoiler.result);
  return teams === null || teams.some((id) => onlyTeams.has(id));
}

function isWatched(spoiler: SpoilerSubject, watched: ReadonlySet<number>): boolean {
  if (spoiler === 'history' || 'historyOf' in spoiler) return false;
  const { id = 0 } = 'result' in spoiler ? spoiler.result : spoiler.teams;
  return watched.has(id);
}

/** Whether a match runs, or ended after that moment. */
function cameSince(spoiler: SpoilerSubject, since: number): boolean {
  if (spoiler === 'history' || !('result' in spoiler)) return false;
  const { status, endAt = null } = spoiler.result;
  return status === 'running' || (status === 'finished' && endAt !== null && Date.parse(endAt) > since);
}

/** The one place that decides whether something is hidden (docs/product.md#spoilers). */
export function hides(spoiler: SpoilerSubject, choice: SpoilerChoice): boolean {
  const { spoilerFree, onlyTeams = null, watched, liveSince = null } = choice;
  if (!revealsResult(spoiler)) return false;
  if (liveSince !== null && cameSince(spoiler, liveSince)) return true;
  if (!spoilerFree) return false;
  if (watched && isWatched(spoiler, watched)) return false;
  return onlyTeams === null || concerned(spoiler, onlyTeams);
}

/**
 * What a list of one team's matches may contain. A round's name is not enough
 * there: listing the match reveals that the team got there.
 */
export function ownMatches<Listed extends Pick<MatchSummary, 'round'>>(matches: readonly Listed[], hidden: boolean): readonly Listed[] {
  return hidden ? matches.filter((match) => !revealsResult({ teams: match })) : matches;
}
