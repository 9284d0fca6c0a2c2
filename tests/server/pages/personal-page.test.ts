import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../lib/domain/people/session';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { propsOf } from '../../support/server/page-props';

const sessions = vi.hoisted(() => ({ sessionOf: vi.fn() }));
vi.mock('../../../lib/server/session/session', () => sessions);
const shell = vi.hoisted(() => ({ shellData: vi.fn() }));
vi.mock('../../../lib/server/pages/shell-data', () => shell);

const SESSION: Session = {
  uid: 'ana',
  email: 'ana@fans.example',
  emailVerified: true,
  displayName: null,
  admin: false,
  banned: false,
  providers: ['password'],
  secondFactor: null,
  provider: 'password',
  signedInAt: 0,
};
const down = () => new StoreUnavailableError('read users/ana', new Error('no answer'));

beforeEach(() => {
  sessions.sessionOf.mockReset().mockResolvedValue(SESSION);
  shell.shellData.mockReset().mockResolvedValue({ topLeagues: [] });
});

/** Visits a page as a browser with a session; what it answered by itself, if anything. */
async function visit(load: (session: Session) => Promise<{ name: string }>) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const res = new ServerResponse(req);
  const end = vi.spyOn(res, 'end');
  const page = personalPage({ requires: 'user', path: '/account' }, load);
  const result = await page({ req, res, query: {}, resolvedUrl: '/account', locale: 'en' });
  return { result, res, body: end.mock.calls.map(([text]) => String(text)).join('') };
}

describe('a personal page', () => {
  it('shows what it loaded, and is uncached', async () => {
    const { result, res } = await visit(({ uid }) => Promise.resolve({ name: uid }));
    expect(propsOf(result)).toMatchObject({ name: 'ana' });
    expect(res.getHeader('cache-control')).toBe('private, no-store');
  });

  it.each<[string, () => void]>([
    ['the session cannot be checked', () => void sessions.sessionOf.mockRejectedValue(down())],
    ['its own data cannot be read', () => undefined],
    ['the shell cannot be read', () => void shell.shellData.mockRejectedValue(down())],
  ])('is unavailable when %s: nobody is signed out, nothing is revealed', async (what, arrange) => {
    arrange();
    const { result, res, body } = await visit(({ uid }) =>
      what.startsWith('its own') ? Promise.reject(down()) : Promise.resolve({ name: uid }),
    );
    expect([res.statusCode, res.getHeader('cache-control')]).toEqual([503, 'private, no-store']);
    // No redirect to the sign-in, no cookie that ends the session.
    expect(result).toEqual({ props: {} });
    expect(res.getHeader('set-cookie')).toBeUndefined();
    expect(body).not.toContain('ana');
  });

  it('leaves other errors to the error page', async () => {
    await expect(visit(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  });
});
