import type { Completion } from './completion';
import type { Race } from './race';

const LEFT = 1;
const DRAW = 2;
const RIGHT = 4;

function bitOf(lead: number): number {
  return lead > 0 ? LEFT : lead < 0 ? RIGHT : DRAW;
}

export const leftWins = LEFT;
export const rightWins = RIGHT;

/** How likely each team is to be among the places: level teams share what is left of them. */
export class ChanceTally {
  readonly inside: Float64Array;

  constructor(
    race: Race,
    private readonly places: number,
  ) {
    this.inside = new Float64Array(race.teamIds.length);
  }

  /** `completion`: with scores. */
  add(completion: Completion, weight: number): void {
    const { places, inside } = this;
    for (let team = 0; team < inside.length; team += 1) {
      const best = completion.best[team] ?? 0;
      if (best > places) continue;
      const worst = completion.worst[team] ?? 0;
      const share = worst <= places ? 1 : (places - best + 1) / (worst - best + 1);
      inside[team] = (inside[team] ?? 0) + share * weight;
    }
  }
}

/** What is certain and what is possible for each team, whatever the scores. A place that level teams share is certain to none of them. */
export class VerdictTally {
  readonly best: Int32Array;
  readonly worst: Int32Array;
  /** Some completion leaves it to scores or to what the tiebreaks do not tell on which side of the line the team is. */
  readonly level: Uint8Array;
  /** By the team's wins from now on: 1 where a completion is not certain to be inside, 1 where one may be. */
  readonly unsafeByWins: readonly Uint8Array[];
  readonly possibleByWins: readonly Uint8Array[];
  /** Outcomes of each fixture that some completion has in which the team may be inside. */
  readonly outcomes: readonly Uint8Array[];
  /** Of the completion that is being added. */
  readonly #bits: Uint8Array;

  constructor(
    private readonly race: Race,
    private readonly places: number,
  ) {
    const { teamIds, fixtures } = race;
    const size = teamIds.length;
    const own = teamIds.map((_, team) => fixtures.filter(({ left, right }) => left === team || right === team).length);
    this.best = new Int32Array(size).fill(size);
    this.worst = new Int32Array(size).fill(1);
    this.level = new Uint8Array(size);
    this.unsafeByWins = own.map((count) => new Uint8Array(count + 1));
    this.possibleByWins = own.map((count) => new Uint8Array(count + 1));
    this.outcomes = teamIds.map(() => new Uint8Array(fixtures.length));
    this.#bits = new Uint8Array(fixtures.length);
  }

  /** `leads`: whether left won (1), right (−1) or neither (0), by fixture. */
  add(completion: Completion, leads: Int8Array): void {
    for (let index = 0; index < leads.length; index += 1) this.#bits[index] = bitOf(leads[index] ?? 0);
    for (let team = 0; team < this.race.teamIds.length; team += 1) {
      let best = completion.best[team] ?? 0;
      let worst = completion.worst[team] ?? 0;
      const wins = completion.won[team] ?? 0;
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
    if (best < (this.best[team] ?? 0) || worst > (this.worst[team] ?? 0) || this.level[team] === 0) return false;
    if (this.unsafeByWins[team]?.[wins] === 0 || this.possibleByWins[team]?.[wins] === 0 || !outcomes) return false;
    for (let index = 0; index < outcomes.length; index += 1) {
      if (((outcomes[index] ?? 0) & (this.#bits[index] ?? 0)) === 0) return false;
    }
    return true;
  }

  #note(team: number, wins: number, best: number, worst: number): void {
    this.best[team] = Math.min(this.best[team] ?? 0, best);
    this.worst[team] = Math.max(this.worst[team] ?? 0, worst);
    const unsafe = this.unsafeByWins[team];
    const possible = this.possibleByWins[team];
    const outcomes = this.outcomes[team];
    if (!unsafe || !possible || !outcomes) return;
    if (worst > this.places) unsafe[wins] = 1;
    if (best > this.places) return;
    if (worst > this.places) this.level[team] = 1;
    possible[wins] = 1;
    for (let index = 0; index < outcomes.length; index += 1) outcomes[index] = (outcomes[index] ?? 0) | (this.#bits[index] ?? 0);
  }
}
