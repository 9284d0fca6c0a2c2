import { ROLES, type Role } from '../match/role';
import type { PlayerRow, TeamRow } from '../statistics/stats-rows';
import { chunks } from '../values/chunks';

/** A suggested pair. It shows who has played most, so it is hidden with results. */
export type ReadyPair = {
  /** Of players. */
  readonly role: Role | null;
  readonly ids: readonly [number, number];
  readonly names: readonly [string, string];
};

const MOST_TEAM_PAIRS = 5;

/** The two players of each role with most games, of different teams. */
export function playerPairs(rows: readonly PlayerRow[]): ReadyPair[] {
  return ROLES.flatMap((role) => {
    const [first, ...others] = rows.filter((row) => row.role === role);
    const second = others.find(({ team }) => team?.id !== first?.team?.id);
    return first && second ? [{ role, ids: [first.id, second.id], names: [first.name, second.name] } satisfies ReadyPair] : [];
  });
}

/** Teams by two, those with most games first. */
export function teamPairs(rows: readonly TeamRow[]): ReadyPair[] {
  const pairs = chunks(rows.slice(0, 2 * MOST_TEAM_PAIRS), 2);
  return pairs.flatMap(([first, second]): ReadyPair[] => {
    if (!first || !second) return [];
    return [{ role: null, ids: [first.id, second.id], names: [first.acronym || first.name, second.acronym || second.name] }];
  });
}

/** The pair that shows before any is chosen: mid laners, else the first. */
export function openingPair(pairs: readonly ReadyPair[]): ReadyPair | null {
  return pairs.find(({ role }) => role === 'mid') ?? pairs[0] ?? null;
}
