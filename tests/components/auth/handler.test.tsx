// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HANDLER_SERVICES, type HandlerServices } from '../../../components/auth/use-handler';
import { HandlerView } from '../../../components/views/HandlerView';
import type { ActionCode, AuthPort } from '../../../lib/client/auth/auth-port';
import { readSignedIn } from '../../../lib/client/auth/signed-in-store';
import { fail, ok } from '../../../lib/domain/result';
import type { AuthFailureKind } from '../../../lib/domain/sign-in';
import { SIGNED_IN_STORAGE_KEY } from '../../../lib/domain/signed-in';
import { NEW_USER_DATA } from '../../../lib/domain/user-data';
import { renderSite } from '../../support/render-site';

/** What Firebase says of a mail's code; `mode` of the address says what it was meant for. */
function open(mode: string, code: ActionCode | AuthFailureKind, port: Partial<AuthPort> = {}, signedInAs: string | null = null) {
  history.replaceState(null, '', `/handler?mode=${mode}&oobCode=CODE`);
  const unused = vi.fn();
  const auth: AuthPort = {
    preparePopups: unused,
    signIn: unused,
    signUp: unused,
    signInWith: unused,
    signOut: unused,
    currentUser: unused,
    reauthenticate: unused,
    reauthenticateWith: unused,
    changePassword: unused,
    link: unused,
    unlink: unused,
    checkCode: vi.fn<AuthPort['checkCode']>().mockResolvedValue(typeof code === 'string' ? fail({ kind: code }) : ok(code)),
    applyCode: vi.fn<AuthPort['applyCode']>().mockResolvedValue(ok(null)),
    confirmReset: vi.fn<AuthPort['confirmReset']>().mockResolvedValue(ok(null)),
    ...port,
  };
  const services = { loadAuth: vi.fn<HandlerServices['loadAuth']>().mockResolvedValue(auth), renew: vi.fn<HandlerServices['renew']>().mockResolvedValue(signedInAs), addEmail: vi.fn<HandlerServices['addEmail']>().mockResolvedValue(ok('first@example.com')) };
  renderSite(<HandlerView services={services} />);
  return { auth, services };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return input ?? expect.fail(`no field ${name}`);
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('the link of a mail', () => {
  it('verifies an address, and the server hears of it at once', async () => {
    const { auth, services } = open('verifyEmail', { operation: 'verifyEmail', email: 'ana@example.com' });
    await heading('Email verified');
    expect(auth.applyCode).toHaveBeenCalledWith('CODE');
    expect(services.renew).toHaveBeenCalledOnce();
  });

  it('takes a new address, after which one signs in with it', async () => {
    const { auth } = open('verifyAndChangeEmail', { operation: 'changeEmail', email: 'new@example.com' });
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login');
    expect(auth.applyCode).toHaveBeenCalledWith('CODE');
  });

  it('takes a new address of who stays signed in here, and asks for no login', async () => {
    open('verifyAndChangeEmail', { operation: 'changeEmail', email: 'new@example.com' }, {}, 'new@example.com');
    expect(await screen.findByText('Your email address is now new@example.com. You are still logged in.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('does not take somebody else who is signed in here for the one whose address changed', async () => {
    open('verifyAndChangeEmail', { operation: 'changeEmail', email: 'new@example.com' }, {}, 'bea@example.com');
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  it('renews session and shell with the new address', async () => {
    localStorage.setItem(SIGNED_IN_STORAGE_KEY, JSON.stringify({ uid: 'ana', remember: true, name: 'old@example.com' }));
    const current = { user: { uid: 'ana', displayName: null, email: 'new@example.com', emailVerified: true, photo: null, provider: 'password', providers: ['password'], admin: false, banned: false }, data: NEW_USER_DATA, leagues: [] };
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(path === '/api/me' ? current : { uid: 'ana' })));
    const { auth } = open('verifyAndChangeEmail', { operation: 'changeEmail', email: 'new@example.com' }, {
      currentUser: () => Promise.resolve(ok({ uid: 'ana', email: 'old@example.com', emailVerified: true, freshToken: () => Promise.resolve('fresh') })),
    });
    cleanup();
    expect(await HANDLER_SERVICES.renew(auth)).toBe('new@example.com');
    expect(readSignedIn()?.name).toBe('new@example.com');
  });

  it('takes a change of address back, names the address, and offers a new password: somebody else may know the old one', async () => {
    const { auth } = open('recoverEmail', { operation: 'recoverEmail', email: 'old@example.com' });
    expect(await screen.findByText(/old@example\.com/)).toBeTruthy();
    expect(auth.applyCode).toHaveBeenCalledWith('CODE');
    expect(document.querySelector('a[href="/reset-password"]')?.textContent).toBe('Choose a new password');
  });

  it('offers another link in place of one to a new password that is used up', async () => {
    open('resetPassword', 'invalidActionCode');
    await screen.findByText(/invalid/);
    expect(document.querySelector('a[href="/reset-password"]')?.textContent).toBe('Request a new link');
  });

  it('gives an account its first address by a code of ours, which Firebase does not know', async () => {
    const { auth, services } = open('addEmail', 'invalidActionCode');
    expect(await screen.findByText('Your account now has the email address first@example.com.')).toBeTruthy();
    expect(services.addEmail).toHaveBeenCalledWith('CODE');
    expect(services.renew).toHaveBeenCalledOnce();
    expect(auth.checkCode).not.toHaveBeenCalled();
  });

  it('does what the code is for, whatever its address says', async () => {
    const { auth } = open('verifyEmail', { operation: 'resetPassword', email: 'ana@example.com' });
    expect(await screen.findByText(/ana@example\.com/)).toBeTruthy();
    expect(field('password')).toBeTruthy();
    expect(auth.applyCode).not.toHaveBeenCalled();
  });

  it.each([
    ['expiredActionCode', /expired/],
    ['invalidActionCode', /invalid/],
  ] as const)('says why it does not work: %s', async (kind, words) => {
    const { auth } = open('verifyEmail', kind);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(auth.applyCode).not.toHaveBeenCalled();
  });

  it('can be tried again where Firebase was not reached', async () => {
    open('verifyEmail', 'unavailable');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('without a code asks nobody', async () => {
    history.replaceState(null, '', '/handler');
    const loadAuth = vi.fn<HandlerServices['loadAuth']>();
    renderSite(<HandlerView services={{ loadAuth, renew: vi.fn(), addEmail: vi.fn() }} />);
    expect(await screen.findByText(/invalid/)).toBeTruthy();
    expect(loadAuth).not.toHaveBeenCalled();
  });
});

describe('a new password', () => {
  const openForm = async (port: Partial<AuthPort> = {}) => {
    const opened = open('resetPassword', { operation: 'resetPassword', email: 'ana@example.com' }, port);
    await screen.findByText(/ana@example\.com/);
    return opened;
  };
  const save = async (password: string, confirm: string) => {
    if (password) await userEvent.type(field('password'), password);
    if (confirm) await userEvent.type(field('confirm'), confirm);
    await userEvent.click(document.querySelector('button[type="submit"]') ?? expect.fail());
  };

  it('is kept, and leads to the login', async () => {
    const { auth } = await openForm();
    await save('secret34', 'secret34');
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(auth.confirmReset).toHaveBeenCalledWith('CODE', 'secret34');
  });

  it('must be typed twice alike; the cursor goes to the field that is wrong', async () => {
    const { auth } = await openForm();
    await save('secret34', 'secret35');
    expect(screen.getByRole('alert').textContent).toBe('The confirm password does not match');
    expect(document.activeElement).toBe(field('confirm'));
    await userEvent.clear(field('password'));
    await userEvent.clear(field('confirm'));
    await save('', '');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid password');
    expect(document.activeElement).toBe(field('password'));
    expect(auth.confirmReset).not.toHaveBeenCalled();
  });

  it('keeps what was typed when it is refused', async () => {
    await openForm({ confirmReset: () => Promise.resolve(fail({ kind: 'weakPassword' })) });
    await save('123456', '123456');
    expect((await screen.findByRole('alert')).textContent).toBe('Password should be at least 6 characters.');
    expect(field('password').value).toBe('123456');
  });
});
