import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkCode } from '../../../lib/server/account/link-codes';
import { unsubscribeLink, unsubscribePostLink } from '../../../lib/server/account/unsubscribe';
import { environment } from '../../../lib/server/env';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { signToken } from '../../../lib/server/session/signed-token';
import * as added from '../../../pages/api/account/add-email';
import * as email from '../../../pages/api/account/email';
import * as link from '../../../pages/api/account/link';
import * as functions from '../../../pages/api/functions/[name]';
import * as unsubscribe from '../../../pages/api/unsubscribe';
import { asListener, FROM_HERE, json } from '../../support/server/api-route';
import { freshRegistry } from '../../support/server/fresh-registry';
import { withServer } from '../../support/server/with-server';
import { account } from '../../support/user-fixture';

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
const auth = vi.hoisted(() => ({
  verifySessionCookie: vi.fn(),
  readAccount: vi.fn(),
  changeEmailLink: vi.fn(),
  readAccountByEmail: vi.fn(),
  giveEmail: vi.fn(),
  revokeSessions: vi.fn(),
  resetLink: vi.fn(),
  verificationLink: vi.fn(),
}));
const users = vi.hoisted(() => ({ endStartMails: vi.fn(), markUserDeleted: vi.fn(), endUnproved: vi.fn(), readUserData: vi.fn() }));
const pendingTasks = vi.hoisted(() => ({ endPendingTask: vi.fn() }));
vi.mock('../../../lib/store/people/accounts', () => auth);
vi.mock('../../../lib/store/people/user-document', () => users);
vi.mock('../../../lib/store/work/pending-task-document', () => pendingTasks);
const ends = vi.hoisted(() => ({ isSessionEnded: vi.fn(), noteSessionEnd: vi.fn() }));
vi.mock('../../../lib/store/people/ended-session-document', async (load) => ({ ...(await load<object>()), ...ends }));
vi.mock('../../../lib/server/purge-soon', () => ({ purgeSoon: vi.fn() }));

const MINUTE_MS = 60_000;
const claims = (signedInMinutesAgo: number) => ({
  uid: 'u1',
  provider: 'password',
  signedInAt: Date.now() - signedInMinutesAgo * MINUTE_MS,
  issuedAt: Date.now(),
  expiresAt: Date.now() + 60 * MINUTE_MS,
});
const ACCOUNT = account();

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  vi.stubEnv('RIFTWEEK_OUTBOX_DIR', outbox);
  vi.stubEnv('RIFTWEEK_SECRET', 'a secret for tests that is long enough');
  freshRegistry();
  for (const mock of [...Object.values(auth), ...Object.values(users)]) mock.mockReset().mockResolvedValue(null);
  users.markUserDeleted.mockImplementation((_uid: string, deleted: string) => Promise.resolve({ deleted }));
  pendingTasks.endPendingTask.mockReset().mockResolvedValue(true);
  ends.isSessionEnded.mockReset().mockResolvedValue(false);
  ends.noteSessionEnd.mockReset().mockResolvedValue(undefined);
  auth.verifySessionCookie.mockResolvedValue(claims(1));
  auth.readAccount.mockResolvedValue(ACCOUNT);
  users.readUserData.mockResolvedValue(NEW_USER_DATA);
  auth.changeEmailLink.mockResolvedValue('http://127.0.0.1:9099/emulator/action?mode=verifyAndChangeEmail&oobCode=CODE_2');
});

