import { describe, expect, it } from 'vitest';
import { isWinter } from '../../../lib/domain/rating/parameters';
import type { RatedMatch } from '../../../lib/domain/rating/rated-match';
import { RatingModel } from '../../../lib/domain/rating/rating-model';

const [STRONG, WEAK] = [1, 2];

/** The strong team's win on a day. */
function won(day: string, games = 1): RatedMatch {
  const beginAt = Date.parse(`${day}T12:00:00Z`);
  const game = { winnerId: STRONG, blueId: null, gold: { left: 65_000, right: 50_000 }, players: { left: [], right: [] } };
  return {
    ...{ id: beginAt, leftId: STRONG, rightId: WEAK, leagueId: 293, international: false, beginAt, endAt: beginAt + 1 },
    ...{ matchType: 'best_of', numOfGames: games, games: [game] },
  };
}

describe('winter', () => {
  it.each([
    ['2024-11-14', false],
    ['2024-11-15', true],
    ['2024-12-31', true],
    ['2025-01-01', true],
    ['2025-02-14', true],
    ['2025-02-15', false],
    ['2025-07-01', false],
  ])('includes %s: %s', (day, winter) => {
    expect(isWinter(Date.parse(`${day}T23:00:00Z`))).toBe(winter);
  });

  it.each([1, 3, 5])('brings the chances of a best of %s closer to even, never past it', (games) => {
    const model = new RatingModel();
    for (const day of ['2024-08-01', '2024-08-08', '2024-08-15', '2024-08-22']) model.learn(won(day));
    const [autumn, winter] = ['2024-11-14', '2024-11-15'].map((day) => model.chance(won(day, games)) ?? 0);
    expect(autumn).toBeGreaterThan(0.6);
    expect(winter).toBeLessThan((autumn ?? 0) - 0.01);
    expect(winter).toBeGreaterThan(0.5);
  });

  it('teaches less: a match moves a team less far', () => {
    const strengthAfter = (day: string) => {
      const model = new RatingModel();
      model.learn(won(day));
      return model.strengthOf(STRONG, Date.parse(`${day}T12:00:00Z`))?.mean ?? 0;
    };
    // Both begin at the level of their league.
    expect(strengthAfter('2024-12-15') - 1.5).toBeGreaterThan(0);
    expect(strengthAfter('2024-12-15')).toBeLessThan(strengthAfter('2024-07-15'));
  });
});
