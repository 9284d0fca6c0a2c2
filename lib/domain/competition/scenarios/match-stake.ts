import * as v from 'valibot';
import { OutlookSchema, StakeSchema, type Scenarios } from './scenario-model';

/** What is at stake in one match of a table: for both teams as it stands, and after each result. */
export const MatchStakeSchema = v.object({
  /** How many of the table go on. */
  places: v.number(),
  /** Matches left in the table, and of how many of them the chances come from ratings. */
  remaining: v.number(),
  rated: v.number(),
  left: OutlookSchema,
  right: OutlookSchema,
  results: StakeSchema.entries.results,
});
export type MatchStake = v.InferOutput<typeof MatchStakeSchema>;

/** Null for a match the table says nothing about, and where nothing is at stake: both teams are through or out either way. */
export function matchStake(
  scenarios: Scenarios,
  match: { readonly id: number; readonly left: { readonly id: number }; readonly right: { readonly id: number } },
): MatchStake | null {
  const stake = scenarios.stakes?.find(({ matchId }) => matchId === match.id);
  const outlook = (teamId: number) => {
    const team = scenarios.teams.find((each) => each.teamId === teamId);
    return team && { status: team.status, chance: team.chance };
  };
  const [left, right] = [outlook(match.left.id), outlook(match.right.id)];
  if (!stake || !left || !right || (left.status !== 'open' && right.status !== 'open')) return null;
  const { places, remaining, rated = 0 } = scenarios;
  return { places, remaining, rated, left, right, results: stake.results };
}
