import { beforeEach, describe, expect, it } from 'vitest';
import type { GameDetail } from '../../../lib/domain/match/game';
import { playerRows } from '../../../lib/domain/statistics/stats-rows';
import { derivePlayerFigures } from '../../../lib/ingest/derive/player-figures';
import { derivePlayerStats, deriveStatsScopes, MOST_ROWS } from '../../../lib/ingest/derive/stats';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { readChampionStats, readPlayerStats, readStatsScopes, readTeamStats } from '../../../lib/store/models/entity-documents';
import { firestore } from '../../../lib/store/core/firestore';
import type { Match } from '../../../lib/domain/match/match';
import { describeWithStore, storedPaths, useEmptyStore } from '../../support/store/store-rig';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { FakeSource } from '../../support/ingest/fake-source';
import { ingestAndWatch, ingestOnce, writeTimes } from '../../support/ingest/ingest-rig';
import { season } from '../../support/ingest/season-fixture';
import { seasonWith } from '../../support/ingest/season-with';

function know(...given: readonly (readonly [Match, readonly GameDetail[]])[]) {
  const matchIndex = new MatchIndex();
  const stats = new StatsIndex();
  matchIndex.apply(given.map(([match]) => match));
  for (const [match, games] of given) stats.learn(match.id, games);
  return seasonWith({ matchIndex, stats });
}

describe('figures of a scope', () => {
  it('count its finished games and no others', () => {
    const season = know(
      [finishedMatch({ id: 1 }), [finishedGame({ id: 1 }), finishedGame({ id: 2, status: 'running' })]],
      [finishedMatch({ id: 2, tournamentId: 17 }), [finishedGame({ id: 3 })]],
      [finishedMatch({ id: 3, serieId: 8, tournamentId: 18 }), [finishedGame({ id: 4 })]],
    );
    const games = (scope: string) => playerRows(derivePlayerStats(scope, season) ?? expect.fail())[0]?.games;
    expect(['tournament:16', 'serie:9', 'league:293', 'all'].map(games)).toEqual([1, 2, 3, 3]);
    expect(derivePlayerStats('serie:7', season)).toBeNull();
  });

  it('use a player’s latest team and name, and the role with most games', () => {
    const game = (id: number, overrides: Parameters<typeof gamePlayer>[0]) => finishedGame({ id, players: [gamePlayer(overrides)] });
    const season = know(
      [finishedMatch({ id: 2, beginAt: '2023-08-26T08:00:00Z' }), [game(3, { teamId: 1, role: 'adc', name: 'New' })]],
      [finishedMatch({ id: 1 }), [game(1, { role: 'mid' }), game(2, { role: 'mid' })]],
    );
    expect(playerRows(derivePlayerStats('all', season) ?? expect.fail())).toMatchObject([
      { name: 'New', role: 'mid', team: { id: 1, acronym: 'GEN' }, games: 3 },
    ]);
  });

  it('stay bounded: those with most games', () => {
    const many = finishedGame({ id: 1, players: Array.from({ length: MOST_ROWS + 1 }, (_, index) => gamePlayer({ id: index + 1 })) });
    const season = know([finishedMatch({ id: 1 }), [many, finishedGame({ id: 2, players: [gamePlayer({ id: MOST_ROWS + 1 })] })]]);
    const document = derivePlayerStats('all', season);
    expect(document?.rows).toHaveLength(MOST_ROWS);
    expect(document?.rows[0]?.id).toBe(MOST_ROWS + 1);
    expect(document?.omitted).toBe(1);
    expect(JSON.stringify(document).length).toBeLessThan(700_000);
  });

  it('are available by league, serie, stage and patch, the newest first', () => {
    const season = know(
      [finishedMatch({ id: 1, version: '13.9' }), [finishedGame()]],
      [finishedMatch({ id: 2, beginAt: '2023-08-26T08:00:00Z', tournamentId: 17, version: '13.14' }), [finishedGame()]],
      [notStartedMatch({ id: 3, leagueId: 4198 }), []],
    );
    expect(deriveStatsScopes(season)).toMatchObject({
      leagues: [{ id: 293 }],
      seasons: [2023],
      leagueSeasons: [{ leagueId: 293, year: 2023 }],
      series: [{ id: 9, leagueId: 293 }],
      tournaments: [{ id: 17 }, { id: 16, serieId: 9 }],
      patches: ['13.14', '13.9'],
      leaguePatches: [
        { leagueId: 293, patch: '13.14' },
        { leagueId: 293, patch: '13.9' },
      ],
    });
  });
});

