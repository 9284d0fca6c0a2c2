import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from '../../../lib/client/auth/call-function';

const proof = vi.hoisted(() => ({ callHeaders: () => Promise.resolve({ Authorization: 'Bearer id' }) }));
vi.mock('../../../lib/client/auth/call-headers', () => proof);

const answer = vi.fn((_path: string, _request: RequestInit): Promise<Response> => Promise.resolve(Response.json({ result: null })));

beforeEach(() => vi.stubGlobal('fetch', answer.mockReset()));
afterEach(() => vi.unstubAllGlobals());

describe('calling a cloud function', () => {
  it('posts {data} with the available proofs, and returns the result', async () => {
    answer.mockResolvedValue(Response.json({ result: { done: true } }));
    expect(await callFunction({ project: 'main', name: 'unsubscribe', payload: { token: 'x' } })).toEqual({
      ok: true,
      value: { done: true },
    });
    expect(answer.mock.calls).toEqual([
      [
        '/api/functions/unsubscribe',
        expect.objectContaining({
          method: 'POST',
          headers: expect.objectContaining({ Authorization: 'Bearer id' }),
          body: '{"data":{"token":"x"}}',
        }),
      ],
    ]);
  });

  it('passes on a refusal in the server’s words', async () => {
    answer.mockResolvedValue(Response.json({ error: { status: 'PERMISSION_DENIED', message: 'Not yours.' } }, { status: 403 }));
    expect(await callFunction({ project: 'play', name: 'deleteUser', payload: {} })).toEqual({
      ok: false,
      error: { code: 'permission-denied', message: 'Not yours.' },
    });
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
    ['the answer is not JSON', () => Promise.resolve(new Response('<html>'))],
    ['it holds no data', () => Promise.resolve(Response.json({}))],
  ])('is internal where %s', async (_what, answered) => {
    answer.mockImplementation(answered);
    expect(await callFunction({ project: 'play', name: 'deleteUser', payload: {} })).toMatchObject({ error: { code: 'internal' } });
  });

  it('gives up after 70 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answer.mockRejectedValue(new DOMException('late', 'TimeoutError'));
    expect(await callFunction({ project: 'play', name: 'deleteUser', payload: {} })).toMatchObject({
      error: { code: 'deadline-exceeded' },
    });
    expect(timeout).toHaveBeenCalledWith(70_000);
    timeout.mockRestore();
  });
});
