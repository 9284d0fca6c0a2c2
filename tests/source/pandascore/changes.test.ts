import { describe, expect, it } from 'vitest';
import { wireMatch, wireUpcoming } from '../../support/source/wire-fixture';
import { MINUTE, NOW, sourceOn, world } from '../../support/source/panda-world';

const running = (modifiedAt = '2031-02-01T19:05:00Z') =>
  wireMatch({
    status: 'running',
    end_at: null,
    winner: null,
    winner_id: null,
    modified_at: modifiedAt,
    results: [
      { team_id: 901, score: 1 },
      { team_id: 902, score: 0 },
    ],
  });

describe('changes at the API', () => {
  it('are what was modified since the cursor, in one request', async () => {
    const server = await world();
    const { changes, snapshot } = sourceOn(server);
    expect((await snapshot()).cursor).toBe('2031-02-01T18:58:00Z');
    expect((await changes(NOW + MINUTE)).matches).toEqual([]);

    server.lists.set('/lol/matches', [running(), wireUpcoming({ id: 3006, modified_at: '2031-02-01T19:06:00Z' })]);
    const before = server.requests.length;
    const told = await changes(NOW + 2 * MINUTE);
    expect(told.matches).toMatchObject([
      { id: 3001, status: 'running', left: { score: 1 } },
      { id: 3006, status: 'not_started' },
    ]);
    expect(told.cursor).toBe('2031-02-01T19:06:00Z');
    expect(server.requests.slice(before)).toEqual([expect.stringContaining('/lol/matches?range[modified_at]=2031-02-01T18:58:00Z,')]);

    expect((await changes(NOW + 3 * MINUTE)).matches).toEqual([]);
    expect(server.requests.at(-1)).toContain('range[modified_at]=2031-02-01T19:06:00Z,');
  });

  it('continue from the cursor of an earlier run', async () => {
    const server = await world();
    const { changes } = sourceOn(server, { cursor: '2031-02-01T12:00:00Z' });
    expect(await changes(NOW)).toMatchObject({ matches: [{ id: 3001 }], cursor: '2031-02-01T18:40:00Z' });
  });

  it('lose nothing when there is more than one page of them', async () => {
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
    const { changes } = sourceOn(server, { cursor: '2031-02-01T19:00:00Z' });
    const told = await changes(NOW + 60 * MINUTE);
    expect(told.matches).toHaveLength(380);
    expect(told.cursor).toBe('2031-02-01T19:30:00Z');
  });

  it('are not hidden by one with a time in the future', async () => {
    const server = await world();
    const { changes, snapshot } = sourceOn(server);
    await snapshot();
    server.lists.set('/lol/matches', [wireUpcoming({ id: 3006, modified_at: '2031-02-02T09:00:00Z' })]);
    expect((await changes(NOW)).cursor).toBe('2031-02-01T19:10:00Z');
    server.lists.get('/lol/matches')?.push(wireUpcoming({ id: 3007, modified_at: '2031-02-01T19:11:00Z' }));
    expect((await changes(NOW + 11 * MINUTE)).matches.map(({ id }) => id)).toEqual([3007]);
  });

  it('remove matches that lost their date', async () => {
    const server = await world();
    const { changes, snapshot } = sourceOn(server);
    await snapshot();
    server.lists.set('/lol/matches', [wireMatch({ begin_at: null, modified_at: '2031-02-01T19:05:00Z' })]);
    expect((await changes(NOW + 5 * MINUTE)).removed).toEqual([3001]);
    expect((await changes(NOW + 6 * MINUTE)).removed).toEqual([]);
  });

  it('leave a match that is put off without a date where it was', async () => {
    const server = await world();
    const { changes, snapshot } = sourceOn(server);
    const [match] = (await snapshot()).matches;
    server.lists.set('/lol/matches', [
      wireMatch({
        status: 'postponed',
        begin_at: null,
        scheduled_at: null,
        original_scheduled_at: null,
        modified_at: '2031-02-01T19:05:00Z',
      }),
    ]);
    const told = await changes(NOW + 5 * MINUTE);
    expect(told).toMatchObject({ removed: [], matches: [{ id: 3001, status: 'postponed', beginAt: match?.beginAt }] });
  });

  it('are returned by the next call when this one fails', async () => {
    const server = await world();
    const { changes, snapshot } = sourceOn(server);
    await snapshot();
    server.lists.set('/lol/matches', [running()]);
    for (let times = 0; times < 6; times += 1) server.faults.push({ path: '/lol/matches', fault: { status: 500 } });
    await expect(changes(NOW + MINUTE)).rejects.toThrow('answers 500');
    expect((await changes(NOW + 2 * MINUTE)).matches).toMatchObject([{ id: 3001, status: 'running' }]);
  });

  it('stop on an abort', async () => {
    const server = await world();
    const abort = new AbortController();
    const { changes } = sourceOn(server, { signal: abort.signal });
    server.faults.push({ path: '/lol/matches', fault: 'hang' });
    const pending = changes(NOW);
    abort.abort(new Error('shutting down'));
    await expect(pending).rejects.toThrow('shutting down');
  });
});
