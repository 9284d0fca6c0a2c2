import { describe, expect, it } from 'vitest';
import { idsWith, parseCompareQuery } from '../../../lib/domain/compare/compare-query';
import { placedPlayer, radarFigures } from '../../../lib/domain/compare/compared-figures';
import { othersOf } from '../../../lib/domain/compare/comparison';
import { lanerOf, scopeOfPlayers } from '../../../lib/domain/compare/default-scope';
import { meetingsOfPlayers, meetingsOfTeams } from '../../../lib/domain/compare/meetings';
import { percentileOf } from '../../../lib/domain/statistics/percentile';
import { nextOpponents, playerPairs, teamPairs } from '../../../lib/domain/compare/ready-pairs';
import { sharedChampions } from '../../../lib/domain/compare/shared-champions';
import type { PlayerFiguresDocument } from '../../../lib/domain/statistics/player-figures-document';
import { playerRows } from '../../../lib/domain/statistics/stats-rows';
import { derivePlayerFigures } from '../../../lib/ingest/derive/player-figures';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { finishedMatch, notStartedMatch, unscored } from '../../../lib/fixtures/match-fixture';
import { team, teamStub } from '../../support/entity-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { player, players } from '../../support/stats-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const figuresOf = (overrides: Partial<PlayerFiguresDocument>): PlayerFiguresDocument => ({
  playerId: 1,
  games: 1,
  season: { serieId: 9, name: 'Summer 2023', leagueName: 'LCK' },
  champions: [],
  recent: [],
  teams: [],
  role: null,
  form: [],
  formSeasons: [],
  laneRivals: [],
  milestones: [],
  ...overrides,
});

describe('the list of who is compared', () => {
  it('is in the order of the address, each once, and has room for one more', () => {
    expect(parseCompareQuery({ players: '9,1,9' })).toMatchObject({ kind: 'players', ids: [9, 1], refused: false });
    expect([idsWith([9, 1], 5, null), idsWith([9, 1], 5, 0), idsWith([9, 1], 1, 0)]).toEqual([[9, 1, 5], [5, 1], [1]]);
  });

  it('is refused as a whole where it holds an invalid id, or more than four', () => {
    for (const teams of ['1,2,3,4,5', 'x', '1,', '-'])
      expect(parseCompareQuery({ teams })).toMatchObject({ kind: 'teams', ids: [], refused: true });
  });
});

describe('a percentile', () => {
  it('is the share of the others that a place is at least as good as', () => {
    expect([1, 2, 3, 5].map((place) => percentileOf({ place, of: 5 }))).toEqual([100, 75, 50, 0]);
    expect(percentileOf({ place: 1, of: 1 })).toBeNull();
  });

  it('is given among the role’s players with enough games, and to nobody else', () => {
    const rows = playerRows(players);
    const ofCs = (id: number) => placedPlayer(id, rows, undefined)?.figures.find(({ key }) => key === 'csPerMinute');
    // Players 1 and 3 are mid laners with enough games; player 4 has two, player 2 is the only one in the role.
    expect([ofCs(1), ofCs(3), ofCs(4), ofCs(2)]).toMatchObject([
      { rank: { place: 2, of: 2 }, percentile: 0 },
      { rank: { place: 1, of: 2 }, percentile: 100 },
      { value: null, percentile: null },
      { rank: { place: 1, of: 1 }, percentile: null },
    ]);
    expect(placedPlayer(99, rows, undefined)).toBeNull();
    expect(placedPlayer(1, rows, { games: 10, withFigures: 5 })?.figures.every(({ rank }) => rank === null)).toBe(true);
  });

  it('is an axis of a radar only where all who have places have one', () => {
    const rows = playerRows(players);
    const both = [placedPlayer(1, rows, undefined), placedPlayer(3, rows, undefined)];
    expect(radarFigures(both)).toContain('csPerMinute');
    expect(radarFigures([...both, placedPlayer(4, rows, undefined)])).toEqual(radarFigures(both));
    expect(radarFigures([placedPlayer(2, rows, undefined)])).toEqual([]);
  });
});

