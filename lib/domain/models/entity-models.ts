import * as v from 'valibot';
import { LeagueSchema, SerieSchema, TeamStubSchema, TournamentSchema } from '../entities/entities';
import { HighlightsSchema } from '../competition/highlights';
import { MatchSchema, MatchSummarySchema } from '../match/match';
import { TeamPlaceSchema } from '../competition/match-standings';
import { StageSchema } from '../competition/stage';

/** Documents of teams, pairs, tournaments, series and the lists of all of them. */

/** `lastMatches/{teamId}`: the 20 latest results, newest first, and the 20 next matches by start (a running one first). */
export const LastMatchesSchema = v.object({
  teamId: v.number(),
  recent: v.array(MatchSchema),
  next: v.array(MatchSchema),
  /** The team's place in the latest table that has it. Missing in documents stored before it was derived. */
  standing: v.optional(TeamPlaceSchema),
});
export type LastMatches = v.InferOutput<typeof LastMatchesSchema>;

/** `head2heads/{lowId}_{highId}`: all finished meetings of two teams: totals over all of them and the newest 50, newest first. */
export const HeadToHeadDocumentSchema = v.object({
  lowId: v.number(),
  highId: v.number(),
  lowWins: v.number(),
  highWins: v.number(),
  draws: v.number(),
  matches: v.array(MatchSummarySchema),
});
export type HeadToHeadDocument = v.InferOutput<typeof HeadToHeadDocumentSchema>;

/** `tournamentMatches/{id}`: every match of a tournament, by start. */
export const TournamentMatchesSchema = v.object({ tournamentId: v.number(), matches: v.array(MatchSchema) });
export type TournamentMatches = v.InferOutput<typeof TournamentMatchesSchema>;

/** `tournaments/{id}`, with what its header names; null where the source does not know it. `stages`: all of its serie, by start. */
export const TournamentDocumentSchema = v.object({
  tournament: TournamentSchema,
  serie: v.nullable(SerieSchema),
  league: v.nullable(LeagueSchema),
  stages: v.optional(v.array(StageSchema)),
  highlights: v.optional(HighlightsSchema),
});
export type TournamentDocument = v.InferOutput<typeof TournamentDocumentSchema>;

/** A team and where it ended: 3 to 4 for both losers of the semifinals. */
const PodiumPlaceSchema = v.object({ team: TeamStubSchema, place: v.number(), to: v.number() });
export type PodiumPlace = v.InferOutput<typeof PodiumPlaceSchema>;

/** `series/{id}`: a serie and its tournaments, by start. */
export const SerieDocumentSchema = v.object({
  serie: SerieSchema,
  league: v.nullable(LeagueSchema),
  tournaments: v.array(TournamentSchema),
  /** The first four, once it is over; absent before, and where no places are known. */
  podium: v.optional(v.array(PodiumPlaceSchema)),
  /** The first and the last patch that its matches were played on. */
  patches: v.optional(v.tuple([v.string(), v.string()])),
  highlights: v.optional(HighlightsSchema),
});
export type SerieDocument = v.InferOutput<typeof SerieDocumentSchema>;

/** `catalogs/series`: newest first, and the teams that won them. */
export const SerieCatalogSchema = v.object({ series: v.array(SerieSchema), winners: v.optional(v.array(TeamStubSchema)) });
export type SerieCatalog = v.InferOutput<typeof SerieCatalogSchema>;

/** `catalogs/tournaments-{year}` of the year they begin in ("tournaments-0" without a start), newest first, without their teams. */
export const TournamentCatalogSchema = v.object({ tournaments: v.array(v.omit(TournamentSchema, ['teams'])) });
export type TournamentCatalog = v.InferOutput<typeof TournamentCatalogSchema>;
