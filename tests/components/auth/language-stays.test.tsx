// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountSlot } from '../../../components/auth/AccountSlot';
import { AccountView } from '../../../components/views/AccountView';
import { LoginView } from '../../../components/views/LoginView';
import { openAccountDialog } from '../../../lib/client/auth/account-dialog';
import type { Locale } from '../../../lib/domain/settings/locales';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite, siteRouter } from '../../support/render-site';
import { currentUser } from '../../support/user-fixture';

vi.mock('../../../components/auth/LoginForm', () => ({
  LoginForm: ({ onSignedIn }: { readonly onSignedIn: () => void }) => <button onClick={onSignedIn}>signed in</button>,
}));
vi.mock('../../../lib/client/auth/session', () => ({
  endSession: () => Promise.resolve(true),
  renewSession: () => Promise.resolve(false),
}));
vi.mock('../../../lib/client/islands/load-section', () => ({ withTexts: () => Promise.reject(new Error('offline')) }));

const assign = vi.fn<(address: string) => void>();
const at = (path: string) => vi.stubGlobal('location', Object.assign(new URL(path, 'http://localhost:3000'), { assign, replace: assign }));
const inLocale = (locale: Locale) => siteRouter({ locale }).router;

beforeEach(() => assign.mockReset());
afterEach(() => {
  openAccountDialog(null);
  vi.unstubAllGlobals();
});

describe.each([
  ['en', '/', ''],
  ['ko', '/ko', '/ko'],
  ['es', '/es', '/es'],
] as const)('the language %s', (locale, home, prefix) => {
  it('stays when a user signs in on the page, and the return address holds no locale', () => {
    at(`${prefix}/login`);
    renderSite(<LoginView mode="login" />, inLocale(locale));
    fireEvent.click(screen.getByText('signed in'));
    expect(assign).toHaveBeenLastCalledWith(home);
    at(`${prefix}/login?next=%2Fko%2Faccount`);
    fireEvent.click(screen.getByText('signed in'));
    expect(assign).toHaveBeenLastCalledWith('/ko/account');
  });

  it('stays after signing out on all devices', async () => {
    at(`${prefix}/account`);
    renderSite(<AccountView current={currentUser()} signIns={[]} />, inLocale(locale));
    fireEvent.click(screen.getByRole('button', { name: translator(locale)('account.signOutEverywhere') }));
    fireEvent.click(screen.getByRole('button', { name: translator(locale)('login.menu.logOut') }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(home));
  });

  it('stays where the dialog fails to load and its page replaces it', async () => {
    at(`${prefix}/`);
    renderSite(<AccountSlot today={[]} onOpen={() => undefined} />, inLocale(locale));
    openAccountDialog('login');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${prefix}/login`));
  });
});

describe('the return address of a mail’s link', () => {
  it('always keeps its code after the "#"', () => {
    at('/login?next=%2Fhandler#mode=addEmail&oobCode=CODE');
    renderSite(<LoginView mode="login" />, inLocale('en'));
    fireEvent.click(screen.getByText('signed in'));
    expect(assign).toHaveBeenLastCalledWith('/handler#mode=addEmail&oobCode=CODE');
  });
});
