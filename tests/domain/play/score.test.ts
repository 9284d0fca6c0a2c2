import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../lib/domain/play/odds';
import { gainOf, NO_TALLIES, scoreOf, tallied, type CountedPrediction, type Tallies } from '../../../lib/domain/play/score';

const AT = Date.parse('2026-11-18T12:00:00Z');

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const ranksOf = (values: readonly number[]): number[] => {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  order.forEach(({ index }, rank) => (ranks[index] = rank));
  return ranks;
};

/** Spearman's, of values without ties. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [ranksOf(a), ranksOf(b)];
  const squares = left.reduce((sum, rank, index) => sum + (rank - (right[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * A season of matches with true strengths, which odds and players estimate more
 * or less well: a skill of 1 knows them exactly, one of 0 knows only the odds.
 */
function season({ players, matches, seed }: { readonly players: number; readonly matches: number; readonly seed: number }) {
  const random = randomOf(seed);
  const skills = Array.from({ length: players }, () => random());
  const sums = skills.map(() => ({ sum: 0, count: 0 }));
  const bot = { sum: 0, count: 0, staked: 0, paid: 0 };
  for (let match = 0; match < matches; match += 1) {
    const strength = normal(random);
    const seen = strength + 0.8 * normal(random);
    const truth = sigmoid(strength);
    const chance = sigmoid(seen / (1 + 0.64));
    const leftWins = random() < truth;
    const odds = { left: oddsOf(chance), right: oddsOf(1 - chance) };
    for (const side of ['left', 'right'] as const) {
      const won = (side === 'left') === leftWins;
      bot.sum += gainOf(won, odds[side]);
      bot.count += 1;
      bot.staked += 10;
      bot.paid += won ? 10 * odds[side] : 0;
    }
    skills.forEach((skill, player) => {
      // Players skip some matches.
      if (random() > 0.6) return;
      const own = sigmoid(skill * (strength + 0.3 * normal(random)) + (1 - skill) * (seen / 1.64 + 0.6 * normal(random)));
      const isLeft = own * odds.left > (1 - own) * odds.right;
      const tally = sums[player];
      if (!tally) return;
      tally.sum += gainOf(isLeft === leftWins, isLeft ? odds.left : odds.right);
      tally.count += 1;
    });
  }
  return { skills, scores: sums.map(({ sum, count }) => scoreOf(sum, count)), bot };
}

describe('the score of 1,000 simulated players of known skill', () => {
  it.each([
    [300, 0.55],
    [1_500, 0.8],
  ])('ranks them by skill, over a season of %i matches', (matches, least) => {
    const { skills, scores } = season({ players: 1_000, matches, seed: 14 });
    const correlation = rankCorrelation(skills, scores);
    console.log(`${matches} matches: rank correlation ${correlation.toFixed(3)}`);
    expect(correlation).toBeGreaterThan(least);
  });

  it('gives nothing to a bot that predicts everything: it loses coins, and most players rank above it', () => {
    const { scores, bot } = season({ players: 1_000, matches: 300, seed: 14 });
    expect(bot.paid).toBeLessThan(bot.staked);
    const score = scoreOf(bot.sum, bot.count);
    expect(score).toBeLessThan(0);
    expect(scores.filter((each) => each > score).length).toBeGreaterThan(500);
  });
});

describe('a tally', () => {
  const add = (tallies: Tallies, prediction: Partial<CountedPrediction>, by: 1 | -1 = 1) =>
    tallied(tallies, { won: true, odds: 2, at: AT, ...prediction }, by);

  it('has no score with too few predictions', () => {
    let tallies = NO_TALLIES;
    for (let count = 0; count < 5; count += 1) {
      expect(tallies.week.score).toBeNull();
      tallies = add(tallies, {});
    }
    expect(tallies.week).toMatchObject({ key: '2026-11-16', count: 5, won: 5, score: 10 });
    expect(tallies.season.score).toBeNull();
  });

  it('is restored when a prediction is reversed, and restarts each week', () => {
    const one = add(NO_TALLIES, {});
    expect(add(add(one, { won: false, odds: 3.17 }), { won: false, odds: 3.17 }, -1)).toEqual(one);
    expect(add(one, { at: AT + 7 * 86_400_000 }).week).toMatchObject({ key: '2026-11-23', count: 1 });
    // A correction of an older week changes nothing of this one.
    const next = add(one, { at: AT + 7 * 86_400_000 });
    expect(add(next, {}, -1).week).toEqual(next.week);
  });
});
