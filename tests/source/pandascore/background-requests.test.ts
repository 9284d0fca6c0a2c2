import { describe, expect, it } from 'vitest';
import { parseMatch } from '../../../lib/source/wire/parse-match';
import { parsed } from '../../support/source/expect-parsed';
import { wireGame, wireMatch, wireMatchGame, wireTournament, wireUpcoming } from '../../support/source/wire-fixture';
import { MINUTE, NOW, sourceOn, world } from '../../support/source/panda-world';

const HOUR = 60 * MINUTE;
/** The match of the world, as if it had ended when the tests begin. */
const justOver = (overrides: Record<string, unknown> = {}) =>
  wireMatch({ end_at: '2031-02-01T18:58:00Z', modified_at: '2031-02-01T19:00:30Z', ...overrides });

async function stage(overrides: Parameters<typeof sourceOn>[1] = {}) {
  const server = await world();
  const asked = (part: string) => server.requests.filter((request) => request.includes(part)).length;
  return { server, asked, ...sourceOn(server, overrides) };
}

describe('figures', () => {
  it('are requested in the background, for matches that changed', async () => {
    const { server, asked, changes, snapshot, background } = await stage();
    await snapshot();
    const before = asked('/games');
    await changes(NOW + MINUTE);
    await background(NOW + MINUTE);
    expect(asked('/games')).toBe(before);
    server.lists.set('/lol/matches', [justOver()]);
    expect((await changes(NOW + 2 * MINUTE)).games.size).toBe(0);
    expect((await background(NOW + 2 * MINUTE))?.games.get(3001)).toHaveLength(3);
    expect(asked('/games')).toBe(before + 1);
    expect(await background(NOW + 3 * MINUTE)).toBeNull();
    expect(asked('/games')).toBe(before + 1);
  });

  it('that arrive after the end of a match are polled, less often each time, for six hours', async () => {
    const { server, asked, changes, snapshot, background } = await stage();
    server.lists.set('/lol/matches', [justOver()]);
    server.lists.set('/lol/matches/3001/games', []);
    await snapshot();
    const at: number[] = [];
    for (let minute = 1; minute < 24 * 60; minute += 1) {
      const before = asked('/games');
      await changes(NOW + minute * MINUTE);
      await background(NOW + minute * MINUTE);
      if (asked('/games') > before) at.push(minute);
    }
    // The snapshot was the first to ask; the last one is the turn of older matches, which comes once.
    expect(at.slice(0, 7)).toEqual([2, 6, 14, 30, 62, 126, 254]);
    expect(at).toHaveLength(7);
  });

  it('end the wait when all games are complete', async () => {
    const { server, asked, snapshot, background } = await stage();
    const games = [1, 2, 3].map((position) => wireGame({ ...wireMatchGame({ id: 4000 + position, position }) }));
    server.lists.set('/lol/matches', [justOver()]);
    server.lists.set('/lol/matches/3001/games', [...games.slice(0, 2), { ...games[2], complete: false }]);
    await snapshot();
    server.lists.set('/lol/matches/3001/games', games);
    expect((await background(NOW + 2 * MINUTE))?.games.get(3001)?.map(({ players }) => players.length > 0)).toEqual([true, true, true]);
    const before = asked('/games');
    for (let minute = 3; minute < 300; minute += 1) await background(NOW + minute * MINUTE);
    expect(asked('/games')).toBe(before);
  });

  it('are not requested where the source keeps none', async () => {
    const { server, asked, changes, snapshot, background } = await stage();
    server.lists.set('/lol/matches', [justOver({ detailed_stats: false })]);
    await snapshot();
    server.lists.set('/lol/matches', [justOver({ detailed_stats: false, modified_at: '2031-02-01T19:01:00Z' })]);
    expect((await changes(NOW + MINUTE)).matches).toHaveLength(1);
    for (let minute = 1; minute < 60; minute += 1) await background(NOW + minute * MINUTE);
    expect(asked('/games')).toBe(0);
  });

  it('of many matches are requested eight at a time', async () => {
    const { server, asked, changes, background } = await stage({ cursor: '2031-02-01T18:00:00Z' });
    server.lists.set(
      '/lol/matches',
      Array.from({ length: 20 }, (_, index) => justOver({ id: 3100 + index })),
    );
    await changes(NOW);
    const counts: number[] = [];
    for (let tick = 0; tick < 4; tick += 1) {
      const before = asked('/games');
      await background(NOW + tick);
      counts.push(asked('/games') - before);
    }
    expect(counts).toEqual([8, 8, 4, 0]);
  });

  it('of earlier days are filled in as far back as configured, and requested once', async () => {
    const played = (id: number, day: string) =>
      parsed(parseMatch(wireMatch({ id, begin_at: `${day}T16:00:00Z`, end_at: `${day}T18:00:00Z` })));
    const matches = [played(3101, '2031-01-05'), played(3102, '2031-01-20'), played(3103, '2030-12-01')];
    const { server, known, background } = await stage({ cursor: '2031-02-01T18:00:00Z', figuresDays: 40 });
    server.lists.set('/lol/matches/3102/games', server.lists.get('/lol/matches/3001/games') ?? []);
    known.learn({ matches });
    expect([...((await background(NOW))?.games.keys() ?? [])]).toEqual([3102]);
    const games = () => server.requests.flatMap((request) => /matches\/(\d+)\/games/.exec(request)?.[1] ?? []).sort();
    expect(games()).toEqual(['3101', '3102']);
    await background(NOW + MINUTE);
    expect(games()).toEqual(['3101', '3102']);
    // A new process reads which figures are stored.
    const restarted = sourceOn(server, { cursor: '2031-02-01T18:00:00Z', figuresDays: 40 });
    restarted.known.learn({ matches, games: new Map([[3102, known.games(3102)]]) });
    await restarted.background(NOW);
    expect(games()).toEqual(['3101', '3101', '3102']);
  });

  it('fail without harm: they are requested again later, and changes go on', async () => {
    const messages: string[] = [];
    const { server, changes, snapshot, background } = await stage({ report: (message) => messages.push(message) });
    server.lists.set('/lol/tournaments', [wireTournament({ has_bracket: false })]);
    await snapshot();
    server.lists.set('/lol/matches', [justOver()]);
    for (let times = 0; times < 6; times += 1) server.faults.push({ path: '/lol/matches/3001/games', fault: { status: 500 } });
    await changes(NOW + MINUTE);
    expect(await background(NOW + MINUTE)).toBeNull();
    expect(messages).toEqual([expect.stringContaining('Figures could not be read, tried again in 1 min')]);
    expect(await background(NOW + MINUTE + 1)).toBeNull();
    expect((await background(NOW + 2 * MINUTE))?.games.get(3001)).toHaveLength(3);
  });
});

