import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { GetServerSideProps, NextApiHandler } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { environment } from '../../lib/server/env';
import { FUNCTIONS } from '../../lib/server/functions/functions';
import { isPersonalRoute } from '../../lib/server/front/public-routes';
import { signToken } from '../../lib/server/session/signed-token';
import { gamesDocuments } from '../../lib/store/models/game-document';
import { matchDocuments } from '../../lib/store/models/match-document';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/read-models';
import { asListener, FROM_HERE } from '../support/server/api-route';
import { freshRegistry } from '../support/server/fresh-registry';
import { withServer } from '../support/server/with-server';
import { finishedMatch, runningMatch } from '../../lib/fixtures/match-fixture';
import { finishedGame } from '../support/game-fixture';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-stage';

/**
 * Who may do what: every file of `pages/api` and every personal page, for every
 * kind of person. A route that is not in the table fails the first test.
 */

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SECRET'] = 'a secret for tests that is long enough';
});

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
const LINK = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&oobCode=CODE_1&apiKey=x';
/** Accounts by role, which is also the uid and what stands in the cookie. */
vi.mock('../../lib/store/people/accounts', () => {
  const claims = (uid: string) => ({
    uid,
    provider: 'password',
    signedInAt: Date.now(),
    issuedAt: Date.now(),
    expiresAt: Date.now() + 3_600_000,
  });
  return {
    verifySessionCookie: (cookie: string) => Promise.resolve(cookie === 'forged' ? null : claims(cookie)),
    verifyIdToken: () => Promise.resolve(claims('user')),
    createSessionCookie: () => Promise.resolve('SESSION'),
    revokeSessions: () => Promise.resolve(),
    verificationLink: () => Promise.resolve(LINK),
    resetLink: () => Promise.resolve(null),
    changeEmailLink: () => Promise.resolve(LINK),
    readAccount: (uid: string) =>
      Promise.resolve({
        uid,
        email: `${uid}@fans.example`,
        emailVerified: uid !== 'unverified',
        displayName: null,
        photo: null,
        disabled: false,
        admin: uid === 'admin',
        banned: uid === 'banned',
        providers: ['password'],
        validAfter: 0,
      }),
  };
});

/** `owner` wrote the comment that the routes are about, `user` is anybody else. */
const ROLES = ['visitor', 'unverified', 'user', 'owner', 'admin', 'banned'] as const;
type Role = (typeof ROLES)[number];
type Statuses = Readonly<Record<Role, number>>;

const all = (status: number): Statuses => ({
  visitor: status,
  unverified: status,
  user: status,
  owner: status,
  admin: status,
  banned: status,
});
const EVERYBODY = all(200);
const USERS: Statuses = { ...EVERYBODY, visitor: 401 };
const ADMINS: Statuses = { ...all(403), visitor: 401, admin: 200 };
const WRITERS: Statuses = { ...USERS, unverified: 403, banned: 403 };
const OTHERS: Statuses = { ...WRITERS, owner: 403 };
const OWNER: Statuses = { ...ADMINS, admin: 403, owner: 200 };

type Call = {
  readonly method: string;
  readonly path: string;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly expected: Statuses;
};
type Route = {
  readonly calls: readonly Call[];
  /** Methods that answer the same to everyone and write nothing. */ readonly reads?: boolean;
};

const COMMENT = 'owners-comment';
const onComment = (method: string, end: string, body: unknown, expected: Statuses): Call => ({
  method,
  path: `/api/comments/${COMMENT}${end}`,
  params: { id: COMMENT },
  body,
  expected,
});
const call = (method: string, path: string, expected: Statuses, body?: unknown): Call => ({
  method,
  path,
  expected,
  ...(body === undefined ? {} : { body }),
});
const calledFunction = (name: string, data: unknown, expected: Statuses): Call => ({
  method: 'POST',
  path: `/api/functions/${name}`,
  params: { name },
  body: { data },
  expected,
});
const READS: Route = { calls: [], reads: true };
const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

