import * as v from 'valibot';

/**
 * A match as the whole site uses it: Firestore documents, JSON answers and
 * components share this one shape (docs/product.md#match), or its summary.
 * Instants are ISO-8601 UTC strings. An upcoming match has no score to leak: its
 * sides carry `score: null`.
 */

export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

const sideEntries = {
  /** 0 for an opponent that is not known yet. */
  id: v.number(),
  abbr: v.string(),
  name: v.string(),
  /** ISO 3166 alpha-2 code, or '' where unknown. */
  location: v.string(),
  img: v.nullable(v.string()),
};

const UnscoredSideSchema = v.object({ ...sideEntries, score: v.null() });
const ScoredSideSchema = v.object({ ...sideEntries, score: v.number() });
export type UnscoredSide = v.InferOutput<typeof UnscoredSideSchema>;
export type ScoredSide = v.InferOutput<typeof ScoredSideSchema>;
export type Side = UnscoredSide | ScoredSide;

export const GameStatusSchema = v.picklist(['not_started', 'running', 'finished', 'not_played']);
export type GameStatus = v.InferOutput<typeof GameStatusSchema>;

/** What a list of matches needs to know of a game; figures are in `GameDetail`. */
const GameStubSchema = v.object({
  id: v.number(),
  position: v.number(),
  status: GameStatusSchema,
  beginAt: v.nullable(InstantSchema),
  endAt: v.nullable(InstantSchema),
  lengthSeconds: v.nullable(v.number()),
  winnerId: v.nullable(v.number()),
  videoUrl: v.nullable(v.string()),
  /** Only of a game whose statistics the source does not have: there is nothing to wait for. */
  withoutFigures: v.optional(v.literal(true)),
});
export type GameStub = v.InferOutput<typeof GameStubSchema>;

const StreamSchema = v.object({
  url: v.string(),
  embedUrl: v.nullable(v.string()),
  language: v.string(),
  main: v.boolean(),
  official: v.boolean(),
});
export type Stream = v.InferOutput<typeof StreamSchema>;

const OpenSideSchema = v.object({
  takes: v.picklist(['winner', 'loser']),
  match: v.string(),
  /** The teams of that match. Absent from older documents. */
  teams: v.optional(v.array(v.object({ id: v.number(), name: v.string() }))),
});

/**
 * A match of a bracket by its place only ("Upper-bracket semifinal 1"). Rounds
 * count from 1 within their part; `match` is null where the round has only one.
 */
const MatchPlaceSchema = v.object({
  part: v.picklist(['single', 'upper', 'lower']),
  name: v.picklist(['grandFinal', 'final', 'third', 'semifinals', 'quarterfinals', 'round']),
  round: v.number(),
  match: v.nullable(v.number()),
});
export type MatchPlace = v.InferOutput<typeof MatchPlaceSchema>;

const SideAfterSchema = v.object({ takes: v.picklist(['winner', 'loser']), ...MatchPlaceSchema.entries });

export const MatchRoundSchema = v.object({
  ...MatchPlaceSchema.entries,
  /** Only of a match that no other feeds: who plays in it is no result (`isFed`). */
  unfed: v.optional(v.literal(true)),
  /** What the match decides, judged by its place in the bracket alone: the winner takes the title, the loser is out or drops to the lower bracket. Absent where that is not certain. */
  stake: v.optional(v.picklist(['title', 'out', 'drops'])),
  /** For each open side, the match whose winner or loser it will be, as its teams: "T1–KT". Absent where those are not known. */
  from: v.optional(v.object({ left: v.optional(OpenSideSchema), right: v.optional(OpenSideSchema) })),
  /** For each open side, the match whose winner or loser it will be, by its place in the bracket; also where its teams are not known yet. */
  after: v.optional(v.object({ left: v.optional(SideAfterSchema), right: v.optional(SideAfterSchema) })),
});
export type MatchRound = v.InferOutput<typeof MatchRoundSchema>;

/** Chances to win, from 0 to 1; they add up to 1. In a match that may be drawn, a draw counts half for each. */
export const ChanceSchema = v.object({ left: v.number(), right: v.number() });
export type Chance = v.InferOutput<typeof ChanceSchema>;

/** The chance (0–1) of the team that is known against one that may come to the open side. */
const AgainstSchema = v.object({ teamId: v.number(), name: v.string(), chance: v.number() });
export type Against = v.InferOutput<typeof AgainstSchema>;

