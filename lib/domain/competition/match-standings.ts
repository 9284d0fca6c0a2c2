import * as v from 'valibot';
import type { MatchSummary } from '../match/match';

export const TeamPlaceSchema = v.object({
  tournamentId: v.number(),
  tournamentName: v.string(),
  /** Missing in documents stored before it was derived. */
  leagueName: v.optional(v.string()),
  rank: v.number(),
  /** The group within the stage, from 1; not there in a table of one. */
  group: v.optional(v.number()),
  /** How many teams the table, or the group, has. */
  teams: v.number(),
  wins: v.number(),
  losses: v.number(),
});
export type TeamPlace = v.InferOutput<typeof TeamPlaceSchema>;

/**
 * Both teams' places before a match: in the table of its
 * own stage, or, for a bracket, of the group stage of its serie before it. Null
 * for a team that no table has yet.
 */
export const MatchStandingsSchema = v.object({ left: v.nullable(TeamPlaceSchema), right: v.nullable(TeamPlaceSchema) });
export type MatchStandings = v.InferOutput<typeof MatchStandingsSchema>;

/** Whether the header of a match shows both places: in a knockout a table says nothing, and below a final score it would read as the one after the match. */
export const headerShowsPlaces = ({ round, status }: Pick<MatchSummary, 'round' | 'status'>): boolean => !round && status !== 'finished';
