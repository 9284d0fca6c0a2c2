import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import type { PlayerVoteCount } from '../../../lib/domain/match/player-votes';
import { environment } from '../../../lib/server/env';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { finishedMatch, notStartedMatch, offMatch, runningMatch, unscored } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';
import { withServer, type Ask } from '../../support/server/with-server';
import { emptyStore, storeDouble } from '../../support/server/store-double';
import { asListener, FROM_HERE, json, endpointModule } from '../../support/server/api-route';

const route = endpointModule('/api/votes/[matchId]');
const playerRoute = endpointModule('/api/player-votes/[matchId]');
const ownRoute = endpointModule('/api/votes/[matchId]/mine');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SECRET'] = 'a secret of at least thirty-two characters';
});

type Votes = { left: number; right: number; by: Map<string, 'left' | 'right'> };
type State = { votes: Votes; players: readonly PlayerVoteCount[]; user: string | null; isVerified: boolean; answer: unknown };
const state = vi.hoisted((): State => ({
  votes: { left: 0, right: 0, by: new Map() },
  players: [],
  user: null,
  isVerified: true,
  answer: null,
}));

vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/server/session/session', () => ({
  sessionOf: () => Promise.resolve(state.user === null ? null : { uid: state.user, emailVerified: state.isVerified }),
}));
vi.mock('../../../lib/store/people/comment-document', () => ({ isBanned: () => Promise.resolve(false) }));
vi.mock('../../../lib/store/work/purge-document', () => ({ requestPurge: () => Promise.resolve() }));
vi.mock('../../../lib/store/people/vote-document', () => ({
  readVoteCounts: () => Promise.resolve({ left: state.votes.left, right: state.votes.right }),
  readVote: (_match: number, { id, formerIds }: { id: string; formerIds: string[] }) =>
    Promise.resolve([id, ...formerIds].map((each) => state.votes.by.get(each)).find(Boolean) ?? null),
  castVote: (_match: number, { id, formerIds }: { id: string; formerIds: string[] }, side: 'left' | 'right' | null) => {
    for (const each of [id, ...formerIds]) {
      const before = state.votes.by.get(each);
      if (before) state.votes[before] -= 1;
      state.votes.by.delete(each);
    }
    if (side) {
      state.votes[side] += 1;
      state.votes.by.set(id, side);
    }
    return Promise.resolve({ left: state.votes.left, right: state.votes.right });
  },
  readPlayerVoteCounts: () => Promise.resolve(state.players),
  readPlayerVote: () => Promise.resolve(null),
  castPlayerVote: (_match: number, _voter: unknown, player: number | null) => {
    state.players = player === null ? [] : [{ playerId: player, votes: 1 }];
    return Promise.resolve(state.players);
  },
}));

const stored = (match: Match) =>
  storeDouble.readMatchDocument.mockResolvedValue({
    match,
    form: { left: { teamId: 77, matches: [] }, right: { teamId: 1, matches: [] } },
    headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
  });

beforeEach(() => {
  emptyStore();
  sharedRegistry().rateLimiters.clear();
  sharedRegistry().answers = null;
  state.votes = { left: 0, right: 0, by: new Map() };
  state.user = null;
  state.isVerified = true;
  stored(notStartedMatch());
});

const ROUTE = '/api/votes/7';
const OWN_ROUTE = '/api/votes/7/mine';
const visit = (work: (ask: Ask) => Promise<void>) => {
  const [all, own] = [asListener(route, { matchId: '7' }), asListener(ownRoute, { matchId: '7' })];
  return withServer((request, response) => (request.url === OWN_ROUTE ? own : all)(request, response), work);
};

function browser(ask: Ask, cookie = '') {
  let jar = cookie;
  const send = async (method: string, body?: unknown, headers: Readonly<Record<string, string>> = FROM_HERE, path: string = ROUTE) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const length = text === undefined ? {} : { 'content-length': String(text.length) };
    const answer = await ask(path, {
      method,
      headers: { ...headers, ...length, ...(jar ? { cookie: jar } : {}) },
      ...(text === undefined ? {} : { body: text }),
    });
    const [set] = answer.headers['set-cookie'] ?? [];
    if (set) jar = set.split(';', 1)[0] ?? '';
    return { status: answer.status, body: json(answer.body), set: set ?? null, headers: answer.headers };
  };
  return {
    get: () => send('GET'),
    mine: () => send('GET', undefined, FROM_HERE, OWN_ROUTE),
    put: (side: unknown) => send('PUT', { side }),
    take: () => send('DELETE', {}),
    send,
  };
}

