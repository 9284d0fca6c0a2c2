import { describe, expect, it } from 'vitest';
import type { GameDetail } from '../../lib/domain/match/game';
import type { GameStub, Match } from '../../lib/domain/match/match';
import { playerRows, teamRows } from '../../lib/domain/statistics/stats-rows';
import { deriveDraftCounts } from '../../lib/ingest/derive/champion-figures';
import { deriveHighlights } from '../../lib/ingest/derive/highlights';
import { derivePatches } from '../../lib/ingest/derive/patches';
import { deriveChampionStats, derivePlayerStats, deriveStatsScopes, deriveTeamStats } from '../../lib/ingest/derive/stats';
import { deriveTeamFigures } from '../../lib/ingest/derive/team-figures';
import { PictureIndex } from '../../lib/ingest/pictures/picture-index';
import { MatchIndex } from '../../lib/ingest/index/match-index';
import { SeasonModel } from '../../lib/ingest/season-model';
import { StatsIndex } from '../../lib/ingest/index/stats-index';
import { finishedGame, gamePlayer, gameTeam } from '../support/game-fixture';
import { gameStub, finishedMatch, runningMatch } from '../../lib/fixtures/match-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { seasonWith } from '../support/ingest/season-with';

const T1 = 77;
const GEN = 1;
const played = (id: number, winnerId: number | null = T1, overrides: Partial<GameStub> = {}) =>
  gameStub(id, { id, winnerId, ...overrides });

function know(...given: readonly (readonly [Match, readonly GameDetail[]])[]) {
  const matchIndex = new MatchIndex();
  const stats = new StatsIndex();
  matchIndex.apply(given.map(([match]) => match));
  for (const [match, games] of given) stats.learn(match.id, games);
  return seasonWith({ matchIndex, stats });
}

/** Two games, one with figures, and a match of two games without any. */
const partly = know(
  [finishedMatch({ id: 1, games: [played(11), played(12, GEN)] }), [finishedGame({ id: 11 })]],
  [finishedMatch({ id: 2, games: [played(21), played(22, T1, { lengthSeconds: null })], beginAt: '2023-08-20T08:00:00Z' }), []],
);
const teams = (scope: string, season = partly) => teamRows(deriveTeamStats(scope, season) ?? expect.fail());

describe('games without figures', () => {
  it('count in the record and the length of both teams, and in no average', () => {
    expect(teams('serie:9').map(({ id, games, wins, losses, figureGames }) => [id, games, wins, losses, figureGames])).toEqual([
      [GEN, 4, 1, 3, 1],
      [T1, 4, 3, 1, 1],
    ]);
    expect(teams('all').find(({ id }) => id === T1)).toMatchObject({
      winRate: 0.75,
      killsPerGame: 20,
      goldPerMinute: 2000,
      averageSeconds: 1800,
    });
  });

  it('are left out of figures for one side: theirs are unknown', () => {
    const document = deriveTeamStats('serie:9', partly) ?? expect.fail();
    expect(teamRows(document, 'blue')).toMatchObject([{ id: T1, games: 1, wins: 1, figureGames: 1 }]);
  });

  it('count for nobody where one of the teams is not known: only its defeats would', () => {
    const match = finishedMatch({ id: 3, games: [played(31), played(32)] });
    const game = finishedGame({ id: 31, teams: [gameTeam(), gameTeam({ id: 0, side: 'red' })], players: [gamePlayer()] });
    const unknown = know([{ ...match, right: { ...match.right, id: 0 } }, [game]]);
    expect([deriveTeamStats('all', unknown), derivePlayerStats('all', unknown)]).toEqual([null, null]);
  });

  it('show in the coverage of every table', () => {
    const coverage = { games: 4, withFigures: 1 };
    for (const scope of ['all', 'league:293', 'season:2023', 'serie:9', 'tournament:16', 'patch:13.14']) {
      expect([scope, derivePlayerStats(scope, partly)?.coverage]).toEqual([scope, coverage]);
      expect([scope, deriveTeamStats(scope, partly)?.coverage]).toEqual([scope, coverage]);
      expect([scope, deriveChampionStats(scope, partly)?.coverage]).toEqual([scope, coverage]);
    }
    expect(deriveDraftCounts(partly)).toMatchObject({ scopes: { all: { games: 1 } }, coverage });
    expect(derivePatches(partly)?.patches).toMatchObject([{ version: '13.14', games: 4, withFigures: 1, lastAt: '2023-08-20T08:00:00Z' }]);
    expect(deriveTeamFigures(T1, partly)?.coverage).toEqual(coverage);
  });

  it('remove the top fives where they are at least half of the games', () => {
    const { players, champions, coverage } = deriveHighlights('serie:9', [], partly);
    expect([players.kda, champions.presence]).toEqual([[], []]);
    expect(coverage).toEqual({ players: { games: 4, withFigures: 1 }, champions: { games: 4, withFigures: 1 } });
    const whole = know([finishedMatch({ id: 1, games: [played(11)] }), [finishedGame({ id: 11 })]]);
    expect(deriveHighlights('serie:9', [], whole).players.kda).toHaveLength(5);
  });

  it('do not affect records where a scope has no figures at all', () => {
    const season = know([finishedMatch({ id: 1, games: [played(11)] }), []]);
    expect(teams('serie:9', season)).toMatchObject([
      { id: GEN, games: 1, wins: 0, figureGames: 0, killsPerGame: null },
      { id: T1, games: 1, wins: 1, figureGames: 0, killsPerGame: null },
    ]);
    expect(derivePlayerStats('serie:9', season)).toMatchObject({
      rows: [],
      coverage: { games: 1, withFigures: 0 },
    });
    expect(deriveStatsScopes(season)).toBeNull();
    expect(derivePatches(season)?.patches).toMatchObject([{ version: '13.14', games: 1, withFigures: 0, picked: [], banned: [] }]);
  });

  it('add no scope where the source has only their sides', () => {
    const unknown = {
      kills: null,
      gold: null,
      towers: null,
      dragons: null,
      barons: null,
      heralds: null,
      firstBlood: null,
      firstTower: null,
    };
    const sides = [gameTeam(unknown), gameTeam({ ...unknown, id: GEN, side: 'red' })];
    const known = know([finishedMatch({ id: 1, games: [played(11)] }), [finishedGame({ id: 11, teams: sides, players: [] })]]);
    expect(deriveStatsScopes(known)).toBeNull();
    expect(deriveTeamStats('serie:9', known)?.coverage).toEqual({ games: 1, withFigures: 0 });
    expect(teams('serie:9', known)).toMatchObject([
      { games: 1, figureGames: 0, blueWinRate: null },
      { games: 1, figureGames: 0, blueWinRate: 1 },
    ]);
  });

  it('do not count before they are over and the winner is known', () => {
    const games = [played(11, null), played(12, T1, { status: 'running' }), played(13, T1, { status: 'not_played' })];
    const season = know([runningMatch({ id: 1, games }), [finishedGame({ id: 14, winnerId: null })]]);
    expect(deriveTeamStats('serie:9', season)).toBeNull();
    expect(derivePlayerStats('serie:9', season)).toBeNull();
  });
});

