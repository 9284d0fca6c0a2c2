// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountDeleteView } from '../../../components/views/AccountDeleteView';
import { fail, ok } from '../../../lib/domain/values/result';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite } from '../../support/render-site';
import { currentUser } from '../../support/user-fixture';

const owner = vi.hoisted(() => ({ proveOwner: vi.fn() }));
const auth = vi.hoisted(() => ({ preparePopups: vi.fn() }));
const session = vi.hoisted(() => ({ endSession: vi.fn(), forgetSignIn: vi.fn() }));
vi.mock('../../../lib/client/auth/prove-owner', () => owner);
vi.mock('../../../lib/client/auth/load-auth', () => ({ loadAuth: () => Promise.resolve(auth) }));
vi.mock('../../../lib/client/auth/session', () => session);

const t = translator('en');

const asked = vi.fn<(path: string) => Promise<Response>>();
const noted = () => Promise.resolve(Response.json({ result: { deleted: '2026-11-20T10:00:00.000Z', days: 7 } }));
const refused = (status: number, wire: string) => () =>
  Promise.resolve(Response.json({ error: { status: wire, message: 'no' } }, { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockReset().mockImplementation(noted));
  owner.proveOwner.mockReset().mockResolvedValue(ok({}));
  auth.preparePopups.mockReset();
  session.endSession.mockReset().mockResolvedValue(true);
  session.forgetSignIn.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function submit(password?: string): void {
  fireEvent.change(screen.getByLabelText(t('account.deleteConfirm', { word: t('account.deleteWord') })), {
    target: { value: t('account.deleteWord') },
  });
  if (password !== undefined) fireEvent.change(screen.getByLabelText(t('account.currentPassword')), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: t('account.delete') }));
}
const alert = async () => (await screen.findByRole('alert')).textContent;
const done = () => screen.findByText(/will be deleted on/);

describe('deleting an account', () => {
  it('asks for the password first, and then deletes', async () => {
    renderSite(<AccountDeleteView current={currentUser()} />);
    submit();
    expect(await alert()).toBe(t('account.enterPasswordToDelete'));
    expect([owner.proveOwner.mock.calls.length, asked.mock.calls.length]).toEqual([0, 0]);
    submit('right');
    await done();
    expect(owner.proveOwner).toHaveBeenCalledWith(auth, currentUser(), 'right');
    // Beside the configuration, which the tokens of the call need.
    expect(asked.mock.calls.map(([path]) => path).filter((path) => path !== '/api/client-config')).toEqual(['/api/functions/deleteUser']);
    expect(session.endSession).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in small letters', t('account.deleteWord').toLowerCase(), true],
    ['with spaces around it', ` ${t('account.deleteWord')} `, true],
    ['with a letter missing', t('account.deleteWord').slice(0, -1), false],
  ])('accepts the confirmation %s: %s', (_, typed, isTaken) => {
    renderSite(<AccountDeleteView current={currentUser()} />);
    fireEvent.change(screen.getByLabelText(t('account.deleteConfirm', { word: t('account.deleteWord') })), { target: { value: typed } });
    expect(screen.getByRole('button', { name: t('account.delete') }).hasAttribute('disabled')).toBe(!isTaken);
  });

  it.each([
    [{ kind: 'loginIncorrect' }, 'account.wrongPassword'],
    [{ kind: 'tooManyRequests' }, 'login.tooManyRequests'],
    [{ kind: 'silent' }, 'account.reauthenticate'],
  ] as const)('is not offered to users who cannot prove ownership: %j', async (failure, key) => {
    owner.proveOwner.mockResolvedValue(fail(failure));
    renderSite(<AccountDeleteView current={currentUser()} />);
    submit('wrong');
    expect(await alert()).toBe(t(key));
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    [refused(403, 'PERMISSION_DENIED'), 'account.reauthenticate'],
    [refused(429, 'RESOURCE_EXHAUSTED'), 'login.tooManyRequests'],
    [refused(503, 'UNAVAILABLE'), 'login.unavailable'],
  ] as const)('shows why it was refused', async (answer, key) => {
    asked.mockImplementation(answer);
    renderSite(<AccountDeleteView current={currentUser()} />);
    submit('right');
    expect(await alert()).toBe(t(key));
    expect(session.endSession).not.toHaveBeenCalled();
  });

  it('is confirmed at the provider where there is no password, whose window is prepared before the tap', async () => {
    renderSite(<AccountDeleteView current={currentUser({ providers: ['google.com'] })} />);
    expect(screen.queryByLabelText(t('account.currentPassword'))).toBeNull();
    expect(screen.getByText(t('account.proveAt', { provider: 'Google' }))).toBeTruthy();
    await vi.waitFor(() => expect(auth.preparePopups).toHaveBeenCalled());
    submit();
    await done();
    expect(owner.proveOwner).toHaveBeenCalledWith(auth, currentUser({ providers: ['google.com'] }), '');
  });

  it('also signs out here when the server, which has ended the session, does not answer', async () => {
    session.endSession.mockResolvedValue(false);
    renderSite(<AccountDeleteView current={currentUser()} />);
    submit('right');
    await done();
    expect(session.forgetSignIn).toHaveBeenCalledTimes(1);
  });
});
