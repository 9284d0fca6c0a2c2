import { describe, expect, it } from 'vitest';
import { careersOf, playersAt, teamsAt } from '../../../lib/source/replay/rosters-at';
import { player, team, teamStub } from '../../support/entity-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';

const DAY = 86_400_000;
const FIRST = Date.parse('2023-01-01T00:00:00Z');
const at = (day: number) => new Date(FIRST + day * DAY).toISOString();

const playerOf = (id: number, teamId: number) => player({ id, team: teamStub(teamId) });
const teamOf = (id: number, players: readonly number[]) =>
  team({
    ...teamStub(id),
    players: players.map((playerId) => ({ id: playerId, name: `Player ${playerId}`, role: 'mid', img: null, active: true })),
  });

// Player 1 moves from team 10 to 20 on day 200, player 2 begins at 20 that day, player 3 stays, of player 4 no game is known.
const PLAYERS = [playerOf(1, 20), playerOf(2, 20), playerOf(3, 10), playerOf(4, 10)];
const TEAMS = [teamOf(10, [3, 4]), teamOf(20, [1, 2])];
const played = (day: number, ...lineUp: readonly (readonly [id: number, teamId: number])[]) => {
  const match = finishedMatch({ id: day + 1, beginAt: at(day) });
  return { match, games: [finishedGame({ players: lineUp.map(([id, teamId]) => gamePlayer({ id, teamId })) })] };
};
const HISTORY = [played(200, [1, 20], [2, 20], [3, 10]), played(0, [1, 10], [3, 10])];
const careers = careersOf(
  HISTORY.map(({ match }) => match),
  new Map(HISTORY.map(({ match, games }) => [match.id, games])),
);

function rostersAt(day: number) {
  const now = FIRST + day * DAY;
  return {
    rosters: teamsAt(TEAMS, PLAYERS, careers, now).map(({ players }) => players.map(({ id }) => id)),
    teams: playersAt(PLAYERS, TEAMS, careers, now).map((each) => each.team?.id ?? null),
  };
}

describe('a roster as of a moment', () => {
  it('contains those who last played for the team by then', () => {
    expect(rostersAt(10)).toEqual({ rosters: [[3, 4, 1], []], teams: [10, null, 10, 10] });
  });

  it('contains newcomers from two months before their first match', () => {
    expect(rostersAt(139).rosters).toEqual([[3, 4, 1], []]);
    expect(rostersAt(140).rosters).toEqual([[3, 4, 1], [2]]);
  });

  it('is the source’s own once nothing changes any more', () => {
    expect(rostersAt(200)).toEqual({
      rosters: [
        [3, 4],
        [1, 2],
      ],
      teams: [20, 20, 10, 10],
    });
  });
});
