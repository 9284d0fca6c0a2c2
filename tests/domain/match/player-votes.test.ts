import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPlayerVotes, PLAYER_VOTE_HOURS, playersOfMatch, playerVoteIsOpen } from '../../../lib/domain/match/player-votes';
import { finishedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';

describe('the vote for the player of the match', () => {
  it('is open for two days after the end, of a match that was played', () => {
    const match = finishedMatch({ endAt: '2023-08-19T11:00:00Z' });
    const end = Date.parse('2023-08-19T11:00:00Z') + PLAYER_VOTE_HOURS * 3_600_000;
    expect([playerVoteIsOpen(match, end - 1), playerVoteIsOpen(match, end)]).toEqual([true, false]);
    expect(playerVoteIsOpen({ ...match, forfeit: true }, end - 1)).toBe(false);
    expect(playerVoteIsOpen(runningMatch(), end - 1)).toBe(false);
  });

  it('is for those who played for either team, once each', () => {
    const players = [gamePlayer({ id: 5, teamId: 77 }), gamePlayer({ id: 12, teamId: 1 }), gamePlayer({ id: 9, teamId: null })];
    const games = [finishedGame({ players }), finishedGame({ players: [...players, gamePlayer({ id: 6, teamId: 77 })] })];
    expect(playersOfMatch(finishedMatch(), [...games, finishedGame({ status: 'running', players: [gamePlayer({ id: 7 })] })])).toEqual([
      5, 12, 6,
    ]);
  });

  it('counts one vote per reader, whoever it went to before', () => {
    const choice = fc.option(fc.constantFrom(1, 2, 3), { nil: null });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
        const start = { matchId: 7, players: [{ playerId: 2, votes: 4 }], mine: null };
        const votes = choices.reduce(changedPlayerVotes, start);
        const sum = votes.players.reduce((total, each) => total + each.votes, 0);
        expect(sum).toBe(4 + (votes.mine === null ? 0 : 1));
        expect(votes.mine).toBe(choices.at(-1) ?? null);
      }),
    );
  });
});
