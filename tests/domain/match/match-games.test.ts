import { expect, it } from 'vitest';
import { gamesOfMatch } from '../../../lib/domain/match/match-games';
import { finishedGame } from '../../support/game-fixture';
import { gameStub, finishedMatch } from '../../../lib/fixtures/match-fixture';

it('every game of a match that has begun is listed with its winner, with figures or without', () => {
  const games = [
    gameStub(1),
    gameStub(2, { winnerId: 1 }),
    gameStub(3, { status: 'running', winnerId: null }),
    gameStub(4, { status: 'not_played' }),
  ];
  const detailed = finishedGame({ id: 102, position: 2, winnerId: 1 });
  const all = gamesOfMatch(finishedMatch({ games }), [detailed]);
  expect(
    all.map(({ position, status, winnerId, lengthSeconds, teams }) => [position, status, winnerId, lengthSeconds, teams.length]),
  ).toEqual([
    [1, 'finished', 77, 1800, 0],
    [2, 'finished', 1, 1800, 2],
    [3, 'running', null, 1800, 0],
  ]);
});
