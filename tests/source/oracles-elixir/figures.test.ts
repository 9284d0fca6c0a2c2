import { utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FinishedMatch, Match } from '../../../lib/domain/match/match';
import type { GameDetail } from '../../../lib/domain/match/game';
import { type IngestKnowledge, type MatchSource, NOTHING_KNOWN, type SourceSnapshot } from '../../../lib/source/match-source';
import { FigureDownload } from '../../../lib/source/oracles-elixir/figure-download';
import { FigureFiles } from '../../../lib/source/oracles-elixir/figure-files';
import { sourceWithFigures } from '../../../lib/source/oracles-elixir/source-with-figures';
import { parseMatch } from '../../../lib/source/wire/parse-match';
import { dataFolder, dataGame, dataText } from '../../support/source/match-data-fixture';
import { parsed } from '../../support/source/expect-parsed';
import { wireMatch } from '../../support/source/wire-fixture';

const NOW = Date.UTC(2024, 0, 18);
const T1 = { id: 11, name: 'T1', acronym: 'T1' };
const DRX = { id: 12, name: 'DragonX', acronym: 'DRX' };
const KT = { id: 13, name: 'kt Rolster', acronym: 'KT' };

/** A best of three of the LCK that the team on the left has won 2–0, as PandaScore's free plan tells it. */
function match(
  given: { id?: number; left?: object; right?: object; begin_at?: string; winner?: number; league?: object } = {},
): FinishedMatch {
  const { id = 1, left = T1, right = DRX, begin_at = '2024-01-17T08:00:00Z', winner = 11, league = { id: 293, name: 'LCK' } } = given;
  const game = (position: number) => ({
    id: id * 10 + position,
    position,
    status: 'finished',
    winner: { id: winner },
    length: null,
    begin_at,
  });
  const played = parsed(
    parseMatch(
      wireMatch({
        id,
        begin_at,
        league,
        league_id: undefined,
        opponents: [left, right].map((opponent) => ({ type: 'Team', opponent })),
        results: [
          { team_id: 11, score: 2 },
          { team_id: 12, score: 0 },
        ],
        number_of_games: 3,
        winner_id: winner,
        games: [game(1), game(2)],
      }),
    ),
  );
  if (played.status !== 'finished') throw new Error('is not finished');
  return played;
}

const GAMES = [
  ...dataGame({ id: 'G1' }),
  ...dataGame({ id: 'G2', blue: 'DRX', red: 'T1', winner: 'T1', all: { game: 2, date: '2024-01-17 09:00:00' } }),
];

type SourceData = {
  readonly matches: readonly Match[];
  readonly games?: ReadonlyMap<number, readonly GameDetail[]>;
  readonly cursor?: string;
  readonly name?: string;
};

/** A source that tells the same all the time. */
function sourceOf({ matches, games = new Map(), cursor, name = 'told' }: SourceData): MatchSource {
  const nothing = { removed: [], cursor: cursor ?? null, rejections: [], losses: [] };
  const snapshot: SourceSnapshot = { ...nothing, matches, games, leagues: [], series: [], tournaments: [], teams: [], players: [], champions: [], standings: [] }; // prettier-ignore
  return {
    name,
    simulated: false,
    pollSeconds: 3600,
    snapshot: () => Promise.resolve(snapshot),
    changes: () => Promise.resolve({ ...nothing, matches, games }),
  };
}

function withFile(data: SourceData, text = dataText(GAMES)): { source: MatchSource; path: string } {
  const path = join(dataFolder({ 'a.csv': text }), 'a.csv');
  return { source: sourceWithFigures(sourceOf(data), new FigureFiles([path])), path };
}

const snapshotOf = (data: SourceData, text?: string) => withFile(data, text).source.snapshot(NOW, () => undefined);

const knownOf = (matches: readonly Match[], hasFigures: IngestKnowledge['hasFigures'] = () => false): IngestKnowledge => ({
  ...NOTHING_KNOWN,
  matches: () => matches,
  hasFigures,
});