describe('meetings of players', () => {
  function learned() {
    const game = (id: number, winnerId: number, rival: number) =>
      finishedGame({
        id,
        winnerId,
        players: [gamePlayer({ id: 5, teamId: 77 }), gamePlayer({ id: 6, teamId: 77 }), gamePlayer({ id: rival, teamId: 1 })],
      });
    const matchIndex = new MatchIndex();
    const stats = new StatsIndex();
    matchIndex.apply([finishedMatch({ id: 1 })]);
    stats.learn(1, [game(1, 77, 9), game(2, 1, 9), game(3, 77, 9), game(4, 77, 8)]);
    return (id: number) => ({ id, figures: derivePlayerFigures(id, seasonWith({ matchIndex, stats })) });
  }

  it('are their games for opposing teams, seen from either player', () => {
    const of = learned();
    expect(meetingsOfPlayers([of(5), of(9)])).toEqual([{ leftId: 5, rightId: 9, leftWins: 2, rightWins: 1, draws: 0 }]);
    expect(meetingsOfPlayers([of(9), of(5)])).toEqual([{ leftId: 9, rightId: 5, leftWins: 1, rightWins: 2, draws: 0 }]);
    // Of one team, or never in the same game.
    expect(meetingsOfPlayers([of(5), of(6)])).toMatchObject([{ leftWins: 0, rightWins: 0 }]);
  });

  it('are unknown, not none, of documents stored before they were counted', () => {
    expect(meetingsOfPlayers([1, 2].map((id) => ({ id, figures: figuresOf({ playerId: id }) })))).toEqual([]);
  });
});

it('milestones are the first known game and every hundredth', () => {
  const matchIndex = new MatchIndex();
  const stats = new StatsIndex();
  matchIndex.apply([finishedMatch({ id: 1 })]);
  const games = Array.from({ length: 201 }, (_, index) =>
    finishedGame({ id: index + 1, position: index + 1, players: [gamePlayer({ id: 5 })] }),
  );
  stats.learn(1, games);
  expect(derivePlayerFigures(5, seasonWith({ matchIndex, stats }))?.milestones.map(({ games: count }) => count)).toEqual([200, 100, 1]);
});

it('meetings of teams are matches, from the list of whichever team has one', () => {
  const gen = { id: 1, name: 'Gen.G', acronym: 'GEN', img: null, wins: 3, losses: 1, draws: 2 };
  const told = { id: 77, opponents: [gen] };
  const silent = { id: 1, opponents: [] };
  expect(meetingsOfTeams([told, silent])).toEqual([{ leftId: 77, rightId: 1, leftWins: 3, rightWins: 1, draws: 2 }]);
  expect(meetingsOfTeams([silent, told])).toEqual([{ leftId: 1, rightId: 77, leftWins: 1, rightWins: 3, draws: 2 }]);
});

it('shared champions are those of at least two players, sorted by how many have them, then by games', () => {
  const pool = (...list: readonly (readonly [id: number, games: number])[]) =>
    list.map(([id, games]) => ({ champion: { id, name: `C${id}`, img: null }, games, wins: 1, kills: 1, deaths: 1, assists: 1 }));
  const shared = sharedChampions([pool([1, 9], [2, 5], [3, 30]), pool([1, 2], [2, 4]), pool([2, 1], [4, 9])]);
  expect(shared.map(({ champion, records }) => [champion.id, records.map((record) => record?.games ?? null)])).toEqual([
    [2, [5, 4, 1]],
    [1, [9, 2, null]],
  ]);
});

