import type { MatchSummary } from './match';

/** How many matches in a row a team has won up to now; a draw ends the run. */
export function winningRun(teamId: number, latestFirst: readonly MatchSummary[]): number {
  const broken = latestFirst.findIndex((match) => match.status !== 'finished' || match.winnerId !== teamId);
  return broken < 0 ? latestFirst.length : broken;
}
