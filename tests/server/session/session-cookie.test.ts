import { describe, expect, it } from 'vitest';
import { clearedCookies, heldCookies, sessionCookies, visitorCookie } from '../../../lib/server/session/session-cookie';

const NOW = Date.parse('2026-11-18T18:30:00Z');
/** What a browser sends back of `Set-Cookie` values. */
const sentBack = (cookies: readonly string[]) => cookies.map((each) => each.split(';', 1)[0]).join('; ');

describe.each(['token', '__session'])('cookies where the session is called %s', (name) => {
  const options = { name, isHttps: true };

  it('keep a visitor’s id through signing in and out', () => {
    const first = sentBack([visitorCookie('v1.sig', options)]);
    expect(heldCookies(first, name)).toEqual({ session: null, visitor: 'v1.sig' });
    const { visitor } = heldCookies(first, name);
    // Of the same name, a later one takes the place of an earlier one.
    const held = (set: readonly string[]) => heldCookies(name === 'token' ? `${first}; ${sentBack(set)}` : sentBack(set), name);
    const signedIn = sessionCookies('a.b.c', NOW, { ...options, remember: true, visitor });
    expect(held(signedIn)).toEqual({ session: 'a.b.c', visitor: 'v1.sig' });
    expect(held(clearedCookies({ ...options, visitor }))).toEqual({ session: null, visitor: 'v1.sig' });
  });

  it('hold a session without a visitor', () => {
    const set = sessionCookies('a.b.c', NOW, { ...options, remember: false, visitor: null });
    expect(set[0]).not.toContain('Max-Age');
    expect(heldCookies(sentBack(set), name)).toEqual({ session: 'a.b.c', visitor: null });
    expect(clearedCookies({ ...options, visitor: null })[0]).toContain('Max-Age=0');
  });

  it('are none where there are none', () => expect(heldCookies(undefined, name)).toEqual({ session: null, visitor: null }));
});

describe('Firebase Hosting', () => {
  it('passes one cookie on, so it contains all that the server reads', () => {
    const set = sessionCookies('a.b.c', NOW, { name: '__session', isHttps: true, remember: true, visitor: 'v1.sig' });
    const passed = set.filter((each) => each.startsWith('__session='));
    expect(heldCookies(sentBack(passed), '__session')).toEqual({ session: 'a.b.c', visitor: 'v1.sig' });
    expect(passed[0]).toContain('HttpOnly');
  });
});
