import { describe, expect, it } from 'vitest';
import { rankFromMatches, rankFromSource } from '../../../lib/domain/competition/standings';
import { teamStub } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch, scored } from '../../../lib/fixtures/match-fixture';

const result = (left: number, leftScore: number, right: number, rightScore: number) =>
  finishedMatch({
    left: scored({ id: left, score: leftScore }),
    right: scored({ id: right, score: rightScore }),
    ...(leftScore === rightScore ? { winnerId: null, drawn: true } : { winnerId: leftScore > rightScore ? left : right }),
  });
const places = (rows: ReturnType<typeof rankFromMatches>) => rows.map((row) => [row.rank, row.team.id]);

describe('standings', () => {
  it('rank by match record, not by games', () => {
    const rows = rankFromMatches([teamStub(1), teamStub(2), teamStub(3)], [result(1, 2, 2, 1), result(1, 2, 3, 1), result(2, 2, 3, 0)]);
    expect(places(rows)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(rows[1]).toMatchObject({ wins: 1, losses: 1, ties: 0, gameWins: 3, gameLosses: 2 });
  });

  it('rank the winner of their match first among equals, before game difference', () => {
    const rows = rankFromMatches(
      [teamStub(1), teamStub(2), teamStub(3), teamStub(4)],
      [result(2, 2, 1, 1), result(1, 2, 3, 0), result(4, 2, 2, 0)],
    );
    expect(places(rows).slice(1)).toEqual([
      [2, 2],
      [3, 1],
      [4, 3],
    ]);
  });

  it('fall back to game difference in a circle of wins', () => {
    const rows = rankFromMatches([teamStub(1), teamStub(2), teamStub(3)], [result(1, 2, 2, 0), result(2, 2, 3, 1), result(3, 2, 1, 1)]);
    expect(places(rows)).toEqual([
      [1, 1],
      [2, 3],
      [3, 2],
    ]);
  });

  it('share a place where nothing separates teams', () => {
    expect(places(rankFromMatches([teamStub(1), teamStub(2), teamStub(3)], [result(1, 2, 3, 0), result(2, 2, 3, 0)]))).toEqual([
      [1, 1],
      [1, 2],
      [3, 3],
    ]);
  });

  it('count a two-game tie for both, and no upcoming matches', () => {
    const rows = rankFromMatches([teamStub(1), teamStub(2)], [result(1, 1, 2, 1), notStartedMatch()]);
    expect(rows.map((row) => [row.ties, row.wins, row.losses])).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('keep the source’s places and records, with games from the matches', () => {
    const rows = rankFromSource(
      {
        tournamentId: 1,
        kind: 'group',
        rows: [
          { rank: 1, team: teamStub(2), wins: 9, losses: 1, ties: 0 },
          { rank: 2, team: teamStub(1), wins: null, losses: null, ties: null },
        ],
      },
      [result(1, 2, 2, 1)],
    );
    expect(rows).toEqual([
      { rank: 1, team: teamStub(2), wins: 9, losses: 1, ties: 0, gameWins: 1, gameLosses: 2 },
      { rank: 2, team: teamStub(1), wins: 1, losses: 0, ties: 0, gameWins: 2, gameLosses: 1 },
    ]);
  });
});
