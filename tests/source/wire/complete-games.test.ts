import { describe, expect, it } from 'vitest';
import { finishedMatch, gameStub } from '../../../lib/fixtures/match-fixture';
import { completeGames } from '../../../lib/source/wire/complete-games';
import { parseMatch } from '../../../lib/source/wire/parse-match';
import { finishedGame } from '../../support/game-fixture';
import { parsed } from '../../support/source/expect-parsed';
import { wireMatch, wireMatchGame } from '../../support/source/wire-fixture';

type GivenGame = readonly [id: number, position: number | null, hour: number | null, more?: object];

const gamesOf = (given: readonly GivenGame[], overrides = {}) =>
  parsed(
    parseMatch(
      wireMatch({
        ...overrides,
        games: given.map(([id, position, hour, more = {}]) =>
          wireMatchGame({ id, position, begin_at: hour === null ? null : `2031-02-01T${hour}:00:00Z`, ...more }),
        ),
      }),
    ),
  ).games;

const placed = (given: readonly GivenGame[], overrides = {}) => gamesOf(given, overrides).map(({ id, position }) => [position, id]);

const REMADE = { status: 'not_played', winner: { id: null } };

describe('the first game that was played is game 1', () => {
  it.each<[string, readonly GivenGame[]]>([
    [
      'count from 0',
      [
        [1, 0, 15],
        [2, 1, 16],
        [3, 2, 17],
      ],
    ],
    [
      'count from 0 without begins',
      [
        [1, 0, null],
        [2, 1, null],
        [3, 2, null],
      ],
    ],
    [
      'count from 0 in the list the other way round',
      [
        [3, 2, 17],
        [2, 1, 16],
        [1, 0, 15],
      ],
    ],
    [
      'give a place twice',
      [
        [1, 1, 15],
        [3, 2, 17],
        [2, 2, 16],
      ],
    ],
    [
      'give one place to all',
      [
        [3, 1, 17],
        [1, 1, 15],
        [2, 1, 16],
      ],
    ],
    [
      'give no places',
      [
        [2, null, 16],
        [1, null, 15],
        [3, null, 17],
      ],
    ],
    [
      'give some places',
      [
        [3, null, 17],
        [1, 1, 15],
        [2, null, 16],
      ],
    ],
    [
      'give neither places nor begins',
      [
        [3, null, null],
        [1, null, null],
        [2, null, null],
      ],
    ],
    [
      'write 0 where they know none',
      [
        [2, 0, 16],
        [1, 0, 15],
        [3, 3, 17],
      ],
    ],
  ])('where games %s', (_, given) => {
    expect(placed(given)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('as the source says it where that can be, whatever the begins', () => {
    expect(
      placed([
        [1, 1, 17],
        [2, 2, 15],
      ]),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(
      placed([
        [2, 2, 16],
        [3, 3, 17],
      ]),
    ).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });
});

describe('what was not played is no game', () => {
  it.each<[string, readonly GivenGame[]]>([
    [
      'at the place of the game itself',
      [
        [9, 1, 15, REMADE],
        [1, 1, 16],
        [2, 2, 17],
      ],
    ],
    [
      'at the place of the game itself, after it',
      [
        [1, 1, 16],
        [9, 1, 15, REMADE],
        [2, 2, 17],
      ],
    ],
    [
      'at a place of its own before it',
      [
        [9, 1, 15, REMADE],
        [1, 2, 16],
        [2, 3, 17],
      ],
    ],
    [
      'where places count from 0',
      [
        [9, 0, 15, REMADE],
        [1, 0, 16],
        [2, 1, 17],
      ],
    ],
  ])('it shifts no other %s', (_, given) => {
    const games = gamesOf(given);
    expect(games.filter(({ status }) => status === 'finished').map(({ id, position }) => [position, id])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(Math.max(...games.map(({ position }) => position))).toBeLessThanOrEqual(3);
  });

  it('and is not the fourth of a best of three', () => {
    expect(
      placed([
        [9, 1, 14, REMADE],
        [1, 1, 15],
        [2, 2, 16],
        [3, 3, 17],
      ]),
    ).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('unless it was awarded: then the next one is game 2', () => {
    const games = gamesOf([
      [1, 1, null, { forfeit: true, length: null }],
      [2, 2, 16],
    ]);
    expect(games.map(({ position, status }) => [position, status])).toEqual([
      [1, 'not_played'],
      [2, 'finished'],
    ]);
  });

  it('in a match that was forfeited before any game began', () => {
    const nobody = { length: null, winner: { id: 901 } };
    const games = gamesOf(
      [
        [1, 1, null, nobody],
        [2, 2, null, nobody],
      ],
      { forfeit: true },
    );
    expect(games.map(({ status }) => status)).toEqual(['not_played', 'not_played']);
    expect(
      gamesOf(
        [
          [1, 1, 15],
          [2, 2, null, nobody],
        ],
        { forfeit: true },
      ).map(({ status }) => status),
    ).toEqual(['finished', 'not_played']);
  });
});

describe('games with figures', () => {
  const stub = (id: number, position: number, beginAt: string | null) => gameStub(position, { id, beginAt });
  const detail = (id: number, position: number, beginAt: string) => finishedGame({ id, position, beginAt });

  it('have the place that their match gives them', () => {
    const match = finishedMatch({ games: [stub(1, 1, null), stub(2, 2, null)] });
    const { details } = completeGames(match, [detail(1, 0, '2023-08-19T08:00:00Z'), detail(2, 1, '2023-08-19T09:00:00Z')]);
    expect(details.map(({ id, position }) => [position, id])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('that a match does not list join the others in the order of their begins', () => {
    const match = finishedMatch({ games: [stub(2, 1, '2023-08-19T09:00:00Z')] });
    const { match: complete, details } = completeGames(match, [detail(1, 0, '2023-08-19T08:00:00Z'), detail(2, 1, '2023-08-19T09:00:00Z')]);
    expect(details.map(({ id, position }) => [position, id])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(complete.games.map(({ id, position }) => [position, id])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('are none that was not played', () => {
    const match = finishedMatch({ games: [gameStub(1), gameStub(2, { id: 9, status: 'not_played', winnerId: null })] });
    expect(completeGames(match, [detail(9, 2, '2023-08-19T07:00:00Z')]).details).toEqual([]);
  });
});