describe('figures of match data files that complete another source', () => {
  it('a game is found by league, teams, day and number, under the ids of the other source', async () => {
    const { games, players, rejections } = await snapshotOf({ matches: [match()] });
    expect(games.get(1)?.map(({ id, position, winnerId }) => [id, position, winnerId])).toEqual([
      [11, 1, 11],
      [12, 2, 11],
    ]);
    // Sides changed in the second game.
    expect(games.get(1)?.map(({ teams }) => teams.map(({ id, side, kills }) => [id, side, kills]))).toEqual([
      [[11, 'blue', 20], [12, 'red', 20]],
      [[12, 'blue', 20], [11, 'red', 20]],
    ]); // prettier-ignore
    expect(players.find(({ name }) => name === 'T1 mid')).toMatchObject({ role: 'mid', team: { id: 11, name: 'T1' } });
    expect(rejections).toEqual([]);
  });

  it('two matches of the same teams on one day are told apart by their order', async () => {
    const [first, second] = [match(), match({ id: 2, begin_at: '2024-01-17T14:00:00Z' })];
    const one = { ...first, games: first.games.slice(0, 1) };
    const two = { ...second, games: second.games.slice(0, 1) };
    const text = dataText([
      ...dataGame({ all: { gamelength: 1500 } }),
      ...dataGame({ all: { gamelength: 2500, date: '2024-01-17 14:00:00' } }),
    ]);
    const { games } = await snapshotOf({ matches: [two, one] }, text);
    expect([games.get(1), games.get(2)].map((each) => each?.map(({ lengthSeconds }) => lengthSeconds))).toEqual([[1500], [2500]]);
  });

  it.each([
    ['another day', { matches: [match({ begin_at: '2024-01-20T08:00:00Z' })] }, 'figures without a match'],
    ['other teams', { matches: [match({ right: KT })] }, 'figures without a match'],
    ['another league', { matches: [match({ league: { id: 294, name: 'LPL' } })] }, 'figures of another league'],
    ['no such game', { matches: [{ ...match(), games: [] }] }, 'figures of a game that the match does not have'],
    ['another winner', { matches: [match({ winner: 12 })] }, 'figures with another winner'],
  ])('%s: the game is reported by name and joined with nothing', async (_, told, entity) => {
    const { games, rejections } = await snapshotOf(told);
    expect(games.size).toBe(0);
    expect(rejections.map((each) => each.entity)).toEqual([entity, entity]);
    expect(rejections[0]).toMatchObject({ id: 'G1', reason: 'LCK 2024-01-17, T1 – DRX, game 1' });
  });

  describe('a club that PandaScore calls otherwise than the file', () => {
    const drx = { id: 126370, name: 'Kiwoom Bank', acronym: 'KB' };
    const PANDASCORE = 'pandascore:api.pandascore.co';

    it('is found by its id', async () => {
      const { games, rejections } = await snapshotOf({ matches: [match({ right: drx })], name: PANDASCORE });
      expect(games.get(1)?.[0]?.teams.map(({ id }) => id)).toEqual([11, 126370]);
      expect(rejections).toEqual([]);
    });

    it.each([
      ['not by the same id of a source with ids of its own', { matches: [match({ right: drx })], name: 'archive:0' }],
      ['not where the id bears the name of another club', { matches: [match({ right: { ...drx, name: 'Gen.G' } })], name: PANDASCORE }],
      ['not by another id', { matches: [match({ right: { ...drx, id: 126371 } })], name: PANDASCORE }],
    ])('%s: it is reported by name', async (_, told) => {
      const { games, rejections } = await snapshotOf(told);
      expect(games.size).toBe(0);
      expect(rejections[0]).toMatchObject({ entity: 'figures without a match', reason: 'LCK 2024-01-17, T1 – DRX, game 1' });
    });
  });

  it('a club whose name both teams of a match could have is not joined with either', async () => {
    const [left, right] = [
      { ...T1, name: 'KOI' },
      { ...DRX, name: 'Rogue' },
    ];
    const { games, rejections } = await snapshotOf(
      { matches: [match({ left, right })] },
      dataText(dataGame({ blue: 'KOI', red: 'Rogue' })),
    );
    expect(games.size).toBe(0);
    expect(rejections.map(({ entity }) => entity)).toEqual(['figures without a match']);
  });

  it('where both have a figure the other source’s stands, and another length is reported', async () => {
    const [detail] = (await snapshotOf({ matches: [match()] })).games.get(1) ?? [];
    if (detail === undefined) throw new Error('not joined');
    const own: GameDetail = {
      ...detail,
      lengthSeconds: 2000,
      teams: detail.teams.map((team) => ({ ...team, kills: 7, gold: null, bans: [] })),
      players: [],
    };
    const told = match();
    const matches = [{ ...told, games: told.games.map((game) => ({ ...game, lengthSeconds: game.position === 1 ? 2000 : null })) }];
    const { games, rejections } = await snapshotOf({ matches, games: new Map([[1, [own]]]) });
    const [game] = games.get(1) ?? [];
    expect(game).toMatchObject({
      lengthSeconds: 2000,
      teams: [
        { kills: 7, gold: 60_000 },
        { kills: 7, gold: 60_000 },
      ],
    });
    expect(game?.teams[0]?.bans).toHaveLength(2);
    expect(game?.players).toHaveLength(10);
    expect(rejections.map(({ entity, id }) => `${entity}: ${id}`)).toEqual(['figures with another length: G1']);
  });

  it('games that are not over yet have no figures', async () => {
    const told = match();
    const running = {
      ...told,
      games: told.games.map((game) => ({ ...game, status: game.position === 2 ? ('running' as const) : game.status })),
    };
    expect((await snapshotOf({ matches: [running] })).games.get(1)?.map(({ position }) => position)).toEqual([1]);
  });

  it('champions and players have the ids that the other source has for them', async () => {
    const source = sourceOf({ matches: [match()] });
    const people: MatchSource = {
      ...source,
      snapshot: async (...given) => ({
        ...(await source.snapshot(...given)),
        champions: [{ id: 4000, name: 'Ahri', img: null }],
        players: [
          { id: 5000, name: 't1 MID', firstName: '', lastName: '', role: 'mid', nationality: '', img: null, active: true, team: null },
        ],
      }),
    };
    const file = join(dataFolder({ 'a.csv': dataText(GAMES) }), 'a.csv');
    const { games, players } = await sourceWithFigures(people, new FigureFiles([file])).snapshot(NOW, () => undefined);
    expect(games.get(1)?.[0]?.players.find(({ role }) => role === 'mid')).toMatchObject({ id: 5000, champion: { id: 4000 } });
    expect(players.filter(({ name }) => /mid/i.test(name)).map(({ id }) => id)).toContain(5000);
    expect(players).toHaveLength(10);
  });

  it('what a newer file brings is a background result, once', async () => {
    const { source, path } = withFile({ matches: [match()], cursor: '2024-01-18T00:00:00Z' }, dataText(dataGame({ blue: 'KT' })));
    await source.snapshot(NOW, () => undefined);
    writeFileSync(path, dataText(GAMES));
    utimesSync(path, NOW / 1000, NOW / 1000);
    const known = knownOf([match()]);
    expect(source.pollBackground?.(NOW + 30_000, known)).toBeNull();
    const found = await vi.waitFor(() => {
      const results = source.pollBackground?.(NOW + 61_000, known);
      if (!results) throw new Error('nothing yet');
      return results;
    });
    expect(found.fromFiles?.get(1)).toHaveLength(2);
    expect(found.players).toHaveLength(10);
  });

  it('a file that is as it was is not read again, nor looked at within a minute', async () => {
    const folder = dataFolder({ 'a.csv': dataText(GAMES) });
    const files = new FigureFiles([folder]);
    expect(await files.refresh(NOW, () => undefined)).toBe(true);
    expect(await files.refresh(NOW + 61_000, () => undefined)).toBe(false);
    writeFileSync(join(folder, 'b.csv'), dataText(dataGame()));
    expect(await files.refresh(NOW + 90_000, () => undefined)).toBe(false);
    expect(await files.refresh(NOW + 150_000, () => undefined)).toBe(true);
    expect(files.games).toHaveLength(3);
  });

  it('a match that ends gets its figures, without those that the source has sent', async () => {
    const { source } = withFile({ matches: [match()], cursor: '2024-01-18T00:00:00Z' });
    await source.snapshot(NOW, () => undefined);
    await source.changes(NOW + 1000);
    expect(source.pollBackground?.(NOW + 2000, knownOf([match()]))?.fromFiles?.get(1)).toHaveLength(2);
    await source.changes(NOW + 3000);
    const known = knownOf([match()], (_, gameId) => gameId === 11);
    expect(
      source
        .pollBackground?.(NOW + 4000, known)
        ?.fromFiles?.get(1)
        ?.map(({ id, fromFiles }) => [id, fromFiles]),
    ).toEqual([[12, true]]);
  });

  it('of two matches on one day the one that ends has its own figures', async () => {
    const [one, two] = [match(), match({ id: 2, begin_at: '2024-01-17T14:00:00Z' })].map((each) => ({
      ...each,
      games: each.games.slice(0, 1),
    }));
    if (one === undefined || two === undefined) throw new Error('two matches');
    const text = dataText([
      ...dataGame({ all: { gamelength: 1500 } }),
      ...dataGame({ all: { gamelength: 2500, date: '2024-01-17 14:00:00' } }),
    ]);
    const { source } = withFile({ matches: [two], cursor: '2024-01-18T00:00:00Z' }, text);
    await source.snapshot(NOW, () => undefined);
    await source.changes(NOW + 1000);
    const found = source.pollBackground?.(NOW + 2000, knownOf([one, two]))?.fromFiles;
    expect([...(found ?? [])].map(([id, games]) => [id, games.map(({ lengthSeconds }) => lengthSeconds)])).toEqual([[2, [2500]]]);
  });

  it('a whole read in the background leaves figures that the source has sent before', async () => {
    const { source } = withFile({ matches: [match()], cursor: '2024-01-18T00:00:00Z' });
    const read = (known: IngestKnowledge) => source.snapshot(NOW, () => undefined, { known, inBackground: true });
    expect((await read(knownOf([match()], () => true))).games.size).toBe(0);
    expect((await read(knownOf([match()]))).games.get(1)).toHaveLength(2);
  });

  it('a file that goes away or breaks costs nothing and is reported once', async () => {
    const { source, path } = withFile({ matches: [match()], cursor: '2024-01-18T00:00:00Z' });
    await source.snapshot(NOW, () => undefined);
    writeFileSync(path, 'no,columns\n1,2\n');
    const known = knownOf([match()], () => true);
    source.pollBackground?.(NOW + 61_000, known);
    const found = await vi.waitFor(() => {
      const results = source.pollBackground?.(NOW + 62_000, known);
      if (!results) throw new Error('nothing yet');
      return results;
    });
    expect(found.rejections.map(({ id }) => id)).toEqual([expect.stringContaining('has no column "gameid"')]);
    expect(found.fromFiles?.size).toBe(0);
  });
});

