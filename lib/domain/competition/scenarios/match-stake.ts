import * as v from 'valibot';
import { OutlookSchema, StakeSchema, type Outlook } from '../scenario-model';
import { SIDES, type SideName } from '../../match/match-state';
import type { StandingsDocument } from '../standings';

/** What is at stake in one match: for both teams as it stands, and after each result. */
export const MatchStakeSchema = v.object({
  /** How many of the table go on; null in a bracket: it is about the title. */
  places: v.nullable(v.number()),
  /** Matches left in the table or on the way to the title, and of how many of them the chances come from ratings. */
  remaining: v.number(),
  rated: v.number(),
  left: OutlookSchema,
  right: OutlookSchema,
  results: StakeSchema.entries.results,
});
export type MatchStake = v.InferOutput<typeof MatchStakeSchema>;

type Sides = { readonly id: number; readonly left: { readonly id: number }; readonly right: { readonly id: number } };

/** As it stands, of the teams of a table or bracket. */
function outlooks({ scenarios, titleChances }: Pick<StandingsDocument, 'scenarios' | 'titleChances'>): ReadonlyMap<number, Outlook> {
  const teams = scenarios?.teams.map(({ teamId, status, chance }) => [teamId, { status, chance }] as const);
  return new Map(teams ?? titleChances?.teams.map(({ teamId, title }) => [teamId, { status: 'open', chance: title }] as const));
}

/** A smaller difference of chances is lost in their rounding and in the simulation. */
const LEAST_SWING = 0.02;

/** The teams that the result means something to: it decides whether they are through or out, or moves their chance. */
export function sidesAtStake(stake: Pick<MatchStake, 'left' | 'right' | 'results'>): SideName[] {
  return SIDES.filter((side) => {
    const outlooks = [stake, ...stake.results].map((each) => each[side]);
    const chances = outlooks.map(({ chance }) => chance);
    return new Set(outlooks.map(({ status }) => status)).size > 1 || Math.max(...chances) - Math.min(...chances) >= LEAST_SWING;
  });
}

/** Null for a match that table or bracket say nothing about, and where nothing is at stake. */
export function matchStake(table: Pick<StandingsDocument, 'scenarios' | 'titleChances'>, match: Sides): MatchStake | null {
  const source = table.scenarios ?? table.titleChances;
  const stake = source?.stakes?.find(({ matchId }) => matchId === match.id);
  const teams = outlooks(table);
  const [left, right] = [teams.get(match.left.id), teams.get(match.right.id)];
  if (!source || !stake || !left || !right || sidesAtStake({ left, right, results: stake.results }).length === 0) return null;
  const { remaining, rated = 0 } = source;
  return { places: table.scenarios?.places ?? null, remaining, rated, left, right, results: stake.results };
}
