import { expect, it } from 'vitest';
import { logisticRegression } from '../../scripts/game-chance/logistic-regression';

it('finds the log-odds behind the outcomes, and zero for a constant term', () => {
  // Three of four against one of four: log-odds of ±ln 3.
  const samples = [1, -1].flatMap((lead) => [0, 1, 2, 3].map((each) => ({ terms: [lead, 0], outcome: each < 3 === lead > 0 })));
  const [lead, never] = logisticRegression(samples);
  expect(lead).toBeCloseTo(Math.log(3), 2);
  expect(never).toBeCloseTo(0, 6);
});
