import { describe, expect, it } from 'vitest';
import { matchOutcome, outcomeFor } from '../../../lib/domain/match/match-outcome';
import { pastResult } from '../../../lib/domain/match/past-result';
import type { FinishedMatch } from '../../../lib/domain/match/match';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';

const ended = (left: number, right: number, overrides: Partial<FinishedMatch> = {}) =>
  finishedMatch({ left: scored({ score: left }), right: scored({ id: 1, score: right }), winnerId: null, ...overrides });

describe('how a match ended', () => {
  it.each<[string, FinishedMatch, string]>([
    ['won by the winner that is named', ended(2, 1, { winnerId: 77 }), 'left'],
    ['won by forfeit, whatever the score', ended(0, 0, { winnerId: 1, forfeit: true }), 'right'],
    ['drawn where the source says so', ended(0, 0, { drawn: true }), 'draw'],
    ['drawn at 1–1 of a best of two', ended(1, 1, { numOfGames: 2 }), 'draw'],
    ['drawn at 1–1 where both games are played', ended(1, 1, { numOfGames: 2, matchType: 'all_games_played' }), 'draw'],
    ['drawn at 2–2 of a best of four', ended(2, 2, { numOfGames: 4 }), 'draw'],
    ['lost by both where neither came to play', ended(0, 0, { forfeit: true }), 'bothLost'],
    ['lost by both, also of a best of two', ended(0, 0, { forfeit: true, numOfGames: 2 }), 'bothLost'],
    ['unknown where no winner is named', ended(0, 0), 'unknown'],
    ['unknown at 1–1 of a best of three', ended(1, 1), 'unknown'],
    ['unknown at 0–0 of a best of two', ended(0, 0, { numOfGames: 2 }), 'unknown'],
    ['unknown at 1–1 of a first to two', ended(1, 1, { numOfGames: 2, matchType: 'first_to' }), 'unknown'],
    ['unknown where the winner is neither side', ended(2, 0, { winnerId: 404 }), 'unknown'],
  ])('%s', (_name, match, expected) => {
    expect(matchOutcome(match)).toBe(expected);
  });

  it('is told to each team, and to nobody else', () => {
    const both = ended(0, 0, { forfeit: true });
    expect([outcomeFor(77, both), outcomeFor(1, both), outcomeFor(404, both)]).toEqual(['lost', 'lost', null]);
    expect([outcomeFor(77, ended(0, 0)), outcomeFor(1, ended(1, 1))]).toEqual([null, null]);
  });

  it('is left out of a team’s form where it is not known', () => {
    expect(pastResult(ended(0, 0), 77)).toBeNull();
    expect(pastResult(ended(0, 0, { forfeit: true }), 1)).toMatchObject({ outcome: 'lost', score: '0–0' });
    // A forfeit after a game that the team had won.
    expect(pastResult(ended(1, 0, { winnerId: 1, forfeit: true }), 77)?.outcome).toBe('lost');
  });
});
