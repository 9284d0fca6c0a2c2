import { describe, expect, it } from 'vitest';
import { pandaScoreSource } from '../../../lib/source/pandascore/pandascore-source';
import {
  wireChampion,
  wireGame,
  wireGamePlayer,
  wireGameTeam,
  wireMatch,
  wirePerson,
  wireTeam,
  wireUpcoming,
} from '../../support/source/wire-fixture';
import { TOKEN } from '../../support/source/panda-server';
import { NOW, sourceOn, world } from '../../support/source/panda-world';

describe('a snapshot of the API', () => {
  it('contains the window’s matches and what they refer to', async () => {
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
    server.lists.get('/lol/matches')?.push(wireMatch({ id: '3003' }), wireMatch({ id: 3004, league: null, league_id: null }));
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
    const { source, snapshot } = sourceOn(server, { report: (message) => messages.push(message) });
    expect(source.hasFigures()).toBe(true);
    const { games, matches } = await snapshot();
    expect(games.size).toBe(0);
    expect(matches).toHaveLength(3);
    expect([source.hasFigures(), messages.length]).toEqual([false, 1]);
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

describe('the source', () => {
  it('is named after the API that it reads', async () => {
    expect(pandaScoreSource({ token: TOKEN }).name).toBe('pandascore:api.pandascore.co');
    expect(pandaScoreSource({ token: TOKEN })).toMatchObject({
      simulated: false,
      pollSeconds: 10,
      quietPollSeconds: 60,
      wholeReadHour: 9,
    });
  });

  it('reads roster players with their role', async () => {
    const server = await world();
    server.lists.set('/lol/teams', [wireTeam({ players: [wirePerson({ role: 'sup' })] })]);
    expect((await sourceOn(server).snapshot()).teams[0]?.players).toMatchObject([{ role: 'support' }]);
  });
});
