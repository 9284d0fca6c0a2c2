import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkCode } from '../../../lib/server/account/link-codes';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { signToken } from '../../../lib/server/session/signed-token';
import { asListener, FROM_HERE, json, endpointModule } from '../../support/server/api-route';
import { freshRegistry } from '../../support/server/fresh-registry';
import { mailsTo } from '../../support/server/outbox';
import { withServer } from '../../support/server/with-server';
import { account, tokenClaims } from '../../support/user-fixture';

const added = endpointModule('/api/account/add-email');
const email = endpointModule('/api/account/email');
const link = endpointModule('/api/account/link');

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
const users = vi.hoisted(() => ({ endMails: vi.fn(), markUserDeleted: vi.fn(), endUnverified: vi.fn(), readUserData: vi.fn() }));
const pendingTasks = vi.hoisted(() => ({ endPendingTask: vi.fn() }));
vi.mock('../../../lib/store/people/accounts', () => auth);
vi.mock('../../../lib/store/people/user-document', () => users);
vi.mock('../../../lib/store/work/pending-task-document', () => pendingTasks);
const ends = vi.hoisted(() => ({ isSessionEnded: vi.fn(), noteSessionEnd: vi.fn() }));
vi.mock('../../../lib/store/people/ended-session-document', async (load) => ({ ...(await load<object>()), ...ends }));
vi.mock('../../../lib/server/purge-soon', () => ({ purgeSoon: vi.fn() }));

const MINUTE_MS = 60_000;
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
  auth.verifySessionCookie.mockResolvedValue(tokenClaims(1));
  auth.readAccount.mockResolvedValue(ACCOUNT);
  users.readUserData.mockResolvedValue(NEW_USER_DATA);
  auth.changeEmailLink.mockResolvedValue('http://127.0.0.1:9099/emulator/action?mode=verifyAndChangeEmail&oobCode=CODE_2');
});

const post = (body: unknown) => ({ method: 'POST', headers: { ...FROM_HERE, cookie: 'token=x' }, body: JSON.stringify(body) });
describe('POST /api/account/email', () => {
  it('mails the link to the new address', () =>
    withServer(asListener(email), async (ask) => {
      expect((await ask('/', post({ email: ' new@example.com ', locale: 'es' }))).status).toBe(200);
      const [mail = ''] = await mailsTo(outbox, 'new@example.com');
      expect(mail).toContain('/es/handler#mode=verifyAndChangeEmail&oobCode=CODE_2');
    }));

  it('informs the old address, without the new one and without a link that does anything', () =>
    withServer(asListener(email), async (ask) => {
      const before = await mailsTo(outbox, 'ana@example.com');
      expect((await ask('/', post({ email: 'newer@example.com' }))).status).toBe(200);
      const [warning = ''] = (await mailsTo(outbox, 'ana@example.com')).filter((mail) => !before.includes(mail));
      expect(warning).toContain('http://localhost:3000/account');
      expect(warning).not.toMatch(/oobCode|newer@/);
    }));

  it('does not inform an unverified old address: it may be a stranger’s', () => {
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, emailVerified: false });
    return withServer(asListener(email), async (ask) => {
      const before = (await mailsTo(outbox, 'ana@example.com')).length;
      expect((await ask('/', post({ email: 'newest@example.com' }))).status).toBe(200);
      expect(await mailsTo(outbox, 'ana@example.com')).toHaveLength(before);
    });
  });

  it.each([
    [
      'a sign-in of yesterday',
      (): unknown => auth.verifySessionCookie.mockResolvedValue(tokenClaims(1440)),
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
      expect(await mailsTo(outbox, 'b@example.com')).toEqual([]);
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

  it('is added once the link sent there is confirmed, and by nothing else', async () => {
    await withServer(asListener(email), async (ask) => {
      const asked = await ask('/', post({ email: 'first@example.com' }));
      expect(asked.status).toBe(200);
    });
    expect(auth.giveEmail).not.toHaveBeenCalled();
    expect(auth.changeEmailLink).not.toHaveBeenCalled();
    const [mail = ''] = await mailsTo(outbox, 'first@example.com');
    const code = /\/handler#mode=addEmail&(?:amp;)?oobCode=([\w.-]+)/.exec(mail)?.[1] ?? expect.fail(mail);
    await withServer(asListener(added), async (ask) => {
      const answer = await ask('/', confirm(code));
      expect([answer.status, json(answer.body)]).toEqual([200, { email: 'first@example.com' }]);
    });
    expect(auth.giveEmail).toHaveBeenCalledWith('u1', 'first@example.com');
    expect(users.endUnverified).toHaveBeenCalledWith('u1');
    expect(mail).toContain('that signs in with X.');
  });

  it.each([
    ['a visitor', 401, 'unauthenticated', (): unknown => auth.verifySessionCookie.mockResolvedValue(null)],
    [
      'another account',
      403,
      'wrong-account',
      (): unknown => [
        auth.verifySessionCookie.mockResolvedValue({ ...tokenClaims(1), uid: 'u2' }),
        auth.readAccount.mockResolvedValue({ ...NAMELESS, uid: 'u2' }),
      ],
    ],
  ] as const)('is not added by %s: the reader of the mail may not own the account', async (_who, status, code, arrange) => {
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
  ])('is first shown to %s, without being added', async (_who, cookie, told) => {
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
  ] as const)('is not added by %s', async (_what, code, arrange, status) => {
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

  it('shows the account that was created with the reader’s address', async () => {
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

  it('shortens a long name', async () => {
    users.readUserData.mockResolvedValue(NEW_USER_DATA);
    auth.readAccount.mockResolvedValue({ ...UNVERIFIED, displayName: `\u202e${'x'.repeat(500)}` });
    expect((await ask(word('ana@example.com'))).body).toMatchObject({ account: { name: 'x'.repeat(64) } });
  });

  it('has nothing of a name that reaches beyond its line or cannot be seen', async () => {
    users.readUserData.mockResolvedValue({ ...NEW_USER_DATA, user: { summonerName: '\u200b', server: '', color: '' } });
    auth.readAccount.mockResolvedValue({ ...UNVERIFIED, displayName: `A${'\u0316\u0330'.repeat(9)}na\n\u0007B` });
    expect((await ask(word('ana@example.com'))).body).toMatchObject({ account: { name: 'A\u0316\u0330\u0316\u0330na B' } });
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
  ] as const)('refuses a code %s', async (_what, code, purpose, status) => {
    expect((await ask(code(), purpose)).status).toBe(status);
  });
});
