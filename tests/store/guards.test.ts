import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Timers from 'node:timers/promises';
import type { NextApiRequest } from 'next';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as ApiWrite from '../../lib/server/api/api-write';
import type { ApiHandler } from '../../lib/server/api/api-route';
import { environment } from '../../lib/server/env';
import { ENDPOINT_ADDRESSES, endpointAt } from '../../lib/server/endpoints/endpoints';
import { FUNCTIONS } from '../../lib/server/functions/functions';
import { gamesDocuments, matchDocuments } from '../../lib/store/models/match-documents';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { asListener, endpointModule, FROM_HERE } from '../support/server/api-route';
import { freshRegistry } from '../support/server/fresh-registry';
import { OUTSIDE_WRITES, call, COMMENT, EVERYBODY, ROUTES, type Call } from '../support/server/guarded-routes';
import { ROLES, type CallerRole } from '../support/server/roles';
import { HOSTILE_TEXTS, textPlaces, textsIn, withInheritedKeys, withValue } from '../support/server/hostile-bodies';
import { withServer } from '../support/server/with-server';
import { finishedMatch, runningMatch } from '../../lib/fixtures/match-fixture';
import { finishedGame } from '../support/game-fixture';
import * as anyPath from '../../pages/api/[...path]';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

/**
 * Who may do what: every endpoint, for every kind of person.
 * A route that is not in the table fails the first test.
 */

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SECRET'] = 'a secret for tests that is long enough';
});

/** The schema of the write that was asked last. */
const asked: { schema?: unknown } = vi.hoisted(() => ({}));
vi.mock('../../lib/server/api/api-write', async (original) => {
  const { writes, ...others } = await original<typeof ApiWrite>();
  return {
    ...others,
    writes: (options: { readonly schema: unknown }): ApiHandler => {
      const handler: ApiHandler = Reflect.apply(writes, undefined, [options]);
      return (request: NextApiRequest) => {
        asked.schema = options.schema;
        return handler(request);
      };
    },
  };
});

/** Some routes wait before they answer, so that the time they take reveals nothing. Here they wait briefly. */
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>();
  return { ...timers, setTimeout: (ms: number) => timers.setTimeout(Math.min(ms, 20)) };
});

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
const LINK = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&oobCode=CODE_1&apiKey=x';
/** Accounts by role, which is also the uid and what stands in the cookie. */
vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsByUid } = await import('../support/accounts-double');
  const claims = (uid: string) => ({
    uid,
    provider: 'password',
    signedInAt: Date.now(),
    issuedAt: Date.now(),
    expiresAt: Date.now() + 3_600_000,
  });
  return {
    ...accountsByUid((uid) => ({ emailVerified: uid !== 'unverified', admin: uid === 'admin', banned: uid === 'banned' })),
    verifySessionCookie: (cookie: string) => Promise.resolve(cookie === 'forged' ? null : claims(cookie)),
    verifyIdToken: () => Promise.resolve(claims('user')),
    createSessionCookie: () => Promise.resolve('SESSION'),
    revokeSessions: () => Promise.resolve(),
    verificationLink: () => Promise.resolve(LINK),
    resetLink: () => Promise.resolve(null),
    changeEmailLink: () => Promise.resolve(LINK),
  };
});

const listenerOf = (address: string, params: Readonly<Record<string, string>> = {}) =>
  asListener(address === '/api/[...path]' ? anyPath : endpointModule(address), params);

type Sent = { readonly status: number; readonly retryAfter: string | undefined; readonly text: string };

