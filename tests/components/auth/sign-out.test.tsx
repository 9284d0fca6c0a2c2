// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserMenu } from '../../../components/auth/UserMenu';
import { AccountView } from '../../../components/views/AccountView';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite } from '../../support/render-site';
import { currentUser } from '../../support/user-fixture';

const session = vi.hoisted(() => ({ endSession: vi.fn<(from?: { readonly everywhere?: boolean }) => Promise<boolean>>() }));
vi.mock('../../../lib/client/auth/session', () => session);

const t = translator('en');

const assign = vi.fn();
beforeEach(() => {
  session.endSession.mockReset();
  assign.mockReset();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/account'), { assign }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a failed logout is reported, and can be retried', async () => {
  const onSignedOut = vi.fn();
  renderSite(<UserMenu today={[]} onClose={() => undefined} onSignedOut={onSignedOut} />);
  const logOut = screen.getByRole('button', { name: t('login.menu.logOut') });
  session.endSession.mockResolvedValueOnce(false);
  logOut.focus();
  fireEvent.click(logOut);
  expect((await screen.findByRole('alert')).textContent).toBe(t('login.logOutFailed'));
  expect([onSignedOut.mock.calls.length, document.activeElement]).toEqual([0, logOut]);
  session.endSession.mockResolvedValueOnce(true);
  fireEvent.click(logOut);
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
});

it('the account page logs out of this device alone in its row', async () => {
  const here = { id: 'one', browser: 'Safari', system: 'iOS', seen: '2026-11-20T10:00:00.000Z', current: true };
  renderSite(<AccountView current={currentUser()} signIns={[here]} />);
  session.endSession.mockResolvedValueOnce(true);
  fireEvent.click(screen.getByRole('button', { name: 'Log out: Safari on iOS' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(session.endSession).toHaveBeenCalledWith({ everywhere: false });
});

it('so is signing out on all devices, which is asked for first', async () => {
  renderSite(<AccountView current={currentUser()} signIns={[]} />);
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  session.endSession.mockClear();
  press(t('account.signOutEverywhere'));
  press(t('account.staySignedIn'));
  expect(session.endSession).not.toHaveBeenCalled();
  session.endSession.mockResolvedValueOnce(false);
  press(t('account.signOutEverywhere'));
  press(t('login.menu.logOut'));
  expect((await screen.findByRole('alert')).textContent).toBe(t('login.logOutFailed'));
  expect(assign).not.toHaveBeenCalled();
  session.endSession.mockResolvedValueOnce(true);
  press(t('account.signOutEverywhere'));
  press(t('login.menu.logOut'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});
