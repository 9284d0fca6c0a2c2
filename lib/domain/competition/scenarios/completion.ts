import type { TiebreakRule } from '../tiebreaks';
import type { Race } from './race';
import type { Outcome } from '../../match/score-options';

/** A number greater than any team's wins in a stage. */
const SPREAD = 4096;
/** Ways in which scores between level teams may fall that are looked at one by one; beyond, each counts at its most. */
const MOST_WAYS = 4096;

type OpenPair = { readonly left: number; readonly right: number; readonly least: number; readonly most: number };

/**
 * One way a race may end, built up match by match and taken back again. An
 * outcome may leave the score open (only the winner): then a team's game
 * difference is a span, and so are its places.
 */
export class Completion {
  /** Each team's places: alike, unless teams are left level or scores are open. In the latter case the span may be too wide; see `bestOf`, `worstOf`. */
  readonly best: Int32Array;
  readonly worst: Int32Array;
  /** Matches won since the race began. */
  readonly won: Int32Array;
  readonly #race: Race;
  readonly #atStart: { readonly records: Float64Array; readonly difference: Int32Array; readonly headToHead: Int32Array };
  /** What a point in a record is worth, by team. */
  readonly #worth: Float64Array;
  readonly #records: Float64Array;
  /** Game difference at the least and at the most. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #headToHead: Int32Array;
  readonly #outcomes: (Outcome | undefined)[];
  readonly #size: number;
  readonly #rule: TiebreakRule;
  readonly #countsGames: boolean;

  constructor(race: Race) {
    const size = race.teamIds.length;
    this.#race = race;
    this.#size = size;
    this.#rule = race.rule;
    this.#worth = Float64Array.from(race.weights, (weight) => weight * SPREAD);
    this.best = new Int32Array(size);
    this.worst = new Int32Array(size);
    this.won = new Int32Array(size);
    // By points, then by wins, as tables are.
    this.#atStart = {
      records: Float64Array.from(race.points, (points, team) => points * (this.#worth[team] ?? 0) + (race.wins[team] ?? 0)),
      difference: Int32Array.from(race.gameDifference),
      headToHead: Int32Array.from(race.headToHead.flat()),
    };
    this.#records = this.#atStart.records.slice();
    this.#low = this.#atStart.difference.slice();
    this.#high = this.#atStart.difference.slice();
    this.#headToHead = this.#atStart.headToHead.slice();
    this.#outcomes = race.fixtures.map(() => undefined);
    this.#countsGames = race.rule.order.includes('gameDifference');
  }

  #add(cells: Int32Array | Float64Array, at: number, amount: number): void {
    cells[at] = (cells[at] ?? 0) + amount;
  }

  /** Plays a fixture, or with `times` −1 takes it back. */
  play(index: number, outcome: Outcome, times: 1 | -1 = 1): void {
    const fixture = this.#race.fixtures[index];
    if (!fixture) return;
    const { left, right } = fixture;
    const { least, most } = outcome;
    this.#outcomes[index] = times === 1 ? outcome : undefined;
    if (this.#countsGames) {
      this.#add(this.#low, left, least * times);
      this.#add(this.#high, left, most * times);
      this.#add(this.#low, right, -most * times);
      this.#add(this.#high, right, -least * times);
    }
    if (least === 0) {
      this.#add(this.#records, left, (this.#worth[left] ?? 0) * times);
      this.#add(this.#records, right, (this.#worth[right] ?? 0) * times);
      return;
    }
    const [winner, loser] = least > 0 ? [left, right] : [right, left];
    this.#add(this.#records, winner, (2 * (this.#worth[winner] ?? 0) + 1) * times);
    this.#add(this.#headToHead, winner * this.#size + loser, times);
    this.#add(this.won, winner, times);
  }

  /** Takes back all that was played. */
  restart(): void {
    const { records, difference, headToHead } = this.#atStart;
    this.#records.set(records);
    this.#low.set(difference);
    this.#high.set(difference);
    this.#headToHead.set(headToHead);
    this.won.fill(0);
    this.#outcomes.fill(undefined);
  }

