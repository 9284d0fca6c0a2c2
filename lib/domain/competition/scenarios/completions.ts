import { Completion } from './completion';
import type { Race } from './race';
import { scoreOutcomes, winnerOutcomes, type Outcome } from './score-options';
import { seededRandom } from './seeded-random';

/** The outcomes of each of a race's fixtures. */
export type CompletionWays = readonly (readonly Outcome[])[];

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

/** Every way a race may end, ranked. The weights add up to 1. */
export function enumerateCompletions(race: Race, ways: CompletionWays, visit: Visit): void {
  const completion = new Completion(race);
  const leads = new Int8Array(ways.length);
  const play = (index: number, weight: number): void => {
    const outcomes = ways[index];
    if (!outcomes) {
      completion.rank();
      visit(completion, weight, leads);
      return;
    }
    for (const outcome of outcomes) {
      leads[index] = Math.sign(outcome.least);
      completion.play(index, outcome);
      play(index + 1, weight * outcome.weight);
      completion.play(index, outcome, -1);
    }
  };
  play(0, 1);
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
export function sampleCompletions(race: Race, ways: CompletionWays, runs: number, seed: number, visit: Visit): void {
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
  }
}
