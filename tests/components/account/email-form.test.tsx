// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountEditView } from '../../../components/views/AccountEditView';
import { AccountView } from '../../../components/views/AccountView';
import { ok } from '../../../lib/domain/values/result';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite } from '../../support/render-site';
import { currentUser } from '../../support/user-fixture';

vi.mock('../../../lib/client/auth/load-auth', () => ({ loadAuth: () => Promise.resolve({ preparePopups: () => undefined }) }));
vi.mock('../../../lib/client/auth/prove-owner', () => ({ proveOwner: () => Promise.resolve(ok({})), renewFor: vi.fn() }));

const t = translator('en');
const account = (email: string | null) =>
  currentUser({ email, emailVerified: email !== null, provider: 'twitter.com', providers: ['twitter.com'] });
const answer = (status: number, body: unknown = {}) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
const ask = (button: string): void => {
  fireEvent.change(screen.getByLabelText(t('account.newEmail')), { target: { value: 'first@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an account without an address', () => {
  it('gets a link to the form that adds one', () => {
    renderSite(<AccountView current={account(null)} signIns={[]} />);
    expect(screen.getByRole('link', { name: t('account.addEmail') }).getAttribute('href')).toBe('/account/edit');
  });

  it('adds one, and mentions the mail', async () => {
    answer(200, { ok: true });
    renderSite(<AccountEditView current={account(null)} />);
    expect(screen.getByRole('heading', { name: t('account.addEmail') })).toBeTruthy();
    ask(t('account.addEmail'));
    expect(await screen.findByText(t('account.emailSent', { email: 'first@example.com' }))).toBeTruthy();
  });
});

it('the address that the account has already is called that', async () => {
  renderSite(<AccountEditView current={account('First@example.com')} />);
  ask(t('account.changeEmail'));
  expect((await screen.findByRole('alert')).textContent).toBe(t('account.sameEmail'));
});

describe('a refused address', () => {
  it.each([
    [400, { error: { code: 'invalid', message: 'no', field: 'email' } }, 'login.enterValidEmail'],
    [400, { error: { code: 'bad-request', message: 'no' } }, 'login.unavailable'],
    [409, { error: { code: 'conflict', message: 'no', field: 'email' } }, 'account.emailTaken'],
    [429, {}, 'login.tooManyRequests'],
  ] as const)('is called invalid only where it is: %d %j', async (status, body, key) => {
    answer(status, body);
    renderSite(<AccountEditView current={account('old@example.com')} />);
    expect(screen.getByRole('heading', { name: t('account.changeEmail') })).toBeTruthy();
    ask(t('account.changeEmail'));
    expect((await screen.findByRole('alert')).textContent).toBe(t(key));
  });
});