describe('partial figures', () => {
  it('of teams count where players have none', () => {
    const season = know([finishedMatch({ id: 1, games: [played(11)] }), [finishedGame({ id: 11, players: [] })]]);
    expect(deriveTeamStats('serie:9', season)?.coverage).toEqual({ games: 1, withFigures: 1 });
    expect(derivePlayerStats('serie:9', season)?.coverage).toEqual({ games: 1, withFigures: 0 });
  });

  it('of players count where the side is not known', () => {
    const season = know([finishedMatch({ id: 1 }), [finishedGame({ id: 11, teams: [gameTeam()] })]]);
    const document = derivePlayerStats('serie:9', season) ?? expect.fail();
    expect(playerRows(document)).toHaveLength(10);
    expect(playerRows(document, { role: null, side: 'blue' })).toHaveLength(5);
    expect(playerRows(document, { role: null, side: 'red' })).toEqual([]);
  });

  it('count players in the role of each game', () => {
    const game = (id: number, role: 'mid' | 'top') => finishedGame({ id, players: [gamePlayer({ id: 5, role, kills: id })] });
    const season = know([finishedMatch({ id: 1 }), [game(1, 'mid'), game(2, 'mid'), game(3, 'top')]]);
    const document = derivePlayerStats('serie:9', season) ?? expect.fail();
    const kills = (role: 'mid' | 'top' | 'adc' | null) =>
      playerRows(document, { role, side: null }).map((row) => [row.role, row.games, row.kills]);
    expect([null, 'mid' as const, 'top' as const, 'adc' as const].map(kills)).toEqual([
      [['mid', 3, 6]],
      [['mid', 2, 3]],
      [['top', 1, 3]],
      [],
    ]);
  });
});

describe('tables of a running site', () => {
  const now = Date.parse('2023-08-19T09:00:00Z');
  const running = runningMatch({ id: 1, games: [played(11, null, { status: 'running' })] });

  it('update when a game ends without figures', async () => {
    const source = new FakeSource({ matches: [running] });
    const knowledge = new SeasonModel(source, () => now, new PictureIndex('fake'));
    await knowledge.learnAll(now, 'nothing', null, () => undefined);
    const paths = async () => (await knowledge.learnChanges(now)).targets.map(({ path }) => path);
    expect(await paths()).not.toContain('stats/serie:9-teams');
    source.news.push({ matches: [runningMatch({ ...running, games: [played(11)] })] });
    expect(await paths()).toEqual(expect.arrayContaining(['stats/serie:9-teams', 'stats/all-players', 'teamFigures/77', 'series/9']));
    // Its score changes, and nothing that counts.
    source.news.push({ matches: [runningMatch({ ...running, games: [played(11)], modifiedAt: '2023-08-19T09:05:00Z' })] });
    expect(await paths()).not.toContain('stats/serie:9-teams');
    source.news.push({ removed: [1] });
    expect(await paths()).toContain('stats/serie:9-teams');
  });
});
