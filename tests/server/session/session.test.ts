import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { apiRoute } from '../../../lib/server/api/api-route';
import { writes } from '../../../lib/server/api/api-write';
import { demandSession, sessionOf, type Requirement } from '../../../lib/server/session/session';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import type { TokenClaims } from '../../../lib/store/people/accounts';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { asListener, FROM_HERE, json } from '../../support/server/api-route';
import { freshRegistry } from '../../support/server/fresh-registry';
import { withServer } from '../../support/server/with-server';
import { account } from '../../support/user-fixture';

const auth = vi.hoisted(() => ({ verifySessionCookie: vi.fn(), readAccount: vi.fn() }));
vi.mock('../../../lib/store/people/accounts', () => auth);
const ends = vi.hoisted(() => ({ isSessionEnded: vi.fn(), noteSessionEnd: vi.fn() }));
vi.mock('../../../lib/store/people/ended-session-document', async (load) => ({ ...(await load<object>()), ...ends }));
vi.mock('../../../lib/server/purge-soon', () => ({ purgeSoon: vi.fn() }));

const CLAIMS: TokenClaims = { uid: 'u1', provider: 'password', signedInAt: 5_000, issuedAt: 5_000, expiresAt: Date.now() + 3_600_000 };
const ACCOUNT = account({ displayName: 'Ana' });
const request = (cookie?: string) => ({ headers: cookie === undefined ? {} : { cookie } });

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  freshRegistry();
  auth.verifySessionCookie.mockReset().mockImplementation((cookie: string) => Promise.resolve(cookie === 'good' ? CLAIMS : null));
  auth.readAccount.mockReset().mockResolvedValue(ACCOUNT);
  ends.isSessionEnded.mockReset().mockResolvedValue(false);
  ends.noteSessionEnd.mockReset().mockResolvedValue(undefined);
});

describe('the session of a request', () => {
  it('is the account of the cookie', async () => {
    expect(await sessionOf(request('theme=x; token=good'))).toMatchObject({
      uid: 'u1',
      email: 'ana@example.com',
      emailVerified: true,
      provider: 'password',
      admin: false,
    });
  });

  it.each([undefined, 'token=', 'token=forged', 'token=a.b.c; other=good'])('is null for the cookie header %s', async (cookie) => {
    expect(await sessionOf(request(cookie))).toBeNull();
  });

  it.each([
    ['is gone', null],
    ['is disabled', { ...ACCOUNT, disabled: true }],
    ['was signed out everywhere since', { ...ACCOUNT, validAfter: 6_000 }],
  ])('is null when the account %s', async (_what, account) => {
    auth.readAccount.mockResolvedValue(account);
    expect(await sessionOf(request('token=good'))).toBeNull();
  });

  it('checks the account once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      for (let time = 0; time < 5; time += 1) await sessionOf(request('token=good'));
      expect(auth.readAccount).toHaveBeenCalledTimes(1);
      auth.readAccount.mockResolvedValue({ ...ACCOUNT, disabled: true });
      vi.advanceTimersByTime(61_000);
      expect(await sessionOf(request('token=good'))).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('checks an account without a verified address each time: its link may be opened elsewhere', async () => {
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, emailVerified: false });
    expect(await sessionOf(request('token=good'))).toMatchObject({ emailVerified: false });
    auth.readAccount.mockResolvedValue(ACCOUNT);
    expect(await sessionOf(request('token=good'))).toMatchObject({ emailVerified: true });
    await sessionOf(request('token=good'));
    expect(auth.readAccount).toHaveBeenCalledTimes(2);
  });

  it('ends with the cookie, also while the check is cached', async () => {
    auth.verifySessionCookie.mockResolvedValue({ ...CLAIMS, expiresAt: Date.now() - 1 });
    expect(await sessionOf(request('token=good'))).toBeNull();
  });

  it('is unknown while Firebase does not answer, and that is not cached', async () => {
    auth.readAccount.mockRejectedValueOnce(new StoreUnavailableError('read an account', new Error('late')));
    await expect(sessionOf(request('token=good'))).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await sessionOf(request('token=good'))).not.toBeNull();
  });
});

describe('the rights of a session', () => {
  it.each([
    ['user', {}, null],
    ['verified', { emailVerified: false }, 'unverified'],
    ['verified', {}, null],
    ['admin', {}, 'forbidden'],
    ['admin', { admin: true }, null],
  ] as const)('%s with %o: %s', async (requires, patch, code) => {
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, ...patch });
    const asked = demandSession(request('token=good'), requires);
    if (code === null) expect((await asked).uid).toBe('u1');
    else await expect(asked).rejects.toMatchObject({ code });
  });

  it('are reported by writes', async () => {
    const route = (requires: Exclude<Requirement, 'visitor'>) => ({
      default: apiRoute({
        POST: writes({
          name: `t-${requires}`,
          schema: v.object({}),
          maxBytes: 100,
          limit: { points: 3, seconds: 60 },
          requires,
          write: async (_input, { session }) => ({ body: { uid: session.uid } }),
        }),
      }),
      config: { api: { bodyParser: false } },
    });
    const post = (cookie: string) => ({ method: 'POST', headers: { ...FROM_HERE, cookie }, body: '{}' });
    await withServer(asListener(route('user')), async (ask) => {
      expect((await ask('/', post('token=forged'))).status).toBe(401);
      const good = await ask('/', post('token=good'));
      expect([good.status, json(good.body)]).toEqual([200, { uid: 'u1' }]);
    });
    auth.readAccount.mockResolvedValue({ ...ACCOUNT, emailVerified: false });
    sharedRegistry().sessions = null;
    await withServer(asListener(route('verified')), async (ask) => expect((await ask('/', post('token=good'))).status).toBe(403));
  });

  it('limit an idempotency id to the user who wrote', async () => {
    auth.verifySessionCookie.mockImplementation((cookie: string) => Promise.resolve({ ...CLAIMS, uid: cookie }));
    auth.readAccount.mockImplementation((uid: string) => Promise.resolve({ ...ACCOUNT, uid }));
    const module = {
      default: apiRoute({
        POST: writes({
          name: 'once',
          schema: v.object({}),
          maxBytes: 100,
          limit: { points: 9, seconds: 60 },
          requires: 'user',
          write: async (_input, { session }) => ({ body: session.uid }),
        }),
      }),
      config: { api: { bodyParser: false } },
    };
    await withServer(asListener(module), async (ask) => {
      const answers = [];
      for (const user of ['a', 'b', 'a']) {
        const answer = await ask('/', {
          method: 'POST',
          headers: { ...FROM_HERE, cookie: `token=${user}`, 'idempotency-key': 'same-id-1' },
          body: '{}',
        });
        answers.push(json(answer.body));
      }
      expect(answers).toEqual(['a', 'b', 'a']);
    });
  });
});
