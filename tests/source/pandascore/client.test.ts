import { describe, expect, it } from 'vitest';
import { pandaScoreClient, PandaScoreError, type PandaScoreClientOptions } from '../../../lib/source/pandascore/client';
import { pandaServer, quickSleep, TOKEN, type PandaServer } from '../../support/source/panda-server';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

function setUp(server: PandaServer, overrides: Partial<PandaScoreClientOptions> = {}) {
  const { waits, sleep } = quickSleep();
  const client = pandaScoreClient({
    token: TOKEN,
    baseUrl: server.baseUrl,
    sleep,
    random: () => 1,
    now: () => Date.parse('2031-02-01T16:15:00Z'),
    ...overrides,
  });
  const all = async (path: string, query = {}) => {
    const elements: unknown[] = [];
    for await (const page of client.pages(path, query)) elements.push(...page.elements);
    return elements;
  };
  return { client, waits, all };
}

describe('pages', () => {
  it.each([true, false])('are read to the end (Link header: %s)', async (withLinks) => {
    const server = await pandaServer({ '/lol/teams': numbered(7) });
    server.maxPageSize = 3;
    server.withLinks = withLinks;
    expect(await setUp(server).all('/lol/teams')).toEqual(numbered(7));
    expect(server.requests).toEqual([1, 2, 3].map((page) => `/lol/teams?page[size]=100&page[number]=${page}`));
  });

  it('end with a short page where the API has no count', async () => {
    const server = await pandaServer({ '/lol/teams': numbered(150) });
    server.withLinks = false;
    server.headers.set('x-total', '');
    expect(await setUp(server).all('/lol/teams')).toHaveLength(150);
    expect(server.requests).toHaveLength(2);
  });

  it('carry filter, range and sort', async () => {
    const server = await pandaServer({
      '/lol/matches': [
        { id: 3, at: 'c' },
        { id: 1, at: 'a' },
        { id: 2, at: 'b' },
        { id: 4, at: 'd' },
      ],
    });
    const { all } = setUp(server);
    expect(await all('/lol/matches', { 'range[at]': 'b,d', sort: 'at' })).toEqual([
      { id: 2, at: 'b' },
      { id: 3, at: 'c' },
      { id: 4, at: 'd' },
    ]);
    expect(await all('/lol/matches', { 'filter[id]': '4,1' })).toHaveLength(2);
  });
});

