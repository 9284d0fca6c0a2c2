import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '../../../lib/server/env';
import { signToken } from '../../../lib/server/session/signed-token';
import { asListener, FROM_HERE, json, endpointModule } from '../../support/server/api-route';
import { freshRegistry } from '../../support/server/fresh-registry';
import { mailsTo } from '../../support/server/outbox';
import { withServer } from '../../support/server/with-server';
import { account, tokenClaims } from '../../support/user-fixture';

const functions = endpointModule('/api/functions/[name]');

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
const auth = vi.hoisted(() => ({ verifySessionCookie: vi.fn(), readAccount: vi.fn(), revokeSessions: vi.fn() }));
const users = vi.hoisted(() => ({ endMails: vi.fn(), markUserDeleted: vi.fn() }));
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
});

const post = (body: unknown) => ({ method: 'POST', headers: { ...FROM_HERE, cookie: 'token=x' }, body: JSON.stringify(body) });
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
      Promise.resolve({ ...tokenClaims(1), signedInAt: Date.now() - MINUTE_MS - (signIns += 1000) }),
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

  it('deleteUser notes the request, ends every session and confirms by mail; a failed mail reverts nothing', () =>
    withServer(called('deleteUser'), async (ask) => {
      const before = (await mailsTo(outbox, 'ana@example.com')).length;
      signsInAnew();
      const answer = await ask('/', post({ data: { locale: 'ko' } }));
      expect(json(answer.body)).toEqual({ result: { deleted: expect.stringMatching(/^\d{4}-.*Z$/), days: 7 } });
      expect(users.markUserDeleted).toHaveBeenCalledWith('u1', expect.any(String), { locale: 'ko', now: expect.any(Number) });
      expect(auth.revokeSessions).toHaveBeenCalledWith('u1');
      expect(await mailsTo(outbox, 'ana@example.com')).toHaveLength(before + 1);
      Object.assign(environment(), { RIFTWEEK_OUTBOX_DIR: '/dev/null/nowhere' });
      expect((await ask('/', post({ data: {} }))).status).toBe(200);
      Object.assign(environment(), { RIFTWEEK_OUTBOX_DIR: outbox });
    }));

  it('deleteUser needs a recent sign-in, not just a signed-in browser', () => {
    auth.verifySessionCookie.mockResolvedValue(tokenClaims(11));
    return withServer(called('deleteUser'), async (ask) => {
      const answer = await ask('/', post({ data: {} }));
      expect([answer.status, json(answer.body)]).toEqual([403, { error: expect.objectContaining({ status: 'PERMISSION_DENIED' }) }]);
      expect(users.markUserDeleted).not.toHaveBeenCalled();
    });
  });

  it('deleteUser ends the requesting session, even within the second of its sign-in', () =>
    withServer(called('deleteUser'), async (ask) => {
      const signedInAt = Math.floor(Date.now() / 1000) * 1000;
      auth.verifySessionCookie.mockResolvedValue({ ...tokenClaims(0), signedInAt });
      auth.readAccount.mockResolvedValue({ ...ACCOUNT, validAfter: signedInAt });
      expect((await ask('/', post({ data: {} }))).status).toBe(200);
      expect(ends.noteSessionEnd).toHaveBeenCalledWith(expect.objectContaining({ uid: 'u1', signedInAt }), expect.any(Number));
      expect((await ask('/', post({ data: {} }))).status).toBe(401);
    }));

  it('deleteUser sends one mail per request', () =>
    withServer(called('deleteUser'), async (ask) => {
      const before = (await mailsTo(outbox, 'ana@example.com')).length;
      users.markUserDeleted.mockResolvedValue({ deleted: '2026-11-01T00:00:00.000Z' });
      pendingTasks.endPendingTask.mockResolvedValue(false);
      const answer = await ask('/', post({ data: {} }));
      expect(json(answer.body)).toEqual({ result: { deleted: '2026-11-01T00:00:00.000Z', days: 7 } });
      expect(auth.revokeSessions).toHaveBeenCalledWith('u1');
      expect(await mailsTo(outbox, 'ana@example.com')).toHaveLength(before);
    }));
});