describe('tables', () => {
  it('of a bracket are read at once when one of its matches changes, four times an hour at most', async () => {
    const { server, asked, changes, snapshot, background } = await stage();
    server.lists.set('/lol/tournaments', [wireTournament({ has_bracket: true })]);
    await snapshot();
    const before = asked('/brackets');
    const reads: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      const count = asked('/brackets');
      server.lists.set('/lol/matches', [justOver({ modified_at: `2031-02-01T19:${String(minute % 60).padStart(2, '0')}:00Z` })]);
      await changes(NOW + minute * MINUTE);
      await background(NOW + minute * MINUTE);
      if (asked('/brackets') > count) reads.push(minute);
    }
    expect(reads).toEqual([1, 16, 31, 46]);
    expect(asked('/brackets')).toBe(before + 4);
  });

  it('say who feeds whom in a bracket that was drawn meanwhile', async () => {
    const { server, changes, snapshot, background } = await stage();
    server.lists.delete('/tournaments/7001/brackets');
    server.lists.set('/lol/tournaments', [wireTournament({ has_bracket: true })]);
    await snapshot();
    server.lists.set('/tournaments/7001/brackets', [{ id: 3002, previous_matches: [{ match_id: 3001, type: 'winner' }] }]);
    server.lists.set('/lol/matches', [justOver()]);
    await changes(NOW + MINUTE);
    expect((await background(NOW + MINUTE))?.feeders.get(3002)).toEqual({ previousMatchIds: [3001], previousTakes: ['winner'] });
  });

  it('of groups are read half an hour after a match was played, and only then', async () => {
    const { server, asked, changes, snapshot, background } = await stage();
    server.lists.set('/lol/tournaments', [wireTournament({ has_bracket: false })]);
    await snapshot();
    const before = asked('/standings');
    for (let minute = 1; minute <= 40; minute += 1) {
      await changes(NOW + minute * MINUTE);
      await background(NOW + minute * MINUTE);
    }
    expect(asked('/standings')).toBe(before);
    server.lists.set('/lol/matches', [justOver({ modified_at: '2031-02-01T19:41:00Z' })]);
    await changes(NOW + 41 * MINUTE);
    await background(NOW + 41 * MINUTE);
    expect(asked('/standings')).toBe(before);
    expect(await background(NOW + 71 * MINUTE)).toMatchObject({ standings: [{ tournamentId: 7001 }] });
    expect(asked('/standings')).toBe(before + 1);
  });

  it('of an unknown tournament are read at once, with the tournament and its serie', async () => {
    const { server, changes, snapshot, background } = await stage();
    await snapshot();
    server.lists.set('/lol/tournaments', [wireTournament({ id: 7077, serie_id: 6999, name: 'Play-Ins' })]);
    server.lists.set('/tournaments/7077/standings', server.lists.get('/tournaments/7001/standings') ?? []);
    server.lists.set('/lol/matches', [wireUpcoming({ id: 3077, tournament_id: 7077, modified_at: '2031-02-01T19:01:00Z' })]);
    await changes(NOW + MINUTE);
    expect(await background(NOW + MINUTE)).toMatchObject({
      tournaments: [{ id: 7077, name: 'Play-Ins' }],
      series: [{ id: 6999 }],
      standings: [{ tournamentId: 7077 }],
    });
  });
});

