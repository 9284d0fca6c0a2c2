import type { Match, MatchStatus } from '../domain/match';
import { scopesOf } from '../domain/stats/scopes';
import { teamPair, type TeamPair } from '../store/head-to-head-document';
import { byStart, teamIdsOf, weekOf } from './match-order';

/** One match that came (no `before`), changed, or went (no `after`). */
export type MatchChange = { readonly before: Match | null; readonly after: Match | null };

const NONE: readonly Match[] = [];

/** Matches by a key, each list by start. */
class MatchIndex<Key> {
  readonly #members = new Map<Key, Map<number, Match>>();
  readonly #sorted = new Map<Key, readonly Match[]>();

  constructor(private readonly keysOf: (match: Match) => Iterable<Key>) {}

  add(match: Match): void {
    for (const key of this.keysOf(match)) {
      const members = this.#members.get(key) ?? new Map<number, Match>();
      this.#members.set(key, members.set(match.id, match));
      this.#sorted.delete(key);
    }
  }

  remove(match: Match): void {
    for (const key of this.keysOf(match)) {
      const members = this.#members.get(key);
      members?.delete(match.id);
      if (members?.size === 0) this.#members.delete(key);
      this.#sorted.delete(key);
    }
  }

  get(key: Key): readonly Match[] {
    const members = this.#members.get(key);
    if (!members) return NONE;
    let sorted = this.#sorted.get(key);
    if (!sorted) this.#sorted.set(key, (sorted = [...members.values()].sort(byStart)));
    return sorted;
  }

  keys(): Iterable<Key> {
    return this.#members.keys();
  }
}

function pairKey({ lowId, highId }: TeamPair): string {
  return `${lowId}_${highId}`;
}

/** The two teams of a match; null while one is unknown. */
export function pairOf(match: Match): TeamPair | null {
  const [one, other] = teamIdsOf(match);
  return one === undefined || other === undefined ? null : teamPair(one, other);
}

/** All matches in memory, with the neighbours of each at hand. Every list is sorted by start and must not be changed. */
export class MatchBook {
  readonly #matches = new Map<number, Match>();
  readonly #weeks = new MatchIndex<string>((match) => [weekOf(match)]);
  readonly #leagues = new MatchIndex<number>((match) => [match.leagueId]);
  readonly #tournaments = new MatchIndex<number>((match) => [match.tournamentId]);
  readonly #teams = new MatchIndex<number>(teamIdsOf);
  readonly #statuses = new MatchIndex<MatchStatus>((match) => [match.status]);
  readonly #scopes = new MatchIndex<string>(scopesOf);
  readonly #pairs = new MatchIndex<string>((match) => {
    const pair = pairOf(match);
    return pair ? [pairKey(pair)] : [];
  });
  readonly #indexes = [this.#weeks, this.#leagues, this.#tournaments, this.#teams, this.#statuses, this.#scopes, this.#pairs];

  get size(): number {
    return this.#matches.size;
  }

  get(id: number): Match | null {
    return this.#matches.get(id) ?? null;
  }

  all(): Iterable<Match> {
    return this.#matches.values();
  }

  /** Of the UTC week of that Monday. */
  ofWeek(monday: string): readonly Match[] {
    return this.#weeks.get(monday);
  }

  /** Mondays of all weeks with matches, earliest first. */
  weeks(): string[] {
    return [...this.#weeks.keys()].sort();
  }

  ofLeague(id: number): readonly Match[] {
    return this.#leagues.get(id);
  }

  ofTournament(id: number): readonly Match[] {
    return this.#tournaments.get(id);
  }

  ofTeam(id: number): readonly Match[] {
    return this.#teams.get(id);
  }

  /** Whose games count in a scope of figures (domain/stats/scopes). */
  ofScope(key: string): readonly Match[] {
    return this.#scopes.get(key);
  }

  ofPair(pair: TeamPair): readonly Match[] {
    return this.#pairs.get(pairKey(pair));
  }

  withStatus(status: MatchStatus): readonly Match[] {
    return this.#statuses.get(status);
  }

  /** Takes over matches (admitted ones) and removals; tells which of them changed anything. */
  apply(matches: readonly Match[], removed: readonly number[] = []): MatchChange[] {
    const changes: MatchChange[] = [];
    for (const after of matches) {
      const before = this.get(after.id);
      if (before !== null && JSON.stringify(before) === JSON.stringify(after)) continue;
      if (before !== null) this.#forget(before);
      this.#matches.set(after.id, after);
      for (const index of this.#indexes) index.add(after);
      changes.push({ before, after });
    }
    for (const id of removed) {
      const before = this.get(id);
      if (before === null) continue;
      this.#forget(before);
      changes.push({ before, after: null });
    }
    return changes;
  }

  #forget(match: Match): void {
    this.#matches.delete(match.id);
    for (const index of this.#indexes) index.remove(match);
  }
}
