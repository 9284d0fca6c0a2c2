import { FinishedMatchSchema, type Match, type MatchStatus } from '../../domain/match/match';
import { needlessFinals, withNeed } from '../../domain/competition/bracket/needless-finals';
import { stageRounds, withRound } from '../../domain/competition/match-rounds';
import { scopesOf } from '../../domain/statistics/scopes';
import { type TeamPair, teamPair } from '../../store/models/match-documents';
import { byStart, weekOf } from '../../domain/match/match-order';
import { teamIdsOf } from '../../domain/match/match-state';
import { inFieldOrder } from './field-order';

/** A match that was added (no `before`), changed, or removed (no `after`). */
export type MatchChange = { readonly before: Match | null; readonly after: Match | null };

export function versionsOf(changes: readonly MatchChange[]): Match[] {
  return changes.flatMap(({ before, after }) => [before, after]).filter((match) => match !== null);
}

const NONE: readonly Match[] = [];

/** Lists of matches by a key, each sorted by start. */
class MatchesByKey<Key> {
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

/** All matches in memory, also by week, league, stage, serie, team, status and scope. Every list is sorted by start and must not be changed. */
export class MatchIndex {
  readonly #matches = new Map<number, Match>();
  readonly #weeks = new MatchesByKey<string>((match) => [weekOf(match)]);
  readonly #leagues = new MatchesByKey<number>((match) => [match.leagueId]);
  readonly #tournaments = new MatchesByKey<number>((match) => [match.tournamentId]);
  readonly #series = new MatchesByKey<number>((match) => [match.serieId]);
  readonly #teams = new MatchesByKey<number>(teamIdsOf);
  readonly #statuses = new MatchesByKey<MatchStatus>((match) => [match.status]);
  readonly #scopes = new MatchesByKey<string>(scopesOf);
  readonly #pairs = new MatchesByKey<string>((match) => {
    const pair = pairOf(match);
    return pair ? [pairKey(pair)] : [];
  });
  readonly #indexes = [this.#weeks, this.#leagues, this.#tournaments, this.#series, this.#teams, this.#statuses, this.#scopes, this.#pairs];

  #resultsVersion = 0;

  get size(): number {
    return this.#matches.size;
  }

  /** Changes whenever a match begins or ends, or one that is over changes: until then, what is derived from results may be cached. */
  get resultsVersion(): number {
    return this.#resultsVersion;
  }

  get(id: number): Match | null {
    return this.#matches.get(id) ?? null;
  }

  all(): Iterable<Match> {
    return this.#matches.values();
  }

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

  /** Matches whose games count in a scope of figures (lib/domain/statistics/scopes). */
  ofScope(key: string): readonly Match[] {
    return this.#scopes.get(key);
  }

  ofPair(pair: TeamPair): readonly Match[] {
    return this.#pairs.get(pairKey(pair));
  }

  withStatus(status: MatchStatus): readonly Match[] {
    return this.#statuses.get(status);
  }

  /**
   * Takes over matches (admitted ones) and removals; returns which of them changed
   * anything. A change within a bracket may move its other matches to other rounds.
   */
  apply(matches: readonly Match[], removed: readonly number[] = []): MatchChange[] {
    const before = new Map<number, Match | null>();
    const stages = new Set<number>();
    const series = new Set<number>();
    const touch = ({ tournamentId, serieId }: Match): void => {
      stages.add(tournamentId);
      if (serieId !== 0) series.add(serieId);
    };
    const put = (match: Match): void => {
      const known = this.get(match.id);
      if (known !== null && JSON.stringify(known) === JSON.stringify(match)) return;
      if (!before.has(match.id)) before.set(match.id, known);
      for (const each of [known, match]) if (each !== null) touch(each);
      if (known !== null) this.#forget(known);
      this.#matches.set(match.id, match);
      for (const index of this.#indexes) index.add(match);
      if (match.status === 'finished' || (match.status === 'running') !== (known?.status === 'running')) this.#resultsVersion += 1;
    };
    // A match's round follows from all matches of its stage: until they are there, it keeps the known one.
    for (const match of matches) put(withRound(inFieldOrder(FinishedMatchSchema, match), this.get(match.id)?.round));
    for (const id of removed) {
      const known = this.get(id);
      if (known === null) continue;
      if (!before.has(id)) before.set(id, known);
      touch(known);
      this.#forget(known);
    }
    // Another stage may have been added after this one, whose matches then decide less.
    for (const serie of series) for (const { tournamentId } of this.#series.get(serie)) stages.add(tournamentId);
    for (const stage of stages) {
      const ofStage = this.ofTournament(stage);
      // Matches without a stage (id 0) belong to no bracket.
      const known = stage === 0 ? NONE : ofStage;
      const [needless, rounds] = [needlessFinals(known), stageRounds(known, { isLast: this.#endsSerie(known) })];
      for (const match of ofStage) {
        const round = rounds.get(needless.get(match.id) ?? match.id);
        const placed = withNeed(match, needless.has(match.id));
        if (placed !== match || match.round !== undefined || round !== undefined) put(withRound(placed, round));
      }
    }
    return [...before]
      .map(([id, known]) => ({ before: known, after: this.get(id) }))
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  }

  /** Whether no match of another stage of the serie is known to begin after all matches of this one. */
  #endsSerie(stage: readonly Match[]): boolean {
    const last = stage.at(-1);
    if (last === undefined || last.serieId === 0) return false;
    const after = this.#series.get(last.serieId).findLast(({ status }) => status !== 'canceled');
    return after === undefined || after.tournamentId === last.tournamentId;
  }

  #forget(match: Match): void {
    if (match.status === 'finished') this.#resultsVersion += 1;
    this.#matches.delete(match.id);
    for (const index of this.#indexes) index.remove(match);
  }
}
