// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maintainSession } from '../../../lib/client/account/maintain-session';
import { isRenewalDue } from '../../../lib/client/auth/signed-in-store';
import { SIGNED_IN_STORAGE_KEY } from '../../../lib/domain/people/signed-in';

const parts = vi.hoisted(() => ({ renewSession: vi.fn<() => Promise<boolean>>(), startSync: vi.fn<(uid: string) => () => void>() }));
vi.mock('../../../lib/client/auth/session', () => ({ renewSession: parts.renewSession }));
vi.mock('../../../lib/client/account/sync', () => ({ startSync: parts.startSync }));

const HOUR_MS = 3_600_000;
const signIn = (remember: boolean): void =>
  localStorage.setItem(SIGNED_IN_STORAGE_KEY, JSON.stringify({ uid: 'ana', remember, name: 'Ana' }));
const sessionOf = (hours: number): void => {
  document.cookie = `time=${new Date(Date.now() - hours * HOUR_MS).toISOString()}; path=/`;
};

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'time=; Max-Age=0; path=/';
  parts.renewSession.mockReset().mockResolvedValue(true);
  parts.startSync.mockReset().mockReturnValue(() => undefined);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => vi.unstubAllGlobals());

describe('a session', () => {
  it('is due for renewal after half a day, or when it is gone', () => {
    const now = Date.parse('2026-08-14T12:00:00Z');
    expect([11.9, 12.1].map((hours) => isRenewalDue(now - hours * HOUR_MS, now))).toEqual([false, true]);
    expect(isRenewalDue(null, now)).toBe(true);
  });

  it('in its first half is left alone, and only the account’s data is synced', async () => {
    signIn(true);
    sessionOf(2);
    const stop = maintainSession();
    await vi.waitFor(() => expect(parts.startSync).toHaveBeenCalledWith('ana'));
    expect(parts.renewSession).not.toHaveBeenCalled();
    stop();
  });

  it('in its second half is renewed first', async () => {
    signIn(true);
    sessionOf(13);
    const stop = maintainSession();
    await vi.waitFor(() => expect(parts.startSync).toHaveBeenCalledWith('ana'));
    expect(parts.renewSession).toHaveBeenCalledOnce();
    stop();
  });

  it('that cannot be renewed stops syncing', async () => {
    signIn(true);
    parts.renewSession.mockResolvedValue(false);
    const stop = maintainSession();
    await vi.waitFor(() => expect(parts.renewSession).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(parts.startSync).not.toHaveBeenCalled();
    stop();
  });

  it('without remember-me is never renewed, and ends with the browser', async () => {
    signIn(false);
    sessionOf(13);
    const stop = maintainSession();
    await vi.waitFor(() => expect(parts.startSync).toHaveBeenCalledOnce());
    expect(parts.renewSession).not.toHaveBeenCalled();
    stop();
    // The browser was closed: its cookies are gone.
    document.cookie = 'time=; Max-Age=0; path=/';
    document.documentElement.dataset['user'] = '';
    maintainSession();
    expect(document.documentElement.dataset['user']).toBeUndefined();
    expect(localStorage.getItem(SIGNED_IN_STORAGE_KEY)).not.toContain('ana');
  });

  it('of a visitor loads nothing', async () => {
    maintainSession();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([parts.renewSession.mock.calls, parts.startSync.mock.calls]).toEqual([[], []]);
  });
});
