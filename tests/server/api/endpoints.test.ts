import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { MatchSchema } from '../../../lib/domain/match/match';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import type { MatchDocument } from '../../../lib/domain/models/read-models';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { finishedMatch, gameStub, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { withServer } from '../../support/server/with-server';
import { commentCounts, commentsDouble, emptyStore, storeDouble } from '../../support/server/store-double';
import { asListener, FROM_HERE, json, type ApiModule, endpointModule } from '../../support/server/api-route';

const clock = endpointModule('/api/clock');
const alive = endpointModule('/api/alive');
const health = endpointModule('/api/health');
const home = endpointModule('/api/home');
const live = endpointModule('/api/live');
const matchById = endpointModule('/api/match/[id]');
const pageView = endpointModule('/api/page-view');
const search = endpointModule('/api/search');
const week = endpointModule('/api/week');

vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/models/site-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
  readGone: () => Promise.resolve(null),
}));
vi.mock('../../../lib/store/people/comment-document', async () => (await import('../../support/server/store-double')).commentsDouble);
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/work/system-settings-document', async () => (await import('../../support/server/store-double')).storeDouble);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2023-08-19T09:00:00Z') });
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().rateLimiters.clear();
  emptyStore();
});
afterEach(() => vi.useRealTimers());

async function get(module: ApiModule, path: string, params: Record<string, string> = {}) {
  const answers: { status: number; headers: Record<string, unknown>; body: unknown }[] = [];
  await withServer(asListener(module, params), async (ask) => {
    const { status, headers, body } = await ask(path);
    answers.push({ status, headers, body: json(body) });
  });
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
}

const down = () => Promise.reject(new StoreUnavailableError('read', new Error('deadline')));
const upcoming = notStartedMatch({ id: 8, beginAt: '2023-08-19T09:00:30Z' });

