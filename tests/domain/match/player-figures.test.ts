import { describe, expect, it } from 'vitest';
import { seriesGames } from '../../../lib/domain/match/series-games';
import { rolePairs, shareOfTeam } from '../../../lib/domain/match/player-figures';
import { looksFearless, picksByGame } from '../../../lib/domain/match/used-champions';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { gameStub, finishedMatch } from '../../../lib/fixtures/match-fixture';

const player = (id: number, teamId: number, championId: number, damage: number | null = 1000) =>
  gamePlayer({ id, teamId, role: id % 10 === 1 ? 'top' : 'jgl', damage, champion: { id: championId, name: `C${championId}`, img: null } });

describe('a player’s share of the team', () => {
  const team = (...damage: (number | null)[]) => damage.map((each, index) => player(index + 1, 77, index + 1, each));

  it('is a share of its players’ total, not of both teams’', () => {
    const game = finishedGame({ players: [...team(3000, 1000, 1000, 3000, 2000), player(11, 1, 3, 9000)] });
    expect(game.players.slice(0, 2).map((each) => shareOfTeam(game, each, 'damage'))).toEqual([0.3, 0.1]);
  });

  it('is unknown where one player’s figure is', () => {
    const game = finishedGame({ players: team(3000, 1000, 1000, 3000, null) });
    expect(shareOfTeam(game, player(1, 77, 1, 3000), 'damage')).toBeNull();
  });

  it('is unknown where the source lists four of five players', () => {
    const game = finishedGame({ players: team(3000, 1000, 1000, 3000) });
    expect(shareOfTeam(game, player(1, 77, 1, 3000), 'damage')).toBeNull();
  });
});

it('ignores roles that a team has filled twice, or not at all', () => {
  const players = [player(1, 77, 1), player(2, 77, 2), player(11, 1, 3), player(21, 1, 4), player(12, 1, 5)];
  expect(rolePairs(finishedGame({ players }), 77, 1).map(({ role }) => role)).toEqual(['jgl']);
});

describe('the champions of a series', () => {
  const games = (second: number) =>
    seriesGames(finishedMatch({ games: [gameStub(1), gameStub(2)] }), [
      finishedGame({ position: 1, players: [player(2, 77, 5), player(1, 77, 1), player(11, 1, 2), player(12, 1, 0)] }),
      finishedGame({ position: 2, players: [player(1, 77, second), player(11, 1, 4)] }),
    ]);

  it('are listed by game, top to support, where picks are known', () => {
    const picks = (teamId: number) =>
      picksByGame(games(3), teamId).map(({ position, champions }) => [position, champions.map(({ id }) => id)]);
    expect([picks(77), picks(1)]).toEqual([
      [
        [1, [1, 5]],
        [2, [3]],
      ],
      [
        [1, [2]],
        [2, [4]],
      ],
    ]);
    const unknown = seriesGames(finishedMatch({ games: [gameStub(1)] }), []);
    expect(picksByGame(unknown, 77)).toEqual([]);
  });

  it('reveal a fearless draft: no pick of either team is repeated', () => {
    expect(looksFearless(games(3))).toBe(true);
    expect(looksFearless(games(1))).toBe(false);
    // Taken over from the opponent.
    expect(looksFearless(games(2))).toBe(false);
    expect(looksFearless(games(3).slice(0, 1))).toBeUndefined();
    // The picks of the third are unknown.
    const third = seriesGames(finishedMatch({ games: [gameStub(3)] }), []);
    expect([looksFearless([...games(3), ...third]), looksFearless([...games(1), ...third])]).toEqual([undefined, false]);
  });
});
