// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountDialogs } from '../../../components/auth/AccountDialogs';
import { LoginForm } from '../../../components/auth/LoginForm';
import type { LoginServices } from '../../../components/auth/use-login-form';
import { AccountPasswordView } from '../../../components/views/AccountPasswordView';
import { LoginView } from '../../../components/views/LoginView';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import type { SignInLimits } from '../../../lib/domain/site/shell-data';
import type { MailOutcome } from '../../../lib/client/auth/account-mail';
import type { AuthPort, AuthUser } from '../../../lib/client/auth/auth-port';
import { fail, ok } from '../../../lib/domain/values/result';
import { authFailure, type SignInMode } from '../../../lib/domain/people/sign-in';
import { translator } from '../../../lib/i18n/message-registry';
import { rememberSignedIn } from '../../../lib/client/auth/signed-in-store';
import { hydrateSite, renderSite } from '../../support/render-site';
import { currentUser, fakeAuth } from '../../support/user-fixture';

const USER: AuthUser = { uid: 'u1', email: 'ana@example.com', emailVerified: false, freshToken: () => Promise.resolve('token') };

function stage(
  mode: SignInMode,
  port: Partial<AuthPort> = {},
  services: Partial<LoginServices> = {},
  limits: SignInLimits | null = null,
  /** Fills the server's HTML before it hydrates. */
  before: (() => void) | null = null,
) {
  const auth = fakeAuth({
    signIn: vi.fn<AuthPort['signIn']>().mockResolvedValue(ok(USER)),
    signUp: vi.fn<AuthPort['signUp']>().mockResolvedValue(ok(USER)),
    signInWith: vi.fn<AuthPort['signInWith']>().mockResolvedValue(ok(USER)),
    ...port,
  });
  const given = {
    loadAuth: vi.fn<LoginServices['loadAuth']>().mockResolvedValue(auth),
    beginSession: vi.fn<LoginServices['beginSession']>().mockResolvedValue('begun'),
    sendVerificationMail: vi.fn<LoginServices['sendVerificationMail']>().mockResolvedValue('sent'),
    sendResetMail: vi.fn<LoginServices['sendResetMail']>().mockResolvedValue('sent'),
    ...services,
  };
  const onSignedIn = vi.fn();
  function Staged() {
    const [current, setCurrent] = useState(mode);
    return <LoginForm mode={current} onMode={setCurrent} onSignedIn={onSignedIn} services={given} />;
  }
  const page = (
    <SiteProvider value={{ ...BARE_SITE, signIn: limits }}>
      <Staged />
    </SiteProvider>
  );
  if (before) hydrateSite(page, before);
  else renderSite(page);
  return { auth, services: given, onSignedIn };
}

