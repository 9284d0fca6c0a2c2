import * as v from 'valibot';
import { TeamStubSchema, type SourceStandings, type TeamStub } from '../entities/entities';
import type { FinishedSummary, MatchSummary } from '../match/match';
import { isFinished } from '../match/match-order';
import { outcomeFor } from '../match/match-outcome';
import { CutSchema } from './cuts';
import { ScenariosSchema } from './scenario-model';
import { TitleChancesSchema } from './title-chances-model';
import { groupsOf } from './table-groups';
import { USUAL_TIEBREAKS, withTiebreaks, type Tiebreak } from './tiebreaks';

/**
 * Tables of a tournament. The source's own places are used where it gives them
 * (a league breaks ties by rules and tiebreaker matches of its own); games won
 * and lost are always counted from the matches.
 */

const StandingsRowSchema = v.object({
  /** The place, within its group where the table has groups. */
  rank: v.number(),
  /** The group's number, from 1; absent where the table has no groups. The source has no names for groups within a stage. */
  group: v.optional(v.number()),
  team: TeamStubSchema,
  wins: v.number(),
  losses: v.number(),
  ties: v.number(),
  gameWins: v.number(),
  gameLosses: v.number(),
  /** The matches listed here give this team another record, or their games another result; absent where they agree. */
  contradicts: v.optional(v.boolean()),
});
export type StandingsRow = v.InferOutput<typeof StandingsRowSchema>;

/** A contradiction between a table and its matches. */
const TableNoteSchema = v.variant('kind', [
  /** The source's table counts this many matches more than are listed here. */
  v.object({ kind: v.literal('countsMore'), matches: v.number() }),
  /** It counts as many, but gives this many teams another record. */
  v.object({ kind: v.literal('countsOtherwise'), teams: v.number() }),
  /** Matches whose games make another result. */
  v.object({ kind: v.literal('gamesDiffer'), matchIds: v.array(v.number()) }),
  /** Matches that are over and whose result is not known: they are not counted. */
  v.object({ kind: v.literal('withoutResult'), matchIds: v.array(v.number()) }),
]);
export type TableNote = v.InferOutput<typeof TableNoteSchema>;

/** `standings/{tournamentId}`. `from` says whose places these are. */
export const StandingsDocumentSchema = v.object({
  tournamentId: v.number(),
  tournamentName: v.string(),
  kind: v.picklist(['group', 'bracket']),
  from: v.picklist(['source', 'matches']),
  rows: v.array(StandingsRowSchema),
  /** Lines of a table that is not over, from the top; empty where they are unknown. */
  cuts: v.optional(v.array(CutSchema)),
  /** What each team needs to come through the last line; null where what is left to play is not known. */
  scenarios: v.optional(v.nullable(ScenariosSchema)),
  /** Only of a bracket: who may still win it, and how likely; null where that is not known. */
  titleChances: v.optional(v.nullable(TitleChancesSchema)),
  notes: v.optional(v.array(TableNoteSchema)),
});
export type StandingsDocument = v.InferOutput<typeof StandingsDocumentSchema>;

type Record = { wins: number; losses: number; ties: number; gameWins: number; gameLosses: number };

/** Matches and games won and lost, by team. Matches whose result is not known are left out. */
export function countRecords(matches: readonly FinishedSummary[]): Map<number, Record> {
  const records = new Map<number, Record>();
  for (const match of matches) {
    for (const [side, other] of [
      [match.left, match.right],
      [match.right, match.left],
    ] as const) {
      const outcome = outcomeFor(side.id, match);
      if (outcome === null) continue;
      const record = records.get(side.id) ?? { wins: 0, losses: 0, ties: 0, gameWins: 0, gameLosses: 0 };
      if (outcome === 'won') record.wins += 1;
      else if (outcome === 'drawn') record.ties += 1;
      else record.losses += 1;
      record.gameWins += side.score;
      record.gameLosses += other.score;
      records.set(side.id, record);
    }
  }
  return records;
}

export const NO_RECORD: Record = { wins: 0, losses: 0, ties: 0, gameWins: 0, gameLosses: 0 };

function winShare({ wins, losses, ties }: Record): number {
  const played = wins + losses + ties;
  return played === 0 ? 0 : (wins + ties / 2) / played;
}

/**
 * A table counted from matches: by match record, then by the tiebreaks in
 * their order (usually the mini-table among equals, then game difference), each
 * among those that are level by then, then name. Teams equal in all but the name share a place.
 */
export function rankFromMatches(
  teams: readonly TeamStub[],
  allMatches: readonly MatchSummary[],
  order: readonly Tiebreak[] = USUAL_TIEBREAKS,
  groups: readonly (readonly number[])[] | null = groupsOf(
    teams.map(({ id }) => id),
    allMatches,
  ),
): StandingsRow[] {
  const matches = allMatches.filter(isFinished);
  const records = countRecords(matches);
  const entries = teams.map((team) => {
    const record = records.get(team.id) ?? NO_RECORD;
    return { team, record, key: [winShare(record), record.wins] };
  });
  // Tiebreaks are a group's own: teams of two groups never meet.
  const apart = groups?.map((ids) => entries.filter(({ team }) => ids.includes(team.id))) ?? [entries];
  return ranked(apart.flatMap((own) => withTiebreaks(own, order, matches)));
}

type RankedRecord = { readonly team: TeamStub; readonly record: Record; readonly key: readonly number[] };

/** Rows by key, greater figures first; those with equal keys share a place and are listed by name. */
export function ranked(entries: readonly RankedRecord[]): StandingsRow[] {
  const sorted = [...entries].sort((a, b) => compareKeys(b.key, a.key) || a.team.name.localeCompare(b.team.name) || a.team.id - b.team.id);
  let rank = 0;
  return sorted.map(({ team, record, key }, index) => {
    const above = sorted[index - 1];
    if (!above || compareKeys(above.key, key) !== 0) rank = index + 1;
    return { rank, team, ...record };
  });
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The source's places, completed from the matches: games won and lost; records too where the source has none (brackets). */
export function rankFromSource(source: SourceStandings, allMatches: readonly MatchSummary[]): StandingsRow[] {
  const records = countRecords(allMatches.filter(isFinished));
  return source.rows.map(({ rank, team, wins, losses, ties }) => {
    const counted = records.get(team.id) ?? NO_RECORD;
    return {
      rank,
      team,
      wins: wins ?? counted.wins,
      losses: losses ?? counted.losses,
      ties: ties ?? counted.ties,
      gameWins: counted.gameWins,
      gameLosses: counted.gameLosses,
    };
  });
}

/** Whether anything has been played: before that a table has teams, but no places. */
export function hasResults(rows: readonly StandingsRow[]): boolean {
  return rows.some(({ wins, losses, ties }) => wins + losses + ties > 0);
}

/** A table's rows by group: places begin anew in each, in the order that the rows have among them. As they are without groups. */
export function inGroups(rows: readonly StandingsRow[], groups: readonly (readonly number[])[] | null): StandingsRow[] {
  if (groups === null) return [...rows];
  return groups.flatMap((ids, index) => {
    const own = rows.filter(({ team }) => ids.includes(team.id)).sort((a, b) => a.rank - b.rank);
    return own.map((row) => ({ ...row, rank: 1 + own.filter(({ rank }) => rank < row.rank).length, group: index + 1 }));
  });
}
