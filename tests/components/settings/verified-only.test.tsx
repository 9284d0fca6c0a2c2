// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsPage } from '../../../components/settings/SettingsPage';
import { SIGNED_IN_STORAGE_KEY } from '../../../lib/domain/people/signed-in';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { renderSite } from '../../support/render-site';
import { withOwnCache } from '../../support/schedule-rig';
import { currentUser } from '../../support/user-fixture';

const { user: USER } = currentUser({ uid: 'u1', emailVerified: false });
const asked: string[] = [];
let user = USER;

beforeEach(() => {
  asked.length = 0;
  user = USER;
  localStorage.clear();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(path === '/api/me' ? { user, data: NEW_USER_DATA, leagues: [] } : { ok: true }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signIn = (): void => localStorage.setItem(SIGNED_IN_STORAGE_KEY, JSON.stringify({ uid: 'u1', remember: true, name: 'Ana' }));
const show = () =>
  renderSite(
    withOwnCache(
      <SettingsPage tab="display" note="note">
        <p>The settings</p>
      </SettingsPage>,
    ),
  );

const HINT = 'Verify your email to open this page';
const displayOf = (element: Element | null): string => (element ? getComputedStyle(element).display : 'absent');
/** How the hint and the settings, which both are in the HTML, are displayed. */
const displays = () => ({
  hint: displayOf(screen.getByText(HINT)),
  settings: displayOf(screen.getByText('The settings').closest('[data-part="settings"]')),
});

describe('settings', () => {
  it('show for a visitor without a request about who it is', () => {
    show();
    expect(screen.getByText('The settings')).toBeTruthy();
    expect(displays()).toEqual({ hint: 'none', settings: 'contents' });
    expect(asked).toEqual([]);
  });

  it('are replaced by a request to verify, with another mail, for an unverified user', async () => {
    signIn();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(screen.getByText(HINT)).toBeTruthy();
    expect(screen.queryByText('The settings')).toBeNull();
    expect(await screen.findByText('The email is on its way to ana@example.com.')).toBeTruthy();
    expect(asked).toContain('/api/account/verification-mail');
  });

  it('say so from then on before anybody is asked', async () => {
    signIn();
    show();
    await screen.findByRole('button', { name: 'Send the email again' });
    cleanup();
    show();
    expect(document.documentElement.dataset['user']).toBe('unverified');
    expect(displays()).toEqual({ hint: 'block', settings: 'none' });
  });

  it('return once the address is verified, when the tab is next shown', async () => {
    signIn();
    show();
    await screen.findByText(HINT);
    user = { ...USER, emailVerified: true };
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('The settings')).toBeTruthy();
  });

  it('warn an account whose address cannot be verified', async () => {
    signIn();
    user = { ...USER, email: 'relay-without-domain' };
    show();
    expect(await screen.findByText(/no valid email/)).toBeTruthy();
  });
});