describe('figures of a player', () => {
  const azir = { id: 61, name: 'Azir', img: null };
  const ahri = { id: 103, name: 'Ahri', img: null };
  const faker = (overrides: Parameters<typeof gamePlayer>[0] = {}) => gamePlayer({ id: 5, name: 'Faker', champion: azir, ...overrides });
  const season = know(
    [
      finishedMatch({ id: 2, beginAt: '2023-08-26T08:00:00Z', serieId: 8, serieName: 'Worlds' }),
      [finishedGame({ players: [faker({ teamId: 1 })] })],
    ],
    [
      finishedMatch({ id: 1 }),
      [finishedGame({ id: 2, position: 2, players: [faker({ champion: ahri })] }), finishedGame({ players: [faker({ cs: null })] })],
    ],
  );

  it('list the latest games first, with opponent and result', () => {
    expect(
      derivePlayerFigures(5, season)?.recent.map(({ matchId, position, won, opponent, cs }) => [
        matchId,
        position,
        won,
        opponent.acronym,
        cs,
      ]),
    ).toEqual([
      [2, 1, false, 'T1', 240],
      [1, 2, true, 'GEN', 240],
      [1, 1, true, 'GEN', null],
    ]);
  });

  it('name the season of the latest game, and the champions by games', () => {
    const document = derivePlayerFigures(5, season);
    expect(document?.season).toMatchObject({ serieId: 8, name: 'Worlds' });
    expect(document?.champions.map(({ champion, games, wins }) => [champion.name, games, wins])).toEqual([
      ['Azir', 2, 1],
      ['Ahri', 1, 1],
    ]);
    expect(derivePlayerFigures(6, season)).toBeNull();
  });
});

/** Every document of figures, by path. */
async function stored(): Promise<Map<string, unknown>> {
  const collections = ['stats', 'playerFigures', 'teamFigures', 'championFigures'];
  const found = await Promise.all(collections.map((collection) => firestore('games').collection(collection).get()));
  return new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.get('body')] as const)));
}