const ROUTES: Readonly<Record<string, Route>> = {
  '[...path].ts': {
    calls: ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
      method,
      path: '/api/nowhere',
      params: { path: 'nowhere' },
      expected: all(404),
    })),
  },
  // A code is for its own account alone; this one has an address already.
  'account/add-email.ts': {
    calls: [
      call(
        'POST',
        '/api/account/add-email',
        { ...all(403), visitor: 401, user: 400 },
        { code: signToken('add-email', JSON.stringify({ uid: 'user', email: 'new@fans.example', until: 4e12 })) },
      ),
    ],
  },
  'account/calendar.ts': { calls: [call('POST', '/api/account/calendar', USERS, { replaces: null })] },
  'account/email.ts': { calls: [call('POST', '/api/account/email', USERS, { email: 'new@fans.example' })] },
  'account/link.ts': {
    calls: [
      call('POST', '/api/account/link', EVERYBODY, {
        purpose: 'verify-email',
        code: signToken('verify-email', JSON.stringify({ uid: 'user', email: 'user@fans.example', until: 4e12 })),
      }),
    ],
  },
  'account/export.ts': { calls: [call('GET', '/api/account/export', USERS)] },
  'account/reset-mail.ts': { calls: [call('POST', '/api/account/reset-mail', EVERYBODY, { email: 'someone@fans.example' })] },
  'account/verification-mail.ts': { calls: [call('POST', '/api/account/verification-mail', USERS, {})] },
  'admin/bans.ts': { calls: [call('GET', '/api/admin/bans', ADMINS), call('POST', '/api/admin/bans', ADMINS, { uid: 'troll' })] },
  'admin/comments/[id].ts': {
    calls: [
      { ...call('GET', `/api/admin/comments/${COMMENT}`, ADMINS), params: { id: COMMENT } },
      { ...call('POST', `/api/admin/comments/${COMMENT}`, ADMINS, { action: 'hide' }), params: { id: COMMENT } },
    ],
  },
  'admin/hidden.ts': { calls: [call('GET', '/api/admin/hidden', ADMINS)] },
  // Nobody has opened this market.
  'admin/markets.ts': {
    calls: [
      call('GET', '/api/admin/markets', ADMINS),
      call(
        'POST',
        '/api/admin/markets',
        { ...ADMINS, admin: 404 },
        { id: 'act-of-one-try', market: '8-winner', act: 'suspend', reason: 'A test' },
      ),
    ],
  },
  'admin/reports.ts': { calls: [call('GET', '/api/admin/reports', ADMINS)] },
  'calendar/[kind]/[file].ts': READS,
  // The secret of nobody's calendar: who is signed in does not matter.
  'calendar/mine/[file].ts': {
    calls: [
      { method: 'GET', path: `/api/calendar/mine/${'x'.repeat(32)}.ics`, params: { file: `${'x'.repeat(32)}.ics` }, expected: all(404) },
    ],
  },
  'champion/[id].ts': READS,
  'client-config.ts': READS,
  'clock.ts': READS,
  'comments/[id]/index.ts': { calls: [onComment('PATCH', '', { text: 'Changed' }, OWNER), onComment('DELETE', '', {}, OWNER)] },
  // Whoever was banned may take a like back.
  'comments/[id]/like.ts': {
    calls: [onComment('PUT', '/like', {}, WRITERS), onComment('DELETE', '/like', {}, { ...WRITERS, banned: 200 })],
  },
  'comments/[id]/report.ts': { calls: [onComment('POST', '/report', { reason: 'spam' }, OTHERS)] },
  'comments/index.ts': {
    calls: [
      call('GET', '/api/comments?url=/match/8', EVERYBODY),
      call('POST', '/api/comments', WRITERS, { id: 'a-new-comment', category: 'match', url: '/match/8', text: 'Text' }),
    ],
  },
  'comments/mine.ts': { calls: [call('GET', '/api/comments/mine?url=/match/8', USERS)] },
  'contact.ts': { calls: [call('POST', '/api/contact', EVERYBODY, { reason: 'needHelp', name: 'Ana', email: '', content: 'Words' })] },
  // Of the type of a JSON body it takes none: browsers send reports in types of their own.
  'csp-reports.ts': { calls: [call('POST', '/api/csp-reports', all(415), {})] },
  'following.ts': READS,
  'functions/[name].ts': {
    calls: [
      calledFunction('sendMail', { template: 'resetPassword', email: 'someone@fans.example' }, EVERYBODY),
      calledFunction('sendMail', { template: 'verifyEmail' }, USERS),
      calledFunction('unsubscribe', { token: signToken('unsubscribe', 'user') }, EVERYBODY),
      calledFunction('deleteUser', {}, USERS),
    ],
  },
  'compare.ts': READS,
  'digest/[id].ts': READS,
  'embed/[kind]/[id].ts': READS,
  'catch-up.ts': READS,
  'feed/[file].ts': READS,
  'home.ts': READS,
  'sitemap/[file].ts': READS,
  'head-to-head.ts': READS,
  'alive.ts': READS,
  'health.ts': READS,
  'league/[id].ts': READS,
  'leagues.ts': READS,
  'live.ts': READS,
  'match/[id].ts': READS,
  'me.ts': { calls: [call('GET', '/api/me', USERS), call('PATCH', '/api/me', USERS, { spoilerFree: true })] },
  'news.ts': READS,
  'notifications/index.ts': { calls: [call('GET', '/api/notifications', USERS)] },
  'notifications/read.ts': { calls: [call('POST', '/api/notifications/read', USERS, { ids: [], read: true })] },
  'page-view.ts': { calls: [call('POST', '/api/page-view', all(204), { path: '/', locale: 'en' })] },
  'openapi.ts': READS,
  'patches.ts': READS,
  'rankings.ts': READS,
  'play/index.ts': { calls: [call('GET', '/api/play', USERS)] },
  'play/journal.ts': { calls: [call('GET', '/api/play/journal', USERS)] },
  'play/markets.ts': { calls: [call('GET', '/api/play/markets?match=8', USERS)] },
  // The match runs, and no market of it was ever opened.
  'play/bets.ts': {
    calls: [
      call(
        'POST',
        '/api/play/bets',
        { ...all(404), visitor: 401, unverified: 403 },
        {
          id: 'bet-of-one-try',
          market: '8-winner',
          outcome: 'left',
          stake: 10,
          odds: 1.5,
        },
      ),
    ],
  },
  'play/look.ts': { calls: [call('POST', '/api/play/look', USERS, { color: null, badge: null, frame: null })] },
  'play/profile.ts': { calls: [call('POST', '/api/play/profile', USERS, { isPrivate: true })] },
  // The store has no such item.
  'play/purchases.ts': {
    calls: [call('POST', '/api/play/purchases', { ...all(404), visitor: 401 }, { id: 'purchase-of-one-try', item: 'nothing' })],
  },
  // There is no such quiz.
  'play/quiz-answers.ts': {
    calls: [
      call(
        'POST',
        '/api/play/quiz-answers',
        { ...all(404), visitor: 401, unverified: 403 },
        { id: 'answer-of-one-try', quiz: 'nobodys-quiz', question: 0, choice: 0 },
      ),
    ],
  },
  'play/quizzes.ts': { calls: [call('GET', '/api/play/quizzes', USERS)] },
  'play/store.ts': { calls: [call('GET', '/api/play/store', USERS)] },
  'play/pickem/index.ts': { calls: [call('GET', '/api/play/pickem', USERS)] },
  // No stage has this number.
  'play/pickem/[id].ts': {
    calls: [
      { ...call('GET', '/api/play/pickem/9', { ...all(404), visitor: 401 }), params: { id: '9' } },
      {
        ...call(
          'PUT',
          '/api/play/pickem/9',
          { ...all(404), visitor: 401, unverified: 403 },
          { picks: { kind: 'bracket', winners: [] }, revision: 0 },
        ),
        params: { id: '9' },
      },
    ],
  },
  'play/leagues/index.ts': {
    calls: [
      call('GET', '/api/play/leagues', USERS),
      // One id is one league: of whoever came first.
      call('POST', '/api/play/leagues', { ...WRITERS, owner: 404, admin: 404 }, { id: 'league-of-one-try', name: 'Friends' }),
    ],
  },
  'play/leagues/join.ts': {
    calls: [call('POST', '/api/play/leagues/join', { ...all(404), visitor: 401, unverified: 403 }, { code: 'x'.repeat(22) })],
  },
  'play/leagues/[id]/index.ts': {
    calls: [
      { ...call('GET', '/api/play/leagues/nobodys-league', { ...all(404), visitor: 401 }), params: { id: 'nobodys-league' } },
      {
        ...call('POST', '/api/play/leagues/nobodys-league', { ...all(404), visitor: 401 }, { act: 'leave' }),
        params: { id: 'nobodys-league' },
      },
    ],
  },
  'play/leagues/[id]/reaction.ts': {
    calls: [
      {
        ...call('PUT', '/api/play/leagues/nobodys-league/reaction', { ...all(404), visitor: 401 }, { on: 'week', emoji: null }),
        params: { id: 'nobodys-league' },
      },
    ],
  },
  'player/[id].ts': READS,
  // No keys here: the site says that it does not push, to those who may ask.
  'push.ts': {
    calls: [
      call('GET', '/api/push', USERS),
      call('POST', '/api/push', { ...all(503), visitor: 401 }, SUBSCRIPTION),
      call('DELETE', '/api/push', USERS, { endpoint: SUBSCRIPTION.endpoint }),
    ],
  },
  'search.ts': READS,
  'serie/[id].ts': READS,
  'series.ts': READS,
  'session.ts': { calls: [call('POST', '/api/session', EVERYBODY, {}), call('DELETE', '/api/session', EVERYBODY, {})] },
  'standings/[tournamentId].ts': READS,
  'stats/csv.ts': READS,
  'stats/index.ts': READS,
  'team/[id].ts': READS,
  'tournament/[id].ts': READS,
  'tournaments.ts': READS,
  'unsubscribe.ts': { calls: [call('POST', `/api/unsubscribe?token=${signToken('unsubscribe', 'user')}`, EVERYBODY, {})] },
  'videos.ts': READS,
  'player-votes/[matchId]/mine.ts': { calls: [{ ...call('GET', '/api/player-votes/9/mine', EVERYBODY), params: { matchId: '9' } }] },
  'player-votes/[matchId]/index.ts': {
    calls: (['GET', 'PUT', 'DELETE'] as const).map((method) => ({
      ...call(method, '/api/player-votes/9', EVERYBODY, method === 'GET' ? undefined : method === 'PUT' ? { player: 5 } : {}),
      params: { matchId: '9' },
    })),
  },
  'votes/[matchId]/mine.ts': { calls: [{ ...call('GET', '/api/votes/8/mine', EVERYBODY), params: { matchId: '8' } }] },
  'votes/[matchId]/index.ts': {
    calls: (['GET', 'PUT', 'DELETE'] as const).map((method) => ({
      ...call(method, '/api/votes/8', EVERYBODY, method === 'GET' ? undefined : method === 'PUT' ? { side: 'left' } : {}),
      params: { matchId: '8' },
    })),
  },
  'week.ts': READS,
};
/** Writes that anybody's mail program makes: their token says all. */
const BY_TOKEN = new Set(['csp-reports.ts', 'unsubscribe.ts', '[...path].ts']);