describe('GET /api/votes/{matchId}', () => {
  it('returns counts that are the same for everybody, cached for seconds under the match’s own tag', () =>
    visit(async (ask) => {
      const ann = browser(ask);
      await ann.put('left');
      for (const reader of [ann, browser(ask)]) {
        const { status, body, set, headers } = await reader.get();
        expect([status, body, set]).toEqual([200, { matchId: 7, left: 1, right: 0, mine: null }, null]);
        expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=1, stale-if-error=600');
        expect(headers['x-riftweek-tags']).toBe('votes:7');
      }
    }));

  it('is purged by every vote that counts', () =>
    visit(async (ask) => {
      const purged: string[] = [];
      const hear = (tags: readonly string[]) => purged.push(...tags);
      sharedRegistry().purges.on('purge', hear);
      const ann = browser(ask);
      await ann.get();
      expect(purged).toEqual([]);
      await ann.put('left');
      expect(purged).toEqual(['votes:7']);
      await ann.take();
      expect(purged).toEqual(['votes:7', 'votes:7']);
      await ann.put('middle');
      expect(purged).toHaveLength(2);
      sharedRegistry().purges.off('purge', hear);
    }));
});

describe('GET /api/votes/{matchId}/mine', () => {
  it('returns counts and the reader’s own vote, without setting a visitor cookie, and uncached', () =>
    visit(async (ask) => {
      const ann = browser(ask);
      await ann.put('left');
      expect((await ann.mine()).body).toEqual({ matchId: 7, left: 1, right: 0, mine: 'left' });
      const { status, body, set, headers } = await browser(ask).mine();
      expect([status, body, set]).toEqual([200, { matchId: 7, left: 1, right: 0, mine: null }, null]);
      expect(headers['cache-control']).toBe('private, no-store');
    }));
});