const post = (body: unknown) => ({ method: 'POST', headers: { ...FROM_HERE, cookie: 'token=x' }, body: JSON.stringify(body) });
const mailsTo = async (address: string) =>
  (await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8'))))
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`));

describe('POST /api/account/email', () => {
  it('mails the link to the new address', () =>
    withServer(asListener(email), async (ask) => {
      expect((await ask('/', post({ email: ' new@example.com ', locale: 'es' }))).status).toBe(200);
      const [mail = ''] = await mailsTo('new@example.com');
      expect(mail).toContain('/es/handler#mode=verifyAndChangeEmail&oobCode=CODE_2');
    }));

  it('tells the old address, without the new one and without a link that does anything', () =>
    withServer(asListener(email), async (ask) => {
      const before = await mailsTo('ana@example.com');
      expect((await ask('/', post({ email: 'newer@example.com' }))).status).toBe(200);
      const [warning = ''] = (await mailsTo('ana@example.com')).filter((mail) => !before.includes(mail));
      expect(warning).toContain('http://localhost:3000/account');
      expect(warning).not.toMatch(/oobCode|newer@/);
    }));

  it('tells nothing to an old address that nobody has proved: it may be a stranger’s', () => {
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, emailVerified: false });
    return withServer(asListener(email), async (ask) => {
      const before = (await mailsTo('ana@example.com')).length;
      expect((await ask('/', post({ email: 'newest@example.com' }))).status).toBe(200);
      expect(await mailsTo('ana@example.com')).toHaveLength(before);
    });
  });

  it.each([
    [
      'a sign-in of yesterday',
      (): unknown => auth.verifySessionCookie.mockResolvedValue(claims(1440)),
      { email: 'b@example.com' },
      403,
      { code: 'recent-login-required' },
    ],
    [
      'somebody else’s address as a first one',
      (): unknown => [auth.readAccount.mockResolvedValue({ ...ACCOUNT, email: null }), auth.readAccountByEmail.mockResolvedValue(ACCOUNT)],
      { email: 'b@example.com' },
      409,
      { code: 'conflict', field: 'email' },
    ],
    ['the same address', (): unknown => undefined, { email: 'ANA@example.com' }, 400, { code: 'invalid', field: 'email' }],
    ['what is no address', (): unknown => undefined, { email: 'ana' }, 400, { code: 'invalid', field: 'email' }],
    [
      'somebody else’s address',
      (): unknown => auth.changeEmailLink.mockResolvedValue('taken'),
      { email: 'b@example.com' },
      409,
      { code: 'conflict', field: 'email' },
    ],
  ] as const)('refuses %s', (_what, arrange, body, status, error) => {
    arrange();
    return withServer(asListener(email), async (ask) => {
      const answer = await ask('/', post(body));
      expect([answer.status, json(answer.body)]).toEqual([status, { error: expect.objectContaining(error) }]);
      expect(await mailsTo('b@example.com')).toEqual([]);
    });
  });
});

describe('the first address of an account', () => {
  const NAMELESS = { ...ACCOUNT, email: null, emailVerified: false, providers: ['twitter.com'] };
  const confirm = (code: string, cookie = 'token=x') => ({
    method: 'POST',
    headers: { ...FROM_HERE, cookie },
    body: JSON.stringify({ code }),
  });
  const shown = (code: string, cookie: string) => ({ ...confirm(code, cookie), body: JSON.stringify({ purpose: 'add-email', code }) });
  const CODE = () => linkCode('add-email', { uid: 'u1', email: 'b@example.com' }, Date.now());
  beforeEach(() => {
    auth.readAccount.mockResolvedValue(NAMELESS);
    auth.giveEmail.mockImplementation((_uid: string, address: string) => Promise.resolve({ ...ACCOUNT, email: address }));
  });

  it('is taken once the link that went there is confirmed, and by nothing else', async () => {
    await withServer(asListener(email), async (ask) => {
      const asked = await ask('/', post({ email: 'first@example.com' }));
      expect(asked.status).toBe(200);
    });
    expect(auth.giveEmail).not.toHaveBeenCalled();
    expect(auth.changeEmailLink).not.toHaveBeenCalled();
    const [mail = ''] = await mailsTo('first@example.com');
    const code = /\/handler#mode=addEmail&(?:amp;)?oobCode=([\w.-]+)/.exec(mail)?.[1] ?? expect.fail(mail);
    await withServer(asListener(added), async (ask) => {
      const answer = await ask('/', confirm(code));
      expect([answer.status, json(answer.body)]).toEqual([200, { email: 'first@example.com' }]);
    });
    expect(auth.giveEmail).toHaveBeenCalledWith('u1', 'first@example.com');
    expect(users.endUnproved).toHaveBeenCalledWith('u1');
    expect(mail).toContain('that signs in with X.');
  });

  it.each([
    ['a visitor', 401, 'unauthenticated', (): unknown => auth.verifySessionCookie.mockResolvedValue(null)],
    [
      'another account',
      403,
      'wrong-account',
      (): unknown => [
        auth.verifySessionCookie.mockResolvedValue({ ...claims(1), uid: 'u2' }),
        auth.readAccount.mockResolvedValue({ ...NAMELESS, uid: 'u2' }),
      ],
    ],
  ] as const)('is not given by %s: who reads the mail may not own the account', async (_who, status, code, arrange) => {
    arrange();
    await withServer(asListener(added), async (ask) => {
      const answer = await ask('/', confirm(CODE()));
      expect([answer.status, json(answer.body)]).toEqual([status, { error: expect.objectContaining({ code }) }]);
    });
    expect(auth.giveEmail).not.toHaveBeenCalled();
  });

  it.each([
    [
      'its own session',
      'token=x',
      { yours: true, account: { name: 'Ana of X', providers: ['twitter.com'], createdAt: '2026-11-20T10:00:00.000Z' } },
    ],
    [
      'the reader of the mail, who need not know whose it is',
      '',
      { yours: false, account: { name: null, providers: ['twitter.com'], createdAt: null } },
    ],
  ])('is shown first to %s, without being taken', async (_who, cookie, told) => {
    auth.readAccount.mockResolvedValue({ ...NAMELESS, displayName: 'Ana of X', createdAt: '2026-11-20T10:00:00.000Z' });
    await withServer(asListener(link), async (ask) => {
      const answer = await ask('/', shown(CODE(), cookie));
      expect([answer.status, json(answer.body)]).toEqual([200, { email: 'b@example.com', done: false, ...told }]);
    });
    expect(auth.giveEmail).not.toHaveBeenCalled();
  });

  it.each([
    ['a forged code', (): string => 'eyJ1aWQiOiJ1MSJ9.AAAA', (): unknown => undefined, 400],
    ['a token that is for something else', (): string => signToken('unsubscribe', 'u1'), (): unknown => undefined, 400],
    [
      'an old code',
      (): string => linkCode('add-email', { uid: 'u1', email: 'b@example.com' }, Date.now() - 25 * 60 * MINUTE_MS),
      (): unknown => undefined,
      410,
    ],
    [
      'a code for an account that has an address by now',
      (): string => linkCode('add-email', { uid: 'u1', email: 'b@example.com' }, Date.now()),
      (): unknown => auth.readAccount.mockResolvedValue(ACCOUNT),
      400,
    ],
    [
      'an address that somebody took meanwhile',
      (): string => linkCode('add-email', { uid: 'u1', email: 'b@example.com' }, Date.now()),
      (): unknown => auth.giveEmail.mockResolvedValue('taken'),
      409,
    ],
  ] as const)('is not taken by %s', async (_what, code, arrange, status) => {
    arrange();
    await withServer(asListener(added), async (ask) => expect((await ask('/', confirm(code()))).status).toBe(status));
    if (status !== 409) expect(auth.giveEmail).not.toHaveBeenCalled();
  });
});

describe('POST /api/account/link, for a link that verifies an address', () => {
  const word = (email: string, at = Date.now()) => linkCode('verify-email', { uid: 'u1', email }, at);
  const ask = async (code: string, purpose = 'verify-email') => {
    let found: { readonly status: number; readonly body: unknown } = { status: 0, body: null };
    await withServer(asListener(link), async (send) => {
      const answer = await send('/', { method: 'POST', headers: FROM_HERE, body: JSON.stringify({ purpose, code }) });
      found = { status: answer.status, body: json(answer.body) };
    });
    return found;
  };
  const UNVERIFIED = { ...ACCOUNT, emailVerified: false, createdAt: '2026-11-20T10:00:00.000Z' };
  beforeEach(() => {
    auth.readAccount.mockResolvedValue(UNVERIFIED);
    users.readUserData.mockResolvedValue({ ...NEW_USER_DATA, user: { summonerName: 'Prepared', server: '', color: '' } });
  });

  it('names the account that somebody made with the reader’s address', async () => {
    expect(await ask(word('ana@example.com'))).toEqual({
      status: 200,
      body: {
        email: 'ana@example.com',
        done: false,
        yours: false,
        account: { name: 'Prepared', providers: ['password'], createdAt: '2026-11-20T10:00:00.000Z' },
      },
    });
  });

  it('says that there is nothing left to do', async () => {
    auth.readAccount.mockResolvedValue({ ...UNVERIFIED, emailVerified: true });
    expect((await ask(word('ana@example.com'))).body).toMatchObject({ done: true });
  });

  it('shows of a long name what fits', async () => {
    users.readUserData.mockResolvedValue(NEW_USER_DATA);
    auth.readAccount.mockResolvedValue({ ...UNVERIFIED, displayName: `\u202e${'x'.repeat(500)}` });
    expect((await ask(word('ana@example.com'))).body).toMatchObject({ account: { name: 'x'.repeat(64) } });
  });

  it.each([
    ['about an address that the account no longer has', () => word('old@example.com'), 'verify-email', 400],
    ['that is old', () => word('ana@example.com', Date.now() - 73 * 60 * MINUTE_MS), 'verify-email', 410],
    [
      'that was made for something else',
      () => linkCode('add-email', { uid: 'u1', email: 'ana@example.com' }, Date.now()),
      'verify-email',
      400,
    ],
    ['in place of a code that proves something', () => word('ana@example.com'), 'add-email', 400],
    ['for anything else', () => word('ana@example.com'), 'visitor', 400],
  ] as const)('refuses a word %s', async (_what, code, purpose, status) => {
    expect((await ask(code(), purpose)).status).toBe(status);
  });
});

describe('unsubscribing', () => {
  it('takes one click of a mail program: a form without Origin and cookies, by its token alone', () =>
    withServer(asListener(unsubscribe), async (ask) => {
      const { pathname, search } = new URL(unsubscribePostLink('u1'));
      expect(pathname).toBe('/api/unsubscribe');
      const answer = await ask(`${pathname}${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([answer.status, json(answer.body)]).toEqual([200, { ok: true }]);
      expect(users.endStartMails.mock.calls).toEqual([['u1']]);
    }));

  it('is not limited by address: a mail service posts the clicks of many people from a few', () =>
    withServer(asListener(unsubscribe), async (ask) => {
      const click = async (uid: string) =>
        (await ask(`/api/unsubscribe${new URL(unsubscribePostLink(uid)).search}`, { method: 'POST' })).status;
      for (let person = 0; person < 100; person += 1) expect(await click(`person-${person}`)).toBe(200);
      const again = await Promise.all(Array.from({ length: 30 }, () => click('somebody')));
      expect(again).toContain(429);
    }));

  it.each([
    ['no token', () => ''],
    ['an empty one', () => '?token='],
    ['a bare uid', () => '?token=u1'],
    ['a very long one', () => `?token=${'x'.repeat(3000)}`],
    ['one that was signed for something else', () => `?token=${signToken('visitor', 'u1')}`],
    ['one that lacks its end', () => `?token=${signToken('unsubscribe', 'u1').slice(0, -2)}`],
  ])('is 400 by %s', (_what, query) =>
    withServer(asListener(unsubscribe), async (ask) => {
      expect((await ask(`/api/unsubscribe${query()}`, { method: 'POST' })).status).toBe(400);
      expect(users.endStartMails).not.toHaveBeenCalled();
    }),
  );

  it('by the page’s link asks first: opening a link changes nothing', () =>
    withServer(asListener(unsubscribe), async (ask) => {
      const { pathname, search, hash } = new URL(unsubscribeLink('u1'));
      expect([pathname, search, hash]).toEqual(['/unsubscribe', '', `#token=${signToken('unsubscribe', 'u1')}`]);
      expect((await ask(`/api/unsubscribe${new URL(unsubscribePostLink('u1')).search}`)).status).toBe(405);
      expect(users.endStartMails).not.toHaveBeenCalled();
    }));
});

