import * as v from 'valibot';
import type { TeamPlace } from '../competition/match-standings';
import { MatchSummarySchema, type MatchSummary } from '../match/match';
import type { Coverage } from '../statistics/coverage';
import type { TeamRating } from '../rating/rankings';
import type { TeamComparison } from '../statistics/team-comparison';
import type { LineUp, Placement, TeamRun } from '../statistics/team-history';
import type { OpponentRecord, PlayedForTeam, TeamFiguresDocument, TeamSeason } from '../statistics/team-figures';

/** Meetings from one team's side (`/api/head-to-head`). */
export const MeetingsSchema = v.object({
  leftWins: v.number(),
  rightWins: v.number(),
  draws: v.number(),
  matches: v.array(MatchSummarySchema),
});
type TeamMeetings = v.InferOutput<typeof MeetingsSchema>;

/** What a tab of a team's page shows; only the open one is in the page. */
export type TeamTab =
  | {
      readonly kind: 'overview';
      /** Newest first. */
      readonly recent: readonly MatchSummary[];
      /** A running one first, then by start. */
      readonly next: readonly MatchSummary[];
      /** What the current players have played for the team, as far as games show. */
      readonly played: readonly PlayedForTeam[];
      /** In the latest table that has it. */
      readonly standing: TeamPlace | null;
      /** Newest first. Null where the document lacks them. */
      readonly placements: readonly Placement[] | null;
      /** Null where a place says it, or nothing is certain. */
      readonly run: TeamRun | null;
      /** The year of the team's first match that is known. */
      readonly since: number | null;
    }
  | {
      readonly kind: 'matches';
      /** Newest first. */
      readonly years: readonly number[];
      /** The year of the matches; null for a team without any. */
      readonly year: number | null;
      readonly page: number;
      readonly pages: number;
      /** Matches to come by start, only on the first page. */
      readonly upcoming: readonly MatchSummary[];
      /** Newest first. */
      readonly results: readonly MatchSummary[];
    }
  | {
      readonly kind: 'stats';
      /** Newest first. */
      readonly seasons: readonly TeamSeason[];
      readonly season: TeamSeason | null;
      readonly comparison: TeamComparison | null;
    }
  | ({ readonly kind: 'champions'; readonly coverage: Coverage | null } & Pick<TeamFiguresDocument, 'pools' | 'champions'>)
  | {
      readonly kind: 'head-to-head';
      /** Most meetings first. */
      readonly opponents: readonly OpponentRecord[];
      readonly opponentId: number | null;
      readonly meetings: TeamMeetings | null;
    }
  /** Null for a team that has played no match that counts. */
  | { readonly kind: 'rating'; readonly rating: TeamRating | null }
  | {
      readonly kind: 'history';
      /** Newest first, as line-ups are. Null where the document lacks them. */
      readonly placements: readonly Placement[] | null;
      /** The year of the team's first match that is known. */
      readonly since: number | null;
      readonly lineUps: readonly LineUp[] | null;
      /** Most meetings first. */
      readonly rivals: readonly OpponentRecord[];
    };
export type TeamTabOf<Kind extends TeamTab['kind']> = Extract<TeamTab, { readonly kind: Kind }>;