describe('a file that is fetched once a day', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function serving(answer: () => { readonly status: number; readonly body: string }): Promise<{ address: URL; asked: () => number }> {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      const { status, body } = answer();
      response.writeHead(status).end(body);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    return { address: new URL(`http://127.0.0.1:${port}/2024.csv`), asked: () => asked };
  }

  it('completes the figures, and is not asked for again within the day', async () => {
    const { address, asked } = await serving(() => ({ status: 200, body: dataText(GAMES) }));
    const files = new FigureFiles([], new FigureDownload(address, dataFolder({})));
    const source = sourceWithFigures(sourceOf({ matches: [match()] }), files);
    expect((await source.snapshot(NOW, () => undefined)).games.get(1)).toHaveLength(2);
    await source.snapshot(NOW + 3_600_000, () => undefined);
    expect(asked()).toBe(1);
  });

  it('keeps the old file when the new one cannot be fetched', async () => {
    let status = 200;
    const { address } = await serving(() => ({ status, body: dataText(GAMES) }));
    const download = new FigureDownload(address, dataFolder({}));
    await download.refresh(NOW);
    utimesSync(download.path, 1, 1);
    status = 503;
    await expect(download.refresh(NOW + 3_600_000)).rejects.toThrow('could not be fetched (it answers with 503)');
    expect(download.isThere).toBe(true);
  });
});
