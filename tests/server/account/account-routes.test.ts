import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { finishBackground } from '../../../lib/server/background-work';
import { environment } from '../../../lib/server/env';
import { purgeSoon } from '../../../lib/server/purge-soon';
import { onSessionPurge, sessionOf } from '../../../lib/server/session/session';
import { signInId } from '../../../lib/store/people/ended-session-document';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { asListener, FROM_HERE, json, endpointModule } from '../../support/server/api-route';
import { freshRegistry } from '../../support/server/fresh-registry';
import { withServer } from '../../support/server/with-server';
import { account } from '../../support/user-fixture';

const resetMail = endpointModule('/api/account/reset-mail');
const verificationMail = endpointModule('/api/account/verification-mail');
const session = endpointModule('/api/session');

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
const auth = vi.hoisted(() => ({
  verifySessionCookie: vi.fn(),
  readAccount: vi.fn(),
  readAccountByEmail: vi.fn(),
  verifyIdToken: vi.fn(),
  createSessionCookie: vi.fn(),
  revokeSessions: vi.fn(),
  verificationLink: vi.fn(),
  resetLink: vi.fn(),
}));
const users = vi.hoisted(() => ({ ensureUserData: vi.fn(), readUserData: vi.fn(), noteUnverified: vi.fn() }));
vi.mock('../../../lib/store/people/accounts', () => auth);
vi.mock('../../../lib/store/people/user-document', () => users);
const ends = vi.hoisted(() => ({ isSessionEnded: vi.fn(), noteSessionEnd: vi.fn() }));
vi.mock('../../../lib/store/people/ended-session-document', async (load) => ({ ...(await load<object>()), ...ends }));
const signIns = vi.hoisted(() => ({ lastSeen: vi.fn(), noteSignIn: vi.fn() }));
vi.mock('../../../lib/store/people/sign-in-document', async (load) => ({ ...(await load<object>()), ...signIns }));
const push = vi.hoisted(() => ({ movePush: vi.fn(), removePushOf: vi.fn(), removePushOfSignIn: vi.fn() }));
vi.mock('../../../lib/store/people/push-document', async (load) => ({ ...(await load<object>()), ...push }));
// The answer's constant time.
const pause = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));
vi.mock('../../../lib/server/purge-soon', () => ({ purgeSoon: vi.fn() }));

const now = Date.now();
const CLAIMS = { uid: 'u1', provider: 'password', signedInAt: now - 86_400_000, issuedAt: now, expiresAt: now + 3_600_000 };
const ACCOUNT = account({ emailVerified: false });
const called = (summonerName: string) => ({ ...NEW_USER_DATA, user: { ...NEW_USER_DATA.user, summonerName } });
const LINK = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&oobCode=CODE_1&apiKey=x';

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  vi.stubEnv('RIFTWEEK_OUTBOX_DIR', outbox);
  vi.stubEnv('RIFTWEEK_SECRET', 'a secret for tests that is long enough');
  freshRegistry();
  for (const mock of [...Object.values(auth), ...Object.values(users), ...Object.values(ends), ...Object.values(signIns)]) mock.mockReset();
  signIns.lastSeen.mockResolvedValue(null);
  signIns.noteSignIn.mockResolvedValue(false);
  ends.isSessionEnded.mockResolvedValue(false);
  users.ensureUserData.mockResolvedValue({ kept: false, unverified: null, secondFactor: null, data: called('Ana') });
  auth.verifyIdToken.mockResolvedValue(CLAIMS);
  auth.createSessionCookie.mockResolvedValue('SESSION');
  auth.verifySessionCookie.mockResolvedValue(CLAIMS);
  auth.readAccount.mockResolvedValue(ACCOUNT);
  auth.readAccountByEmail.mockResolvedValue(ACCOUNT);
  auth.verificationLink.mockResolvedValue(LINK);
  auth.resetLink.mockResolvedValue(null);
});

