import type { Completion } from './completion';
import type { Race } from './race';

const LEFT = 1;
const DRAW = 2;
const RIGHT = 4;

/** Bit of an outcome: left won, drawn, right won. */
export function outcomeBit(lead: number): number {
  return lead > 0 ? LEFT : lead < 0 ? RIGHT : DRAW;
}

export const leftWins = LEFT;
export const rightWins = RIGHT;

/** What the completions seen so far come to for each team. A place that level teams share is certain to none of them. */
export class Tally {
  seen = 0;
  weight = 0;
  /** Share of the completions in which the team is among the places; level teams share what is left. */
  readonly inside: Float64Array;
  readonly best: Int32Array;
  readonly worst: Int32Array;
  /** Some completion leaves the team level with others on both sides of the line. */
  readonly level: Uint8Array;
  /** By the team's wins from now on: weight of all completions and of those inside. */
  readonly weightByWins: readonly Float64Array[];
  readonly insideByWins: readonly Float64Array[];
  /** By the team's wins from now on: 1 where a completion is not certain to be inside, 1 where one may be. */
  readonly unsafeByWins: readonly Uint8Array[];
  readonly possibleByWins: readonly Uint8Array[];
  /** Outcomes of each fixture that some completion has in which the team may be inside. */
  readonly outcomes: readonly Uint8Array[];

  constructor(
    private readonly race: Race,
    private readonly places: number,
  ) {
    const { teamIds, fixtures } = race;
    const size = teamIds.length;
    const own = teamIds.map((_, team) => fixtures.filter(({ left, right }) => left === team || right === team).length);
    this.inside = new Float64Array(size);
    this.best = new Int32Array(size).fill(size);
    this.worst = new Int32Array(size).fill(1);
    this.level = new Uint8Array(size);
    this.weightByWins = own.map((count) => new Float64Array(count + 1));
    this.insideByWins = own.map((count) => new Float64Array(count + 1));
    this.unsafeByWins = own.map((count) => new Uint8Array(count + 1));
    this.possibleByWins = own.map((count) => new Uint8Array(count + 1));
    this.outcomes = teamIds.map(() => new Uint8Array(fixtures.length));
  }

  /** `bits`: the outcome of each fixture in this completion. */
  add(completion: Completion, weight: number, bits: Uint8Array): void {
    completion.rank();
    this.seen += 1;
    this.weight += weight;
    const { places } = this;
    for (let team = 0; team < this.race.teamIds.length; team += 1) {
      const best = completion.best[team] ?? 0;
      const worst = completion.worst[team] ?? 0;
      const wins = completion.won[team] ?? 0;
      this.best[team] = Math.min(this.best[team] ?? 0, best);
      this.worst[team] = Math.max(this.worst[team] ?? 0, worst);
      const share = worst <= places ? 1 : best > places ? 0 : (places - best + 1) / (worst - best + 1);
      const byWins = this.weightByWins[team];
      const insideByWins = this.insideByWins[team];
      const unsafe = this.unsafeByWins[team];
      const possible = this.possibleByWins[team];
      const outcomes = this.outcomes[team];
      if (!byWins || !insideByWins || !unsafe || !possible || !outcomes) continue;
      byWins[wins] = (byWins[wins] ?? 0) + weight;
      if (share < 1) unsafe[wins] = 1;
      if (share === 0) continue;
      if (share < 1) this.level[team] = 1;
      possible[wins] = 1;
      this.inside[team] = (this.inside[team] ?? 0) + share * weight;
      insideByWins[wins] = (insideByWins[wins] ?? 0) + share * weight;
      for (let index = 0; index < outcomes.length; index += 1) outcomes[index] = (outcomes[index] ?? 0) | (bits[index] ?? 0);
    }
  }
}
