import { describe, expect, it } from 'vitest';
import { pandaScoreSource, type PandaScoreSourceOptions } from '../../lib/source/pandascore-source';
import {
  FOXES,
  OWLS,
  wireChampion,
  wireGame,
  wireGamePlayer,
  wireGameTeam,
  wireLeague,
  wireMatch,
  wireMatchGame,
  wirePerson,
  wirePlayer,
  wireSerie,
  wireTeam,
  wireTournament,
  wireUpcoming,
} from './fixtures/wire-fixture';
import { pandaServer, quickSleep, TOKEN, type PandaServer } from './support/panda-server';

const NOW = Date.parse('2031-02-01T19:00:00Z');
const MINUTE = 60_000;

/** A small world: a finished match with figures and an upcoming one. */
async function world(): Promise<PandaServer> {
  return pandaServer({
    '/lol/leagues': [wireLeague()],
    '/lol/series': [wireSerie(), wireSerie({ id: 6999 })],
    '/lol/tournaments': [wireTournament()],
    '/lol/teams': [wireTeam(), wireTeam({ ...OWLS, players: [] })],
    '/lol/players': [wirePlayer(), wirePlayer({ id: 8102, name: 'Dusk' }), wirePlayer({ id: 8999 })],
    '/lol/champions': [wireChampion(), wireChampion({ id: 32, name: 'Otter' })],
    '/lol/matches': [wireMatch(), wireUpcoming({ id: 3002, begin_at: '2031-02-02T16:00:00Z' })],
    '/lol/matches/running': [],
    '/lol/matches/3001/games': [
      wireGame(),
      wireGame({ ...wireMatchGame({ id: 4002, position: 2 }) }),
      wireGame({ ...wireMatchGame({ id: 4003, position: 3 }) }),
    ],
    '/tournaments/7001/standings': [
      { rank: 1, team: FOXES, wins: 3, losses: 0, total: 3 },
      { rank: 2, team: OWLS, wins: 0, losses: 3, total: 3 },
    ],
    '/tournaments/7001/brackets': [{ id: 3002, previous_matches: [{ match_id: 3001, type: 'winner' }] }],
    '/deletions': [],
  });
}

function sourceOn(server: PandaServer, overrides: Partial<PandaScoreSourceOptions> = {}) {
  const { waits, sleep } = quickSleep();
  const source = pandaScoreSource({ token: TOKEN, baseUrl: server.baseUrl, sleep, random: () => 1, now: () => NOW, ...overrides });
  return { source, waits, snapshot: () => source.snapshot(NOW, () => undefined) };
}

