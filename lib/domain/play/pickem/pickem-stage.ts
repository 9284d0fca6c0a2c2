import type { Tournament, TeamStub } from '../../entities/entities';
import { teamOfSide } from '../../entities/team-stub';
import { DAY_MS } from '../../values/durations';
import { buildBracket } from '../../competition/bracket';
import { diagramOf, type BracketDiagram } from '../../competition/bracket/bracket-model';
import { showsBracket } from '../../models/tournament-data';
import type { StandingsDocument } from '../../competition/standings';
import { byGroup } from '../../competition/table-groups';
import type { Match } from '../../match/match';
import { hasResult } from '../../match/match-state';
import type { Stage } from '../../competition/stage';
import { startOf } from '../settlement';
import { bracketTies, type PickemTie } from './bracket-ties';

/** What there is to pick in a stage (docs/product.md#pickem), read from its table and its matches. */

type PickemGroup = { readonly group: number | null; readonly teams: readonly TeamStub[] };
/** How many teams go into each box of a Swiss stage. */
export const SWISS_BOXES = { perfect: 2, advance: 6, winless: 2 } as const;
export type SwissBox = keyof typeof SWISS_BOXES;

export type PickemTask =
  | { readonly kind: 'groups'; readonly groups: readonly PickemGroup[] }
  | { readonly kind: 'swiss'; readonly teams: readonly TeamStub[] }
  /** `ties` in an order in which they can be played; the final is among them. */
  | {
      readonly kind: 'bracket';
      readonly teams: readonly TeamStub[];
      readonly ties: readonly PickemTie[];
      readonly bracket: BracketDiagram;
    };
export type PickemKind = PickemTask['kind'];

/** What picks for a stage are made from and scored by: its documents. */
export type PickemResults = {
  readonly tournament: Pick<Tournament, 'name' | 'hasBracket' | 'teams' | 'openPlaces'>;
  readonly table: StandingsDocument | null;
  readonly matches: readonly Match[];
};

/** The Swiss format that we know: sixteen teams play until three wins or three losses. */
const SWISS_TEAMS = 16;
export const SWISS_LIMIT = 3;
const LEAST_GROUP = 3;
const MOST_GROUP = 24;
const MOST_GROUPS = 8;

const byId = (a: TeamStub, b: TeamStub): number => a.id - b.id;

function groupsTask({ rows }: StandingsDocument): PickemTask | null {
  // By id: the order of the table is a result.
  const groups = byGroup(rows).map(([group, own]) => ({ group, teams: own.map(({ team }) => team).sort(byId) }));
  const fits = groups.length <= MOST_GROUPS && groups.every(({ teams }) => teams.length >= LEAST_GROUP && teams.length <= MOST_GROUP);
  return fits && groups.length > 0 ? { kind: 'groups', groups } : null;
}

function teamsOfMatches(tournament: PickemResults['tournament'], matches: readonly Match[]): TeamStub[] {
  const teams = new Map(tournament.teams.map((team) => [team.id, team]));
  for (const { left, right } of matches) {
    for (const side of [left, right]) if (side.id > 0 && !teams.has(side.id)) teams.set(side.id, teamOfSide(side));
  }
  return [...teams.values()].sort(byId);
}

/** Null where there is nothing to pick yet, or nothing that we can score: teams or a bracket that are not known in full. */
export function pickemTask({ tournament, table, matches }: PickemResults): PickemTask | null {
  if (matches.length === 0) return null;
  if (showsBracket(tournament, table, matches)) {
    const ties = bracketTies(matches);
    const bracket = ties && buildBracket(matches);
    return bracket && { kind: 'bracket', teams: teamsOfMatches(tournament, matches), ties, bracket: diagramOf(bracket) };
  }
  if (table === null || (tournament.openPlaces ?? 0) > 0) return null;
  if (!/swiss/i.test(tournament.name)) return groupsTask(table);
  const teams = table.rows.map(({ team }) => team).sort(byId);
  return teams.length === SWISS_TEAMS ? { kind: 'swiss', teams } : null;
}

/** When the first match really began, in milliseconds; null while none has. */
export function begunAt(matches: readonly Match[]): number | null {
  const starts = matches.flatMap((match) => startOf(match) ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
}

/** When a stage locks, in milliseconds: with its first match, as that is known now; null while no start is known. */
export function lockTime(matches: readonly Match[]): number | null {
  const begun = begunAt(matches);
  if (begun !== null) return begun;
  const starts = matches.flatMap(({ status, beginAt, beginAtEstimated }) => {
    if (status !== 'not_started') return [];
    const start = Date.parse(beginAt);
    // Only the day is certain.
    return [beginAtEstimated ? start - (start % DAY_MS) : start];
  });
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Whether entries may not be changed any more. `now`: the server's clock, milliseconds. */
export function isLocked(matches: readonly Match[], now: number): boolean {
  const at = lockTime(matches);
  return matches.some(hasResult) || (at !== null && now >= at);
}

/** Stages take entries so long before they lock at most. */
export const AHEAD_MS = 21 * DAY_MS;

/**
 * When entries open, in milliseconds: once the stages of the serie that begin
 * earlier have named the teams. Null if that is over, or not known.
 */
export function opensAt(task: PickemTask | null, locksAt: number | null, stages: readonly Stage[], now: number): number | null {
  if (locksAt === null) return null;
  const ends = stages.flatMap(({ beginAt, endAt }) =>
    beginAt !== null && endAt !== null && Date.parse(beginAt) < locksAt ? [Date.parse(endAt)] : [],
  );
  if (task === null && ends.length === 0) return null;
  const at = Math.max(locksAt - AHEAD_MS, ...(task === null ? ends : []));
  return at > now && at < locksAt ? at : null;
}
