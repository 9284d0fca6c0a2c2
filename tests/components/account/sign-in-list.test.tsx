// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SignInList } from '../../../components/account/SignInList';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite } from '../../support/render-site';

const t = translator('en');

const seen = '2026-11-20T10:00:00.000Z';
const signIns = [
  { id: 'one', browser: 'Safari', system: 'iOS', seen, current: true },
  { id: 'two', browser: 'Firefox', system: 'Windows', seen, current: false },
  { id: 'three', browser: '', system: '', seen, current: false },
];

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (status: number) => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ ok: true, error: { code: 'x', message: '' } }), { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('names every browser, ends others at once, and leaves it to the page to log out of its own', async () => {
  const fetched = answer(200);
  const onLeave = vi.fn();
  renderSite(<SignInList signIns={signIns} onLeave={onLeave} />);
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.firstChild?.textContent)).toEqual([
    'Safari on iOS',
    'Firefox on Windows',
    t('account.signIns.unknown'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Log out: Safari on iOS' }));
  expect([onLeave.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Log out: Firefox on Windows' }));
  await screen.findByText(t('account.signIns.ended', { device: 'Firefox on Windows' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(fetched).toHaveBeenCalledWith('/api/account/sign-ins', expect.objectContaining({ method: 'DELETE', body: '{"id":"two"}' }));
});

it('leaves one in the list that could not be ended, and says so', async () => {
  answer(503);
  renderSite(<SignInList signIns={signIns} onLeave={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Log out: Firefox on Windows' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('login.logOutFailed')));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
