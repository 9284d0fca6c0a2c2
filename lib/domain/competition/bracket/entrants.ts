import type { MatchSummary } from '../../match/match';
import type { Feeder } from './bracket-model';
import { teamsIn, winnerOf } from './bracket-model';

/** Who plays on a side of a match: a team, or who wins or loses another match. */
export type Entrant = { readonly teamId: number } | Feeder;
/** What is known of each side; null for an unknown one. */
export type Entrants = { readonly left: Entrant | null; readonly right: Entrant | null };

/** Who left a match in this way; null while it is open. */
export function teamFrom({ takes }: Feeder, match: MatchSummary | undefined): number | null {
  const winner = match === undefined ? null : winnerOf(match);
  if (match === undefined || winner === null) return null;
  return takes === 'winner' ? winner : (teamsIn(match).find((team) => team !== winner) ?? null);
}

/** Both sides of a match. `feeders`: in the order of the sides; `matchOf`: another match of the bracket. */
export function entrantsOf(match: MatchSummary, feeders: readonly Feeder[], matchOf: (id: number) => MatchSummary | undefined): Entrants {
  const known = teamsIn(match);
  const waiting = feeders.filter((feeder) => {
    const team = teamFrom(feeder, matchOf(feeder.matchId));
    return team === null || !known.includes(team);
  });
  const isTold = waiting.length === 2 - known.length;
  let next = 0;
  const entrant = ({ id }: { readonly id: number }): Entrant | null => {
    if (id > 0) return { teamId: id };
    const feeder = isTold ? waiting[next++] : undefined;
    if (feeder === undefined) return null;
    const team = teamFrom(feeder, matchOf(feeder.matchId));
    return team === null ? feeder : { teamId: team };
  };
  return { left: entrant(match.left), right: entrant(match.right) };
}