const PAGES: Readonly<Record<string, 'users' | 'admins'>> = {
  'account/delete.tsx': 'users',
  'account/edit.tsx': 'users',
  'account/index.tsx': 'users',
  'account/password.tsx': 'users',
  'account/subscription.tsx': 'users',
  'admin/comments.tsx': 'admins',
  'admin/play.tsx': 'admins',
  'notifications.tsx': 'users',
  'play/leagues/[id].tsx': 'users',
  'play/leagues/index.tsx': 'users',
  'play/leagues/join.tsx': 'users',
  'play/order.tsx': 'users',
  'play/pickem/[id].tsx': 'users',
  'play/pickem/index.tsx': 'users',
  'play/predictions.tsx': 'users',
  'play/profile/[id].tsx': 'users',
  'play/profile/index.tsx': 'users',
  'play/quizzes.tsx': 'users',
  'play/rankings.tsx': 'users',
  'play/rankings/division.tsx': 'users',
  'play/rankings/friends.tsx': 'users',
  'play/rules.tsx': 'users',
  'play/store.tsx': 'users',
};
const pagesFolder = resolve(import.meta.dirname, '../../pages');
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

const isHandler = v.custom<NextApiHandler>((value) => typeof value === 'function');
const ModuleSchema = v.object({ default: isHandler, config: v.optional(v.object({ api: v.object({ bodyParser: v.boolean() }) })) });