const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') => {
  const text = JSON.stringify(body);
  // Node sends no body with DELETE unless its length is given; browsers do.
  return { method, headers: { ...FROM_HERE, 'content-length': String(Buffer.byteLength(text)), ...headers }, body: text };
};

describe('POST /api/session', () => {
  it('sets the session cookie and its time for a day, and creates the user’s document', () =>
    withServer(asListener(session), async (ask) => {
      const answer = await ask('/api/session', send({ remember: true }, { authorization: 'Bearer id.token' }));
      expect([answer.status, json(answer.body)]).toEqual([200, { uid: 'u1', kept: false, name: 'Ana' }]);
      const [token = '', time = ''] = answer.headers['set-cookie'] ?? [];
      expect(token).toBe('token=SESSION; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax');
      expect(time).toMatch(/^time=\d{4}-\d\d-\d\dT[\d:.]+Z; Max-Age=86400; Path=\/; SameSite=Lax$/);
      expect(users.ensureUserData).toHaveBeenCalledWith('u1', CLAIMS.signedInAt);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }));

  it.each([
    ['nobody has proved the address', false, [['u1', { provider: 'password', at: CLAIMS.signedInAt }]]],
    ['its address is proved', true, []],
  ] as const)('notes the sign-in of an account with an unverified address: %s', (_what, emailVerified, noted) => {
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, emailVerified });
    return withServer(asListener(session), async (ask) => {
      expect((await ask('/api/session', send({}, { authorization: 'Bearer id.token' }))).status).toBe(200);
      expect(users.noteUnverified.mock.calls).toEqual(noted);
    });
  });

  it('answers the name as it is once it is settled whose the account is', () => {
    users.ensureUserData.mockResolvedValue({
      kept: false,
      unverified: { provider: 'password', at: 1 },
      secondFactor: null,
      data: called('Who was here'),
    });
    users.readUserData.mockResolvedValue(called('Ana'));
    return withServer(asListener(session), async (ask) => {
      expect(json((await ask('/api/session', send({}, { authorization: 'Bearer id.token' }))).body)).toMatchObject({ name: 'Ana' });
    });
  });

  it('is 401 for a sign-in that ended when the account changed owner, even if Firebase renews it', () => {
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, validAfter: CLAIMS.signedInAt + 1000 });
    return withServer(asListener(session), async (ask) => {
      expect((await ask('/api/session', send({}, { authorization: 'Bearer id.token' }))).status).toBe(401);
      expect(auth.createSessionCookie).not.toHaveBeenCalled();
    });
  });

  it('without remember-me the cookies end with the browser', () =>
    withServer(asListener(session), async (ask) => {
      const answer = await ask('/api/session', send({ remember: false }, { authorization: 'Bearer id.token' }));
      expect(answer.headers['set-cookie']).toHaveLength(2);
      for (const cookie of answer.headers['set-cookie'] ?? []) expect(cookie).not.toContain('Max-Age');
    }));

  it.each([
    ['https', {}, true],
    ['http', { 'x-forwarded-proto': 'https' }, false],
  ])('sets cookies that need https only where the site’s address is %s, whatever a header says', (protocol, headers, secure) => {
    Object.assign(environment(), { isHttps: protocol === 'https' });
    return withServer(asListener(session), async (ask) => {
      const begun = await ask('/api/session', send({}, { authorization: 'Bearer id.token', ...headers }));
      const ended = await ask('/api/session', send({}, { cookie: 'token=x', ...headers }, 'DELETE'));
      const cookies = [...(begun.headers['set-cookie'] ?? []), ...(ended.headers['set-cookie'] ?? [])];
      expect(cookies.map((cookie) => cookie.includes('; Secure'))).toEqual(Array(4).fill(secure));
    }).finally(() => Object.assign(environment(), { isHttps: false }));
  });

  it('with a known idempotency key but without the caller’s token returns no cookie', () =>
    withServer(asListener(session), async (ask) => {
      auth.verifyIdToken.mockImplementation((token: string) => Promise.resolve(token === 'anas.token' ? CLAIMS : null));
      const key = { 'idempotency-key': 'sign-in-0001' };
      expect((await ask('/api/session', send({}, { ...key, authorization: 'Bearer anas.token' }))).status).toBe(200);
      for (const other of [{}, { authorization: 'Bearer other.token' }, { cookie: 'token=x' }]) {
        const answer = await ask('/api/session', send({}, { ...key, ...other }));
        expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
      }
      // Nor is it kept for herself.
      await ask('/api/session', send({}, { ...key, authorization: 'Bearer anas.token' }));
      expect(auth.createSessionCookie).toHaveBeenCalledTimes(2);
    }));

  it('limits junk per address, and blocks nobody else behind it from signing in', () =>
    withServer(asListener(session), async (ask) => {
      auth.verifyIdToken.mockImplementation((token: string) => Promise.resolve(token === 'anas.token' ? CLAIMS : null));
      const statuses: number[] = [];
      for (let time = 0; time < 110; time += 1)
        statuses.push((await ask('/api/session', send({}, { authorization: `Bearer junk-${time}` }))).status);
      expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([20, 429]);
      expect((await ask('/api/session', send({}, { authorization: 'Bearer anas.token' }))).status).toBe(200);
    }));

  it('is limited per user, and counts for nobody else', () =>
    withServer(asListener(session), async (ask) => {
      auth.verifyIdToken.mockImplementation((uid: string) => Promise.resolve({ ...CLAIMS, uid }));
      const begin = async (uid: string) => (await ask('/api/session', send({}, { authorization: `Bearer ${uid}` }))).status;
      for (let time = 0; time < 60; time += 1) await begin('ana');
      expect([await begin('ana'), await begin('bob')]).toEqual([429, 200]);
    }));

  it.each([
    [364, 1, 200],
    [366, 1, 401],
    [89, null, 200],
    [91, null, 401],
    [100, 91, 401],
  ])('a sign-in of %d days ago, last used %s days ago, is answered %d', (days, used, status) =>
    withServer(asListener(session), async (ask) => {
      auth.verifyIdToken.mockResolvedValue({ ...CLAIMS, signedInAt: now - days * 86_400_000 });
      signIns.lastSeen.mockResolvedValue(used === null ? null : now - used * 86_400_000);
      expect((await ask('/api/session', send({}, { authorization: 'Bearer id.token' }))).status).toBe(status);
    }),
  );

  it('is 401 for a sign-in that has ended, or an account that may not sign in', () =>
    withServer(asListener(session), async (ask) => {
      const begin = async () => (await ask('/api/session', send({}, { authorization: 'Bearer id.token' }))).status;
      ends.isSessionEnded.mockResolvedValueOnce(true);
      expect(await begin()).toBe(401);
      auth.readAccount.mockResolvedValueOnce({ ...ACCOUNT, disabled: true });
      expect(await begin()).toBe(401);
      auth.readAccount.mockResolvedValueOnce({ ...ACCOUNT, validAfter: now });
      expect(await begin()).toBe(401);
      expect(await begin()).toBe(200);
    }));

  it('ends the previous cookie’s sign-in, unless it only renews it', () =>
    withServer(asListener(session), async (ask) => {
      const begin = () => ask('/api/session', send({}, { authorization: 'Bearer id.token', cookie: 'token=old' }));
      await begin();
      expect(ends.noteSessionEnd).not.toHaveBeenCalled();
      const old = { ...CLAIMS, signedInAt: CLAIMS.signedInAt - 1000 };
      auth.verifySessionCookie.mockResolvedValue(old);
      expect((await begin()).status).toBe(200);
      expect(ends.noteSessionEnd).toHaveBeenCalledExactlyOnceWith(old, expect.any(Number));
      // A sign-in succeeds even while that cannot be noted.
      ends.noteSessionEnd.mockRejectedValue(new StoreUnavailableError('write', new Error('late')));
      expect((await begin()).status).toBe(200);
    }));

  it.each([
    ['no token', {}, CLAIMS],
    ['a token that does not verify', { authorization: 'Bearer forged' }, null],
    ['an old token', { authorization: 'Bearer old' }, { ...CLAIMS, issuedAt: now - 6 * 60_000 }],
  ] as const)('is 401 for %s', (_what, headers, claims) => {
    auth.verifyIdToken.mockResolvedValue(claims);
    return withServer(asListener(session), async (ask) => {
      const answer = await ask('/api/session', send({}, headers));
      expect(answer.status).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });
  });

  it('is refused from another site', () =>
    withServer(asListener(session), async (ask) => {
      expect(
        (
          await ask(
            '/api/session',
            send({}, { authorization: 'Bearer id.token', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
          )
        ).status,
      ).toBe(403);
    }));
});