  /** Whether a team has the record of `team`, and may have so many games. */
  #mayBeLevel(each: number, team: number, games: number | null): boolean {
    if (this.#records[each] !== this.#records[team]) return false;
    return games === null || (games >= (this.#low[each] ?? 0) && games <= (this.#high[each] ?? 0));
  }

  /** Whether a team that may be level with `team` is. */
  #isLevel(each: number, team: number, games: number | null): boolean {
    return games === null || each === team || this.#low[each] === this.#high[each];
  }

  /**
   * By how much `team` leads `other` in head-to-head, at the least: among teams
   * with their record, and if games come first only those with their game
   * difference too, which open scores may bring in or not. Nobody leads among teams
   * of which two never meet.
   */
  #headToHeadLead(team: number, other: number, games: number | null): number {
    let lead = 0;
    let level = 0;
    for (let each = 0; each < this.#size; each += 1) {
      if (!this.#mayBeLevel(each, team, games)) continue;
      level += 1;
      const gain = (this.#headToHead[team * this.#size + each] ?? 0) - (this.#headToHead[other * this.#size + each] ?? 0);
      const isSure = each === other || this.#isLevel(each, team, games);
      lead += isSure ? gain : Math.min(0, gain);
    }
    for (const pair of this.#race.strangers) {
      if (!pair.every((each) => this.#mayBeLevel(each, team, games))) continue;
      const isSure = pair.every((each) => each === other || this.#isLevel(each, team, games));
      lead = isSure ? 0 : Math.min(0, lead);
    }
    return this.#rule.betweenTwo && level > 2 ? 0 : lead;
  }

  /** Whether no score puts `other` level with the team or above it. */
  #isAbove(team: number, other: number): boolean {
    const lead = (this.#records[team] ?? 0) - (this.#records[other] ?? 0);
    if (lead !== 0) return lead > 0;
    let games: number | null = null;
    for (const tiebreak of this.#rule.order) {
      let ahead: number;
      if (tiebreak === 'headToHead') ahead = this.#headToHeadLead(team, other, games);
      else {
        // Level only with the team at its fewest games and the other at its most.
        games = this.#low[team] ?? 0;
        ahead = games - (this.#high[other] ?? 0);
      }
      if (ahead !== 0) return ahead > 0;
    }
    return false;
  }

  rank(): void {
    const size = this.#size;
    this.best.fill(1);
    this.worst.fill(size);
    for (let team = 0; team < size; team += 1) {
      for (let other = 0; other < size; other += 1) {
        if (team === other || !this.#isAbove(team, other)) continue;
        this.#add(this.best, other, 1);
        this.#add(this.worst, team, -1);
      }
    }
  }

  /** Teams that scores may still put on either side of this one. */
  #rivals(team: number): number[] {
    const rivals: number[] = [];
    for (let other = 0; other < this.#size; other += 1) {
      if (other !== team && !this.#isAbove(team, other) && !this.#isAbove(other, team)) rivals.push(other);
    }
    return rivals;
  }

  /** Matches whose score is open and that `counts` by their sides. */
  #openMatches(counts: (left: number, right: number) => boolean): OpenPair[] {
    return this.#race.fixtures.flatMap(({ left, right }, index) => {
      const outcome = this.#outcomes[index];
      if (!outcome || outcome.least === outcome.most || !counts(left, right)) return [];
      return [{ left, right, least: outcome.least, most: outcome.most }];
    });
  }

  /** The fewest (or the most, with `sign` −1) of what is counted over all scores of these matches. */
  #leastOver(contested: readonly OpenPair[], count: () => number, sign: 1 | -1): number {
    const search = (at: number): number => {
      const match = contested[at];
      if (!match) return sign * count();
      const { left, right, least, most } = match;
      let found = Infinity;
      for (let lead = least; lead <= most; lead += 1) {
        const narrow = (times: 1 | -1): void => {
          this.#add(this.#low, left, (lead - least) * times);
          this.#add(this.#high, left, (lead - most) * times);
          this.#add(this.#low, right, (most - lead) * times);
          this.#add(this.#high, right, (least - lead) * times);
        };
        narrow(1);
        found = Math.min(found, search(at + 1));
        narrow(-1);
      }
      return found;
    };
    return sign * search(0);
  }

  /**
   * Matches whose scores tell how many of the rivals come out on one side of a
   * team; none where they cannot, or are too many to look at. What one rival
   * gains against another that one loses. Where head-to-head follows games, three
   * teams may be level or not: then all scores of theirs tell.
   */
  #tellingOf(team: number, rivals: readonly number[]): OpenPair[] {
    if (!this.#countsGames || rivals.length < 2) return [];
    const all = [team, ...rivals];
    const ofThem =
      this.#rule.order[0] === 'headToHead' ? [] : this.#openMatches((left, right) => all.includes(left) || all.includes(right));
    const amongThem = this.#openMatches((left, right) => rivals.includes(left) && rivals.includes(right));
    const isFew = (matches: readonly OpenPair[]) => matches.reduce((ways, { least, most }) => ways * (most - least + 1), 1) <= MOST_WAYS;
    if (ofThem.length > 0 && isFew(ofThem)) return ofThem;
    return isFew(amongThem) ? amongThem : [];
  }

  /** The best place that some scores give the team; `best` is never worse. After `rank`. */
  bestOf(team: number): number {
    const rivals = this.#rivals(team);
    const above = () => rivals.filter((rival) => this.#isAbove(rival, team)).length;
    return (this.best[team] ?? 0) + this.#leastOver(this.#tellingOf(team, rivals), above, 1);
  }

  /** The worst place that some scores give the team; `worst` is never better. After `rank`. */
  worstOf(team: number): number {
    const rivals = this.#rivals(team);
    const notBelow = () => rivals.filter((rival) => !this.#isAbove(team, rival)).length;
    return (this.best[team] ?? 0) + this.#leastOver(this.#tellingOf(team, rivals), notBelow, -1);
  }
}
