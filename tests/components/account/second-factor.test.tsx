// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SecondFactor } from '../../../components/account/SecondFactor';
import type { AuthPort } from '../../../lib/client/auth/auth-port';
import type { AuthFailureKind } from '../../../lib/domain/people/sign-in';
import { fail, ok } from '../../../lib/domain/values/result';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite } from '../../support/render-site';
import { currentUser } from '../../support/user-fixture';

const SECRET = 'ABCDEFGHIJKLMNOP';
const auth = vi.hoisted(() => ({ newSecondFactor: vi.fn<AuthPort['newSecondFactor']>(), preparePopups: () => undefined }));
vi.mock('../../../lib/client/auth/load-auth', () => ({ loadAuth: () => Promise.resolve(auth) }));
vi.mock('../../../lib/client/auth/prove-owner', () => ({
  setUpSecondFactor: (port: AuthPort) => port.newSecondFactor('Riftweek'),
  renewFor: () => Promise.resolve(ok({})),
}));

const t = translator('en');
const begin = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: t('account.secondFactor.setUp') }));
  fireEvent.change(await screen.findByLabelText(t('account.currentPassword')), { target: { value: 'secret12' } });
  fireEvent.click(screen.getByRole('button', { name: t('login.continue') }));
};

describe('two-step verification on the account page', () => {
  it('waits for a verified address', () => {
    renderSite(<SecondFactor current={currentUser({ emailVerified: false })} />);
    expect(screen.getByText(t('account.secondFactor.verifyFirst'))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows since when it is on, and what to do without the phone', () => {
    renderSite(<SecondFactor current={currentUser({ secondFactor: '2026-11-02T10:00:00.000Z' })} />);
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-02T10:00:00.000Z');
    expect(screen.getByRole('link', { name: t('login.codeContact') }).getAttribute('href')).toBe('/contact');
    expect(screen.getByRole('button', { name: t('account.secondFactor.remove') })).toBeTruthy();
  });

  it('is set up with a picture for the app, or the key in it as text, until a code is right', async () => {
    const confirm = vi.fn((code: string) =>
      Promise.resolve(
        code === '123456'
          ? ok({ uid: 'ana', email: null, emailVerified: true, freshToken: () => Promise.resolve('') })
          : fail({ kind: 'wrongCode' } as const),
      ),
    );
    auth.newSecondFactor.mockResolvedValue(ok({ secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}`, confirm }));
    renderSite(<SecondFactor current={currentUser()} />);
    await begin();
    expect(await screen.findByRole('img', { name: t('account.secondFactor.picture') })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    const enter = (code: string): void => {
      fireEvent.change(screen.getByLabelText(t('login.code'), { exact: false }), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: t('account.secondFactor.turnOn') }));
    };
    enter('000000');
    expect((await screen.findByRole('alert')).textContent).toBe(t('login.wrongCode'));
    enter('123456');
    await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
  });

  it.each([
    ['notConfigured', 'account.secondFactor.notOffered'],
    ['unverifiedEmail', 'login.unverifiedEmail'],
    ['loginIncorrect', 'account.wrongPassword'],
  ] as const satisfies readonly (readonly [AuthFailureKind, string])[])('says why it cannot be set up: %s', async (kind, text) => {
    auth.newSecondFactor.mockResolvedValue(fail({ kind }));
    renderSite(<SecondFactor current={currentUser()} />);
    await begin();
    expect((await screen.findByRole('alert')).textContent).toBe(t(text));
  });
});