describe('deletions', () => {
  const deletion = (type: string, id: number) => ({ change_type: 'deletion', id, type, modified_at: '2031-02-01T19:04:00Z' });

  it('of every kind are applied, each once', async () => {
    const { server, snapshot, background } = await stage();
    await snapshot();
    server.lists.set('/deletions', [deletion('match', 3002), deletion('team', 901), deletion('player', 8001), deletion('videogame', 1)]);
    expect(await background(NOW + 9 * MINUTE)).toBeNull();
    expect(await background(NOW + 10 * MINUTE)).toMatchObject({
      removed: [3002],
      gone: [
        { kind: 'team', id: 901 },
        { kind: 'player', id: 8001 },
      ],
    });
    expect(server.requests.at(-1)).toContain('/deletions?type=match,league,serie,tournament,team,player&videogame=league-of-legends');
    expect((await background(NOW + 20 * MINUTE))?.removed).toEqual([]);
  });

  it('report what was merged into what, as documented', async () => {
    const { server, snapshot, background } = await stage();
    await snapshot();
    const told = (type: string, id: number, reason?: unknown) => ({ ...deletion(type, id), object: { reason, videogame_id: 1 } });
    server.lists.set('/deletions', [
      told('player', 19766, 'Merged with 3428'),
      told('match', 3002, 'Merged with 3003'),
      told('team', 901, 'Model deleted'),
      told('team', 902, 'Merged with 902'),
      told('team', 903, 7),
      told('team', 904, 'Merged with many'),
      deletion('team', 905),
    ]);
    const found = await background(NOW + 10 * MINUTE);
    expect(found?.merged).toEqual([
      { kind: 'player', id: 19766, into: 3428 },
      { kind: 'match', id: 3002, into: 3003 },
    ]);
    expect(found?.gone.map(({ id }) => id)).toEqual([19766, 901, 902, 903, 904, 905]);
  });

  it('are requested from where an earlier run stopped, however long ago', async () => {
    const { server, background } = await stage({ cursor: '2031-01-20T12:00:00Z' });
    await background(NOW);
    expect(server.requests.at(-1)).toContain('since=2031-01-20T11:58:00Z');
    await background(NOW + HOUR);
    expect(server.requests.at(-1)).toContain('since=2031-02-01T18:58:00Z');
  });
});
