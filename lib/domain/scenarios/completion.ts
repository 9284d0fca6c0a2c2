import type { Tiebreak } from '../tiebreaks';
import type { Race } from './race';
import type { ScoreOption } from './score-options';

/** More than any head-to-head count or game difference of a stage. */
const SPREAD = 4096;

/**
 * One way a race may end, built up match by match and taken back again. `best`
 * and `worst` are each team's places: alike, unless teams that the tiebreaks
 * leave level share them.
 */
export class Completion {
  readonly best: Int32Array;
  readonly worst: Int32Array;
  /** Matches won since the race began. */
  readonly won: Int32Array;
  readonly #records: Int32Array;
  readonly #difference: Int32Array;
  readonly #headToHead: Int32Array;
  readonly #keys: Float64Array;
  readonly #size: number;
  readonly #order: readonly Tiebreak[];

  /** Without `scores` only who wins counts: the tiebreaks are followed as far as that tells. */
  constructor(race: Race, scores: boolean) {
    const size = race.teamIds.length;
    this.#size = size;
    this.best = new Int32Array(size);
    this.worst = new Int32Array(size);
    this.won = new Int32Array(size);
    // By points, then by wins, as tables are.
    this.#records = Int32Array.from(race.points, (points, team) => points * SPREAD + (race.wins[team] ?? 0));
    this.#difference = Int32Array.from(race.gameDifference);
    this.#headToHead = Int32Array.from(race.headToHead.flat());
    this.#keys = new Float64Array(size);
    const games = race.order.indexOf('gameDifference');
    this.#order = scores || games < 0 ? race.order : race.order.slice(0, games);
  }

  #add(cells: Int32Array, at: number, amount: number): void {
    cells[at] = (cells[at] ?? 0) + amount;
  }

  /** Plays a match; `times` −1 takes it back. */
  play(left: number, right: number, option: ScoreOption, times: 1 | -1 = 1): void {
    const lead = option.left - option.right;
    this.#add(this.#difference, left, lead * times);
    this.#add(this.#difference, right, -lead * times);
    if (lead === 0) {
      this.#add(this.#records, left, SPREAD * times);
      this.#add(this.#records, right, SPREAD * times);
      return;
    }
    const [winner, loser] = lead > 0 ? [left, right] : [right, left];
    this.#add(this.#records, winner, (2 * SPREAD + 1) * times);
    this.#add(this.#headToHead, winner * this.#size + loser, times);
    this.#add(this.won, winner, times);
  }

  #figure(tiebreak: Tiebreak, team: number): number {
    if (tiebreak === 'gameDifference') return this.#difference[team] ?? 0;
    let sum = 0;
    for (let other = 0; other < this.#size; other += 1)
      if (this.#records[other] === this.#records[team]) sum += this.#headToHead[team * this.#size + other] ?? 0;
    return sum;
  }

  /** Fills `best` and `worst`. */
  rank(): void {
    const size = this.#size;
    for (let team = 0; team < size; team += 1) {
      let key = this.#records[team] ?? 0;
      for (const tiebreak of this.#order) key = key * SPREAD + this.#figure(tiebreak, team);
      this.#keys[team] = key;
    }
    for (let team = 0; team < size; team += 1) {
      const own = this.#keys[team] ?? 0;
      let above = 0;
      let level = 0;
      for (let other = 0; other < size; other += 1) {
        const key = this.#keys[other] ?? 0;
        if (key > own) above += 1;
        else if (key === own) level += 1;
      }
      this.best[team] = above + 1;
      this.worst[team] = above + level;
    }
  }
}