describe('PUT and DELETE /api/votes/{matchId}', () => {
  it('cast, change and withdraw one vote per visitor', () =>
    visit(async (ask) => {
      const [ann, bob] = [browser(ask), browser(ask)];
      expect(await ann.put('left')).toMatchObject({ status: 200, body: { left: 1, right: 0, mine: 'left' } });
      expect((await ann.put('left')).body).toMatchObject({ left: 1, right: 0, mine: 'left' });
      expect((await bob.put('right')).body).toMatchObject({ left: 1, right: 1, mine: 'right' });
      expect((await ann.put('right')).body).toMatchObject({ left: 0, right: 2, mine: 'right' });
      expect((await bob.mine()).body).toMatchObject({ left: 0, right: 2, mine: 'right' });
      expect((await ann.take()).body).toMatchObject({ left: 0, right: 1, mine: null });
      expect((await ann.take()).body).toMatchObject({ left: 0, right: 1, mine: null });
    }));

  it('identify a visitor by a signed cookie that no script can read', () =>
    visit(async (ask) => {
      const ann = browser(ask);
      const { set } = await ann.put('left');
      expect(set).toMatch(/^visitor=[\w-]+\.[\w-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect((await ann.put('right')).set).toBeNull();
    }));

  it('return a visitor’s cookie to nobody else with the idempotency key, and count each vote', () =>
    visit(async (ask) => {
      const keyed = { ...FROM_HERE, 'idempotency-key': 'vote-key-1' };
      const ann = await browser(ask).send('PUT', { side: 'left' }, keyed);
      const bob = await browser(ask).send('PUT', { side: 'left' }, keyed);
      expect(bob).toMatchObject({ status: 200, body: { left: 2, right: 0 } });
      expect(bob.set).not.toBe(ann.set);
    }));

  it('send the cookie by https only where the site’s address is https', () =>
    visit(async (ask) => {
      Object.assign(environment(), { isHttps: true });
      const { set } = await browser(ask).put('left');
      Object.assign(environment(), { isHttps: false });
      expect(set).toContain('; Secure');
      expect((await browser(ask).send('PUT', { side: 'left' }, { ...FROM_HERE, 'x-forwarded-proto': 'https' })).set).not.toContain(
        'Secure',
      );
    }));

  it('reject a cookie that we did not sign', () =>
    visit(async (ask) => {
      const forged = browser(ask, `visitor=${Buffer.from('0'.repeat(32)).toString('base64url')}.${'A'.repeat(43)}`);
      expect((await forged.put('left')).set).not.toBeNull();
    }));

  it('count a user by uid, together with what they voted as a visitor before', () =>
    visit(async (ask) => {
      const ann = browser(ask);
      await ann.put('left');
      state.user = 'ann';
      expect((await ann.mine()).body).toMatchObject({ left: 1, right: 0, mine: 'left' });
      expect(await ann.put('right')).toMatchObject({ body: { left: 0, right: 1, mine: 'right' }, set: null });
      expect((await browser(ask).put('right')).body).toMatchObject({ left: 0, right: 1, mine: 'right' });
      expect([...state.votes.by.keys()]).toEqual(['user-ann']);
    }));

  it.each([
    ['finished', finishedMatch()],
    ['canceled', offMatch('canceled')],
  ])('are refused once the match is %s', (_name, match) =>
    visit(async (ask) => {
      stored(match);
      for (const refused of [await browser(ask).put('left'), await browser(ask).take()]) {
        expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } }, set: null });
      }
      expect(state.votes.by.size).toBe(0);
    }),
  );

  it('are accepted while the match runs or is postponed', () =>
    visit(async (ask) => {
      for (const match of [runningMatch(), offMatch('postponed')]) {
        stored(match);
        expect((await browser(ask).put('left')).status).toBe(200);
      }
    }));

  it('are refused for an unknown side and for a missing match', () =>
    visit(async (ask) => {
      stored(notStartedMatch({ left: unscored({ id: 0, abbr: '', name: '' }) }));
      expect((await browser(ask).put('left')).status).toBe(409);
      expect((await browser(ask).put('right')).status).toBe(200);
      storeDouble.readMatchDocument.mockResolvedValue(null);
      expect((await browser(ask).put('left')).status).toBe(404);
    }));

  it.each([undefined, null, 'middle', 1, { left: true }])('refuse the side %j', (side) =>
    visit(async (ask) => {
      expect((await browser(ask).put(side)).status).toBe(400);
    }),
  );

  it('are refused from other sites', () =>
    visit(async (ask) => {
      const foreign = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      expect((await browser(ask).send('PUT', { side: 'left' }, foreign)).status).toBe(403);
    }));

  it('are limited per voter, and say when to retry', () =>
    visit(async (ask) => {
      const ann = browser(ask);
      const statuses: number[] = [];
      for (let index = 0; index < 22; index += 1) statuses.push((await ann.put(index % 2 ? 'left' : 'right')).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      const refused = await ann.put('left');
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }));

  it('are limited for ever new visitors from one address', () =>
    visit(async (ask) => {
      const statuses: number[] = [];
      for (let index = 0; index < 202; index += 1) statuses.push((await browser(ask).put('left')).status);
      expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([200, 429]);
    }));

  it('are limited for ever new accounts without a proved address, and not for others behind it', () =>
    visit(async (ask) => {
      const vote = async (user: string, isVerified: boolean) => {
        Object.assign(state, { user, isVerified });
        return (await browser(ask).put('left')).status;
      };
      const statuses: number[] = [];
      for (let index = 0; index < 202; index += 1) statuses.push(await vote(`made-up-${index}`, false));
      expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([200, 429]);
      expect(await vote('ann', true)).toBe(200);
    }));
});

describe('PUT /api/player-votes/{matchId}', () => {
  const vote = (matchId: number, player: number) =>
    withServer(asListener(playerRoute, { matchId: String(matchId) }), async (ask) => {
      const body = JSON.stringify({ player });
      const answer = await ask(`/api/player-votes/${matchId}`, {
        method: 'PUT',
        headers: { ...FROM_HERE, 'content-length': String(body.length) },
        body,
      });
      expect([answer.status, json(answer.body)]).toEqual(state.answer);
    });
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();

  beforeEach(() => {
    state.players = [];
    storeDouble.readGames.mockResolvedValue({ matchId: 7, games: [finishedGame()], champions: [] });
  });

  it('counts a vote for a player who played, for two days after the end', async () => {
    stored(finishedMatch({ id: 70, endAt: hours(47) }));
    state.answer = [200, { matchId: 70, players: [{ playerId: 12, votes: 1 }], mine: 12 }];
    await vote(70, 12);
  });

  it.each([
    ['who was not in the match', 71, 9999, finishedMatch({ id: 71, endAt: hours(1) })],
    ['two days after the end', 72, 12, finishedMatch({ id: 72, endAt: hours(49) })],
    ['while the match runs', 73, 12, runningMatch({ id: 73 })],
  ])('refuses one for a player %s', async (_what, matchId, player, match) => {
    stored(match);
    state.answer = [409, expect.objectContaining({ error: expect.objectContaining({ code: 'conflict' }) })];
    await vote(matchId, player);
  });
});
