import * as v from 'valibot';
import { OutlookSchema, StakeSchema, type Outlook } from '../scenario-model';
import type { SideName } from '../../match/match-state';
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

/** Less reads "<1 %", and what is as near to 1 ">99 %". */
const RARE = 0.005;

/** What an outlook is as good as; null while it is open. */
function asGoodAs({ status, chance }: Outlook): string | null {
  if (status !== 'open') return status;
  return chance > 1 - RARE ? 'sure' : chance < RARE ? 'rare' : null;
}

/** The teams that a result means something to: not one that is through or out, or as good as that, before it and after any. */
export function sidesAtStake(stake: Pick<MatchStake, 'left' | 'right' | 'results'>): SideName[] {
  return (['left', 'right'] as const).filter((side) => {
    const kinds = [stake, ...stake.results].map((each) => asGoodAs(each[side]));
    return kinds.some((kind) => kind === null || kind !== kinds[0]);
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