describe('a snapshot of the API', () => {
  it('holds the window’s matches and what they refer to', async () => {
    const server = await world();
    const snapshot = await sourceOn(server).snapshot();
    expect(snapshot).toMatchObject({
      leagues: [{ id: 5001 }],
      series: [{ id: 6001 }],
      tournaments: [{ id: 7001 }],
      teams: [{ id: 901 }, { id: 902 }],
      players: [{ id: 8001 }, { id: 8102 }],
      champions: [{ id: 31 }, { id: 32 }],
      matches: [
        { id: 3001, status: 'finished' },
        { id: 3002, status: 'not_started', previousMatchIds: [3001] },
      ],
      standings: [{ tournamentId: 7001, kind: 'group', rows: [{ rank: 1, wins: 3 }, { rank: 2 }] }],
      removed: [],
      rejections: [],
    });
    expect(snapshot.games.get(3001)?.map((game) => game.id)).toEqual([4001, 4002, 4003]);
    expect(server.requests).toContain(
      '/lol/matches?range[begin_at]=2030-10-04T19:00:00Z,2031-07-31T19:00:00Z&sort=begin_at&page[size]=100&page[number]=1',
    );
    expect(server.requests).toContain('/lol/series?filter[id]=6001&page[size]=100&page[number]=1');
  });

  it('reads every page', async () => {
    const server = await world();
    server.lists.set(
      '/lol/matches',
      Array.from({ length: 250 }, (_, index) => wireUpcoming({ id: 3100 + index, begin_at: '2031-02-02T16:00:00Z' })),
    );
    expect((await sourceOn(server).snapshot()).matches).toHaveLength(250);
    expect(server.requests.filter((request) => request.startsWith('/lol/matches?'))).toHaveLength(3);
  });

  it('survives too many requests and server errors', async () => {
    const server = await world();
    server.faults.push(
      { path: '/lol/matches', fault: { status: 429, headers: { 'retry-after': '3' } } },
      { path: '/lol/teams', fault: { status: 500 } },
    );
    const { snapshot, waits } = sourceOn(server);
    expect((await snapshot()).matches).toHaveLength(2);
    expect(waits).toEqual([3000, 1000]);
  });

  it('keeps the good matches beside a malformed and a foreign one, and reports both once', async () => {
    const server = await world();
    server.lists
      .get('/lol/matches')
      ?.push(wireMatch({ id: 3003, results: [{ team_id: 901, score: 'two' }] }), wireMatch({ id: 3004, league: null }));
    const { source, snapshot } = sourceOn(server);
    const first = await snapshot();
    expect(first.matches.map((match) => match.id)).toEqual([3001, 3002]);
    expect(first.rejections.map(({ kind, id }) => [kind, id])).toEqual([
      ['malformed', '3003'],
      ['foreign', '3004'],
    ]);
    expect((await source.changes(NOW)).rejections).toEqual([]);
  });

  it('does without statistics where the plan forbids them, and says so once', async () => {
    const server = await world();
    server.lists.get('/lol/matches')?.push(wireMatch({ id: 3005 }));
    for (const id of [3001, 3005]) server.faults.push({ path: `/lol/matches/${id}/games`, fault: { status: 403 } });
    const messages: string[] = [];
    const snapshot = await sourceOn(server, { report: (message) => messages.push(message) }).snapshot();
    expect(snapshot.games.size).toBe(0);
    expect(snapshot.matches).toHaveLength(3);
    expect(messages).toHaveLength(1);
  });

  it('does without tables where a tournament has none', async () => {
    const server = await world();
    server.lists.delete('/tournaments/7001/standings');
    server.lists.delete('/tournaments/7001/brackets');
    expect(await sourceOn(server).snapshot()).toMatchObject({
      standings: [],
      matches: [{ previousMatchIds: [] }, { previousMatchIds: [] }],
    });
  });

  it('names a champion by its latest id, in picks and in bans', async () => {
    const server = await world();
    // Id 21 was the Heron of an earlier patch; only a request for all patches finds it.
    server.lists.get('/lol/champions')?.push(wireChampion({ id: 21 }));
    server.faults.push({ path: '/lol/champions', fault: { status: 200, body: JSON.stringify([wireChampion()]) } });
    const old = { id: 21, name: 'Heron', image_url: null };
    server.lists.set('/lol/matches/3001/games', [
      wireGame({ players: [wireGamePlayer({ champion: old })], teams: [wireGameTeam({ bans: [21, 99] })] }),
    ]);
    const snapshot = await sourceOn(server).snapshot();
    const [game] = snapshot.games.get(3001) ?? [];
    expect(game?.players[0]?.champion).toEqual({ id: 31, name: 'Heron', img: 'https://img.example/heron.png' });
    expect(game?.teams[0]?.bans).toEqual([31, 99]);
  });
});

