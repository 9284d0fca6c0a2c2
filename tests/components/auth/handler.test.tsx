// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HANDLER_SERVICES, type HandlerServices } from '../../../components/auth/use-handler';
import { HandlerView } from '../../../components/views/HandlerView';
import type { ActionCode, AuthPort } from '../../../lib/client/auth/auth-port';
import { readSignedIn } from '../../../lib/client/auth/signed-in-store';
import type { CurrentUser } from '../../../lib/domain/people/current-user';
import type { MailLink } from '../../../lib/domain/people/mail-link';
import { fail, ok } from '../../../lib/domain/values/result';
import type { AuthFailureKind } from '../../../lib/domain/people/sign-in';
import { SIGNED_IN_STORAGE_KEY } from '../../../lib/domain/people/signed-in';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { renderSite } from '../../support/render-site';
import { currentUser, fakeAuth } from '../../support/user-fixture';

const VERIFY: ActionCode = { operation: 'verifyEmail', email: 'ana@example.com', previousEmail: null };
const CHANGE: ActionCode = { operation: 'changeEmail', email: 'new@example.com', previousEmail: 'old@example.com' };
const ADDED: ActionCode = { operation: 'removeSecondFactor', email: 'ana@example.com', previousEmail: null };
const RECOVER: ActionCode = { operation: 'recoverEmail', email: 'old@example.com', previousEmail: 'new@example.com' };
const RESET: ActionCode = { operation: 'resetPassword', email: 'ana@example.com', previousEmail: null };
const { user: USER } = currentUser({ email: 'old@example.com', provider: 'google.com', providers: ['google.com'] });
/** What our server says of the code of a first address. */
const FIRST: MailLink = {
  email: 'first@example.com',
  done: false,
  yours: true,
  account: { name: 'Ana', providers: ['twitter.com'], createdAt: null },
};

type Stage = {
  readonly mode: string;
  /** How the link carries its code: "#" in our mails, "?" in those that Firebase sends itself. */
  readonly form?: '#' | '?';
  /** What Firebase says of the code. */
  readonly code?: ActionCode | AuthFailureKind;
  /** What our server says of a link. */
  readonly link?: MailLink | AuthFailureKind;
  /** What the mail's address says of the account. */
  readonly account?: string;
  readonly signedIn?: CurrentUser['user'] | null;
  /** The address that the session has afterwards. */
  readonly renewed?: string | null;
  readonly port?: Partial<AuthPort>;
};