describe('DELETE /api/session', () => {
  it('clears both cookies', () =>
    withServer(asListener(session), async (ask) => {
      const answer = await ask('/api/session', send({}, { cookie: 'token=x' }, 'DELETE'));
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^token=; .*Max-Age=0.*HttpOnly/),
        expect.stringMatching(/^time=; .*Max-Age=0/),
      ]);
      expect(auth.revokeSessions).not.toHaveBeenCalled();
    }));

  it('ends the session itself: a copied cookie is invalid from then on', () =>
    withServer(asListener(session), async (ask) => {
      const copied = { headers: { cookie: 'token=x' } };
      expect(await sessionOf(copied)).not.toBeNull();
      expect((await ask('/api/session', send({}, { cookie: 'token=x' }, 'DELETE'))).status).toBe(200);
      expect(ends.noteSessionEnd).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ uid: 'u1', signedInAt: CLAIMS.signedInAt }),
        expect.any(Number),
      );
      expect(await sessionOf(copied)).toBeNull();
      // Nor does any other cookie or token of that sign-in, as a renewal made it.
      expect(await sessionOf({ headers: { cookie: 'token=renewed' } })).toBeNull();
      expect(await sessionOf({ headers: { authorization: 'Bearer id.token' } })).toBeNull();
    }));

  it('also ends it for a check that was in progress', () =>
    withServer(asListener(session), async (ask) => {
      let answer: (ended: boolean) => void = () => undefined;
      await sessionOf({ headers: { cookie: 'token=x' } });
      ends.isSessionEnded.mockReturnValueOnce(new Promise<boolean>((resolve) => (answer = resolve)));
      const copied = sessionOf({ headers: { cookie: 'token=copied' } });
      await ask('/api/session', send({}, { cookie: 'token=x' }, 'DELETE'));
      answer(false);
      expect(await copied).toBeNull();
    }));

  it('reports a failure: the cookie stays, and signing out can be retried', () =>
    withServer(asListener(session), async (ask) => {
      ends.noteSessionEnd.mockRejectedValueOnce(new StoreUnavailableError('write', new Error('late')));
      const end = () => ask('/api/session', send({}, { cookie: 'token=x' }, 'DELETE'));
      const failed = await end();
      expect([failed.status, failed.headers['set-cookie']]).toEqual([503, undefined]);
      expect(await sessionOf({ headers: { cookie: 'token=x' } })).not.toBeNull();
      expect((await end()).status).toBe(200);
    }));

  it('reaches other processes, which look no more', async () => {
    expect(await sessionOf({ headers: { cookie: 'token=x' } })).not.toBeNull();
    onSessionPurge([cacheTag.match(7), cacheTag.signedOut(signInId(CLAIMS))], Date.now());
    expect(await sessionOf({ headers: { cookie: 'token=x' } })).toBeNull();
  });

  it('everywhere ends the sessions of all devices, and push messages to them', () =>
    withServer(asListener(session), async (ask) => {
      await ask('/api/session?everywhere=1', send({}, { cookie: 'token=x' }, 'DELETE'));
      expect(auth.revokeSessions).toHaveBeenCalledWith('u1');
      expect(push.removePushOf).toHaveBeenCalledWith('u1');
      expect(purgeSoon).toHaveBeenCalledWith([cacheTag.account('u1')]);
    }));

  it('everywhere reaches other processes, which check the sessions of that account again, and only those', async () => {
    const cookie = { headers: { cookie: 'token=x' } };
    // One with an unverified address is checked each time.
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, emailVerified: true });
    expect(await sessionOf(cookie)).not.toBeNull();
    const looks = auth.readAccount.mock.calls.length;
    onSessionPurge([cacheTag.account('u2')], Date.now());
    await sessionOf(cookie);
    expect(auth.readAccount).toHaveBeenCalledTimes(looks);
    auth.readAccount.mockResolvedValueOnce(null);
    onSessionPurge([cacheTag.account('u1')], Date.now());
    expect(await sessionOf(cookie)).toBeNull();
    expect(auth.readAccount).toHaveBeenCalledTimes(looks + 1);
  });
});