const t = translator('en');
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value: text } });
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const fill = (name: string, text: string) => fireEvent.change(input(name) ?? expect.fail(`no field ${name}`), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const logIn = (): void => {
  fill('email', 'ana@example.com');
  fill('password', 'secret12');
  press('Log in');
};
const signUp = (): void => {
  fill('email', 'ana@example.com');
  fill('password', 'secret12');
  fill('confirm', 'secret12');
  press('Sign up');
};
const alert = async () => (await screen.findByRole('alert')).textContent;

const pointer = (kind: 'fine' | 'coarse') => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${kind})` }));
const focused = () => document.activeElement?.getAttribute('name') ?? null;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says what a player needs an account for, with the way to sign up beside it', () => {
  const modes: SignInMode[] = [];
  renderSite(<LoginForm mode="login" reason="play" onMode={(mode) => modes.push(mode)} onSignedIn={() => undefined} />);
  const [first] = screen.getAllByRole('button', { name: 'Sign up' });
  expect(first?.parentElement?.textContent).toContain('It’s free, and coins are never money.');
  fireEvent.click(first ?? expect.fail());
  expect(modes).toEqual(['signup']);
});

describe('the login form', () => {
  const setValue = (name: string, value: string) => {
    const field = input(name);
    if (field) field.value = value;
  };

  it.each(['login', 'signup', 'reset'] as const)('takes what a password manager put in before the scripts came (%s)', async (mode) => {
    const { auth, services } = stage(mode, {}, {}, null, () => {
      setValue('email', 'ana@example.com');
      setValue('password', 'secret12');
      setValue('confirm', 'secret12');
      document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
    });
    fireEvent.submit(document.querySelector('form') ?? document);
    if (mode === 'reset') return waitFor(() => expect(services.sendResetMail).toHaveBeenCalledWith('ana@example.com', 'en'));
    const call = mode === 'login' ? auth.signIn : auth.signUp;
    await waitFor(() => expect(call).toHaveBeenCalledWith({ email: 'ana@example.com', password: 'secret12' }, false));
  });

  it('signs in, starts the session and says so', async () => {
    const { auth, services, onSignedIn } = stage('login');
    type('Email', ' ana@example.com ');
    fill('password', 'secret12');
    press('Log in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(auth.signIn).toHaveBeenCalledWith({ email: 'ana@example.com', password: 'secret12' }, true);
    expect(services.beginSession).toHaveBeenCalledWith(USER, true);
  });

  it('without remember-me the session ends with the browser', async () => {
    const { services } = stage('login');
    fireEvent.click(screen.getByRole('checkbox'));
    press(t('login.with', { provider: 'Google' }));
    await waitFor(() => expect(services.beginSession).toHaveBeenCalledWith(USER, false));
  });

  it('offers the providers that the site is configured for, and no others', () => {
    stage('login', {}, {}, { providers: ['google', 'apple'], mails: true });
    for (const [name, isThere] of [
      ['Google', true],
      ['Apple', true],
      ['Facebook', false],
      ['X', false],
    ] as const)
      expect(screen.queryByRole('button', { name: t('login.with', { provider: name }) }) !== null).toBe(isThere);
  });

  it('mentions no mail on a site that sends none', async () => {
    const { services, onSignedIn } = stage('signup', {}, {}, { providers: [], mails: false });
    expect(screen.queryByText(t('login.or'))).toBeNull();
    signUp();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(services.sendVerificationMail).not.toHaveBeenCalled();
    cleanup();
    stage('login', {}, {}, { providers: [], mails: false });
    expect(screen.queryByRole('button', { name: t('login.forgot') })).toBeNull();
    cleanup();
    stage('reset', {}, {}, { providers: [], mails: false });
    expect(screen.getByText(t('login.noMails'))).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it.each([
    ['login', {}, { email: 'login.enterValidEmail', password: 'login.enterValidPwd' }],
    ['login', { email: 'ana@example', password: 'old' }, { email: 'login.enterValidEmail' }],
    ['login', { email: 'ana@example.com' }, { password: 'login.enterValidPwd' }],
    ['signup', { email: 'ana@example.com' }, { password: 'login.weakPassword' }],
    ['signup', { email: 'ana@example.com', password: 'secret12', confirm: 'secret13' }, { confirm: 'login.confirmPwdNotMatch' }],
    [
      'signup',
      { email: 'ana', password: 'abc', confirm: 'abd' },
      { email: 'login.enterValidEmail', password: 'login.weakPassword', confirm: 'login.confirmPwdNotMatch' },
    ],
    ['reset', {}, { email: 'login.enterValidEmail' }],
  ] as const)('%s with %o says at the fields what is wrong with them: %o', (mode, fields, errors) => {
    const { services } = stage(mode);
    for (const [name, value] of Object.entries(fields)) fill(name, value);
    press(t(mode === 'login' ? 'login.logIn' : mode === 'signup' ? 'login.signUp' : 'login.sendReset'));
    const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')];
    const said = () =>
      wrong().map((field) => [
        field.getAttribute('name'),
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ]);
    expect(Object.fromEntries(said())).toEqual(Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)])));
    expect(document.activeElement).toBe(wrong()[0]);
    expect(services.beginSession).not.toHaveBeenCalled();
    const before = said().length;
    fill(wrong()[0]?.getAttribute('name') ?? '', 'x');
    expect(said()).toHaveLength(before - 1);
  });

  it.each([
    ['auth/wrong-password', 'login.loginIncorrect'],
    ['auth/invalid-credential', 'login.loginIncorrect'],
    ['auth/too-many-requests', 'login.tooManyRequests'],
    ['auth/network-request-failed', 'login.unavailable'],
  ] as const)('explains %s, and can be submitted again', async (code, key) => {
    const signIn = vi.fn<AuthPort['signIn']>().mockResolvedValue(fail(authFailure(code, `Firebase: no (${code}).`)));
    const { onSignedIn } = stage('login', { signIn });
    logIn();
    expect(await alert()).toBe(t(key));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows a provider’s own message, trimmed', async () => {
    const signIn = () =>
      Promise.resolve(
        fail(
          authFailure(
            'auth/web-storage-unsupported',
            'Firebase: This browser is not supported or 3rd party cookies may be disabled. (auth/web-storage-unsupported).',
          ),
        ),
      );
    stage('login', { signIn });
    logIn();
    expect(await alert()).toBe('This browser is not supported or 3rd party cookies may be disabled.');
  });

  it('loads what popups need as soon as it shows their buttons', async () => {
    const { auth } = stage('login');
    await waitFor(() => expect(auth.preparePopups).toHaveBeenCalledOnce());
    cleanup();
    const without = stage('reset');
    await waitFor(() => expect(without.services.loadAuth).toHaveBeenCalledOnce());
    expect(without.auth.preparePopups).not.toHaveBeenCalled();
  });

  it('shows nothing more when the provider’s window is closed', async () => {
    const signInWith = vi.fn<AuthPort['signInWith']>().mockResolvedValue(fail(authFailure('auth/popup-closed-by-user', '')));
    stage('login', { signInWith });
    press(t('login.with', { provider: 'Apple' }));
    await waitFor(() => expect(signInWith).toHaveBeenCalledWith('apple', true));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays usable while a provider’s window is open, and then ignores that window', async () => {
    let closeWindow = (): void => undefined;
    const signInWith = vi.fn<AuthPort['signInWith']>().mockImplementation(
      (provider) =>
        new Promise((resolve) => {
          if (provider === 'google') closeWindow = () => resolve(fail(authFailure('auth/popup-closed-by-user', '')));
        }),
    );
    const { onSignedIn } = stage('login', { signInWith, signIn: () => Promise.resolve(fail({ kind: 'loginIncorrect' })) });
    press(t('login.with', { provider: 'Google' }));
    expect((await screen.findByRole('status')).textContent).toBe(t('login.inPopup', { provider: 'Google' }));
    press(t('login.with', { provider: 'Facebook' }));
    await waitFor(() => expect(signInWith).toHaveBeenCalledTimes(2));
    closeWindow();
    await Promise.resolve();
    expect(screen.getByRole('status').textContent).toBe(t('login.inPopup', { provider: 'Facebook' }));
    logIn();
    expect(await alert()).toBe(t('login.loginIncorrect'));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['failed', 'login.errorOccurred'],
    ['tooMany', 'login.tooManyRequests'],
  ] as const)('an account that the server rejects is not signed in, and sees why: %s', async (session, key) => {
    const { onSignedIn } = stage('login', {}, { beginSession: () => Promise.resolve(session) });
    logIn();
    expect(await alert()).toBe(t(key));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says so where sign-in is unavailable', async () => {
    stage('login', {}, { loadAuth: () => Promise.resolve(null) });
    press(t('login.with', { provider: 'X' }));
    expect(await alert()).toBe(t('login.notConfigured'));
  });
});

describe('the focus', () => {
  it('stays on the button during an attempt, which is sent once', async () => {
    let refuse = (): void => undefined;
    const signIn = vi
      .fn<AuthPort['signIn']>()
      .mockImplementation(() => new Promise((resolve) => (refuse = () => resolve(fail({ kind: 'loginIncorrect' })))));
    const { auth } = stage('login', { signIn });
    fill('email', 'ana@example.com');
    fill('password', 'secret12');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe(t('login.working')));
    // A browser takes the focus away from a button that is disabled.
    expect([...document.querySelectorAll('button')].filter(({ disabled }) => disabled)).toEqual([]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    press(t('login.with', { provider: 'Google' }));
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    expect(auth.signInWith).not.toHaveBeenCalled();
    refuse();
    expect(await alert()).toBe(t('login.loginIncorrect'));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('moves to the first field of another mode, unless a keyboard would open', () => {
    pointer('fine');
    stage('login');
    expect(focused()).toBeNull();
    press(t('login.forgot'));
    expect(focused()).toBe('email');
    screen.getByRole('button', { name: t('login.backToLogin') }).focus();
    press(t('login.backToLogin'));
    expect(focused()).toBe('email');
    cleanup();
    pointer('coarse');
    stage('login');
    press(t('login.forgot'));
    expect(focused()).toBeNull();
  });

  it.each([
    ['fine', 'email'],
    ['coarse', null],
  ] as const)('of a dialog that opens under a %s pointer starts at %s', (kind, field) => {
    pointer(kind);
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
    renderSite(<AccountDialogs dialog="login" today={[]} onClose={() => undefined} />);
    expect(focused()).toBe(field);
  });
});

describe('signing up', () => {
  it('is no longer the heading once the account is there', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(currentUser())));
    renderSite(<AccountDialogs dialog="signup" today={[]} onClose={() => undefined} />);
    const heading = (name: string) => screen.findByRole('heading', { name, hidden: true });
    await heading('Sign up');
    act(() => rememberSignedIn({ uid: 'u1', name: null, unverified: true, remember: true }));
    await heading('Your account');
    act(() => rememberSignedIn(null));
  });

  it('says that a mail could not be sent, sends it again, and does not block', async () => {
    const outcomes: MailOutcome[] = ['failed', 'tooMany', 'sent'];
    const sendVerificationMail = vi
      .fn<LoginServices['sendVerificationMail']>()
      .mockImplementation(() => Promise.resolve(outcomes.shift() ?? 'failed'));
    const { onSignedIn } = stage('signup', {}, { sendVerificationMail });
    signUp();
    expect(await alert()).toContain(t('login.activationFailed', { email: 'ana@example.com' }));
    expect(screen.queryByRole('status')).toBeNull();
    press('Send again');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(t('login.tooManyRequests')));
    press('Send again');
    expect((await screen.findByRole('status')).textContent).toBe(t('login.verifyEmailSent', { email: 'ana@example.com' }));
    expect(screen.queryByRole('alert')).toBeNull();
    press('Continue');
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it('sends one mail at a time, and its button keeps the focus', async () => {
    let arrive = (): void => undefined;
    const sendVerificationMail = vi.fn<LoginServices['sendVerificationMail']>().mockResolvedValueOnce('sent');
    stage('signup', {}, { sendVerificationMail });
    signUp();
    await screen.findByRole('status');
    sendVerificationMail.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve('sent'))));
    const again = screen.getByRole('button', { name: 'Send again' });
    again.focus();
    fireEvent.click(again);
    fireEvent.click(again);
    expect(sendVerificationMail).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(again);
    arrive();
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
  });

  it('sends the verification mail and says so', async () => {
    const { services, onSignedIn } = stage('signup');
    signUp();
    expect((await screen.findByRole('status')).textContent).toBe(t('login.activation', { email: 'ana@example.com' }));
    expect(services.sendVerificationMail).toHaveBeenCalledWith('en');
    press('Continue');
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it('says that an address is taken', async () => {
    stage('signup', { signUp: () => Promise.resolve(fail(authFailure('auth/email-already-in-use', ''))) });
    signUp();
    expect(await alert()).toBe(t('login.userExist'));
  });
});

describe('the pages of the form', () => {
  it.each(['login', 'signup'] as const)('have the account in its place for a user who comes logged in (%s)', async (mode) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(currentUser())));
    act(() => rememberSignedIn({ uid: 'ana', name: 'Ana', unverified: false, remember: true }));
    const { container } = renderSite(<LoginView mode={mode} />);
    const link = await screen.findByRole('link', { name: 'Profile' });
    expect(link.getAttribute('href')).toBe('/account');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
    expect(container.querySelectorAll('form, input')).toHaveLength(0);
    act(() => rememberSignedIn(null));
  });

  it('keep the form for a user who logs in or signs up there, and for one who wants a new password', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(currentUser())));
    const { container, unmount } = renderSite(<LoginView mode="signup" />);
    act(() => rememberSignedIn({ uid: 'ana', name: null, unverified: true, remember: true }));
    await screen.findByRole('status');
    expect(container.querySelectorAll('form')).toHaveLength(1);
    unmount();
    renderSite(<LoginView mode="reset" />);
    expect(await screen.findByText(/^You are logged in as/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    act(() => rememberSignedIn(null));
  });
});

describe('changing the password', () => {
  it.each([
    ['', '', 'Enter your password.'],
    ['secret12', '', 'Use at least 6 characters.'],
    ['secret12', 'short', 'Use at least 6 characters.'],
  ])('from %j to %j says what is wanted', async (current, next, wanted) => {
    renderSite(<AccountPasswordView current={currentUser()} />);
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await alert()).toBe(wanted);
  });
});

describe('a forgotten password', () => {
  it('keeps the typed address, sends the mail, and sends it again', async () => {
    const { services } = stage('login');
    fill('email', 'ana@example.com');
    press(t('login.forgot'));
    press(t('login.sendReset'));
    await screen.findByText(t('login.resetPwdSent', { email: 'ana@example.com' }), { exact: false });
    press(t('login.resend'));
    await waitFor(() => expect(services.sendResetMail).toHaveBeenCalledTimes(2));
    expect(services.sendResetMail).toHaveBeenCalledWith('ana@example.com', 'en');
  });
});

describe('the minimum age', () => {
  it.each([
    ['signup', 1],
    ['login', 1],
    ['reset', 0],
  ] as const)('is stated where an account may be created (%s), with terms and privacy policy', (mode, count) => {
    stage(mode);
    expect(screen.queryAllByText(t('login.age'), { exact: false })).toHaveLength(count);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      count === 0 ? [] : ['/terms-and-conditions', '/privacy-policy'],
    );
  });
});
