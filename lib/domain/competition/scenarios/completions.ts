import { Completion } from './completion';
import type { Race } from './race';
import { scoreOutcomes, winnerOutcomes, type Outcome } from '../../match/score-options';
import { seededRandom } from '../../values/seeded-random';

/** The outcomes of each of a race's fixtures. */
type CompletionWays = readonly (readonly Outcome[])[];

export function waysByScore(race: Race): CompletionWays {
  return race.fixtures.map(({ options }) => scoreOutcomes(options));
}

export function waysByWinner(race: Race): CompletionWays {
  return race.fixtures.map(({ options }) => winnerOutcomes(options));
}

/** How many ways there are for a race to end. */
export function countWays(ways: CompletionWays): number {
  return ways.reduce((product, { length }) => product * length, 1);
}

/** `leads`: whether left won (1), right (−1) or neither (0), by fixture. */
export type Visit = (completion: Completion, weight: number, leads: Int8Array) => void;

/** Work that stops every few steps, so that a browser can answer in between. */
export type InSlices<Result> = Generator<undefined, Result>;

/** Completions between two stops: one may take some milliseconds where scores of many matches are open. */
const SLICE = 4;

export function finish<Result>(work: InSlices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Every way a race may end, ranked. The weights add up to 1. */
export function* enumerateCompletions(race: Race, ways: CompletionWays, visit: Visit): InSlices<void> {
  if (countWays(ways) === 0) return;
  const completion = new Completion(race);
  const leads = new Int8Array(ways.length);
  const chosen = new Int32Array(ways.length);
  /** The product of the weights of the outcomes before each fixture; at the end, of all. */
  const weights = new Float64Array(ways.length + 1).fill(1);
  const outcomeOf = (index: number): Outcome | undefined => ways[index]?.[chosen[index] ?? 0];
  let seen = 0;
  for (let from = 0; from >= 0;) {
    for (let index = from; index < ways.length; index += 1) {
      const outcome = outcomeOf(index);
      if (!outcome) continue;
      leads[index] = Math.sign(outcome.least);
      weights[index + 1] = (weights[index] ?? 0) * outcome.weight;
      completion.play(index, outcome);
    }
    completion.rank();
    visit(completion, weights[ways.length] ?? 0, leads);
    seen += 1;
    if (seen % SLICE === 0) yield;
    // The last fixture that has another outcome takes it, those after it start over.
    for (from = ways.length - 1; from >= 0; from -= 1) {
      const outcome = outcomeOf(from);
      if (outcome) completion.play(from, outcome, -1);
      chosen[from] = (chosen[from] ?? 0) + 1;
      if (outcomeOf(from)) break;
      chosen[from] = 0;
    }
  }
}

function draw(outcomes: readonly Outcome[], at: number): Outcome | undefined {
  let rest = at;
  for (const outcome of outcomes) {
    rest -= outcome.weight;
    if (rest < 0) return outcome;
  }
  return outcomes.at(-1);
}

/** Some of the ways, drawn as likely as they are, ranked. The same seed draws the same ones. */
export function* sampleCompletions(race: Race, ways: CompletionWays, runs: number, seed: number, visit: Visit): InSlices<void> {
  const completion = new Completion(race);
  const leads = new Int8Array(ways.length);
  const random = seededRandom(seed);
  for (let run = 0; run < runs; run += 1) {
    completion.restart();
    for (let index = 0; index < ways.length; index += 1) {
      const outcome = draw(ways[index] ?? [], random());
      if (!outcome) continue;
      leads[index] = Math.sign(outcome.least);
      completion.play(index, outcome);
    }
    completion.rank();
    visit(completion, 1 / runs, leads);
    if (run % SLICE === SLICE - 1) yield;
  }
}
