import type { MatchSummary, Side } from '../match/match';
import type { TeamStub } from './entities';

/** A side of a match as lists of teams name it. */
export function teamOfSide({ id, name, abbr, img }: Side): TeamStub {
  return { id, name, acronym: abbr, img };
}

/** A team as a match names it; without a name if it does not play in it. */
export function teamInMatch({ left, right }: Pick<MatchSummary, 'left' | 'right'>, teamId: number): TeamStub {
  const side = [left, right].find(({ id }) => id === teamId);
  return side ? teamOfSide(side) : { id: teamId, name: '', acronym: '', img: null };
}

/** The teams that are listed, and those that matches name beside them. */
export function teamsOf(listed: readonly TeamStub[], matches: readonly MatchSummary[]): TeamStub[] {
  const teams = new Map(listed.map((team) => [team.id, team]));
  for (const side of matches.flatMap(({ opponentType, left, right }) => (opponentType === 'team' ? [left, right] : [])))
    if (side.id > 0 && !teams.has(side.id)) teams.set(side.id, teamOfSide(side));
  return [...teams.values()];
}