/** Sends a call of a route in a role; `headers` and `text` replace what a page of this site would send. */
async function send(
  address: string,
  { method, path, params, body }: Call,
  role: CallerRole,
  { headers = FROM_HERE, text }: { readonly headers?: Readonly<Record<string, string>>; readonly text?: string } = {},
): Promise<Sent> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  let sent: Sent = { status: 0, retryAfter: undefined, text: '' };
  await withServer(listenerOf(address, params), async (ask) => {
    const answer = await ask(path, {
      method,
      headers: {
        ...(path === '/api/session' ? { authorization: 'Bearer id.token' } : {}),
        ...headers,
        ...(role === 'visitor' ? {} : { cookie: `token=${role}` }),
        ...(content === undefined ? {} : { 'content-length': String(Buffer.byteLength(content)) }),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    sent = { status: answer.status, retryAfter: answer.headers['retry-after'], text: answer.body.toString() };
  });
  return sent;
}

async function freshStage(owner = 'owner'): Promise<void> {
  freshRegistry();
  const createdAt = new Date().toISOString();
  await plant('main', `comments/${COMMENT}`, {
    id: COMMENT,
    category: 'match',
    page: 'match-8',
    url: '/match/8',
    parentId: null,
    uid: owner,
    name: 'Owner',
    admin: false,
    text: 'Text',
    createdAt,
    editedAt: null,
    state: 'shown',
    likes: 0,
    replies: 0,
    listed: true,
  });
}

const written = Object.entries(ROUTES).flatMap(([address, calls]) =>
  calls.map((each) => ({ address, call: each, name: `${each.method} ${address} ${each.params?.['name'] ?? ''}` })),
);
const guarded = written.filter(({ address, call: each }) => each.method !== 'GET' && !OUTSIDE_WRITES.has(address));

beforeEach(() => {
  Object.assign(environment(), { RIFTWEEK_OUTBOX_DIR: outbox });
});

describeWithStore('the guards', () => {
  beforeEach(async () => {
    useEmptyStore();
    await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
    const form = (teamId: number) => ({ teamId, matches: [] });
    const past = { form: { left: form(77), right: form(1) }, headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] } };
    const endAt = new Date(Date.now() - 3_600_000).toISOString();
    for (const match of [runningMatch({ id: 8 }), finishedMatch({ id: 9, endAt })])
      await plant('main', matchDocuments.address(match.id).path, matchDocuments.encode({ match, ...past }));
    await plant('games', gamesDocuments.address(9).path, gamesDocuments.encode({ matchId: 9, games: [finishedGame()], champions: [] }));
    await freshStage();
  });

  it('cover every route and all its methods', async () => {
    const addresses = [...ENDPOINT_ADDRESSES, '/api/[...path]'];
    expect(addresses).toEqual(expect.arrayContaining(Object.keys(ROUTES)));
    expect([...FUNCTIONS.keys()].sort()).toEqual(
      [...new Set(ROUTES['/api/functions/[name]']?.map(({ params }) => params?.['name']))].sort(),
    );
    for (const address of addresses) {
      if (address === '/api/functions/[name]') continue;
      // What is the same for everybody may be read by everybody.
      const read = endpointAt(address)?.query === undefined ? [] : ['GET'];
      const called = ROUTES[address]?.map(({ method }) => method) ?? [];
      const allowed: (string | undefined)[] = [];
      await withServer(listenerOf(address), async (ask) => {
        const { status, headers } = await ask('/api', { method: 'OPTIONS' });
        expect([address, status]).toEqual([address, 405]);
        allowed.push(...(headers.allow?.split(', ').filter((method) => method !== 'HEAD') ?? []));
      });
      expect([address, allowed.sort()]).toEqual([address, [...new Set([...read, ...called])].sort()]);
    }
  });

  it.each(written)('allow each role what it may do: $name', async ({ address, call: each }) => {
    const found: Partial<Record<CallerRole, number>> = {};
    for (const role of ROLES) {
      await freshStage();
      // The id of a new comment belongs to its first sender.
      const own =
        address === '/api/comments' && each.method === 'POST'
          ? { ...each, body: { id: `comment-of-${role}`, category: 'match', url: '/match/8', text: 'Text' } }
          : each;
      found[role] = (await send(address, own, role)).status;
    }
    expect(found).toEqual(each.expected);
  });

  it.each(written.filter(({ call: each }) => each.expected.visitor === 401))(
    'treat an unverified session as none: $name',
    async ({ address, call: each }) => {
      expect((await send(address, each, 'visitor', { headers: { ...FROM_HERE, cookie: 'token=forged' } })).status).toBe(401);
    },
  );

  it.each(guarded)('accept writes only from pages of this site, and only JSON of bounded size: $name', async ({ address, call: each }) => {
    const json = { 'content-type': 'application/json' };
    const refused = {
      'another origin': { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      'cross-site': { ...json, origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
      'another subdomain': { ...json, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      'a sandboxed frame': { ...json, origin: 'null' },
      'no browser': json,
    };
    for (const [what, headers] of Object.entries(refused))
      expect([what, (await send(address, each, 'admin', { headers })).status]).toEqual([what, 403]);
    // The protocol of functions has no such statuses.
    const [wrongType, tooLarge] = address === '/api/functions/[name]' ? [400, 400] : [415, 413];
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await send(address, each, 'admin', { headers: { ...FROM_HERE, 'content-type': type } })).status).toBe(wrongType);
    expect((await send(address, each, 'admin', { text: JSON.stringify({ ...Object(each.body), text: 'x'.repeat(200_000) }) })).status).toBe(
      tooLarge,
    );
    for (const text of ['{', '[]', '[{}]', 'null', '"text"', '1'])
      expect([text, (await send(address, each, 'admin', { text })).status]).toEqual([text, 400]);
  });

  it.each(guarded)(
    'accept an ID token without browser headers, but never a cookie, nor headers of another site: $name',
    async ({ address, call: each }) => {
      const token = { 'content-type': 'application/json', authorization: 'Bearer id.token' };
      expect((await send(address, each, 'visitor', { headers: token })).status).toBe(each.expected.user);
      const refused = {
        'a cookie beside it': { ...token, cookie: 'token=user' },
        'another origin': { ...token, origin: 'https://evil.example' },
        'cross-site': { ...token, 'sec-fetch-site': 'cross-site' },
        'what is no token': { ...token, authorization: 'Basic dXNlcjpzZWNyZXQ=' },
      };
      for (const [what, headers] of Object.entries(refused)) {
        expect([what, (await send(address, each, 'visitor', { headers })).status]).toEqual([what, 403]);
      }
    },
  );

  it.each(guarded)('treat a missing body as an empty one, and name what is missing: $name', async ({ address, call: each }) => {
    const { 'content-type': _type, ...fromHere } = FROM_HERE;
    const { body, ...call } = each;
    const needsNothing = Object.keys(Object(body)).length === 0 || address === '/api/me';
    for (const headers of [
      fromHere,
      { ...fromHere, 'content-length': '0' },
      { ...FROM_HERE, 'content-length': '0' },
      { ...fromHere, 'content-type': 'text/plain', 'content-length': '0' },
    ]) {
      await freshStage();
      const { status, text } = await send(address, call, 'admin', { headers });
      if (needsNothing) expect(status).toBe(each.expected.admin);
      else expect([status, text]).toEqual([400, expect.stringMatching(/"field":"\w+"/)]);
    }
  });

  it.each(guarded)('answer no text in any field, and no key, as a failure of their own: $name', async ({ address, call: each }) => {
    delete asked.schema;
    await send(address, each, 'admin');
    const places = [...new Map([...textPlaces(asked.schema), ...textsIn(each.body)].map((place) => [place.join('.'), place])).values()];
    const role = each.expected.user === 403 ? 'admin' : 'user';
    const demandAnswer = async (body: unknown) => {
      await freshStage();
      const { status } = await send(address, { ...each, body }, role);
      if (status !== each.expected[role]) expect(status).toBeLessThan(500);
    };
    await demandAnswer(withInheritedKeys(each.body ?? {}));
    if (places.length === 0) return;
    const examples = places.flatMap((place) => HOSTILE_TEXTS.map((text): [typeof place, string] => [place, text]));
    const property = fc.asyncProperty(fc.constantFrom(...places), fc.string({ unit: 'binary', maxLength: 40 }), (place, text) =>
      demandAnswer(withValue(each.body, place, text)),
    );
    await fc.assert(property, { examples, numRuns: examples.length + 3 });
  });

  it.each([
    ['/api/session', 'POST', 'user', 60],
    ['/api/account/reset-mail', 'POST', 'user', 30],
    ['/api/account/verification-mail', 'POST', 'unverified', 5],
    ['/api/account/email', 'POST', 'user', 10],
    ['/api/contact', 'POST', 'user', 20],
    ['/api/votes/[matchId]', 'PUT', 'user', 20],
    ['/api/player-votes/[matchId]', 'PUT', 'user', 20],
    ['/api/unsubscribe', 'POST', 'user', 20],
  ] as const)('limit too many writes, and say until when: %s', { timeout: 120_000 }, async (address, method, role, most) => {
    const each = ROUTES[address]?.find((one) => one.method === method) ?? expect.fail();
    // One after the other: transactions on one document wait for each other, here for seconds.
    for (let sent = 0; sent < most; sent += 1) expect((await send(address, each, role)).status).toBe(200);
    const { status, retryAfter, text } = await send(address, each, role);
    expect([status, text]).toEqual([429, expect.stringContaining('"rate-limited"')]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Number(retryAfter)).toBeLessThanOrEqual(3600);
  });

  it('let no stranger at an address use up its users’ limits', async () => {
    const email = ROUTES['/api/account/email']?.[0] ?? expect.fail();
    const junk = { headers: { ...FROM_HERE, cookie: 'token=forged' } };
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await send('/api/account/email', email, 'visitor', junk)).status);
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([10, 429]);
    expect((await send('/api/account/email', email, 'user')).status).toBe(200);
    for (let time = 0; time < 10; time += 1) await send('/api/account/email', email, 'user');
    expect((await send('/api/account/email', email, 'owner')).status).toBe(200);
  });

  it('let a banned user delete, but not change, a comment of their own', async () => {
    const calls = ROUTES['/api/comments/[id]'] ?? expect.fail();
    for (const [method, status] of [
      ['PATCH', 403],
      ['DELETE', 200],
    ] as const) {
      await freshStage('banned');
      const each = calls.find((one) => one.method === method) ?? expect.fail();
      expect([method, (await send('/api/comments/[id]', each, 'banned')).status]).toEqual([method, status]);
    }
  });

  it('let a banned user keep the name and the colour that they have', async () => {
    const user = { summonerName: 'Ana', server: '', color: '#aa0000' };
    await plant('main', 'users/banned', { user });
    const rename = async (to: typeof user) => (await send('/api/me', call('PATCH', '/api/me', EVERYBODY, { user: to }), 'banned')).status;
    expect([
      await rename({ ...user, server: 'euw' }),
      await rename({ ...user, summonerName: 'Bo' }),
      await rename({ ...user, color: '#00aa00' }),
    ]).toEqual([200, 403, 403]);
  });

  it('count a user’s writes across addresses, and an address’s across visitors', async () => {
    const each = ROUTES['/api/comments']?.find(({ method }) => method === 'POST') ?? expect.fail();
    const comment = (id: string) => ({ ...each, body: { id, category: 'match', url: '/match/8', text: 'Text' } });
    Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 1 });
    expect(
      (await send('/api/comments', comment('first-one'), 'user', { headers: { ...FROM_HERE, 'x-forwarded-for': '192.0.2.1' } })).status,
    ).toBe(200);
    expect(
      (await send('/api/comments', comment('second-one'), 'user', { headers: { ...FROM_HERE, 'x-forwarded-for': '192.0.2.2' } })).status,
    ).toBe(429);
    const contact = ROUTES['/api/contact']?.[0] ?? expect.fail();
    Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 0 });
    for (let time = 0; time < 4; time += 1) for (const role of ROLES.slice(0, 5)) await send('/api/contact', contact, role);
    expect((await send('/api/contact', contact, 'banned')).status).toBe(429);
  });

  it('put no e-mail address, uid or token into a public answer', async () => {
    await plant('main', 'users/user', { user: { summonerName: '', server: '', color: '' } });
    const calls = ROUTES['/api/comments'] ?? expect.fail();
    const post = calls.find(({ method }) => method === 'POST') ?? expect.fail();
    expect(
      (await send('/api/comments', { ...post, body: { id: 'told-by-user', category: 'match', url: '/match/8', text: 'Text' } }, 'user'))
        .status,
    ).toBe(200);
    await plant('main', `commentCounts/match-8`, { count: 2 });
    const { text } = await send('/api/comments', call('GET', '/api/comments?url=/match/8', EVERYBODY), 'admin');
    expect(text).toContain('told-by-user');
    expect(text).not.toMatch(/@|fans\.example|"uid"|"email"|"token"|:"(?:user|owner|admin)"/);
  });
});