describe('account mails', () => {
  const mails = async () => Promise.all((await readdir(outbox)).map(async (name) => readFile(join(outbox, name), 'utf8')));
  const decoded = (mail: string) =>
    mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

  it('a verification link leads to our own page, as text and HTML, in the reader’s language', () =>
    withServer(asListener(verificationMail), async (ask) => {
      expect((await ask('/', send({ locale: 'es' }, { cookie: 'token=x' }))).status).toBe(200);
      const mail = decoded((await mails()).find((text) => text.includes('To: ana@example.com')) ?? '');
      expect(mail).toContain('http://localhost:3000/es/handler#mode=verifyEmail&oobCode=CODE_1&account=');
      expect(mail).toContain('text/plain');
      expect(mail).toContain('text/html');
      expect(mail).not.toContain('9099');
    }));

  it.each([
    ['/play/leagues/join#code=abc', '&continueUrl=%2Fplay%2Fleagues%2Fjoin%23code%3Dabc'],
    ['/es/match/7/a-vs-b', '&continueUrl=%2Fes%2Fmatch%2F7%2Fa-vs-b'],
    ['https://other.example/x', null],
    ['//other.example/x', null],
    ['javascript:alert(1)', null],
  ])('a verification link leads back to %s if it is ours', (next, part) =>
    withServer(asListener(verificationMail), async (ask) => {
      const before = new Set(await readdir(outbox));
      expect((await ask('/', send({ next }, { cookie: 'token=x' }))).status).toBe(200);
      const [name = ''] = (await readdir(outbox)).filter((file) => !before.has(file));
      const mail = decoded(await readFile(join(outbox, name), 'utf8'));
      if (part === null) expect(mail).not.toContain('continueUrl');
      else expect(mail).toContain(part);
    }),
  );

  it('nothing is sent to an address that has been verified meanwhile, and the answer says so', () =>
    withServer(asListener(verificationMail), async (ask) => {
      auth.readAccount.mockResolvedValue(account({ emailVerified: true }));
      const before = await readdir(outbox);
      const answer = await ask('/', send({}, { cookie: 'token=x' }));
      expect(json(answer.body)).toEqual({ ok: true, verified: true });
      expect(await readdir(outbox)).toEqual(before);
    }));

  it('a visitor gets no verification mail', () => {
    auth.verifySessionCookie.mockResolvedValue(null);
    return withServer(asListener(verificationMail), async (ask) => expect((await ask('/', send({}))).status).toBe(401));
  });

  const resetMails = async () => (await mails()).filter((mail) => mail.includes('To: known@example.com')).length;

  it('the answer does not reveal whether an address has an account', () =>
    withServer(asListener(resetMail), async (ask) => {
      const unknown = await ask('/', send({ email: 'nobody@example.com' }));
      auth.resetLink.mockResolvedValue(LINK);
      const before = await resetMails();
      const known = await ask('/', send({ email: 'known@example.com' }));
      expect([unknown.status, json(unknown.body)]).toEqual([known.status, json(known.body)]);
      await vi.waitFor(async () => expect(await resetMails()).toBe(before + 1));
      expect(pause.mock.calls).toEqual([[2_000], [2_000]]);
    }));

  it('the process ends only once a requested mail has been sent', () =>
    withServer(asListener(resetMail), async (ask) => {
      let link: (made: string) => void = () => undefined;
      auth.resetLink.mockReturnValue(new Promise<string>((resolve) => (link = resolve)));
      const before = await resetMails();
      expect((await ask('/', send({ email: 'known@example.com' }))).status).toBe(200);
      expect(await resetMails()).toBe(before);
      link(LINK);
      await finishBackground();
      expect(await resetMails()).toBe(before + 1);
    }));

  it('a site without a mail service promises none', () =>
    withServer(asListener(resetMail), async (ask) => {
      Object.assign(environment(), { isLive: true });
      expect((await ask('/', send({ email: 'known@example.com' }))).status).toBe(503);
      Object.assign(environment(), { isLive: false });
    }));

  it('a stranger’s reset requests do not keep the owner from a reset mail, and do not fill the mailbox', async () => {
    Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 1 });
    auth.resetLink.mockResolvedValue(LINK);
    const before = await resetMails();
    await withServer(asListener(resetMail), async (ask) => {
      const from = (address: string, email = 'known@example.com') => ask('/', send({ email }, { 'x-forwarded-for': address }));
      const strangers: number[] = [];
      for (let time = 0; time < 32; time += 1) strangers.push((await from('192.0.2.1', time % 2 ? 'KNOWN@example.com' : undefined)).status);
      expect([strangers.filter((status) => status === 200).length, strangers.at(-1)]).toEqual([30, 429]);
      await vi.waitFor(async () => expect(await resetMails()).toBe(before + 1));
      // The mailbox has a mail of just now; its owner is answered like everybody, and gets another one in a minute.
      expect((await from('192.0.2.2')).status).toBe(200);
      expect(auth.resetLink).toHaveBeenCalledTimes(1);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
      expect((await from('192.0.2.2')).status).toBe(200);
      await vi.waitFor(async () => expect(await resetMails()).toBe(before + 2));
    }).finally(() => {
      vi.useRealTimers();
      Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 0 });
    });
  });

  it('a campus behind one address can verify its mailboxes; one user can ask five times an hour', () =>
    withServer(asListener(verificationMail), async (ask) => {
      auth.verifySessionCookie.mockImplementation((uid: string) => Promise.resolve({ ...CLAIMS, uid }));
      auth.readAccount.mockImplementation((uid: string) => Promise.resolve({ ...ACCOUNT, uid, email: `${uid}@campus.example` }));
      const asked = async (uid: string) => (await ask('/', send({}, { cookie: `token=${uid}` }))).status;
      for (let student = 0; student < 30; student += 1) expect(await asked(`s${student}`)).toBe(200);
      for (let time = 0; time < 4; time += 1) expect(await asked('s0')).toBe(200);
      expect([await asked('s0'), await asked('s1')]).toEqual([429, 200]);
    }));

  it('a verification mail that failed does not count', () =>
    withServer(asListener(verificationMail), async (ask) => {
      auth.verificationLink.mockRejectedValue(new StoreUnavailableError('make a link', new Error('late')));
      const asked = async () => (await ask('/', send({}, { cookie: 'token=x' }))).status;
      for (let time = 0; time < 6; time += 1) expect(await asked()).toBe(503);
      auth.verificationLink.mockResolvedValue(LINK);
      expect(await asked()).toBe(200);
    }));
});