async function listenerOf(file: string, params: Readonly<Record<string, string>> = {}) {
  const { config, ...module } = v.parse(ModuleSchema, { ...(await import(join(pagesFolder, 'api', file))) });
  return asListener({ ...module, ...(config ? { config } : {}) }, params);
}

type Sent = { readonly status: number; readonly retryAfter: string | undefined; readonly text: string };

/** Sends a call of a route as somebody; `headers` and `text` replace what a page of this site would send. */
async function send(
  file: string,
  { method, path, params, body }: Call,
  role: Role,
  { headers = FROM_HERE, text }: { readonly headers?: Readonly<Record<string, string>>; readonly text?: string } = {},
): Promise<Sent> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  let sent: Sent = { status: 0, retryAfter: undefined, text: '' };
  await withServer(await listenerOf(file, params), async (ask) => {
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

async function freshStage(): Promise<void> {
  freshRegistry();
  const createdAt = new Date().toISOString();
  await plant('main', `comments/${COMMENT}`, {
    id: COMMENT,
    category: 'match',
    page: 'match-8',
    url: '/match/8',
    parentId: null,
    uid: 'owner',
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

const written = Object.entries(ROUTES).flatMap(([file, { calls }]) =>
  calls.map((each) => ({ file, call: each, name: `${each.method} ${file} ${each.params?.['name'] ?? ''}` })),
);
const guarded = written.filter(({ file, call: each }) => each.method !== 'GET' && !BY_TOKEN.has(file));

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

  it('know every route, with all that it takes', async () => {
    expect(filesOf(join(pagesFolder, 'api'))).toEqual(Object.keys(ROUTES).sort());
    expect([...FUNCTIONS.keys()].sort()).toEqual(
      [...new Set(ROUTES['functions/[name].ts']?.calls.map(({ params }) => params?.['name']))].sort(),
    );
    for (const [file, { calls, reads }] of Object.entries(ROUTES)) {
      if (file === 'functions/[name].ts') continue;
      const allowed: (string | undefined)[] = [];
      await withServer(await listenerOf(file), async (ask) => {
        const { status, headers } = await ask('/api', { method: 'OPTIONS' });
        expect([file, status]).toEqual([file, 405]);
        allowed.push(...(headers.allow?.split(', ').filter((method) => method !== 'HEAD') ?? []));
      });
      expect([file, allowed.sort()]).toEqual([file, reads ? ['GET'] : [...new Set(calls.map(({ method }) => method))].sort()]);
    }
  });

  it.each(written)('let in whom they should: $name', async ({ file, call: each }) => {
    const found: Partial<Record<Role, number>> = {};
    for (const role of ROLES) {
      await freshStage();
      // The id of a new comment belongs to who sent it first.
      const own =
        file === 'comments/index.ts' && each.method === 'POST'
          ? { ...each, body: { id: `comment-of-${role}`, category: 'match', url: '/match/8', text: 'Text' } }
          : each;
      found[role] = (await send(file, own, role)).status;
    }
    expect(found).toEqual(each.expected);
  });

  it.each(written.filter(({ call: each }) => each.expected.visitor === 401))(
    'a session that does not verify is none: $name',
    async ({ file, call: each }) => {
      expect((await send(file, each, 'visitor', { headers: { ...FROM_HERE, cookie: 'token=forged' } })).status).toBe(401);
    },
  );

  it.each(guarded)('write for pages of this site only, and only JSON of bounded size: $name', async ({ file, call: each }) => {
    const json = { 'content-type': 'application/json' };
    const refused = {
      'another origin': { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      'cross-site': { ...json, origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
      'another subdomain': { ...json, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      'a sandboxed frame': { ...json, origin: 'null' },
      'no browser': json,
    };
    for (const [what, headers] of Object.entries(refused))
      expect([what, (await send(file, each, 'admin', { headers })).status]).toEqual([what, 403]);
    // The protocol of functions has no such statuses.
    const [wrongType, tooLarge] = file === 'functions/[name].ts' ? [400, 400] : [415, 413];
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await send(file, each, 'admin', { headers: { ...FROM_HERE, 'content-type': type } })).status).toBe(wrongType);
    expect((await send(file, each, 'admin', { text: JSON.stringify({ ...Object(each.body), text: 'x'.repeat(200_000) }) })).status).toBe(
      tooLarge,
    );
    for (const text of ['{', '[]', '[{}]', 'null', '"text"', '1'])
      expect([text, (await send(file, each, 'admin', { text })).status]).toEqual([text, 400]);
  });

  it.each(guarded)(
    'take an ID token without the word of a browser, but never a cookie, nor what a browser says of another site: $name',
    async ({ file, call: each }) => {
      const token = { 'content-type': 'application/json', authorization: 'Bearer id.token' };
      expect((await send(file, each, 'visitor', { headers: token })).status).toBe(each.expected.user);
      const refused = {
        'a cookie beside it': { ...token, cookie: 'token=user' },
        'another origin': { ...token, origin: 'https://evil.example' },
        'cross-site': { ...token, 'sec-fetch-site': 'cross-site' },
        'what is no token': { ...token, authorization: 'Basic dXNlcjpzZWNyZXQ=' },
      };
      for (const [what, headers] of Object.entries(refused)) {
        expect([what, (await send(file, each, 'visitor', { headers })).status]).toEqual([what, 403]);
      }
    },
  );

  it.each(guarded)('take no body for an empty one, and name what they miss: $name', async ({ file, call: each }) => {
    const { 'content-type': _type, ...fromHere } = FROM_HERE;
    const { body, ...call } = each;
    const needsNothing = Object.keys(Object(body)).length === 0 || file === 'me.ts';
    for (const headers of [
      fromHere,
      { ...fromHere, 'content-length': '0' },
      { ...FROM_HERE, 'content-length': '0' },
      { ...fromHere, 'content-type': 'text/plain', 'content-length': '0' },
    ]) {
      await freshStage();
      const { status, text } = await send(file, call, 'admin', { headers });
      if (needsNothing) expect(status).toBe(each.expected.admin);
      else expect([status, text]).toEqual([400, expect.stringMatching(/"field":"\w+"/)]);
    }
  });

  it.each([
    ['session.ts', 'POST', 'user', 60],
    ['account/reset-mail.ts', 'POST', 'user', 30],
    ['account/verification-mail.ts', 'POST', 'unverified', 5],
    ['account/email.ts', 'POST', 'user', 10],
    ['contact.ts', 'POST', 'user', 20],
    ['votes/[matchId]/index.ts', 'PUT', 'user', 20],
    ['player-votes/[matchId]/index.ts', 'PUT', 'user', 20],
    ['unsubscribe.ts', 'POST', 'user', 20],
  ] as const)('slow down who writes too much, and say until when: %s', async (file, method, role, most) => {
    const each = ROUTES[file]?.calls.find((one) => one.method === method) ?? expect.fail();
    const allowed = await Promise.all(Array.from({ length: most }, () => send(file, each, role)));
    expect(allowed.map((answer) => answer.status)).toEqual(Array.from({ length: most }, () => 200));
    const { status, retryAfter, text } = await send(file, each, role);
    expect([status, text]).toEqual([429, expect.stringContaining('"rate-limited"')]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Number(retryAfter)).toBeLessThanOrEqual(3600);
  });

  it('let no stranger at an address use up what its users may do', async () => {
    const email = ROUTES['account/email.ts']?.calls[0] ?? expect.fail();
    const junk = { headers: { ...FROM_HERE, cookie: 'token=forged' } };
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await send('account/email.ts', email, 'visitor', junk)).status);
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([10, 429]);
    expect((await send('account/email.ts', email, 'user')).status).toBe(200);
    for (let time = 0; time < 10; time += 1) await send('account/email.ts', email, 'user');
    expect((await send('account/email.ts', email, 'owner')).status).toBe(200);
  });

  it('count a user’s writes from every address, and an address’s of every visitor', async () => {
    const each = ROUTES['comments/index.ts']?.calls.find(({ method }) => method === 'POST') ?? expect.fail();
    const comment = (id: string) => ({ ...each, body: { id, category: 'match', url: '/match/8', text: 'Text' } });
    Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 1 });
    expect(
      (await send('comments/index.ts', comment('first-one'), 'user', { headers: { ...FROM_HERE, 'x-forwarded-for': '192.0.2.1' } })).status,
    ).toBe(200);
    expect(
      (await send('comments/index.ts', comment('second-one'), 'user', { headers: { ...FROM_HERE, 'x-forwarded-for': '192.0.2.2' } }))
        .status,
    ).toBe(429);
    const contact = ROUTES['contact.ts']?.calls[0] ?? expect.fail();
    Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 0 });
    for (let time = 0; time < 4; time += 1) for (const role of ROLES.slice(0, 5)) await send('contact.ts', contact, role);
    expect((await send('contact.ts', contact, 'banned')).status).toBe(429);
  });

  it('an e-mail address, a uid or a token is in nobody’s public answer', async () => {
    await plant('main', 'users/user', { user: { summonerName: '', server: '', color: '' } });
    const { calls } = ROUTES['comments/index.ts'] ?? expect.fail();
    const post = calls.find(({ method }) => method === 'POST') ?? expect.fail();
    expect(
      (await send('comments/index.ts', { ...post, body: { id: 'told-by-user', category: 'match', url: '/match/8', text: 'Text' } }, 'user'))
        .status,
    ).toBe(200);
    await plant('main', `commentCounts/match-8`, { count: 2 });
    const { text } = await send('comments/index.ts', call('GET', '/api/comments?url=/match/8', EVERYBODY), 'admin');
    expect(text).toContain('told-by-user');
    expect(text).not.toMatch(/@|fans\.example|"uid"|"email"|"token"|:"(?:user|owner|admin)"/);
  });
});

