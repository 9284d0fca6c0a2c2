import type { MatchSummary } from './match';

/** How many of its last matches a team won without a break; the latest first. A draw is a break. */
export function winningRun(teamId: number, latestFirst: readonly MatchSummary[]): number {
  const broken = latestFirst.findIndex((match) => match.status !== 'finished' || match.winnerId !== teamId);
  return broken < 0 ? latestFirst.length : broken;
}
