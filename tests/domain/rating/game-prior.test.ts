import { describe, expect, it } from 'vitest';
import { gamePrior } from '../../../lib/domain/rating/game-prior';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';

const match = (numOfGames: number) => notStartedMatch({ numOfGames });
const chanceOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

describe('the prior of one game, from its match’s chance', () => {
  it('is the chance itself for a single game', () => {
    expect(chanceOf(gamePrior(match(1), { left: 0.7 })?.logOdds ?? 0)).toBeCloseTo(0.7, 5);
  });

  it('is nearer to even in a longer match: 60 % a game is 64.8 % of a best of three', () => {
    const prior = gamePrior(match(3), { left: 0.648 });
    expect(prior?.teamId).toBe(match(3).left.id);
    expect(chanceOf(prior?.logOdds ?? 0)).toBeCloseTo(0.6, 5);
  });

  it('is null without a chance, and for certainty', () => {
    expect(gamePrior(match(3), null)).toBeNull();
    expect(gamePrior(match(3), undefined)).toBeNull();
    expect(gamePrior(match(3), { left: 1 })).toBeNull();
  });
});