const matchEntries = {
  id: v.number(),
  name: v.string(),
  beginAt: InstantSchema,
  /** True where only the day is certain (extension of the archives). */
  beginAtEstimated: v.boolean(),
  rescheduled: v.boolean(),
  originalBeginAt: v.nullable(InstantSchema),
  matchType: v.string(),
  numOfGames: v.number(),
  opponentType: v.picklist(['team', 'player']),
  regionId: v.number(),
  leagueId: v.number(),
  leagueName: v.string(),
  leagueImg: v.nullable(v.string()),
  serieId: v.number(),
  serieName: v.string(),
  tournamentId: v.number(),
  tournamentName: v.string(),
  /** Patch as fans say it ("13.14"), and in full ("13.14.1"); '' while unknown. */
  version: v.string(),
  fullVersion: v.string(),
  games: v.array(GameStubSchema),
  streams: v.array(StreamSchema),
  /** Ids of the matches that feed this one in a bracket; empty where the source does not say. */
  previousMatchIds: v.array(v.number()),
  /** Whether the winner or the loser of each of them comes here, in their order; absent where the source does not say. */
  previousTakes: v.optional(v.array(v.picklist(['winner', 'loser']))),
  modifiedAt: InstantSchema,
  /** Only of a match that does not end or begin although its time is long past (`isOverdue`): its source has forgotten it, and its result is awaited. */
  overdue: v.optional(v.literal(true)),
  /** Only of a match of a bracket. Who plays in it is a result, unless it is `unfed`. */
  round: v.optional(MatchRoundSchema),
  /**
   * As they stood before it began (docs/ratings.md). Only the document of the
   * match itself and the matches to come of the homepage have them; null where
   * neither team has played yet, absent where unknown.
   */
  chance: v.optional(v.nullable(ChanceSchema)),
  /** In place of `chance`, where one side of a match of a bracket is open ("T1 or KT"): the chance against each rated opponent that may come. */
  against: v.optional(v.array(AgainstSchema)),
};

const unscored = { left: UnscoredSideSchema, right: UnscoredSideSchema };
const scored = { left: ScoredSideSchema, right: ScoredSideSchema };

const NotStartedMatchSchema = v.object({ ...matchEntries, ...unscored, status: v.literal('not_started') });
const RunningMatchSchema = v.object({ ...matchEntries, ...scored, status: v.literal('running') });
export const FinishedMatchSchema = v.object({
  ...matchEntries,
  ...scored,
  status: v.literal('finished'),
  endAt: v.nullable(InstantSchema),
  /** Null for a draw, a match that both teams forfeited, and while the winner is not known: `matchOutcome` says which. */
  winnerId: v.nullable(v.number()),
  /** Only where the source says so. A level score after all games of a match means the same. */
  drawn: v.optional(v.literal(true)),
  forfeit: v.boolean(),
  /** Only where the games do not add up to the score: which of them is right is not known, nor who won if they differ in that (`contradictsItsGames`). */
  contradicts: v.optional(v.literal(true)),
  /** One to five flames (docs/product.md#worth-watching); absent where too little is known, and where no list shows them. */
  worthWatching: v.optional(v.number()),
});
const CanceledMatchSchema = v.object({
  ...matchEntries,
  ...unscored,
  status: v.literal('canceled'),
  /** A second final that the first one made unnecessary. No list of upcoming matches has it. Its cancellation reveals the result of the first. */
  notNeeded: v.optional(v.literal(true)),
});
const PostponedMatchSchema = v.object({ ...matchEntries, ...unscored, status: v.literal('postponed') });

export const MatchSchema = v.variant('status', [
  NotStartedMatchSchema,
  RunningMatchSchema,
  FinishedMatchSchema,
  CanceledMatchSchema,
  PostponedMatchSchema,
]);

export type NotStartedMatch = v.InferOutput<typeof NotStartedMatchSchema>;
export type RunningMatch = v.InferOutput<typeof RunningMatchSchema>;
export type FinishedMatch = v.InferOutput<typeof FinishedMatchSchema>;
export type Match = v.InferOutput<typeof MatchSchema>;
export type MatchStatus = Match['status'];

/** The fields that say which matches feed this one in a bracket. */
const FEEDING = ['previousMatchIds', 'previousTakes'] as const;
export type Feeding = Pick<Match, (typeof FEEDING)[number]>;
/** Fields that lists do not show of a match that does not run. */
const DETAILS = ['games', 'streams', ...FEEDING] as const;

/**
 * A match as lists, rows and cards know it: without its games, its streams and
 * what feeds it. Of a running one they show the game under way and a stream, so
 * that has its games and streams, all of them. Every `Match` is a summary, too.
 */
export const MatchSummarySchema = v.variant('status', [
  v.omit(NotStartedMatchSchema, DETAILS),
  v.omit(RunningMatchSchema, FEEDING),
  v.omit(FinishedMatchSchema, DETAILS),
  v.omit(CanceledMatchSchema, DETAILS),
  v.omit(PostponedMatchSchema, DETAILS),
]);

export type MatchSummary = v.InferOutput<typeof MatchSummarySchema>;
/** The finished ones among matches or summaries. */
export type Finished<Listed extends MatchSummary> = Extract<Listed, { readonly status: 'finished' }>;
export type FinishedSummary = Finished<MatchSummary>;
export type RunningSummary = Extract<MatchSummary, { readonly status: 'running' }>;
/** A match of a stage that may have a bracket. */
export type StageMatch = MatchSummary & Feeding;
