import type { Completion } from './completion';
import { decidedOf, undecidedOf, type Race } from './race';

/** Results of a fixture in the order in which they are listed. */
export const RESULTS = ['left', 'draw', 'right'] as const;
export const RESULT_BITS = { left: 1, draw: 2, right: 4 } as const;

const RESULT_COUNT = RESULTS.length;

function bitOf(lead: number): number {
  return RESULT_BITS[lead > 0 ? 'left' : lead < 0 ? 'right' : 'draw'];
}

/**
 * How likely each team is to end on each place, and to be among the first
 * `places` after each result of its next matches. Level teams share their places evenly.
 */
export class ChanceTally {
  /** Team by place: `byPlace[team * teams + place - 1]`. */
  readonly byPlace: Float64Array;
  readonly #size: number;
  /** By fixture and result: how likely it is, and with it that the left and the right team are among the places. */
  readonly #stakes: Float64Array;
  readonly #inside: Float64Array;
  readonly #sides: readonly (readonly [left: number, right: number])[];

  /** `stakes`: for how many fixtures, from the first, each result is counted by itself. */
  constructor(
    race: Race,
    private readonly places: number,
    stakes = 0,
  ) {
    this.#size = race.teamIds.length;
    this.byPlace = new Float64Array(this.#size * this.#size);
    this.#inside = new Float64Array(this.#size);
    this.#sides = race.fixtures.slice(0, stakes).map(({ left, right }) => [left, right]);
    this.#stakes = new Float64Array(this.#sides.length * RESULT_COUNT * 3);
  }

  /** `completion` has its scores. */
  add(completion: Completion, weight: number, leads: Int8Array): void {
    const size = this.#size;
    for (let team = 0; team < size; team += 1) {
      const best = completion.best[team] ?? 0;
      const worst = completion.worst[team] ?? 0;
      const share = weight / (worst - best + 1);
      for (let place = best; place <= worst; place += 1) this.#grow(this.byPlace, team * size + place - 1, share);
      this.#inside[team] = worst <= this.places ? weight : Math.max(0, this.places - best + 1) * share;
    }
    for (let fixture = 0; fixture < this.#sides.length; fixture += 1) {
      const sides = this.#sides[fixture];
      if (!sides) continue;
      const at = (fixture * RESULT_COUNT + 1 - (leads[fixture] ?? 0)) * 3;
      this.#grow(this.#stakes, at, weight);
      this.#grow(this.#stakes, at + 1, this.#inside[sides[0]] ?? 0);
      this.#grow(this.#stakes, at + 2, this.#inside[sides[1]] ?? 0);
    }
  }

  #grow(cells: Float64Array, at: number, amount: number): void {
    cells[at] = (cells[at] ?? 0) + amount;
  }

