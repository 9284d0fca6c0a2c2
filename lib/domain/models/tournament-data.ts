import { isElimination } from '../competition/elimination';
import type { Tournament } from '../entities/entities';
import type { TournamentDocument } from './entity-models';
import type { MatchSummary, StageMatch } from '../match/match';
import type { StandingsDocument } from '../competition/standings';

/** What the page of a tournament shows: its three documents. */
export type TournamentData = {
  readonly document: TournamentDocument;
  /** The table or bracket; null without one. */
  readonly table: StandingsDocument | null;
  /** By start, as lists show them; with what feeds what. */
  readonly matches: readonly StageMatch[];
};

/** A stage on a page about more than this one. */
export type StageShown = Omit<TournamentData, 'document'> & { readonly stageId: number };

export function showsBracket(
  tournament: Pick<Tournament, 'hasBracket'>,
  table: StandingsDocument | null,
  matches: readonly StageMatch[],
): boolean {
  return matches.length > 0 && (isElimination(tournament, matches) || table?.kind === 'bracket');
}

/** The first and the last patch that these matches were played on; absent while unknown. */
export function patchesOf(matches: readonly Pick<MatchSummary, 'version'>[]): [string, string] | undefined {
  const known = matches.filter(({ version }) => version !== '');
  const [first, last] = [known[0], known.at(-1)];
  return first && last && [first.version, last.version];
}

export function playedOf(matches: readonly MatchSummary[]): { readonly played: number; readonly all: number } {
  const counted = matches.filter((match) => match.status !== 'canceled');
  return { played: counted.filter((match) => match.status === 'finished').length, all: counted.length };
}