describe('a request', () => {
  it('follows no redirect: the token is for one address', async () => {
    const server = await pandaServer({ '/lol/teams': numbered(1), '/lol/players': numbered(1) });
    server.faults.push({ fault: { status: 302, headers: { location: `${server.baseUrl}/lol/players` } } });
    const { all } = setUp(server, { attempts: 1 });
    await expect(all('/lol/teams')).rejects.toThrow(PandaScoreError);
    expect(server.requests.filter((path) => path.includes('players'))).toEqual([]);
  });

  it('is retried after 429, as late as Retry-After says', async () => {
    const server = await pandaServer({ '/lol/teams': numbered(1) });
    server.faults.push({ fault: { status: 429, headers: { 'retry-after': '7' } } });
    const { all, waits } = setUp(server);
    expect(await all('/lol/teams')).toHaveLength(1);
    expect(waits).toEqual([7000]);
  });

  it('is retried with growing waits after server errors, broken JSON and a lost connection', async () => {
    const server = await pandaServer({ '/lol/teams': numbered(1) });
    server.faults.push(
      { fault: { status: 500 } },
      { fault: { status: 503 } },
      { fault: { status: 200, body: '[{"id": 1,' } },
      { fault: 'cut' },
    );
    const { all, waits } = setUp(server);
    expect(await all('/lol/teams')).toHaveLength(1);
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
  });

  it('fails after six tries and names path and status, never the token', async () => {
    const server = await pandaServer();
    for (let times = 0; times < 6; times += 1) server.faults.push({ fault: { status: 502 } });
    const failure = await setUp(server)
      .all('/lol/teams')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PandaScoreError);
    expect(failure).toMatchObject({ path: '/lol/teams', status: 502 });
    expect(String(failure)).not.toContain(TOKEN);
    expect(server.requests).toHaveLength(6);
  });

  it.each([401, 403, 404, 400])('is not retried after %i', async (status) => {
    const server = await pandaServer();
    server.faults.push({ fault: { status } });
    await expect(setUp(server).all('/lol/teams')).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it('fails for an answer that is not a list', async () => {
    const server = await pandaServer();
    server.faults.push({ fault: { status: 200, body: '{"error":"odd"}' } });
    await expect(setUp(server).all('/lol/teams')).rejects.toThrow('answers no list');
  });

  it('is given up and retried when no answer arrives in time', async () => {
    const server = await pandaServer({ '/lol/teams': numbered(1) });
    server.faults.push({ fault: 'hang' });
    const { all, waits } = setUp(server, { timeoutMs: 200 });
    expect(await all('/lol/teams')).toHaveLength(1);
    expect(waits[0]).toBe(1000);
  });

  it('carries the bearer token', async () => {
    const server = await pandaServer({ '/lol/teams': [] });
    await expect(setUp(server, { token: 'wrong' }).all('/lol/teams')).rejects.toMatchObject({ status: 401 });
    expect(await setUp(server).all('/lol/teams')).toEqual([]);
  });
});

describe('the rate limit', () => {
  it('slows requests down once few are left', async () => {
    const server = await pandaServer({ '/lol/teams': numbered(3) });
    server.maxPageSize = 1;
    server.headers.set('x-rate-limit-remaining', '900');
    const { all, waits } = setUp(server);
    await all('/lol/teams');
    expect(waits).toEqual([]);
    server.headers.set('x-rate-limit-remaining', '2');
    await all('/lol/teams');
    expect(waits).toEqual([60_000, 60_000]);
  });

  it('holds back everything but live requests while the reserve is touched, until an answer shows more', async () => {
    const server = await pandaServer({ '/lol/teams': numbered(1) });
    server.headers.set('x-rate-limit-remaining', '150');
    let time = Date.parse('2031-02-01T16:15:00Z');
    const waits: number[] = [];
    const sleep = async (ms: number) => {
      waits.push(ms);
      time += ms;
      if (waits.length === 2) server.headers.set('x-rate-limit-remaining', '990');
      // Meanwhile the live requests go on.
      await client.page('/lol/teams', {}, 1);
    };
    const { client } = setUp(server, { now: () => time, sleep });
    await client.page('/lol/teams', {}, 1);
    await client.as('soon').page('/lol/teams', {}, 1);
    expect(waits).toEqual([60_000, 60_000]);
    expect(server.requests).toHaveLength(4);
  });
});

describe('an abort', () => {
  it('ends a running request', async () => {
    const server = await pandaServer();
    server.faults.push({ fault: 'hang' });
    const abort = new AbortController();
    const { all } = setUp(server, { signal: abort.signal });
    const pending = all('/lol/teams');
    abort.abort(new Error('shutting down'));
    await expect(pending).rejects.toThrow('shutting down');
  });

  it('ends a wait between two tries', async () => {
    const server = await pandaServer();
    server.faults.push({ fault: { status: 429, headers: { 'retry-after': '3600' } } });
    const abort = new AbortController();
    const client = pandaScoreClient({
      token: TOKEN,
      baseUrl: server.baseUrl,
      signal: abort.signal,
      fetch: async (...request) => {
        const response = await fetch(...request);
        // The wait begins after this answer.
        setTimeout(() => abort.abort(new Error('shutting down')), 0);
        return response;
      },
    });
    await expect(client.page('/lol/teams', {}, 1)).rejects.toThrow('shutting down');
    expect(server.requests).toHaveLength(1);
  });

  it('before the first request sends nothing', async () => {
    const server = await pandaServer({ '/lol/teams': [] });
    await expect(setUp(server, { signal: AbortSignal.abort(new Error('over')) }).all('/lol/teams')).rejects.toThrow('over');
    expect(server.requests).toEqual([]);
  });
});
