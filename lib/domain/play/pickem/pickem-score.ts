import { teamsIn, winnerOf } from '../../competition/bracket/bracket-model';
import { countRecords, hasResults, NO_RECORD, type StandingsRow } from '../../competition/standings';
import { byGroup } from '../../competition/table-groups';
import { isComplete } from '../../competition/standings-figures';
import { isFinished } from '../../match/match-order';
import type { Match } from '../../match/match';
import { bestReach, canStillWin } from './bracket-reach';
import { winnersIn, type BracketPicks, type PickemEntry, type StagePicks } from './pickem-entry';
import { begunAt, SWISS_LIMIT, type PickemResults, type PickemTask, type SwissBox } from './pickem-stage';

/**
 * What picks have brought (docs/product.md#pickem), from the results as they are.
 *
 * - Bracket: the right winner of a match brings 8 points in the final, 4 one match before it, 2 two before, 1 earlier; 2 for the third place.
 * - Groups: 3 points for a team on its place, 1 next to it. Teams that share a place are right on each of theirs.
 * - Swiss: 4 points for a team that wins three and loses none, or the other way round; 2 for one that goes on, however.
 */

export const GROUP_POINTS = { exact: 3, near: 1 } as const;
export const SWISS_POINTS: Readonly<Record<SwissBox, number>> = { perfect: 4, advance: 2, winless: 4 };

/** `out`: not decided, and impossible by now. */
export type PickState = 'right' | 'near' | 'wrong' | 'open' | 'out';

/** One pick. `key`: the match of a bracket, the team of a group, box and team of a Swiss stage. */
export type PickResult = { readonly key: string; readonly state: PickState; readonly points: number };

export type PickemScore = {
  readonly points: number;
  /** The most that it can still come to. */
  readonly best: number;
  /** `best` is reached in some way the rest may go; else it is a bound that may be too high. */
  readonly isExact: boolean;
  /** Whether the stage is over. */
  readonly isFinal: boolean;
  /** Only of a table that is not over: whether places are the current ones. */
  readonly isProvisional: boolean;
  readonly results: readonly PickResult[];
};

type PickCounts = Omit<PickemScore, 'points' | 'isFinal'>;

function scoreBracket(task: Extract<PickemTask, { kind: 'bracket' }>, picks: BracketPicks, matches: readonly Match[]): PickCounts {
  const { ties } = task;
  const picked = winnersIn(picks);
  const decided = new Map(
    matches.flatMap((match) => {
      const winner = winnerOf(match);
      const loser = teamsIn(match).find((team) => team !== winner);
      return winner === null || loser === undefined ? [] : [[match.id, { winner, loser }] as const];
    }),
  );
  const results = ties.map(({ matchId, points }): PickResult => {
    const team = picked.get(matchId) ?? 0;
    const done = decided.get(matchId);
    if (done) return { key: String(matchId), state: done.winner === team ? 'right' : 'wrong', points: done.winner === team ? points : 0 };
    return { key: String(matchId), state: canStillWin(ties, decided, matchId, team) ? 'open' : 'out', points: 0 };
  });
  return { results, best: bestReach(ties, picked, decided), isExact: true, isProvisional: false };
}

function pointsAtPlace(picked: number, first: number, last: number): number {
  const away = picked < first ? first - picked : picked > last ? picked - last : 0;
  return away === 0 ? GROUP_POINTS.exact : away === 1 ? GROUP_POINTS.near : 0;
}

/** The places that a row stands on: level teams share theirs. */
function placesOf({ rank }: StandingsRow, rows: readonly StandingsRow[]): readonly [number, number] {
  return [rank, rank - 1 + rows.filter((row) => row.rank === rank).length];
}

const GROUP_STATES: Readonly<Record<number, PickState>> = { [GROUP_POINTS.exact]: 'right', [GROUP_POINTS.near]: 'near' };

