import * as v from 'valibot';
import { TeamStubSchema } from '../entities/entities';
import { InstantSchema } from '../match/match';
import type { Estimate } from './skill';

/** Ratings as pages and JSON answers show them: points, of which 400 make the stronger team win ten games of eleven. */

const POINTS = 400 / Math.LN10;
const MIDDLE = 1500;

export function ratingOf({ mean }: Estimate): number {
  return Math.round(MIDDLE + POINTS * mean);
}

/** In two of three cases the true strength is within this distance of the rating. */
export function deviationOf({ variance }: Estimate): number {
  return Math.round(POINTS * Math.sqrt(variance));
}

/** A team has a place if it has played this many matches, the last of them within these days before the newest of all. */
export const RANKED_MATCHES = 5;
export const RANKED_DAYS = 180;

const OutcomeSchema = v.picklist(['won', 'lost', 'drawn']);

export const RankedTeamSchema = v.object({
  place: v.number(),
  /** A week earlier; null where it had none. */
  placeBefore: v.nullable(v.number()),
  team: TeamStubSchema,
  /** The league in which it last played; null where it has only been seen at international events. */
  league: v.nullable(v.object({ id: v.number(), name: v.string(), regionId: v.number() })),
  rating: v.number(),
  deviation: v.number(),
  /** A week earlier; null where it had not played yet. */
  ratingBefore: v.nullable(v.number()),
  /** How many matches the rating follows from. */
  matches: v.number(),
  /** Outcomes of the latest five of them, newest first; tables write them the other way round. */
  latest: v.array(OutcomeSchema),
  /** The rating in the last half year, week by week; null where it had not played yet. */
  curve: v.array(v.nullable(v.number())),
});
export type RankedTeam = v.InferOutput<typeof RankedTeamSchema>;

/** A region by the average of its best ranked teams. */
export const RegionStrengthSchema = v.object({
  regionId: v.number(),
  rating: v.number(),
  /** The rating is the average of so many teams. */
  counted: v.number(),
  /** How many of its teams have a place. */
  teams: v.number(),
  best: TeamStubSchema,
});
export type RegionStrength = v.InferOutput<typeof RegionStrengthSchema>;

/** `ratings/ranking`: every team with a place, best first, and the regions, best first. */
export const RankingsSchema = v.object({
  /** When the last match that counts was over. */
  asOf: InstantSchema,
  /** The instant that places and ratings are compared with: a week earlier. */
  since: InstantSchema,
  /** What the ratings follow from. */
  matches: v.number(),
  games: v.number(),
  teams: v.array(RankedTeamSchema),
  regions: v.array(RegionStrengthSchema),
});
export type Rankings = v.InferOutput<typeof RankingsSchema>;

const RatingPointSchema = v.object({
  /** When the match was over. */
  at: InstantSchema,
  /** The rating after the match. */
  rating: v.number(),
  opponent: v.string(),
  /** Null where only the games are known, not how the match ended. */
  outcome: v.nullable(OutcomeSchema),
});
export type RatingPoint = v.InferOutput<typeof RatingPointSchema>;

/** `teamRatings/{teamId}`: a team's rating and how it came to it: match by match, oldest first. */
export const TeamRatingSchema = v.object({
  teamId: v.number(),
  rating: v.number(),
  deviation: v.number(),
  /** The place; null for a team without one. */
  place: v.nullable(v.number()),
  /** How many teams have a place. */
  of: v.number(),
  matches: v.number(),
  /** The latest of them. */
  points: v.array(RatingPointSchema),
});
export type TeamRating = v.InferOutput<typeof TeamRatingSchema>;