describe('personal pages', () => {
  const files = filesOf(pagesFolder).filter((file) => !file.startsWith('api/'));

  it('are exactly those below the addresses that are never kept', () => {
    const isPersonal = (file: string) => readFileSync(join(pagesFolder, file), 'utf8').includes('personalPage');
    const routeOf = (file: string) => `/${file.replace(/(?:\/index)?\.tsx?$/, '')}`;
    expect(files.filter(isPersonal)).toEqual(files.filter((file) => isPersonalRoute(routeOf(file))));
    expect(files.filter(isPersonal)).toEqual(Object.keys(PAGES).sort());
  });
});

const PropsSchema = v.object({ getServerSideProps: v.custom<GetServerSideProps>((value) => typeof value === 'function') });

describeWithStore('each personal page', () => {
  beforeEach(async () => {
    useEmptyStore();
    await freshStage();
  });

  it.each(Object.entries(PAGES))('%s sends visitors to sign in and come back, and is kept by nobody', async (file, kind) => {
    const { getServerSideProps } = v.parse(PropsSchema, { ...(await import(join(pagesFolder, file))) });
    const isOfOne = file.includes('[id]');
    const query = isOfOne ? { id: '9' } : {};
    const route = `/${file.replace(/(?:\/index)?\.tsx$/, '').replace('[id]', '9')}`;
    for (const role of ROLES) {
      const headers: Record<string, string> = {};
      const context: unknown = {
        resolvedUrl: route,
        locale: 'ko',
        query,
        params: query,
        req: { headers: role === 'visitor' ? {} : { cookie: `token=${role}` }, url: '/' },
        res: { setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value) },
      };
      const answer = await getServerSideProps(
        v.parse(
          v.custom<Parameters<GetServerSideProps>[0]>(() => true),
          context,
        ),
      );
      expect(headers['cache-control']).toBe('private, no-store');
      if (role === 'visitor') {
        const path = `/ko${route}`;
        expect(answer).toEqual({ redirect: { destination: `/ko/login?next=${encodeURIComponent(path)}`, statusCode: 307 } });
      } else if (kind === 'admins' && role !== 'admin') expect(answer).toEqual({ notFound: true });
      // Each is about one match, stage, league or profile, and there is none.
      else if (file === 'play/order.tsx' || isOfOne) expect(answer).toEqual({ notFound: true });
      else expect(answer).toHaveProperty('props');
    }
  });
});