describe('changes at the API', () => {
  const running = () =>
    wireMatch({
      status: 'running',
      end_at: null,
      winner: null,
      winner_id: null,
      modified_at: '2031-02-01T19:05:00Z',
      results: [
        { team_id: 901, score: 1 },
        { team_id: 902, score: 0 },
      ],
    });

  it('are what is running and what was modified since the cursor', async () => {
    const server = await world();
    const { source, snapshot } = sourceOn(server);
    expect((await snapshot()).cursor).toBe('2031-02-01T18:58:00Z');
    expect((await source.changes(NOW + MINUTE)).matches).toEqual([]);

    server.lists.set('/lol/matches/running', [running()]);
    server.lists.get('/lol/matches')?.push(wireUpcoming({ id: 3006, modified_at: '2031-02-01T19:06:00Z' }));
    const changes = await source.changes(NOW + 2 * MINUTE);
    expect(changes.matches).toMatchObject([
      { id: 3001, status: 'running', left: { score: 1 } },
      { id: 3006, status: 'not_started' },
    ]);
    expect(changes.cursor).toBe('2031-02-01T19:06:00Z');
    expect(server.requests.at(-2)).toContain('range[modified_at]=');

    expect((await source.changes(NOW + 3 * MINUTE)).matches).toEqual([]);
    expect(server.requests.some((request) => request.startsWith('/lol/matches?range[modified_at]=2031-02-01T19:06:00Z,'))).toBe(true);
  });

  it('go on from the cursor of an earlier run', async () => {
    const server = await world();
    const { source } = sourceOn(server, { cursor: '2031-02-01T12:00:00Z' });
    const changes = await source.changes(NOW);
    expect(changes).toMatchObject({ matches: [{ id: 3001 }], cursor: '2031-02-01T18:40:00Z' });
    expect(changes.games.get(3001)).toHaveLength(3);
  });

  it('lose nothing when there is more than a page of them', async () => {
    const server = await world();
    const many = Array.from({ length: 230 }, (_, index) =>
      wireUpcoming({
        id: 3100 + index,
        modified_at: `2031-02-01T19:${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}Z`,
      }),
    );
    // A hundred and fifty of one second do not fit on a page either.
    const sameSecond = Array.from({ length: 150 }, (_, index) => wireUpcoming({ id: 5100 + index, modified_at: '2031-02-01T19:30:00Z' }));
    server.lists.set('/lol/matches', [...many, ...sameSecond]);
    const { source } = sourceOn(server, { cursor: '2031-02-01T19:00:00Z' });
    const changes = await source.changes(NOW + 60 * MINUTE);
    expect(changes.matches).toHaveLength(380);
    expect(changes.cursor).toBe('2031-02-01T19:30:00Z');
  });

  it('ask for games only of matches that changed', async () => {
    const server = await world();
    const { source, snapshot } = sourceOn(server);
    await snapshot();
    const asked = () => server.requests.filter((request) => request.includes('/games')).length;
    const before = asked();
    await source.changes(NOW + MINUTE);
    expect(asked()).toBe(before);
    server.lists.set('/lol/matches/running', [running()]);
    expect((await source.changes(NOW + 2 * MINUTE)).games.get(3001)).toHaveLength(3);
    expect(asked()).toBe(before + 1);
    await source.changes(NOW + 3 * MINUTE);
    expect(asked()).toBe(before + 1);
  });

  it('bring figures that come after the end of a match', async () => {
    const server = await world();
    const full = server.lists.get('/lol/matches/3001/games') ?? [];
    server.lists.set('/lol/matches/3001/games', []);
    const { source, snapshot } = sourceOn(server);
    expect((await snapshot()).games.size).toBe(0);
    server.lists.set('/lol/matches/3001/games', full);
    expect((await source.changes(NOW + MINUTE)).matches).toEqual([]);
    const changes = await source.changes(NOW + 2 * MINUTE);
    expect(changes.matches).toMatchObject([{ id: 3001 }]);
    expect(changes.games.get(3001)).toHaveLength(3);
    expect((await source.changes(NOW + 9 * MINUTE)).matches).toEqual([]);
  });

  it('take back matches that were deleted, or that lost their date', async () => {
    const server = await world();
    const { source, snapshot } = sourceOn(server);
    await snapshot();
    server.lists.set('/deletions', [
      {
        change_type: 'deletion',
        id: 3002,
        type: 'match',
        modified_at: '2031-02-01T19:04:00Z',
        object: { deleted_at: '2031-02-01T19:04:00Z' },
      },
    ]);
    server.lists.set('/lol/matches', [wireMatch({ begin_at: null, modified_at: '2031-02-01T19:05:00Z' })]);
    expect((await source.changes(NOW + 5 * MINUTE)).removed).toEqual([3001]);
    expect((await source.changes(NOW + 10 * MINUTE)).removed).toEqual([3002]);
    expect((await source.changes(NOW + 25 * MINUTE)).removed).toEqual([]);
  });

  it('are told by the next call when this one fails', async () => {
    const server = await world();
    const { source, snapshot } = sourceOn(server);
    await snapshot();
    server.lists.set('/lol/matches/running', [running()]);
    for (let times = 0; times < 6; times += 1) server.faults.push({ path: '/lol/matches', fault: { status: 500 } });
    await expect(source.changes(NOW + MINUTE)).rejects.toThrow('answers 500');
    expect((await source.changes(NOW + 2 * MINUTE)).matches).toMatchObject([{ id: 3001, status: 'running' }]);
  });

  it('end with an abort', async () => {
    const server = await world();
    const abort = new AbortController();
    const { source } = sourceOn(server, { signal: abort.signal });
    server.faults.push({ path: '/lol/matches/running', fault: 'hang' });
    const pending = source.changes(NOW);
    abort.abort(new Error('shutting down'));
    await expect(pending).rejects.toThrow('shutting down');
  });
});

describe('the source', () => {
  it('is named after the API that it reads', async () => {
    expect(pandaScoreSource({ token: TOKEN }).name).toBe('pandascore:api.pandascore.co');
    expect(pandaScoreSource({ token: TOKEN })).toMatchObject({ simulated: false, pollSeconds: 10 });
  });

  it('takes roster players with the role of the spec', async () => {
    const server = await world();
    server.lists.set('/lol/teams', [wireTeam({ players: [wirePerson({ role: 'sup' })] })]);
    expect((await sourceOn(server).snapshot()).teams[0]?.players).toMatchObject([{ role: 'support' }]);
  });
});
