// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthUser } from '../../../lib/client/auth/auth-port';
import { beginSession } from '../../../lib/client/auth/session';
import { readSignedIn } from '../../../lib/client/auth/signed-in-store';

const USER: AuthUser = { uid: 'ana', email: 'ana@example.com', emailVerified: true, freshToken: () => Promise.resolve('fresh') };
const answer = (status: number, body: unknown = {}) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('beginning a session', () => {
  it('remembers who signed in', async () => {
    answer(200, { uid: 'ana' });
    expect(await beginSession(USER, true)).toBe('begun');
    expect(readSignedIn()).toEqual({ uid: 'ana', remember: true, name: 'ana@example.com' });
  });

  it.each([
    [429, 'tooMany'],
    [401, 'failed'],
    [503, 'failed'],
  ] as const)('that the server answers with %d is none: %s', async (status, outcome) => {
    answer(status);
    expect(await beginSession(USER, true)).toBe(outcome);
    expect(readSignedIn()).toBeNull();
  });
});
