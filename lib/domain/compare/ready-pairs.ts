import type { TeamStub } from '../entities/entities';
import type { MatchSummary } from '../match/match';
import { byStart } from '../match/match-order';
import { ROLES, type Role } from '../match/role';
import type { PlayerRow } from '../statistics/stats-rows';
import { chunks } from '../values/chunks';

/** A suggested pair. It shows who has played most or goes on, so it is hidden with results. */
export type ReadyPair = {
  /** The role, only of players. */
  readonly role: Role | null;
  readonly ids: readonly [number, number];
  readonly names: readonly [string, string];
  /** The teams of two players, if these meet next. */
  readonly teams: readonly [string, string] | null;
};

const MOST_TEAM_PAIRS = 5;

const shortName = ({ acronym, name }: TeamStub): string => acronym || name;

/** Two teams that meet next. */
export type Opponents = readonly [number, number];

/** Who meets in matches that run or are to come, by start, each pair of teams once. */
export function nextOpponents(matches: readonly MatchSummary[]): Opponents[] {
  const toCome = matches.filter((match) => !match.overdue && (match.status === 'running' || match.status === 'not_started'));
  const opponents = toCome
    .toSorted(byStart)
    .filter(({ left, right }) => left.id > 0 && right.id > 0)
    .map(({ left, right }): Opponents => [left.id, right.id]);
  return opponents.filter((teams, at) => opponents.findIndex((other) => teams.every((id) => other.includes(id))) === at);
}

/** The two players of each role with most games: of the teams that meet next, else of any two. */
export function playerPairs(rows: readonly PlayerRow[], next: readonly Opponents[]): ReadyPair[] {
  const [teamIds = []] = next;
  const ofNext = ROLES.flatMap((role): ReadyPair[] => {
    const [left, right] = teamIds.map((id) => rows.find((row) => row.role === role && row.team?.id === id));
    if (!left?.team || !right?.team) return [];
    return [{ role, ids: [left.id, right.id], names: [left.name, right.name], teams: [shortName(left.team), shortName(right.team)] }];
  });
  if (ofNext.length > 0) return ofNext;
  return ROLES.flatMap((role): ReadyPair[] => {
    const [first, ...others] = rows.filter((row) => row.role === role);
    const second = others.find(({ team }) => team?.id !== first?.team?.id);
    return first && second ? [{ role, ids: [first.id, second.id], names: [first.name, second.name], teams: null }] : [];
  });
}

/** Teams that meet next, else by two, those with most games first. */
export function teamPairs(rows: readonly TeamStub[], next: readonly Opponents[]): ReadyPair[] {
  const meeting = next.map((teams) => teams.map((id) => rows.find((row) => row.id === id)));
  const pairsOf = (pairs: readonly (readonly (TeamStub | undefined)[])[]) =>
    pairs.flatMap(([first, second]): ReadyPair[] => {
      if (!first || !second) return [];
      return [{ role: null, ids: [first.id, second.id], names: [shortName(first), shortName(second)], teams: null }];
    });
  const ofNext = pairsOf(meeting);
  return ofNext.length > 0 ? ofNext.slice(0, MOST_TEAM_PAIRS) : pairsOf(chunks(rows.slice(0, 2 * MOST_TEAM_PAIRS), 2));
}

/** The pair that shows before any is chosen: mid laners, else the first. */
export function openingPair(pairs: readonly ReadyPair[]): ReadyPair | null {
  return pairs.find(({ role }) => role === 'mid') ?? pairs[0] ?? null;
}