  placesOf(team: number): number[] {
    return [...this.byPlace.subarray(team * this.#size, (team + 1) * this.#size)];
  }

  insideOf(team: number): number {
    return this.placesOf(team)
      .slice(0, this.places)
      .reduce((sum, chance) => sum + chance, 0);
  }

  /** How likely the two teams of a fixture are to be among the places after a result of it; null where that never came. */
  after(fixture: number, result: (typeof RESULTS)[number]): { left: number; right: number } | null {
    const at = (fixture * RESULT_COUNT + RESULTS.indexOf(result)) * 3;
    const [chance = 0, left = 0, right = 0] = this.#stakes.subarray(at, at + 3);
    return chance === 0 ? null : { left: left / chance, right: right / chance };
  }
}

/** What is certain and what is possible for each team, whatever the scores. A place that level teams share is certain to none of them. */
export class VerdictTally {
  readonly best: Int32Array;
  readonly worst: Int32Array;
  /** By team: 1 where, in some completion, its side of the line depends on scores or on undecided tiebreaks. */
  readonly level: Uint8Array;
  /** By the team's wins from now on: 1 where a completion is not certain to be inside, 1 where one may be. */
  readonly unsafeByWins: readonly Uint8Array[];
  readonly possibleByWins: readonly Uint8Array[];
  /** Outcomes of each fixture that some completion has in which the team may be inside. */
  readonly outcomes: readonly Uint8Array[];
  /** Outcomes of each fixture that some completion has in which the team is not certain to be inside. */
  readonly unsafeOutcomes: readonly Uint8Array[];
  /** Matches that are won whatever comes: decided, with at most the score open. */
  readonly #decidedWins: readonly number[];
  /** The bits of the completion that is being added. */
  readonly #bits: Uint8Array;

  constructor(
    private readonly race: Race,
    private readonly places: number,
  ) {
    const { teamIds, fixtures } = race;
    const size = teamIds.length;
    const own = undecidedOf(race);
    this.#decidedWins = decidedOf(race).map(({ wins }) => wins);
    this.best = new Int32Array(size).fill(size);
    this.worst = new Int32Array(size).fill(1);
    this.level = new Uint8Array(size);
    this.unsafeByWins = own.map((count) => new Uint8Array(count + 1));
    this.possibleByWins = own.map((count) => new Uint8Array(count + 1));
    this.outcomes = teamIds.map(() => new Uint8Array(fixtures.length));
    this.unsafeOutcomes = teamIds.map(() => new Uint8Array(fixtures.length));
    this.#bits = new Uint8Array(fixtures.length);
  }

  /** `leads`: whether left won (1), right (−1) or neither (0), by fixture. */
  add(completion: Completion, leads: Int8Array): void {
    for (let index = 0; index < leads.length; index += 1) this.#bits[index] = bitOf(leads[index] ?? 0);
    for (let team = 0; team < this.race.teamIds.length; team += 1) {
      let best = completion.best[team] ?? 0;
      let worst = completion.worst[team] ?? 0;
      const wins = (completion.won[team] ?? 0) - (this.#decidedWins[team] ?? 0);
      const straddles = best <= this.places && worst > this.places;
      if (straddles && this.#tellsNothingNew(team, wins, best, worst)) continue;
      // Scores are looked at one by one only where that may change a verdict or a place.
      if (straddles || best < (this.best[team] ?? 0)) best = completion.bestOf(team);
      if (straddles || worst > (this.worst[team] ?? 0)) worst = completion.worstOf(team);
      this.#note(team, wins, best, worst);
    }
  }

  #tellsNothingNew(team: number, wins: number, best: number, worst: number): boolean {
    const outcomes = this.outcomes[team];
    const unsafe = this.unsafeOutcomes[team];
    if (best < (this.best[team] ?? 0) || worst > (this.worst[team] ?? 0) || this.level[team] === 0) return false;
    if (this.unsafeByWins[team]?.[wins] === 0 || this.possibleByWins[team]?.[wins] === 0 || !outcomes || !unsafe) return false;
    for (let index = 0; index < outcomes.length; index += 1) {
      if (((outcomes[index] ?? 0) & (unsafe[index] ?? 0) & (this.#bits[index] ?? 0)) === 0) return false;
    }
    return true;
  }

  #note(team: number, wins: number, best: number, worst: number): void {
    this.best[team] = Math.min(this.best[team] ?? 0, best);
    this.worst[team] = Math.max(this.worst[team] ?? 0, worst);
    const unsafe = this.unsafeByWins[team];
    const possible = this.possibleByWins[team];
    const outcomes = this.outcomes[team];
    const unsafeOutcomes = this.unsafeOutcomes[team];
    if (!unsafe || !possible || !outcomes || !unsafeOutcomes) return;
    if (worst > this.places) {
      unsafe[wins] = 1;
      this.#noteOutcomes(unsafeOutcomes);
    }
    if (best > this.places) return;
    if (worst > this.places) this.level[team] = 1;
    possible[wins] = 1;
    this.#noteOutcomes(outcomes);
  }

  #noteOutcomes(seen: Uint8Array): void {
    for (let index = 0; index < seen.length; index += 1) seen[index] = (seen[index] ?? 0) | (this.#bits[index] ?? 0);
  }
}
