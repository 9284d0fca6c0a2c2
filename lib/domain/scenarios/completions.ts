import { Completion } from './completion';
import type { Race } from './race';
import { winnerOptions, type ScoreOption } from './score-options';
import { seededRandom } from './seeded-random';
import { outcomeBit, Tally } from './tally';

/** How many ways there are for a race to end. */
export function countCompletions(race: Race): number {
  return race.fixtures.reduce((product, { options }) => product * options.length, 1);
}

/** The race by who wins alone. */
export function byWinners(race: Race): Race {
  return { ...race, fixtures: race.fixtures.map((fixture) => ({ ...fixture, options: winnerOptions(fixture.options) })) };
}

/** Every way a race may end. `scores`: whether its options are whole scores (else who wins alone). */
export function enumerateCompletions(race: Race, places: number, scores: boolean): Tally {
  const tally = new Tally(race, places);
  const completion = new Completion(race, scores);
  const bits = new Uint8Array(race.fixtures.length);
  const play = (index: number, weight: number): void => {
    const fixture = race.fixtures[index];
    if (!fixture) {
      tally.add(completion, weight, bits);
      return;
    }
    const { left, right, options } = fixture;
    for (const option of options) {
      bits[index] = outcomeBit(option.left - option.right);
      completion.play(left, right, option);
      play(index + 1, weight * option.weight);
      completion.play(left, right, option, -1);
    }
  };
  play(0, 1);
  return tally;
}

function draw(options: readonly ScoreOption[], at: number): ScoreOption | undefined {
  let rest = at;
  for (const option of options) {
    rest -= option.weight;
    if (rest < 0) return option;
  }
  return options.at(-1);
}

/** Some of the ways, drawn as likely as they are. The same seed draws the same ones. */
export function sampleCompletions(race: Race, places: number, runs: number, seed: number): Tally {
  const tally = new Tally(race, places);
  const completion = new Completion(race, true);
  const bits = new Uint8Array(race.fixtures.length);
  const random = seededRandom(seed);
  const drawn: (ScoreOption | undefined)[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { left, right, options }] of race.fixtures.entries()) {
      const option = draw(options, random());
      drawn[index] = option;
      if (!option) continue;
      bits[index] = outcomeBit(option.left - option.right);
      completion.play(left, right, option);
    }
    tally.add(completion, 1, bits);
    for (const [index, { left, right }] of race.fixtures.entries()) {
      const option = drawn[index];
      if (option) completion.play(left, right, option, -1);
    }
  }
  return tally;
}
