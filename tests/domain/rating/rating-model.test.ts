import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../lib/domain/values/durations';
import { RatingModel } from '../../../lib/domain/rating/rating-model';
import type { RatedGame, RatedMatch } from '../../../lib/domain/rating/rated-match';
import { replay } from '../../../lib/domain/rating/replay';
import { majorityChance } from '../../../lib/domain/rating/series-chance';

const START = Date.parse('2023-01-14T08:00:00Z');
const [LCK, LEC, WORLDS] = [293, 4197, 297];

const FIVE = { left: [1, 2, 3, 4, 5], right: [6, 7, 8, 9, 10] };

function game(winnerId: number, overrides: Partial<RatedGame> = {}): RatedGame {
  return { winnerId, blueId: null, gold: null, players: FIVE, ...overrides };
}

let ids = 0;

/** A best of one that the left team wins, an hour long. */
function match(leftId: number, rightId: number, overrides: Partial<RatedMatch> = {}): RatedMatch {
  ids += 1;
  const beginAt = overrides.beginAt ?? START + ids * DAY_MS;
  return {
    id: ids,
    leftId,
    rightId,
    leagueId: LCK,
    international: false,
    matchType: 'best_of',
    numOfGames: 1,
    games: [game(leftId)],
    ...overrides,
    beginAt,
    endAt: overrides.endAt === undefined ? beginAt + HOUR_MS : overrides.endAt,
  };
}

function learned(...matches: readonly RatedMatch[]): RatingModel {
  const model = new RatingModel();
  matches.forEach((each) => model.learn(each));
  return model;
}

const later = START + 300 * DAY_MS;
const strength = (model: RatingModel, teamId: number, at = later) => model.strengthOf(teamId, at)?.mean ?? Number.NaN;
const variance = (model: RatingModel, teamId: number, at: number) => model.strengthOf(teamId, at)?.variance ?? Number.NaN;

describe('the rating model', () => {
  it('raises winners and lowers losers', () => {
    const model = learned(match(1, 2), match(3, 4));
    expect(strength(model, 1)).toBeGreaterThan(strength(model, 2));
    expect(model.chance(match(1, 2))).toBeGreaterThan(0.5);
  });

  it('weighs a large gold lead more than a narrow win', () => {
    const after = (gold: RatedGame['gold']) => learned(match(1, 2, { beginAt: START, games: [game(1, { gold })] }));
    const [narrow, large] = [after({ left: 60_000, right: 58_000 }), after({ left: 60_000, right: 45_000 })];
    expect(strength(large, 1)).toBeGreaterThan(strength(narrow, 1));
  });

  it('gives both sides chances that add up to one', () => {
    const model = learned(match(1, 2), match(1, 3), match(4, 1));
    const bestOfFive = { numOfGames: 5, beginAt: later };
    const chance = model.chance(match(1, 4, bestOfFive)) ?? 0;
    expect(chance).not.toBe(0.5);
    expect(chance + (model.chance(match(4, 1, bestOfFive)) ?? 0)).toBeCloseTo(1, 10);
  });

  it('has no chance where neither team has played', () => {
    expect(learned(match(1, 2)).chance(match(3, 4))).toBeNull();
    expect(learned(match(1, 2)).chance(match(1, 4))).not.toBeNull();
  });

  it('moves all teams of a league by games against another league, and none by games within it', () => {
    const home = [match(1, 2), match(3, 4, { leagueId: LEC })];
    const before = strength(learned(...home), 2);
    const abroad = { leagueId: WORLDS, international: true };
    const after = learned(...home, match(1, 3, abroad), match(1, 3, abroad), match(1, 3, abroad));
    expect(strength(after, 2)).toBeGreaterThan(before);
    expect(strength(learned(...home, match(1, 5), match(1, 5)), 2)).toBeCloseTo(before, 10);
  });

  it('is less sure after a break, and of a team with new players', () => {
    const played = Array.from({ length: 8 }, () => match(1, 2));
    const end = played.at(-1)?.endAt ?? 0;
    const model = learned(...played);
    expect(variance(model, 1, end + 200 * DAY_MS)).toBeGreaterThan(variance(model, 1, end));
    const last = (left: number[]) => match(1, 2, { beginAt: end + DAY_MS, games: [game(1, { players: { ...FIVE, left } })] });
    const changed = learned(...played, last([11, 12, 13, 4, 5]));
    expect(variance(changed, 1, end + 2 * DAY_MS)).toBeGreaterThan(variance(learned(...played, last(FIVE.left)), 1, end + 2 * DAY_MS));
  });

  it('keeps the strength of a team that changes league', () => {
    const played = [match(1, 2), match(3, 4, { leagueId: LEC }), match(1, 2)];
    const before = strength(learned(...played), 3);
    const moved = match(3, 1, { games: [] });
    expect(strength(learned(...played, moved), 3, moved.beginAt)).toBeCloseTo(strength(learned(...played), 3, moved.beginAt), 10);
    expect(before).toBeLessThan(strength(learned(...played), 1));
  });
});

describe('a replay', () => {
  const matches = Array.from({ length: 30 }, (_, n) =>
    match(1 + (n % 3), 4 + (n % 2), { games: [game(n % 4 === 0 ? 4 + (n % 2) : 1 + (n % 3))] }),
  );

  it('gives the same chances for matches in any order', () => {
    const { chances } = replay(matches);
    expect(replay(matches.toReversed()).chances).toEqual(chances);
  });

  it('predicts a match without its own result, and without those that ended after it began', () => {
    const [first, second] = [match(1, 2), match(1, 2)];
    const overlapping = match(1, 3, { beginAt: second.beginAt - HOUR_MS / 2, endAt: second.beginAt + HOUR_MS / 2 });
    const chanceWith = (...others: readonly RatedMatch[]) => replay([first, second, ...others]).chances.get(second.id);
    expect(chanceWith(overlapping)).toBe(chanceWith());
    expect(replay([first, { ...second, games: [game(2)] }]).chances.get(second.id)).toBe(chanceWith());
    expect(replay([{ ...first, games: [game(2)] }, second]).chances.get(second.id)).not.toBe(chanceWith());
  });

  it('predicts a running match, and learns nothing from it yet', () => {
    const [first, running] = [match(1, 2), match(1, 2, { endAt: null, games: [] })];
    const { chances, model } = replay([first, running]);
    expect(chances.get(running.id)).toBeGreaterThan(0.5);
    expect(strength(model, 1)).toBeCloseTo(strength(learned(first), 1), 10);
  });
});

describe('the chance of a series', () => {
  it('favours the stronger team more, the longer the series', () => {
    expect(majorityChance(0.6, 3)).toBeCloseTo(0.648, 10);
    expect(majorityChance(0.6, 5)).toBeCloseTo(0.68256, 10);
  });

  it('counts a draw as half', () => {
    expect(majorityChance(0.6, 2)).toBeCloseTo(0.6, 10);
  });
});