describeWithStore('figures in the store', () => {
  beforeEach(useEmptyStore);

  it('are written with the games', async () => {
    await ingestOnce(new FakeSource(season()));
    expect((await readPlayerStats('serie:9'))?.rows).toHaveLength(10);
    expect((await readTeamStats('patch:13.14'))?.rows.map(({ team }) => team.acronym)).toEqual(['GEN', 'T1']);
    expect((await readChampionStats('all'))?.drafts).toEqual({ games: 1, gamesWithBans: 0 });
    expect((await readStatsScopes())?.patches).toEqual(['13.14']);
  });

  const second = finishedMatch({ id: 2, serieId: 8, tournamentId: 20, version: '13.15', beginAt: '2023-08-19T08:00:00Z' });
  const third = finishedMatch({ id: 4, serieId: 7, tournamentId: 21, version: '' });
  const games = new Map([
    [1, [finishedGame({ id: 11 })]],
    [2, [finishedGame({ id: 21 }), finishedGame({ id: 22, position: 2 })]],
    [4, [finishedGame({ id: 41 })]],
  ]);
  const start = {
    ...season(),
    matches: [...season().matches.filter(({ id }) => id !== 2), runningMatch({ ...second, status: 'running' }), third],
  };

  it('are the same whether games arrive one by one or all at once', async () => {
    const source = new FakeSource({
      ...start,
      games: new Map([
        [1, [finishedGame({ id: 11 })]],
        [4, [finishedGame({ id: 41, lengthSeconds: 900 })]],
      ]),
    });
    source.news.push(
      {
        matches: [runningMatch({ ...second, status: 'running', modifiedAt: '2023-08-19T08:40:00Z' })],
        games: new Map([[2, [finishedGame({ id: 21 })]]]),
      },
      { matches: [second], games: new Map([[2, games.get(2) ?? []]]) },
      // Counted wrongly at first, and under no patch.
      { matches: [{ ...third, version: '13.15' }], games: new Map([[4, games.get(4) ?? []]]) },
    );
    await ingestAndWatch(source, 3);
    const stepwise = await stored();
    useEmptyStore();
    await ingestOnce(
      new FakeSource({
        ...start,
        matches: [...season().matches.filter(({ id }) => id !== 2), second, { ...third, version: '13.15' }],
        games,
      }),
    );
    expect(stepwise).toEqual(await stored());
    expect(stepwise.size).toBeGreaterThan(20);
  });

  it('change with a new game in its own scopes only', async () => {
    const source = new FakeSource(start);
    source.news.push({ matches: [second], games: new Map([[2, games.get(2) ?? []]]) });
    let before = new Map<string, string>();
    await ingestAndWatch(source, 1, { beforeTick: async () => void (before = await writeTimes('games', 'stats')) });
    const after = await writeTimes('games', 'stats');
    const touched = [...after].filter(([path, time]) => before.get(path) !== time).map(([path]) => path.replace(/^stats\/|-[a-z]+$/g, ''));
    expect(new Set(touched)).toEqual(
      new Set([
        'all',
        'league:293',
        'season:2023',
        'season:293-2023',
        'serie:8',
        'tournament:20',
        'patch:13.15',
        'patch:293-13.15',
        'scopes',
        'drafts',
      ]),
    );
  });

  it('change with a new game for the champions of its draft only', async () => {
    const source = new FakeSource(start);
    const draft = {
      players: [gamePlayer({ champion: { id: 268, name: 'Azir', img: null } })],
      teams: [gameTeam({ bans: [1] }), gameTeam({ id: 1, side: 'red' as const })],
    };
    source.news.push({ matches: [second], games: new Map([[2, [finishedGame({ id: 21, ...draft })]]]) });
    let before = new Map<string, string>();
    await ingestAndWatch(source, 1, { beforeTick: async () => void (before = await writeTimes('games', 'championFigures')) });
    const after = await writeTimes('games', 'championFigures');
    expect([...after].filter(([path, time]) => before.get(path) !== time).map(([path]) => path)).toEqual([
      'championFigures/1',
      'championFigures/268',
    ]);
    expect(after.size).toBeGreaterThan(10);
  });

  it('forget a match that moves to another serie, or is removed', async () => {
    const source = new FakeSource(season());
    const [past] = season().matches;
    source.news.push({ matches: [{ ...(past ?? expect.fail()), serieId: 6 }], games: season().games }, { removed: [1] });
    const seen: string[][] = [];
    await ingestAndWatch(source, 3, { beforeTick: async () => void seen.push(await storedPaths('games', 'stats')) });
    expect(seen.map((paths) => paths.filter((path) => path.startsWith('stats/serie')))).toEqual([
      ['champions', 'players', 'teams'].map((kind) => `stats/serie:9-${kind}`),
      ['champions', 'players', 'teams'].map((kind) => `stats/serie:6-${kind}`),
      [],
    ]);
    expect(await storedPaths('games', 'stats', 'playerFigures')).toEqual([]);
  });

  it('continue from the store when a source sends only changes', async () => {
    const first = new FakeSource(season(), 'fake', '2023-08-19T09:00:00Z');
    await ingestOnce(first);
    const again = new FakeSource(season(), 'fake', '2023-08-19T09:00:00Z');
    again.news.push({ matches: [second], games: new Map([[2, games.get(2) ?? []]]) });
    await ingestAndWatch(again, 1, { cursor: '2023-08-19T09:00:00Z' });
    expect(again.snapshots).toBe(0);
    expect(playerRows((await readPlayerStats('all')) ?? expect.fail())[0]?.games).toBe(3);
  });
});
