import * as v from 'valibot';
import { TeamStubSchema } from '../entities/entities';
import { InstantSchema, MatchRoundSchema, MatchSchema } from '../match/match';
import { isDay } from '../values/week';

/**
 * A league's match day or week as one piece of news (docs/decisions/0041).
 * `angle` reveals results; everything else in a list's item does not.
 */

const SideNameSchema = v.picklist(['left', 'right']);

/** What is worth a headline, the strongest first. Those with "First" are of a week: a team that leads its stage's table after it. */
export const ANGLES = [
  'title',
  'reverseSweep',
  'reachFinal',
  'finishFirst',
  'out',
  'takeFirst',
  'runEnded',
  'upset',
  'stayFirst',
  'run',
  'lastGame',
  'sweep',
  'win',
  'draw',
  'forfeit',
] as const;

const AngleSchema = v.object({
  kind: v.picklist(ANGLES),
  /** The match that made the headline; for "…First" the last one that the team won in the week. */
  matchId: v.number(),
  /** Null for a draw. */
  winner: v.nullable(SideNameSchema),
  /** Games that the winner and the loser won; of a draw, left and right. */
  score: v.tuple([v.number(), v.number()]),
  /** Matches in a row, of "run" (with this one) and "runEnded" (before it). */
  count: v.optional(v.number()),
});
export type Angle = v.InferOutput<typeof AngleSchema>;

const SideSchema = v.omit(TeamStubSchema, ['img']);

const DigestMatchSchema = v.object({
  matchId: v.number(),
  left: SideSchema,
  right: SideSchema,
  /** Only of a match whose teams are results of others. */
  round: v.optional(MatchRoundSchema),
});
export type DigestMatch = v.InferOutput<typeof DigestMatchSchema>;

const digestEntries = {
  kind: v.literal('digest'),
  /** "day-293-2023-08-01", "week-293-2023-07-31". */
  id: v.string(),
  span: v.picklist(['day', 'week']),
  /** The date on which the day began (`matchDays`), or the week's Monday. */
  day: v.string(),
  /** Start of its last match: an end would reveal how many games there were. */
  at: InstantSchema,
  league: v.object({ id: v.number(), name: v.string() }),
  /** The serie of the first match: "Summer 2023". */
  serie: v.string(),
  /** "Playoffs"; '' where its matches are of several. */
  stage: v.string(),
  angle: AngleSchema,
  /** Which of two wordings is used: not that of the day or week before, if it has the same angle. */
  wording: v.picklist(['a', 'b']),
};

export const DigestItemSchema = v.object({
  ...digestEntries,
  /** The matches that are over: of a day all, by start; of a week only the one that makes the headline. */
  matches: v.array(DigestMatchSchema),
  /** How many matches are over. */
  count: v.number(),
});
export type DigestItem = v.InferOutput<typeof DigestItemSchema>;

const TableRowSchema = v.object({
  team: TeamStubSchema,
  rank: v.number(),
  /** The place before the first match of the digest; null where there was none yet. */
  before: v.nullable(v.number()),
  wins: v.number(),
  losses: v.number(),
  /** The group's number, from 1; absent in a table of one group. */
  group: v.optional(v.number()),
});
export type DigestTableRow = v.InferOutput<typeof TableRowSchema>;

/** A stage's table after the last match of a digest. */
const DigestTableSchema = v.object({ tournamentId: v.number(), name: v.string(), rows: v.array(TableRowSchema) });
export type DigestTable = v.InferOutput<typeof DigestTableSchema>;

/** `digests/{id}`. */
export const DigestDocumentSchema = v.object({
  ...digestEntries,
  /** Finished ones, by start, without streams. */
  matches: v.array(MatchSchema),
  /** Null for a bracket, and where no stage has a table. */
  table: v.nullable(DigestTableSchema),
  /** The league's next match after it, as far as it is known. */
  next: v.nullable(v.object({ ...DigestMatchSchema.entries, at: InstantSchema })),
});
export type DigestDocument = v.InferOutput<typeof DigestDocumentSchema>;

export type DigestSpan = DigestItem['span'];

export function digestId(span: DigestSpan, leagueId: number, day: string): string {
  return `${span}-${leagueId}-${day}`;
}

export function isDigestId(id: string): boolean {
  const day = /^(?:day|week)-[1-9]\d{0,14}-(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1];
  return day !== undefined && isDay(day);
}