describe('a function', () => {
  const called = (name: string) => asListener(functions, { name });

  it('answers in the callable protocol’s envelope', () =>
    withServer(called('unsubscribe'), async (ask) => {
      const answer = await ask('/', post({ data: { token: signToken('unsubscribe', 'u1') } }));
      expect([answer.status, json(answer.body)]).toEqual([200, { result: { ok: true } }]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }));

  it.each([
    ['unsubscribe', { data: { token: 'x' } }, 400, 'INVALID_ARGUMENT'],
    ['unsubscribe', { token: 'x' }, 400, 'INVALID_ARGUMENT'],
    ['sendMail', { data: { template: 'anything' } }, 400, 'INVALID_ARGUMENT'],
    ['dropTables', { data: {} }, 404, 'NOT_FOUND'],
  ])('%s with %o fails with the protocol’s status', (name, body, status, wire) =>
    withServer(called(name), async (ask) => {
      const answer = await ask('/', post(body));
      expect([answer.status, json(answer.body)]).toEqual([status, { error: expect.objectContaining({ status: wire }) }]);
    }),
  );

  /** Each request is of another sign-in of the same user: the wish to be deleted ends the one that it came from. */
  const signsInAnew = () => {
    let signIns = 0;
    auth.verifySessionCookie.mockImplementation(() =>
      Promise.resolve({ ...claims(1), signedInAt: Date.now() - MINUTE_MS - (signIns += 1000) }),
    );
  };

  it('says when it may be called again', () =>
    withServer(called('deleteUser'), async (ask) => {
      signsInAnew();
      for (let time = 0; time < 10; time += 1) expect((await ask('/', post({ data: {} }))).status).toBe(200);
      const answer = await ask('/', post({ data: {} }));
      expect([answer.status, json(answer.body)]).toMatchObject([429, { error: { status: 'RESOURCE_EXHAUSTED' } }]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }));

  it('deleteUser notes the wish, ends every session and says so by mail; a mail that cannot leave takes nothing back', () =>
    withServer(called('deleteUser'), async (ask) => {
      const before = (await mailsTo('ana@example.com')).length;
      signsInAnew();
      const answer = await ask('/', post({ data: { locale: 'ko' } }));
      expect(json(answer.body)).toEqual({ result: { deleted: expect.stringMatching(/^\d{4}-.*Z$/), days: 7 } });
      expect(users.markUserDeleted).toHaveBeenCalledWith('u1', expect.any(String), { locale: 'ko', now: expect.any(Number) });
      expect(auth.revokeSessions).toHaveBeenCalledWith('u1');
      expect(await mailsTo('ana@example.com')).toHaveLength(before + 1);
      Object.assign(environment(), { RIFTWEEK_OUTBOX_DIR: '/dev/null/nowhere' });
      expect((await ask('/', post({ data: {} }))).status).toBe(200);
      Object.assign(environment(), { RIFTWEEK_OUTBOX_DIR: outbox });
    }));

  it('deleteUser is for who signed in just now, not for who found a signed-in browser', () => {
    auth.verifySessionCookie.mockResolvedValue(claims(11));
    return withServer(called('deleteUser'), async (ask) => {
      const answer = await ask('/', post({ data: {} }));
      expect([answer.status, json(answer.body)]).toEqual([403, { error: expect.objectContaining({ status: 'PERMISSION_DENIED' }) }]);
      expect(users.markUserDeleted).not.toHaveBeenCalled();
    });
  });

  it('deleteUser ends the session that asked, even within the second of its sign-in', () =>
    withServer(called('deleteUser'), async (ask) => {
      const signedInAt = Math.floor(Date.now() / 1000) * 1000;
      auth.verifySessionCookie.mockResolvedValue({ ...claims(0), signedInAt });
      auth.readAccount.mockResolvedValue({ ...ACCOUNT, validAfter: signedInAt });
      expect((await ask('/', post({ data: {} }))).status).toBe(200);
      expect(ends.noteSessionEnd).toHaveBeenCalledWith(expect.objectContaining({ uid: 'u1', signedInAt }), expect.any(Number));
      expect((await ask('/', post({ data: {} }))).status).toBe(401);
    }));

  it('deleteUser tells of the same wish once', () =>
    withServer(called('deleteUser'), async (ask) => {
      const before = (await mailsTo('ana@example.com')).length;
      users.markUserDeleted.mockResolvedValue({ deleted: '2026-11-01T00:00:00.000Z' });
      pendingTasks.endPendingTask.mockResolvedValue(false);
      const answer = await ask('/', post({ data: {} }));
      expect(json(answer.body)).toEqual({ result: { deleted: '2026-11-01T00:00:00.000Z', days: 7 } });
      expect(auth.revokeSessions).toHaveBeenCalledWith('u1');
      expect(await mailsTo('ana@example.com')).toHaveLength(before);
    }));
});