it('the default scope is the serie that all share, else the newest year of any', () => {
  const lck = figuresOf({});
  const recent: PlayerFiguresDocument['recent'] = [
    {
      ...{ matchId: 1, position: 1, beginAt: '2023-08-01T00:00:00Z', leagueName: 'LPL', left: '', right: '', won: true },
      ...{ opponent: teamStub(1), champion: { id: 1, name: '', img: null }, kills: 0, deaths: 0, assists: 0, cs: null },
    },
  ];
  const lpl = figuresOf({ season: { serieId: 8, name: '', leagueName: 'LPL' }, recent });
  expect([scopeOfPlayers([lck, lck]), scopeOfPlayers([lck, lpl]), scopeOfPlayers([null, lck]), scopeOfPlayers([null])]).toEqual([
    'serie:9',
    'season:2023',
    'serie:9',
    'all',
  ]);
});

it('the player of a role is the one listed with most games in it, else the one listed', () => {
  const listed = team({
    players: [5, 6].map((id) => ({ id, name: '', role: 'mid', img: null, active: true })),
  });
  const pool = (id: number, games: number) => ({ id, name: '', role: 'mid' as const, games, current: true, champions: [], omitted: 0 });
  const figures = { teamId: 77, league: { id: 293, name: 'LCK' }, years: [], seasons: [], champions: [], opponents: [] };
  expect(lanerOf(listed, { ...figures, pools: [pool(7, 40), pool(5, 2), pool(6, 9)] }, 'mid')).toBe(6);
  expect(lanerOf(listed, null, 'mid')).toBe(5);
  expect(lanerOf(team({ players: [] }), null, 'mid')).toBeNull();
});

describe('suggested pairs', () => {
  const row = (id: number, teamId: number, games: number) => ({ ...player(id, 'mid', games, 200), teamId });
  const teams = [77, 1, 63].map(teamStub);
  const rows = playerRows({ ...players, teams, rows: [row(1, 77, 20), row(2, 1, 18), row(3, 63, 9), row(4, 1, 3)] });
  const next = (id: number, left: number, right: number, day: string) =>
    notStartedMatch({ id, beginAt: `2023-09-${day}T08:00:00Z`, left: unscored({ id: left }), right: unscored({ id: right }) });

  it('are of the teams that meet next, in the order of their matches', () => {
    const matches = [finishedMatch(), next(3, 77, 0, '01'), next(2, 77, 63, '03'), next(1, 63, 1, '02'), next(4, 1, 63, '04')];
    expect(nextOpponents(matches)).toEqual([
      [63, 1],
      [77, 63],
    ]);
    expect(playerPairs(rows, nextOpponents(matches))).toEqual([
      { role: 'mid', ids: [3, 2], names: ['Player 3', 'Player 2'], teams: [teams[2]?.acronym, teams[1]?.acronym] },
    ]);
    const ofTeams = teamPairs(teams, nextOpponents(matches));
    expect(ofTeams.map(({ ids }) => ids)).toEqual([
      [63, 1],
      [77, 63],
    ]);
  });

  it('are those that have played most where nobody meets', () => {
    expect(playerPairs(rows, []).map(({ ids, teams: of }) => [ids, of])).toEqual([[[1, 2], null]]);
    expect(playerPairs(rows, [[5, 6]]).map(({ ids }) => ids)).toEqual([[1, 2]]);
  });
});

it('suggested pairs are of different teams, and other players of a serie are sorted by name', () => {
  const row = (id: number, teamId: number) => ({ ...player(id, 'mid', 9, 200), name: `P${9 - id}`, teamId });
  const teams = [77, 1].map(teamStub);
  const rows = playerRows({ ...players, teams, rows: [row(1, 77), row(2, 77), row(3, 1)] });
  expect(playerPairs(rows, []).map(({ role, ids }) => [role, ids])).toEqual([['mid', [1, 3]]]);
  expect(othersOf([1], 'serie:9', rows).map(({ id }) => id)).toEqual([3, 2]);
  expect([othersOf([1], 'season:2023', rows), othersOf([1, 2], 'serie:9', rows)]).toEqual([[], []]);
});