function scoreGroups(picks: Extract<StagePicks, { kind: 'groups' }>, { table, matches }: PickemResults): PickCounts {
  const rows = table?.rows ?? [];
  const isOver = isComplete(matches);
  const begun = hasResults(rows);
  const scenarios = new Map((table?.scenarios?.teams ?? []).map((team) => [team.teamId, team]));
  const groups = byGroup(rows).map(([, own]) => own);
  let best = 0;
  const results = picks.groups.flatMap((order) =>
    order.map((teamId, index): PickResult => {
      const own = groups.find((group) => group.some(({ team }) => team.id === teamId)) ?? [];
      const row = own.find(({ team }) => team.id === teamId);
      const [first, last] = row ? placesOf(row, own) : [0, 0];
      const points = begun && row ? pointsAtPlace(index + 1, first, last) : 0;
      const span = scenarios.get(teamId);
      // Without scenarios every place is thought possible.
      best += isOver ? points : pointsAtPlace(index + 1, span?.best ?? 1, span?.worst ?? own.length);
      return { key: String(teamId), state: begun ? (GROUP_STATES[points] ?? 'wrong') : 'open', points };
    }),
  );
  return { results, best, isExact: isOver, isProvisional: begun && !isOver };
}

function swissState(box: SwissBox, { wins, losses }: { readonly wins: number; readonly losses: number }, isOver: boolean): PickState {
  const through = wins >= SWISS_LIMIT;
  const out = losses >= SWISS_LIMIT;
  const open: PickState = isOver ? 'wrong' : 'open';
  if (box === 'perfect') return losses > 0 ? 'wrong' : through ? 'right' : open;
  if (box === 'winless') return wins > 0 ? 'wrong' : out ? 'right' : open;
  return through ? 'right' : out ? 'wrong' : open;
}

function scoreSwiss(picks: Extract<StagePicks, { kind: 'swiss' }>, matches: readonly Match[]): PickCounts {
  const records = countRecords(matches.filter(isFinished));
  const isOver = isComplete(matches) && [...records.values()].every(({ wins, losses }) => wins >= SWISS_LIMIT || losses >= SWISS_LIMIT);
  let best = 0;
  const results = (['perfect', 'advance', 'winless'] as const).flatMap((box) =>
    picks[box].map((teamId): PickResult => {
      const state = swissState(box, records.get(teamId) ?? NO_RECORD, isOver);
      const points = state === 'right' ? SWISS_POINTS[box] : 0;
      best += state === 'open' ? SWISS_POINTS[box] : points;
      return { key: `${box}-${teamId}`, state, points };
    }),
  );
  return { results, best, isExact: isOver, isProvisional: false };
}

function countedPicks(task: PickemTask, picks: StagePicks, source: PickemResults): PickCounts | null {
  if (task.kind === 'bracket' && picks.kind === 'bracket') return scoreBracket(task, picks, source.matches);
  if (task.kind === 'groups' && picks.kind === 'groups') return scoreGroups(picks, source);
  return task.kind === 'swiss' && picks.kind === 'swiss' ? scoreSwiss(picks, source.matches) : null;
}

/**
 * The score of an entry by the results as they are; null where the stage is not
 * what it was when it was picked. An entry saved after the first match really
 * began brings nothing.
 */
export function scorePicks(
  task: PickemTask,
  { picks, savedAt }: Pick<PickemEntry, 'picks' | 'savedAt'>,
  source: PickemResults,
): PickemScore | null {
  const counted = countedPicks(task, picks, source);
  if (counted === null) return null;
  const begun = begunAt(source.matches);
  const isFinal = isComplete(source.matches);
  if (begun !== null && savedAt >= begun) {
    const results = counted.results.map(({ key }): PickResult => ({ key, state: 'wrong', points: 0 }));
    return { points: 0, best: 0, isExact: true, isFinal, isProvisional: false, results };
  }
  return { ...counted, points: counted.results.reduce((sum, { points }) => sum + points, 0), isFinal };
}
