import type { TiebreakRule } from '../tiebreaks';
import type { Race } from './race';
import type { Outcome } from './score-options';

/** More than any head-to-head count or game difference of a stage. */
const SPREAD = 4096;
/** Ways in which scores between level teams may fall that are looked at one by one; beyond, each counts at its most. */
const MOST_WAYS = 4096;

type Contested = { readonly left: number; readonly right: number; readonly least: number; readonly most: number };

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
  readonly #atStart: { readonly records: Int32Array; readonly difference: Int32Array; readonly headToHead: Int32Array };
  readonly #records: Int32Array;
  /** Game difference at the least and at the most. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #headToHead: Int32Array;
  readonly #lowKeys: Float64Array;
  readonly #highKeys: Float64Array;
  readonly #outcomes: (Outcome | undefined)[];
  readonly #size: number;
  readonly #rule: TiebreakRule;
  /** What one game of difference is worth in a key; 0 where games do not count. */
  readonly #gameWeight: number;

  constructor(race: Race) {
    const size = race.teamIds.length;
    this.#race = race;
    this.#size = size;
    this.#rule = race.rule;
    this.best = new Int32Array(size);
    this.worst = new Int32Array(size);
    this.won = new Int32Array(size);
    // By points, then by wins, as tables are.
    this.#atStart = {
      records: Int32Array.from(race.points, (points, team) => points * SPREAD + (race.wins[team] ?? 0)),
      difference: Int32Array.from(race.gameDifference),
      headToHead: Int32Array.from(race.headToHead.flat()),
    };
    this.#records = this.#atStart.records.slice();
    this.#low = this.#atStart.difference.slice();
    this.#high = this.#atStart.difference.slice();
    this.#headToHead = this.#atStart.headToHead.slice();
    this.#lowKeys = new Float64Array(size);
    this.#highKeys = new Float64Array(size);
    this.#outcomes = race.fixtures.map(() => undefined);
    const { order } = race.rule;
    const games = order.indexOf('gameDifference');
    this.#gameWeight = games < 0 ? 0 : SPREAD ** (order.length - 1 - games);
  }

  #add(cells: Int32Array, at: number, amount: number): void {
    cells[at] = (cells[at] ?? 0) + amount;
  }

  /** Plays a fixture, or with `times` −1 takes it back. */
  play(index: number, outcome: Outcome, times: 1 | -1 = 1): void {
    const fixture = this.#race.fixtures[index];
    if (!fixture) return;
    const { left, right } = fixture;
    const { least, most } = outcome;
    this.#outcomes[index] = times === 1 ? outcome : undefined;
    if (this.#gameWeight > 0) {
      this.#add(this.#low, left, least * times);
      this.#add(this.#high, left, most * times);
      this.#add(this.#low, right, -most * times);
      this.#add(this.#high, right, -least * times);
    }
    if (least === 0) {
      this.#add(this.#records, left, SPREAD * times);
      this.#add(this.#records, right, SPREAD * times);
      return;
    }
    const [winner, loser] = least > 0 ? [left, right] : [right, left];
    this.#add(this.#records, winner, (2 * SPREAD + 1) * times);
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

  #headToHeadWins(team: number): number {
    const [records, size] = [this.#records, this.#size];
    const own = records[team];
    let sum = 0;
    let level = 0;
    for (let other = 0; other < size; other += 1) {
      if (records[other] !== own) continue;
      level += 1;
      sum += this.#headToHead[team * size + other] ?? 0;
    }
    return this.#rule.betweenTwo && level > 2 ? 0 : sum;
  }

  /** Fills `best` and `worst`. */
  rank(): void {
    const size = this.#size;
    const [lows, highs] = [this.#lowKeys, this.#highKeys];
    for (let team = 0; team < size; team += 1) {
      let low = this.#records[team] ?? 0;
      let high = low;
      for (const tiebreak of this.#rule.order) {
        const wins = tiebreak === 'headToHead' ? this.#headToHeadWins(team) : null;
        low = low * SPREAD + (wins ?? this.#low[team] ?? 0);
        high = high * SPREAD + (wins ?? this.#high[team] ?? 0);
      }
      lows[team] = low;
      highs[team] = high;
    }
    for (let team = 0; team < size; team += 1) {
      const low = lows[team] ?? 0;
      const high = highs[team] ?? 0;
      let above = 0;
      let level = 0;
      for (let other = 0; other < size; other += 1) {
        if ((highs[other] ?? 0) < low) continue;
        if ((lows[other] ?? 0) > high) above += 1;
        else level += 1;
      }
      this.best[team] = above + 1;
      this.worst[team] = above + level;
    }
  }

  /** Teams that scores may still put on either side of this one. */
  #rivals(team: number): number[] {
    const low = this.#lowKeys[team] ?? 0;
    const high = this.#highKeys[team] ?? 0;
    const rivals: number[] = [];
    for (let other = 0; other < this.#size; other += 1) {
      if (other !== team && (this.#lowKeys[other] ?? 0) <= high && (this.#highKeys[other] ?? 0) >= low) rivals.push(other);
    }
    return rivals;
  }

  /** Matches between rivals: what the one gains there the other loses. */
  #contestedBy(rivals: readonly number[]): Contested[] {
    return this.#race.fixtures.flatMap(({ left, right }, index) => {
      const outcome = this.#outcomes[index];
      if (!outcome || outcome.least === outcome.most || !rivals.includes(left) || !rivals.includes(right)) return [];
      return [{ left, right, least: outcome.least, most: outcome.most }];
    });
  }

  /**
   * How many of the rivals a choice of scores in their own matches puts above
   * the team: the most of them when they begin from their highest keys, the
   * fewest from their lowest.
   */
  #rivalsAbove(
    rivals: readonly number[],
    contested: readonly Contested[],
    fromHighest: boolean,
    isAbove: (key: number) => boolean,
  ): number {
    const keys = new Map(rivals.map((rival) => [rival, (fromHighest ? this.#highKeys : this.#lowKeys)[rival] ?? 0]));
    const count = () => rivals.filter((rival) => isAbove(keys.get(rival) ?? 0)).length;
    const shift = (rival: number, games: number) => keys.set(rival, (keys.get(rival) ?? 0) + games * this.#gameWeight);
    const search = (at: number): number => {
      const match = contested[at];
      if (!match) return count();
      const { left, right, least, most } = match;
      let found: number | null = null;
      for (let lead = least; lead <= most; lead += 1) {
        // Both keys stand for the score that suits their own team most (or least): only one of the two can have it.
        const [forLeft, forRight] = fromHighest ? [lead - most, least - lead] : [lead - least, most - lead];
        shift(left, forLeft);
        shift(right, forRight);
        const above = search(at + 1);
        found = found === null ? above : fromHighest ? Math.max(found, above) : Math.min(found, above);
        shift(left, -forLeft);
        shift(right, -forRight);
      }
      return found ?? count();
    };
    return search(0);
  }

  #exact(team: number, fromHighest: boolean, isAbove: (key: number) => boolean): number | null {
    const rivals = this.#gameWeight === 0 ? [] : this.#rivals(team);
    const contested = rivals.length < 2 ? [] : this.#contestedBy(rivals);
    const ways = contested.reduce((product, { least, most }) => product * (most - least + 1), 1);
    return contested.length === 0 || ways > MOST_WAYS ? null : this.#rivalsAbove(rivals, contested, fromHighest, isAbove);
  }

  /** The best place that some scores give the team; `best` is never worse. After `rank`. */
  bestOf(team: number): number {
    const best = this.best[team] ?? 0;
    const own = this.#highKeys[team] ?? 0;
    return best + (this.#exact(team, false, (key) => key > own) ?? 0);
  }

  /** The worst place that some scores give the team; `worst` is never better. After `rank`. */
  worstOf(team: number): number {
    const own = this.#lowKeys[team] ?? 0;
    const level = this.#exact(team, true, (key) => key >= own);
    return level === null ? (this.worst[team] ?? 0) : (this.best[team] ?? 0) + level;
  }
}
