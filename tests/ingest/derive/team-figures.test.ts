import { describe, expect, it } from 'vitest';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import type { Match } from '../../../lib/domain/match/match';
import { deriveTeamMatches } from '../../../lib/ingest/derive/team';
import { deriveTeamFigures } from '../../../lib/ingest/derive/team-figures';
import { derivePlayerFigures } from '../../../lib/ingest/derive/player-figures';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { finishedMatch, notStartedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { seasonWith } from '../../support/ingest/season-with';

function know(...given: readonly (readonly [Match, readonly GameDetail[]])[]) {
  const matchIndex = new MatchIndex();
  const stats = new StatsIndex();
  matchIndex.apply(given.map(([match]) => match));
  for (const [match, games] of given) stats.learn(match.id, games);
  return seasonWith({ matchIndex, stats });
}

const azir = { id: 61, name: 'Azir', img: null };
const ahri = { id: 103, name: 'Ahri', img: null };
const KT = scored({ id: 5, abbr: 'KT', name: 'KT Rolster', score: 0 });
const spring = { serieId: 8, serieName: 'Spring 2023', tournamentId: 15 };

describe('figures of a team', () => {
  const season = know(
    [
      finishedMatch({ id: 1, beginAt: '2022-12-30T08:00:00Z', leagueId: 300, leagueName: 'Cup', ...spring }),
      [finishedGame({ players: [gamePlayer({ id: 9, name: 'Old', role: 'top', champion: azir })] })],
    ],
    [
      finishedMatch({
        id: 2,
        beginAt: '2023-06-10T08:00:00Z',
        winnerId: 1,
        left: scored({ score: 1 }),
        right: scored({ id: 1, score: 2 }),
      }),
      [
        finishedGame({
          players: [
            gamePlayer({ id: 6, name: 'Keria', role: 'support', champion: ahri }),
            gamePlayer({ id: 5, name: 'Faker', role: 'mid', champion: azir, kills: 3, deaths: 0, assists: 5 }),
            gamePlayer({ id: 8, name: 'Chovy', role: 'mid', teamId: 1, champion: ahri }),
          ],
        }),
        finishedGame({ id: 2, position: 2, winnerId: 1, players: [gamePlayer({ id: 5, name: 'Faker', role: 'mid', champion: azir })] }),
      ],
    ],
    [finishedMatch({ id: 3, beginAt: '2023-06-17T08:00:00Z', right: KT }), []],
    [notStartedMatch({ id: 4, beginAt: '2023-08-26T08:00:00Z' }), []],
  );
  const figures = deriveTeamFigures(77, season) ?? expect.fail();

  it('use the league with most matches in the latest year, the years, and the seasons that have figures, newest first', () => {
    expect(figures.league).toEqual({ id: 293, name: 'LCK' });
    expect(figures.years).toEqual([2023, 2022]);
    expect(figures.seasons.map(({ serieId }) => serieId)).toEqual([9, 8]);
  });

  it('list champions by player: those of the current season by role, then former ones; other teams’ players not at all', () => {
    expect(figures.pools.map(({ name, role, games, current }) => [name, role, games, current])).toEqual([
      ['Faker', 'mid', 2, true],
      ['Keria', 'support', 1, true],
      ['Old', 'top', 1, false],
    ]);
    expect(figures.pools[0]?.champions).toEqual([[61, 2, 1, 7, 2, 13]]);
    expect(figures.champions.map(({ name }) => name)).toEqual(['Azir', 'Ahri']);
  });

  it('count finished meetings with every opponent from the team’s side', () => {
    expect(figures.opponents.map(({ acronym, wins, losses, draws }) => [acronym, wins, losses, draws])).toEqual([
      ['T1', 1, 1, 0],
      ['KT', 1, 0, 0],
    ]);
    expect(deriveTeamFigures(1, season)?.opponents).toMatchObject([{ id: 77, wins: 1, losses: 1 }]);
  });

  it('begin with the opponent met most, and among those met as often with the latest', () => {
    const against = (id: number, right: typeof KT) => [finishedMatch({ id, beginAt: `2023-06-0${id}T08:00:00Z`, right }), []] as const;
    const [BRO, DRX] = [scored({ id: 20, abbr: 'BRO', score: 0 }), scored({ id: 21, abbr: 'DRX', score: 0 })];
    const met = know(against(1, KT), against(2, KT), against(3, BRO), against(4, DRX));
    expect(deriveTeamFigures(77, met)?.opponents.map(({ acronym }) => acronym)).toEqual(['KT', 'DRX', 'BRO']);
  });

  it('mark an opponent that only results led to', () => {
    const playoffs = { tournamentId: 20, serieId: 9, beginAt: '2023-08-01T08:00:00Z' };
    const DRX = scored({ id: 6, abbr: 'DRX', name: 'DRX', score: 0 });
    const cup = know(
      [finishedMatch({ ...playoffs, id: 10, right: KT }), []],
      [finishedMatch({ ...playoffs, id: 11, left: DRX, winnerId: 6 }), []],
      [finishedMatch({ ...playoffs, id: 12, beginAt: '2023-08-02T08:00:00Z', right: DRX, previousMatchIds: [10, 11] }), []],
    );
    const met = (teamId: number) => deriveTeamFigures(teamId, cup)?.opponents.map(({ acronym, isResult }) => [acronym, isResult ?? false]);
    expect(met(77)?.sort()).toEqual([
      ['DRX', true],
      ['KT', false],
    ]);
    // Met again where nothing led them together: no secret any more.
    const again = know(
      [finishedMatch({ ...playoffs, id: 10, right: KT }), []],
      [finishedMatch({ ...playoffs, id: 11, left: DRX, winnerId: 6 }), []],
      [finishedMatch({ ...playoffs, id: 12, beginAt: '2023-08-02T08:00:00Z', right: DRX, previousMatchIds: [10, 11] }), []],
      [finishedMatch({ id: 13, beginAt: '2023-09-01T08:00:00Z', right: DRX }), []],
    );
    expect(deriveTeamFigures(77, again)?.opponents.find(({ id }) => id === 6)?.isResult).toBeUndefined();
  });

  it('keep the matches of each year, including upcoming ones', () => {
    expect(deriveTeamMatches(77, 2023, season)?.matches.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(deriveTeamMatches(77, 2021, season)).toBeNull();
    expect(deriveTeamFigures(123, season)).toBeNull();
  });
});

describe('a player’s teams and form', () => {
  const at = (id: number, beginAt: string, teamId: number, damage: number | null) =>
    [
      finishedMatch({ id, beginAt }),
      [finishedGame({ id, lengthSeconds: 1800, players: [gamePlayer({ id: 5, teamId, damage })] })],
    ] as const;
  const season = know(
    at(3, '2023-03-01T08:00:00Z', 1, 30_000),
    at(1, '2023-01-01T08:00:00Z', 77, 15_000),
    at(2, '2023-02-01T08:00:00Z', 77, null),
    at(4, '2023-04-01T08:00:00Z', 77, 15_000),
  );
  const figures = derivePlayerFigures(5, season) ?? expect.fail();

  it('are the games in a row for one team, newest first', () => {
    expect(figures.teams.map(({ team, from, to, games }) => [team.id, from.slice(0, 7), to.slice(0, 7), games])).toEqual([
      [77, '2023-04', '2023-04', 1],
      [1, '2023-03', '2023-03', 1],
      [77, '2023-01', '2023-02', 2],
    ]);
  });

  it('start with the oldest game, with unknown damage unknown', () => {
    expect(figures.form.map(([, seconds, kills, deaths, assists, cs, damage]) => [seconds, kills, deaths, assists, cs, damage])).toEqual([
      [1800, 4, 2, 8, 240, 15_000],
      [1800, 4, 2, 8, 240, null],
      [1800, 4, 2, 8, 240, 30_000],
      [1800, 4, 2, 8, 240, 15_000],
    ]);
  });
});

describe('a player’s rivals', () => {
  const met = (id: number, winnerId: number, other: Partial<GamePlayer>) => {
    const players = [
      gamePlayer({ id: 5, role: 'mid', kills: 5, deaths: 1, assists: 5, cs: 300 }),
      gamePlayer({ id: 6, role: 'top', teamId: 77 }),
      gamePlayer({ id: 8, name: `Name ${id}`, role: 'mid', teamId: 1, kills: 1, deaths: 5, assists: 2, cs: 240, ...other }),
      gamePlayer({ id: 9, role: 'top', teamId: 1 }),
    ];
    const beginAt = `2023-0${id}-01T08:00:00Z`;
    const season = id < 3 ? spring : {};
    return [finishedMatch({ id, beginAt, ...season }), [finishedGame({ id, winnerId, lengthSeconds: 1800, players })]] as const;
  };
  const season = know(met(1, 77, {}), met(2, 1, {}), met(3, 77, { damage: null }), met(4, 77, { id: 10 }), met(5, 77, { role: null }));
  const figures = derivePlayerFigures(5, season) ?? expect.fail();

  it('are opponents in the same role, met at least three times, with the figures of both in those games', () => {
    expect(figures.role).toBe('mid');
    expect(figures.laneRivals).toMatchObject([
      {
        ...{ id: 8, name: 'Name 3', team: { id: 1 }, games: 3, wins: 2 },
        own: { kda: 10, csPerMinute: 10, damagePerMinute: 500 },
        theirs: { kda: 0.6, csPerMinute: 8, damagePerMinute: 500 },
      },
    ]);
    // Of all roles.
    expect(figures.rivals?.map(({ id, games }) => [id, games])).toEqual([
      [9, 5],
      [8, 4],
      [10, 1],
    ]);
  });

  it('cover games whose seasons are listed by form', () => {
    expect(figures.formSeasons.map(({ name, games }) => [name, games])).toEqual([
      ['Spring 2023', 2],
      ['Summer 2023', 3],
    ]);
  });
});
