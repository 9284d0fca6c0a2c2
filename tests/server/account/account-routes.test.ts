import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import * as resetMail from '../../../pages/api/account/reset-mail';
import * as verificationMail from '../../../pages/api/account/verification-mail';
import * as session from '../../../pages/api/session';
import { asListener, FROM_HERE, json } from '../api/support';
import { withServer } from '../front/support';

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
const auth = vi.hoisted(() => ({
  verifySessionCookie: vi.fn(),
  readAccount: vi.fn(),
  verifyIdToken: vi.fn(),
  createSessionCookie: vi.fn(),
  revokeSessions: vi.fn(),
  verificationLink: vi.fn(),
  resetLink: vi.fn(),
}));
const users = vi.hoisted(() => ({ ensureUserData: vi.fn() }));
vi.mock('../../../lib/store/accounts', () => auth);
vi.mock('../../../lib/store/user-document', () => users);

const now = Date.now();
const CLAIMS = { uid: 'u1', provider: 'password', signedInAt: now - 86_400_000, issuedAt: now, expiresAt: now + 3_600_000 };
const ACCOUNT = { uid: 'u1', email: 'ana@example.com', emailVerified: false, displayName: null, photo: null, disabled: false, admin: false, banned: false, providers: ['password'], validAfter: 0 };
const LINK = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&oobCode=CODE_1&apiKey=x';

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  vi.stubEnv('RIFTWEEK_OUTBOX_DIR', outbox);
  const registry = sharedRegistry();
  registry.rateLimiters.clear();
  registry.sessions = null;
  registry.answers = null;
  for (const mock of [...Object.values(auth), ...Object.values(users)]) mock.mockReset();
  users.ensureUserData.mockResolvedValue({ kept: false });
  auth.verifyIdToken.mockResolvedValue(CLAIMS);
  auth.createSessionCookie.mockResolvedValue('SESSION');
  auth.verifySessionCookie.mockResolvedValue(CLAIMS);
  auth.readAccount.mockResolvedValue(ACCOUNT);
  auth.verificationLink.mockResolvedValue(LINK);
  auth.resetLink.mockResolvedValue(null);
});

const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') => {
  const text = JSON.stringify(body);
  // Node sends no body with DELETE unless its length is told; browsers do.
  return { method, headers: { ...FROM_HERE, 'content-length': String(Buffer.byteLength(text)), ...headers }, body: text };
};

describe('POST /api/session', () => {
  it('sets the session cookie and its time for a day, and makes the user’s document', () =>
    withServer(asListener(session), async (ask) => {
      const answer = await ask('/api/session', send({ remember: true }, { authorization: 'Bearer id.token' }));
      expect([answer.status, json(answer.body)]).toEqual([200, { uid: 'u1', kept: false }]);
      const [token = '', time = ''] = answer.headers['set-cookie'] ?? [];
      expect(token).toBe('token=SESSION; Path=/; SameSite=Lax; Max-Age=86400; HttpOnly');
      expect(time).toMatch(/^time=\d{4}-\d\d-\d\dT[\d:.]+Z; Path=\/; SameSite=Lax; Max-Age=86400$/);
      expect(users.ensureUserData).toHaveBeenCalledWith('u1', CLAIMS.signedInAt);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }));

  it('without remember-me the cookies end with the browser; behind https they are secure', () =>
    withServer(asListener(session), async (ask) => {
      const answer = await ask('/api/session', send({ remember: false }, { authorization: 'Bearer id.token', 'x-forwarded-proto': 'https' }));
      for (const cookie of answer.headers['set-cookie'] ?? []) {
        expect(cookie).not.toContain('Max-Age');
        expect(cookie).toContain('; Secure');
      }
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
      expect((await ask('/api/session', send({}, { authorization: 'Bearer id.token', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }))).status).toBe(403);
    }));
});

describe('DELETE /api/session', () => {
  it('clears both cookies', () =>
    withServer(asListener(session), async (ask) => {
      const answer = await ask('/api/session', send({}, { cookie: 'token=x' }, 'DELETE'));
      expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^token=; .*Max-Age=0.*HttpOnly/), expect.stringMatching(/^time=; .*Max-Age=0/)]);
      expect(auth.revokeSessions).not.toHaveBeenCalled();
    }));

  it('everywhere ends the sessions of all devices', () =>
    withServer(asListener(session), async (ask) => {
      await ask('/api/session?everywhere=1', send({}, { cookie: 'token=x' }, 'DELETE'));
      expect(auth.revokeSessions).toHaveBeenCalledWith('u1');
    }));
});

describe('account mails', () => {
  const mails = async () => Promise.all((await readdir(outbox)).map(async (name) => readFile(join(outbox, name), 'utf8')));
  const decoded = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

  it('a verification link leads to our own page, as text and HTML, in the reader’s language', () =>
    withServer(asListener(verificationMail), async (ask) => {
      expect((await ask('/', send({ locale: 'es' }, { cookie: 'token=x' }))).status).toBe(200);
      const mail = decoded((await mails()).find((text) => text.includes('To: ana@example.com')) ?? '');
      expect(mail).toContain('http://localhost:3000/es/handler?mode=verifyEmail&oobCode=CODE_1');
      expect(mail).toContain('text/plain');
      expect(mail).toContain('text/html');
      expect(mail).not.toContain('9099');
    }));

  it('a visitor gets no verification mail', () => {
    auth.verifySessionCookie.mockResolvedValue(null);
    return withServer(asListener(verificationMail), async (ask) => expect((await ask('/', send({}))).status).toBe(401));
  });

  it('the answer does not tell whether an address has an account, and one mailbox gets few', () =>
    withServer(asListener(resetMail), async (ask) => {
      const before = (await mails()).length;
      const unknown = await ask('/', send({ email: 'nobody@example.com' }));
      auth.resetLink.mockResolvedValue(LINK);
      const known = await ask('/', send({ email: 'known@example.com' }));
      expect([unknown.status, json(unknown.body)]).toEqual([known.status, json(known.body)]);
      await vi.waitFor(async () => expect(await mails()).toHaveLength(before + 1));
      for (let time = 0; time < 4; time += 1) await ask('/', send({ email: 'known@example.com' }));
      expect((await ask('/', send({ email: 'KNOWN@example.com' }))).status).toBe(429);
    }));
});