/** The page of a mail's link; `mode` of the address says what it was meant for. */
function open({
  mode,
  form = '#',
  code = 'invalidActionCode',
  link = 'invalidActionCode',
  account,
  signedIn = null,
  renewed = null,
  port = {},
}: Stage) {
  history.replaceState(null, '', `/handler${form}mode=${mode}&oobCode=CODE${account === undefined ? '' : `&account=${account}`}`);
  const auth = fakeAuth({
    checkCode: vi.fn<AuthPort['checkCode']>().mockResolvedValue(typeof code === 'string' ? fail({ kind: code }) : ok(code)),
    applyCode: vi.fn<AuthPort['applyCode']>().mockResolvedValue(ok(null)),
    confirmReset: vi.fn<AuthPort['confirmReset']>().mockResolvedValue(ok(null)),
    ...port,
  });
  const services = {
    loadAuth: vi.fn<HandlerServices['loadAuth']>().mockResolvedValue(auth),
    signedIn: vi.fn<HandlerServices['signedIn']>().mockResolvedValue(signedIn),
    renew: vi.fn<HandlerServices['renew']>().mockResolvedValue(renewed),
    readLink: vi.fn<HandlerServices['readLink']>().mockResolvedValue(typeof link === 'string' ? fail({ kind: link }) : ok(link)),
    addEmail: vi.fn<HandlerServices['addEmail']>().mockResolvedValue(ok('first@example.com')),
  };
  renderSite(<HandlerView services={services} />);
  return { auth, services };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const IS_MINE = 'Yes, that was me';
const field = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return input ?? expect.fail(`no field ${name}`);
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('the link in a mail', () => {
  it.each([
    ['verifyEmail', { code: VERIFY }, 'Confirm your email address'],
    ['verifyAndChangeEmail', { code: CHANGE, signedIn: USER }, 'Change your email address?'],
    ['recoverEmail', { code: RECOVER }, 'Undo the change of your email address?'],
    ['addEmail', { link: FIRST, signedIn: USER }, 'Add this email address?'],
    ['revertSecondFactorAddition', { code: ADDED }, 'Remove the second step of logging in?'],
  ] as const)('%s does nothing when it is opened: programs open links to scan them', async (mode, stage, title) => {
    const { auth, services } = open({ mode, ...stage });
    await heading(title);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const act of [auth.applyCode, services.addEmail, services.renew]) expect(act).not.toHaveBeenCalled();
  });

  it('verifies an address on a click, and updates the server at once', async () => {
    const { auth, services } = open({ mode: 'verifyEmail', code: VERIFY });
    await press(IS_MINE);
    await heading('Email verified');
    expect(auth.applyCode).toHaveBeenCalledWith('CODE');
    expect(services.renew).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('shows the account that was created with the address', async () => {
    const { services } = open({
      mode: 'verifyEmail',
      code: VERIFY,
      account: 'OURS',
      link: {
        ...FIRST,
        email: 'ANA@example.com',
        yours: false,
        account: { name: 'Prepared', providers: ['password'], createdAt: '2026-11-20T10:00:00.000Z' },
      },
    });
    expect(await screen.findByText('Prepared')).toBeTruthy();
    expect(screen.getByText('Email and password')).toBeTruthy();
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20T10:00:00.000Z');
    expect(services.readLink).toHaveBeenCalledWith('verify-email', 'OURS');
  });

  it('ignores an address that differs from the code’s', async () => {
    open({
      mode: 'verifyEmail',
      code: VERIFY,
      account: 'OTHER',
      link: { ...FIRST, account: { name: 'Your bank', providers: [], createdAt: null } },
    });
    await screen.findByRole('button', { name: IS_MINE });
    expect(screen.queryByText('Your bank')).toBeNull();
  });

  it('can be declined, which changes nothing', async () => {
    const { auth } = open({ mode: 'verifyEmail', code: VERIFY });
    await press('This wasn’t me');
    await heading('Nothing was changed');
    expect(auth.applyCode).not.toHaveBeenCalled();
  });

  it('says so when it was already used', async () => {
    open({ mode: 'verifyEmail', code: 'invalidActionCode', account: 'OURS', link: { ...FIRST, done: true } });
    await heading('Email verified');
  });

  it('changes to a new address, and asks to log in with it', async () => {
    const { auth } = open({ mode: 'verifyAndChangeEmail', code: CHANGE, signedIn: USER });
    await press('Use this address');
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login');
    expect(auth.applyCode).toHaveBeenCalledWith('CODE');
  });

  it('changes the address of a signed-in user without asking to log in', async () => {
    open({ mode: 'verifyAndChangeEmail', code: CHANGE, signedIn: USER, renewed: 'new@example.com' });
    await press('Use this address');
    expect(await screen.findByText('Your email address is now new@example.com. You are still logged in.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it.each([
    ['nobody', null],
    ['somebody else', { ...USER, email: 'bea@example.com' }],
  ] as const)('changes no address where %s is signed in, and does not show the account’s own', async (_who, signedIn) => {
    const { auth } = open({ mode: 'verifyAndChangeEmail', code: CHANGE, signedIn });
    expect(await screen.findByText(/the account with the address o…@example\.com/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('old@example.com');
    if (signedIn === null)
      expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
        '/login?next=%2Fhandler#mode=verifyAndChangeEmail&oobCode=CODE',
      );
    else expect(screen.getByRole('button', { name: 'Log out and use the other account' })).toBeTruthy();
    expect(auth.applyCode).not.toHaveBeenCalled();
  });

  it('renews session and shell with the new address', async () => {
    localStorage.setItem(SIGNED_IN_STORAGE_KEY, JSON.stringify({ uid: 'ana', remember: true, name: 'old@example.com' }));
    const current = { user: { ...USER, email: 'new@example.com' }, data: NEW_USER_DATA, leagues: [] };
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(path === '/api/me' ? current : { uid: 'ana' })));
    const { auth } = open({
      mode: 'verifyAndChangeEmail',
      code: CHANGE,
      port: {
        currentUser: () =>
          Promise.resolve(ok({ uid: 'ana', email: 'old@example.com', emailVerified: true, freshToken: () => Promise.resolve('fresh') })),
      },
    });
    cleanup();
    expect(await HANDLER_SERVICES.renew(auth)).toBe('new@example.com');
    expect(readSignedIn()?.name).toBe('Fan 3141');
  });

  it('reverts a change of address, names the address, and offers a new password: another person may know the old one', async () => {
    const { auth } = open({ mode: 'recoverEmail', code: RECOVER });
    await press('Use old@example.com again');
    expect(await screen.findByText(/address is old@example\.com again/)).toBeTruthy();
    expect(auth.applyCode).toHaveBeenCalledWith('CODE');
    expect(document.querySelector('a[href="/reset-password"]')?.textContent).toBe('Choose a new password');
  });

  it('removes a second factor that the owner did not add, and offers a new password', async () => {
    const { auth } = open({ mode: 'revertSecondFactorAddition', code: ADDED });
    await press('Remove it');
    await heading('Second step removed');
    expect(auth.applyCode).toHaveBeenCalledWith('CODE');
    expect(document.querySelector('a[href="/reset-password"]')?.textContent).toBe('Choose a new password');
  });

  it.each([
    ['resetPassword', '/reset-password', 'Request a new link'],
    ['verifyEmail', '/login?next=%2Fhandler#mode=verifyEmail&oobCode=CODE', 'Log in for a new link'],
    ['verifyAndChangeEmail', '/account/edit', 'Ask for a new link in your account'],
    ['addEmail', '/account/edit', 'Ask for a new link in your account'],
    ['recoverEmail', '/contact', 'Contact us'],
    ['revertSecondFactorAddition', '/contact', 'Contact us'],
  ])('offers a visitor another way in place of a used %s', async (mode, href, name) => {
    open({ mode });
    await screen.findByText(/This link doesn’t work:/);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('gives an account its first address with our own code, unknown to Firebase', async () => {
    const { auth, services } = open({ mode: 'addEmail', link: FIRST, signedIn: { ...USER, email: null }, renewed: 'first@example.com' });
    await press('Add this address');
    expect(await screen.findByText('Your account now has the email address first@example.com.')).toBeTruthy();
    expect(services.addEmail).toHaveBeenCalledWith('CODE');
    expect(services.renew).toHaveBeenCalledOnce();
    expect(auth.checkCode).not.toHaveBeenCalled();
  });

  it('asks to log in again where the new address ended the session', async () => {
    open({ mode: 'addEmail', link: FIRST, signedIn: { ...USER, email: null } });
    await press('Add this address');
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login');
  });

  it('gives no address to an account that is not signed in here, and says how to sign in', async () => {
    const { services } = open({
      mode: 'addEmail',
      link: { ...FIRST, yours: false, account: { name: null, providers: ['twitter.com', 'facebook.com'], createdAt: null } },
    });
    expect(await screen.findByText(/the account that signs in with X or Facebook/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(services.addEmail).not.toHaveBeenCalled();
  });

  it('checks again where the session ended before the click', async () => {
    const { services } = open({ mode: 'addEmail', link: FIRST, signedIn: { ...USER, email: null } });
    services.addEmail.mockResolvedValue(fail({ kind: 'silent' }));
    await screen.findByRole('button', { name: 'Add this address' });
    services.readLink.mockResolvedValue(ok({ ...FIRST, yours: false }));
    await press('Add this address');
    await heading('Log in to confirm');
  });

  it('does what the code is for, whatever its address says', async () => {
    const { auth } = open({ mode: 'verifyEmail', code: RESET });
    expect(await screen.findByText(/ana@example\.com/)).toBeTruthy();
    expect(field('password')).toBeTruthy();
    expect(auth.applyCode).not.toHaveBeenCalled();
  });

  it.each([
    ['expiredActionCode', /expired/],
    ['invalidActionCode', /This link doesn’t work:/],
  ] as const)('shows why it does not work: %s', async (kind, words) => {
    const { auth } = open({ mode: 'verifyEmail', code: kind });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(auth.applyCode).not.toHaveBeenCalled();
  });

  it('can be retried where Firebase was not reached', async () => {
    const checkCode = vi
      .fn<AuthPort['checkCode']>()
      .mockResolvedValueOnce(fail({ kind: 'unavailable' }))
      .mockResolvedValue(ok(VERIFY));
    open({ mode: 'verifyEmail', port: { checkCode } });
    await press('Try again');
    await heading('Confirm your email address');
    expect(checkCode.mock.calls).toEqual([['CODE'], ['CODE']]);
  });

  it.each(['#', '?'] as const)('removes its code from the address bar and the history, after "%s"', async (form) => {
    const { auth } = open({ mode: 'verifyEmail', code: VERIFY, form });
    await heading('Confirm your email address');
    expect(auth.checkCode).toHaveBeenCalledWith('CODE');
    expect(location.href).toBe('http://localhost:3000/handler');
    expect(JSON.stringify(history.state)).not.toContain('CODE');
  });

  it('is checked again where a tab with another link opens it', async () => {
    const { auth } = open({ mode: 'verifyEmail', code: VERIFY });
    await heading('Confirm your email address');
    location.hash = '#mode=verifyEmail&oobCode=OTHER';
    await waitFor(() => expect(auth.checkCode).toHaveBeenLastCalledWith('OTHER'));
    expect(location.hash).toBe('');
  });

  it('without a code sends no request', async () => {
    history.replaceState(null, '', '/handler');
    const loadAuth = vi.fn<HandlerServices['loadAuth']>();
    renderSite(<HandlerView services={{ loadAuth, signedIn: vi.fn(), renew: vi.fn(), readLink: vi.fn(), addEmail: vi.fn() }} />);
    expect(await screen.findByText(/This link doesn’t work:/)).toBeTruthy();
    expect(loadAuth).not.toHaveBeenCalled();
  });
});

describe('a new password', () => {
  const openForm = async (port: Partial<AuthPort> = {}) => {
    const opened = open({ mode: 'resetPassword', code: RESET, port });
    await screen.findByText(/ana@example\.com/);
    return opened;
  };
  const save = async (password: string, confirm: string) => {
    if (password) await userEvent.type(field('password'), password);
    if (confirm) await userEvent.type(field('confirm'), confirm);
    await userEvent.click(document.querySelector('button[type="submit"]') ?? expect.fail());
  };

  it('is saved, and leads to the login', async () => {
    const { auth } = await openForm();
    await save('secret34', 'secret34');
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(auth.confirmReset).toHaveBeenCalledWith('CODE', { email: 'ana@example.com', password: 'secret34' });
  });

  it('must be typed twice; the cursor moves to the wrong field', async () => {
    const { auth } = await openForm();
    await save('secret34', 'secret35');
    expect(screen.getByText('The passwords don’t match.').id).toBe(field('confirm').getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(field('confirm'));
    await userEvent.clear(field('password'));
    await userEvent.clear(field('confirm'));
    await save('', '');
    expect(screen.getByText('Use at least 6 characters.').id).toBe(field('password').getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(field('password'));
    expect(auth.confirmReset).not.toHaveBeenCalled();
  });

  it('keeps what was typed when it is refused', async () => {
    await openForm({ confirmReset: () => Promise.resolve(fail({ kind: 'weakPassword' })) });
    await save('123456', '123456');
    expect((await screen.findByRole('alert')).textContent).toBe('Use at least 6 characters.');
    expect(field('password').value).toBe('123456');
  });
});
