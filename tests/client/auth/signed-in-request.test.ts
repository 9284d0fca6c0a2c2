import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInRequest } from '../../../lib/client/auth/signed-in-request';
import { isRecord } from '../../../lib/domain/values/is-record';

const session = vi.hoisted(() => ({ renewSession: vi.fn<() => Promise<boolean>>(), forgetIfEnded: vi.fn<() => Promise<void>>() }));
vi.mock('../../../lib/client/auth/session', () => session);

const answer = vi.fn<() => Promise<Response>>();
const status = (code: number) => () => Promise.resolve(Response.json({}, { status: code }));
const WRITE = { method: 'PUT', body: { read: true } } as const;
const ask = () => signedInRequest('/api/x', isRecord, WRITE);

beforeEach(() => {
  session.renewSession.mockReset().mockResolvedValue(true);
  session.forgetIfEnded.mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', answer.mockReset().mockImplementation(status(200)));
});
afterEach(() => vi.unstubAllGlobals());

describe('a request of a signed-in user', () => {
  it('renews an expired session, and is sent again unchanged', async () => {
    answer.mockImplementationOnce(status(401));
    expect(await ask()).toMatchObject({ ok: true });
    expect(session.renewSession).toHaveBeenCalledTimes(1);
    expect(session.forgetIfEnded).not.toHaveBeenCalled();
    expect(answer.mock.calls).toEqual([1, 2].map(() => ['/api/x', expect.objectContaining({ method: 'PUT', body: '{"read":true}' })]));
  });

  it('does so only once', async () => {
    answer.mockImplementation(status(401));
    expect(await ask()).toMatchObject({ error: { status: 401 } });
    expect([session.renewSession.mock.calls.length, answer.mock.calls.length]).toEqual([1, 2]);
    expect(session.forgetIfEnded).toHaveBeenCalledTimes(1);
  });

  it('is refused where the session cannot be renewed', async () => {
    session.renewSession.mockResolvedValue(false);
    answer.mockImplementation(status(401));
    expect(await ask()).toMatchObject({ error: { status: 401 } });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it.each([403, 503])('does not renew the session after %i', async (code) => {
    answer.mockImplementation(status(code));
    expect(await ask()).toMatchObject({ error: { status: code } });
    expect(session.renewSession).not.toHaveBeenCalled();
  });
});
