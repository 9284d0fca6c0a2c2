import type { MatchSummary } from '../match/match';
import { grouped } from '../values/grouped';

/** A group of fewer teams is a tie of a bracket. */
const LEAST_TEAMS = 3;
/** A source may lack a few matches, but no more than these belong to a bracket or a half-published schedule. */
const LEAST_MET = 0.8;

type Meetings = ReadonlyMap<number, ReadonlySet<number>>;

/** By team, the teams that it meets; null while an opponent is open. */
function meetingsIn(teamIds: readonly number[], matches: readonly MatchSummary[]): Meetings | null {
  const met = new Map<number, Set<number>>(teamIds.map((id) => [id, new Set()]));
  for (const { status, left, right } of matches) {
    if (status === 'canceled') continue;
    const [first, second] = [met.get(left.id), met.get(right.id)];
    if (!first || !second) return null;
    first.add(right.id);
    second.add(left.id);
  }
  return met;
}

function connectedTo(teamId: number, met: Meetings): number[] {
  const found = new Set([teamId]);
  // A set is walked on to what is added on the way.
  for (const id of found) for (const other of met.get(id) ?? []) found.add(other);
  return [...found].sort((a, b) => a - b);
}

const pairsOf = (teams: number): number => (teams * (teams - 1)) / 2;

function pairsMet(teamIds: readonly number[], met: Meetings): number {
  return teamIds.reduce((sum, id) => sum + (met.get(id)?.size ?? 0), 0) / 2;
}

/**
 * The groups that a stage's teams play in, from the schedule: teams of different
 * groups never do. Sorted by their lowest id, so that a group keeps its number.
 * Null for one table, and where the schedule does not show it.
 */
export function groupsOf(teamIds: readonly number[], matches: readonly MatchSummary[]): number[][] | null {
  const met = meetingsIn(teamIds, matches);
  if (met === null) return null;
  const groups: number[][] = [];
  for (const id of [...teamIds].sort((a, b) => a - b)) {
    if (!groups.some((group) => group.includes(id))) groups.push(connectedTo(id, met));
  }
  const isGroup = (group: readonly number[]) => group.length >= LEAST_TEAMS && pairsMet(group, met) >= LEAST_MET * pairsOf(group.length);
  return groups.length > 1 && groups.every(isGroup) ? groups : null;
}

/**
 * Without the tiebreaker matches that a source lists before it is known who
 * plays in them, if any: they come after all others, and are too few for another round.
 */
export function withoutOpenTiebreakers<Listed extends MatchSummary>(
  teamIds: readonly number[],
  matches: readonly Listed[],
): readonly Listed[] {
  const isKnown = ({ status, left, right }: Listed) => status === 'canceled' || (teamIds.includes(left.id) && teamIds.includes(right.id));
  const [known, open] = [matches.filter(isKnown), matches.filter((match) => !isKnown(match))];
  const last = Math.max(...known.map(({ beginAt }) => Date.parse(beginAt)));
  const areTiebreakers = 2 * open.length < teamIds.length && open.every(({ beginAt }) => Date.parse(beginAt) >= last);
  return areTiebreakers ? known : matches;
}

/** Whether pairs of these teams are still to be drawn, as in a Swiss stage under way. */
export function awaitsDraw(teamIds: readonly number[], matches: readonly MatchSummary[]): boolean {
  return withoutOpenTiebreakers(teamIds, matches).some(
    ({ status, left, right }) => status !== 'canceled' && (left.id <= 0 || right.id <= 0),
  );
}

/** Whether every team meets every other: a table in which places by record are all that counts. False while an opponent is open. */
export function isRoundRobin(teamIds: readonly number[], matches: readonly MatchSummary[]): boolean {
  const met = meetingsIn(teamIds, withoutOpenTiebreakers(teamIds, matches));
  return met !== null && pairsMet(teamIds, met) === pairsOf(teamIds.length);
}

type WithGroup = { readonly group?: number | undefined };

/** The rows of each group of a table, in order; of all where it has none. */
export function byGroup<Row extends WithGroup>(rows: readonly Row[]): (readonly [group: number | null, rows: readonly Row[]])[] {
  return [...grouped(rows, ({ group = null }) => [group])];
}
