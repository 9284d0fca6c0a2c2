import { describe, expect, it } from 'vitest';
import { wireMatch, wireUpcoming } from '../../support/source/wire-fixture';
import { MINUTE, NOW, sourceOn, world } from '../../support/source/panda-world';

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
