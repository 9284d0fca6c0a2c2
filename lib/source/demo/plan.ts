import type { BracketShape } from './bracket';

/** Rounds in which everybody plays: `rounds` holds, for each round of a week, its slots in UTC. */
export type RoundsPlan = {
  readonly kind: 'rounds';
  readonly name: string;
  readonly bestOf: number;
  readonly cycles: number;
  /** The first week, counted from the current one. */
  readonly firstWeek: number;
  readonly rounds: readonly string[];
  /** Names of groups that play among themselves, each a tournament of its own. */
  readonly groups?: readonly string[];
};
/** A Swiss stage: one entry for each round, "week: slots"; deciding matches are best of three, others best of one. */
export type SwissPlan = { readonly kind: 'swiss'; readonly name: string; readonly rounds: readonly string[] };
/** A bracket: one slot for each node, "week: slots". */
export type BracketPlan = {
  readonly kind: 'bracket';
  readonly name: string;
  readonly shape: BracketShape;
  readonly bestOf: number;
  readonly slots: readonly string[];
};
export type StagePlan = RoundsPlan | SwissPlan | BracketPlan;

/** An exception for the match in a slot of the current week: moved, called off and so on. */
export type Disruption = {
  readonly slot: string;
  readonly kind: 'rescheduled' | 'canceled' | 'postponed';
  /** The slot that a rescheduled match had first. */
  readonly from?: string;
  /** When the change became known; if absent, before the week began. */
  readonly announced?: string;
};

export type LeaguePlan = {
  readonly leagueId: number;
  readonly naming: 'season' | 'split' | 'half' | 'year';
  readonly tier: string;
  readonly prizePool: string | null;
  /** The level of the league's best teams, in rating points; a place in the league is worth a little less than the one above. */
  readonly level: number;
  readonly stages: readonly StagePlan[];
  readonly disruptions?: readonly Disruption[];
};