describe('GET /api/week', () => {
  it('returns the matches of a week in the display shape, which decodes as matches again', async () => {
    storeDouble.readWeek.mockResolvedValue({ start: '2023-08-14', matches: [finishedMatch(), upcoming] });
    commentCounts.set('match-7', 26);
    const { status, headers, body } = await get(week, '/api/week?start=2023-08-14');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      start: '2023-08-14',
      matches: [
        { id: 7, isFinished: true, slug: 't1-vs-gen-g', numComments: 26, left: { abbr: 'T1', score: 2 }, right: { score: 1 } },
        { id: 8, isNotStarted: true, numComments: 0, left: { score: null, canVote: true } },
      ],
    });
    expect(v.safeParse(v.object({ matches: v.array(MatchSchema) }), body).success).toBe(true);
    expect(headers).toMatchObject({ 'x-riftweek-tags': 'week:2023-08-14' });
    expect(headers['cache-control']).toContain('s-maxage=30,');
  });

  it('is empty for a week without matches, and the current one without a start', async () => {
    expect((await get(week, '/api/week')).body).toEqual({ start: '2023-08-14', matches: [] });
    expect(storeDouble.readWeek).toHaveBeenCalledWith('2023-08-14');
  });

  it.each(['2023-08-15', '2023-13-01', 'today', '1969-12-29', '9999-12-27'])(
    'refuses "%s", which is no Monday with matches',
    async (start) => {
      const { status, body } = await get(week, `/api/week?start=${start}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'bad-request' } });
    },
  );

  it('answers 503 while the store is down', async () => {
    storeDouble.readWeek.mockImplementation(down);
    expect(await get(week, '/api/week')).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  });
});

describe('GET /api/match/{id}', () => {
  const document: MatchDocument = {
    match: runningMatch(),
    form: { left: { teamId: 77, matches: [matchSummary(finishedMatch({ id: 5 }))] }, right: { teamId: 1, matches: [] } },
    headToHead: { leftWins: 1, rightWins: 0, draws: 0, matches: [matchSummary(finishedMatch({ id: 5 }))] },
  };

  it('returns match, games, champions, form and head-to-head with two reads', async () => {
    storeDouble.readMatchDocument.mockResolvedValue(document);
    storeDouble.readGames.mockResolvedValue({ matchId: 7, games: [], champions: [{ id: 266, name: 'Aatrox', img: null }] });
    const { body, headers } = await get(matchById, '/api/match/7', { id: '7' });
    expect(body).toMatchObject({
      match: { id: 7, isRunning: true },
      games: [],
      champions: [{ id: 266, name: 'Aatrox' }],
      headToHead: { leftWins: 1, matches: [{ id: 5, isFinished: true }] },
      form: { left: { teamId: 77, matches: [{ id: 5 }] }, right: { teamId: 1, matches: [] } },
    });
    // Earlier matches have the lists of any match, empty.
    const past = v.object({ matches: v.array(MatchSchema) });
    const shape = v.object({ match: MatchSchema, headToHead: past, form: v.object({ left: past, right: past }) });
    expect(v.safeParse(shape, body).success).toBe(true);
    expect(headers['x-riftweek-tags']).toBe('match:7');
    expect(headers['cache-control']).toContain('s-maxage=5,');
    expect([storeDouble.readMatchDocument, storeDouble.readGames].map((read) => read.mock.calls)).toEqual([[[7]], [[7]]]);
  });

  it('promises no figures where the plan of the source has none', async () => {
    const state = { source: 'pandascore', simulated: false, matches: 1, finishedAt: null, cursor: null };
    storeDouble.readIngestState.mockResolvedValue({ ...state, withoutFigures: true });
    sharedRegistry().shell = null;
    storeDouble.readMatchDocument.mockResolvedValue({ ...document, match: finishedMatch({ games: [gameStub(1)] }) });
    expect((await get(matchById, '/api/match/7', { id: '7' })).body).toMatchObject({
      match: { games: [{ position: 1, withoutFigures: true }] },
    });
    sharedRegistry().shell = null;
  });

  it('contains the number of comments of every match, in one read, and is rerendered after a comment once the match is over', async () => {
    storeDouble.readMatchDocument.mockResolvedValue({ ...document, match: finishedMatch() });
    commentCounts.set('match-7', 3).set('match-5', 2);
    const { body, headers } = await get(matchById, '/api/match/7', { id: '7' });
    expect(body).toMatchObject({ match: { numComments: 3 }, headToHead: { matches: [{ numComments: 2 }] } });
    expect(commentsDouble.readCommentCounts.mock.calls).toEqual([[['match-7', 'match-5']]]);
    expect(headers['x-riftweek-tags']).toBe('match:7 comments:match-7');
    commentCounts.set('match-7', 4);
    sharedRegistry().purges.emit('purge', [cacheTag.comments('match-7')]);
    expect((await get(matchById, '/api/match/7', { id: '7' })).body).toMatchObject({ match: { numComments: 4 } });
    expect(commentsDouble.readCommentCounts).toHaveBeenLastCalledWith(['match-7']);
  });

  it('says what is missing', async () => {
    expect(await get(matchById, '/api/match/8', { id: '8' })).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found', message: 'Match cannot be found.' } },
    });
    expect((await get(matchById, '/api/match/x', { id: 'x' })).status).toBe(400);
  });
});

describe('GET /api/live', () => {
  it('returns the running matches with their scores, for seconds', async () => {
    storeDouble.readHomeState.mockResolvedValue({ running: [runningMatch()], next: [], lately: [], startMinutes: [] });
    const { body, headers } = await get(live, '/api/live');
    expect(body).toMatchObject({ matches: [{ id: 7, left: { score: 1 }, right: { score: 1 } }] });
    expect(headers['cache-control']).toContain('s-maxage=5,');
  });

  it('returns the figures of running games, and an empty list where none are known', async () => {
    const home = { running: [runningMatch()], next: [], lately: [], startMinutes: [] };
    const figures = {
      ...{ matchId: 7, position: 3, seconds: 600, left: { gold: 1, kills: 0 }, right: { gold: 2, kills: 1 } },
      clock: { seconds: 600, at: '2023-08-19T08:00:00Z', stands: false },
    };
    storeDouble.readHomeState.mockResolvedValue({ ...home, playing: [figures] });
    expect((await get(live, '/api/live')).body).toMatchObject({ playing: [figures] });
    storeDouble.readHomeState.mockResolvedValue(home);
    expect((await get(live, '/api/live')).body).toMatchObject({ matches: [{ id: 7 }], playing: [] });
  });
});

describe('GET /api/home', () => {
  it('returns the bands of the homepage in the display shape, with their sort keys', async () => {
    storeDouble.readHomeState.mockResolvedValue({
      running: [runningMatch()],
      startMinutes: [],
      next: [{ match: { ...upcoming, chance: { left: 0.6, right: 0.4 } }, rank: 3, strength: null }],
      lately: [{ match: finishedMatch({ id: 9 }), rank: 4, worth: { kind: 'out', side: 'right' } }],
    });
    expect((await get(home, '/api/home')).body).toMatchObject({
      running: [{ id: 7, isRunning: true }],
      playing: [],
      next: [{ match: { id: upcoming.id, isNotStarted: true, chance: { left: 0.6, right: 0.4 } }, rank: 3, strength: null }],
      lately: [{ match: { id: 9, isFinished: true }, rank: 4, worth: { kind: 'out', side: 'right' } }],
    });
  });

  it('is empty before there is a document', async () => {
    storeDouble.readHomeState.mockResolvedValue(null);
    expect((await get(home, '/api/home')).body).toEqual({ running: [], playing: [], next: [], lately: [] });
  });
});

describe('GET /api/search', () => {
  it('looks up the first two characters, lower case, without spaces', async () => {
    const entry = { type: 'team' as const, id: 77, name: 'T1', acronym: 'T1', img: null, key: 'team-77' };
    storeDouble.readSearchIndex.mockResolvedValue({ entries: [entry] });
    expect((await get(search, '/api/search?prefix=T%201x')).body).toEqual({ entries: [entry] });
    expect(storeDouble.readSearchIndex).toHaveBeenCalledWith('t1');
  });

  it('is empty where no name begins so, and refuses fewer than two characters', async () => {
    expect((await get(search, '/api/search?prefix=zz')).body).toEqual({ entries: [] });
    expect((await get(search, '/api/search?prefix=z')).status).toBe(400);
    expect((await get(search, '/api/search')).status).toBe(400);
  });
});

describe('GET /api/health and /api/clock', () => {
  it('return the site’s time and the state of the store, uncached', async () => {
    storeDouble.readIngestState.mockResolvedValue({ source: 'demo', simulated: true, matches: 42, finishedAt: null, cursor: null });
    const { body, headers } = await get(health, '/api/health');
    expect(body).toEqual({ ok: true, now: '2023-08-19T09:00:00.000Z', store: 'ok', matches: 42 });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await get(clock, '/api/clock')).body).toEqual({ now: '2023-08-19T09:00:00.000Z' });
  });

  it('a process is alive while the store is down', async () => {
    storeDouble.readIngestState.mockImplementation(down);
    expect(await get(alive, '/api/alive')).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('check the store at most once a second, and answer 503 while it is down', async () => {
    vi.setSystemTime(Date.parse('2023-08-19T09:01:00Z'));
    storeDouble.readIngestState.mockImplementation(down);
    expect(await get(health, '/api/health')).toMatchObject({ status: 503, body: { ok: false, store: 'unavailable', matches: null } });
    await get(health, '/api/health');
    expect(storeDouble.readIngestState).toHaveBeenCalledTimes(1);
  });
});

describe('POST /api/page-view', () => {
  it('is accepted and forwarded without anything that identifies visitors', async () => {
    const received: unknown[] = [];
    const analytics = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push(json(Buffer.concat(chunks)));
        // A redirect would send the page view to another server.
        response.writeHead(307, { Location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => analytics.listen(0, '127.0.0.1', resolve));
    const address = analytics.address();
    const { environment } = await import('../../../lib/server/env');
    Object.assign(environment(), {
      RIFTWEEK_PAGE_VIEW_URL: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/`,
    });
    try {
      await withServer(asListener(pageView), async (ask) => {
        const answer = await ask('/api/page-view', {
          method: 'POST',
          headers: FROM_HERE,
          body: JSON.stringify({ path: '/match/7/a-vs-b?x=1', locale: 'ko', user: 'me' }),
        });
        expect([answer.status, answer.body.length]).toEqual([204, 0]);
        await vi.waitFor(() => expect(received).toEqual([{ path: '/match/7/a-vs-b', locale: 'ko' }]));
        expect((await ask('/api/page-view', { method: 'POST', headers: FROM_HERE, body: '{"path":"x","locale":"ko"}' })).status).toBe(400);
        await ask('/api/page-view', { method: 'POST', headers: FROM_HERE, body: '{"path":"/","locale":"ko"}' });
        await vi.waitFor(() => expect(received).toContainEqual({ path: '/', locale: 'ko' }));
        expect(received).toHaveLength(2);
      });
    } finally {
      await new Promise((resolve) => {
        analytics.close(resolve);
        analytics.closeAllConnections();
      });
    }
  });
});
