import { describe, expect, it } from 'vitest';
import { scoreOptions } from '../../../lib/domain/match/score-options';
import { expectedMinutes } from '../../../lib/domain/match/match-duration';
import { certainGames, isDecided, mayBeDrawn, mostGames, winsNeeded } from '../../../lib/domain/match/match-length';

const scoresOf = (matchType: string, numOfGames: number) =>
  scoreOptions({ matchType, numOfGames }).map(({ left, right }) => `${left}-${right}`);

describe('how many games a match has at least and at most', () => {
  it.each([
    ['best_of', 1, 1, 1],
    ['best_of', 2, 2, 2],
    ['best_of', 3, 2, 3],
    ['best_of', 5, 3, 5],
    ['best_of', 7, 4, 7],
    ['ow_best_of', 5, 3, 5],
    ['first_to', 1, 1, 1],
    ['first_to', 3, 3, 5],
    ['all_games_played', 2, 2, 2],
    ['all_games_played', 3, 3, 3],
    ['red_bull_home_ground', 5, 1, 5],
    ['custom', 3, 1, 3],
    ['best_of', 0, 1, 1],
    ['best_of', 99, 7, 7],
  ])('%s %i: %i to %i', (matchType, numOfGames, least, most) => {
    const length = { matchType, numOfGames };
    expect([certainGames(length), mostGames(length)]).toEqual([least, most]);
  });

  it('makes a first to three as long as a best of five', () => {
    expect(expectedMinutes({ matchType: 'first_to', numOfGames: 3 })).toBe(expectedMinutes({ matchType: 'best_of', numOfGames: 5 }));
  });
});

describe('the scores of a match', () => {
  it('are those of a best of five where three wins decide', () => {
    expect(scoresOf('first_to', 3)).toEqual(scoresOf('best_of', 5));
    expect(scoresOf('first_to', 2)).toEqual(['2-0', '2-1', '1-2', '0-2']);
    expect(scoresOf('ow_best_of', 3)).toEqual(scoresOf('best_of', 3));
  });

  it('may be level where their number is even', () => {
    expect(scoresOf('best_of', 2)).toEqual(['2-0', '1-1', '0-2']);
    expect(scoresOf('best_of', 4)).toEqual(['3-0', '3-1', '2-2', '1-3', '0-3']);
    expect(scoresOf('all_games_played', 2)).toEqual(['2-0', '1-1', '0-2']);
    expect(scoresOf('all_games_played', 3)).toEqual(['3-0', '2-1', '1-2', '0-3']);
  });

  it.each(['custom', 'red_bull_home_ground'])('are unknown of a format of its own (%s)', (matchType) => {
    expect(scoresOf(matchType, 3)).toEqual([]);
    expect(winsNeeded({ matchType, numOfGames: 3 })).toBeNull();
    expect(mayBeDrawn({ matchType, numOfGames: 3 })).toBe(true);
  });

  it('decide it once enough games are won, or all are played', () => {
    const five = { matchType: 'first_to', numOfGames: 3 };
    expect([isDecided(five, 2, 2), isDecided(five, 3, 2), isDecided(five, 3, 0)]).toEqual([false, true, true]);
    const two = { matchType: 'all_games_played', numOfGames: 2 };
    expect([isDecided(two, 1, 0), isDecided(two, 1, 1), isDecided(two, 2, 0)]).toEqual([false, true, true]);
    expect(mayBeDrawn(five)).toBe(false);
    expect(mayBeDrawn({ matchType: 'first_to', numOfGames: 4 })).toBe(false);
  });
});
