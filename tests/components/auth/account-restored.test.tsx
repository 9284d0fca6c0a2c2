// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountSlot } from '../../../components/auth/AccountSlot';
import { Toast } from '../../../components/shell/Toast';
import { noteAccountRestored, takeAccountRestored } from '../../../lib/client/auth/account-restored';
import { renderSite, siteRouter } from '../../support/render-site';

vi.mock('../../../lib/client/islands/load-section', () => ({ loadSection: () => Promise.resolve() }));

it('the page after a sign-in that cancelled a deletion says so, once', async () => {
  noteAccountRestored();
  renderSite(
    <>
      <AccountSlot today={[]} onOpen={() => undefined} />
      <Toast />
    </>,
    siteRouter({ locale: 'es' }).router,
  );
  expect(await screen.findByText('Tu cuenta se conserva.')).toBeTruthy();
  expect(takeAccountRestored()).toBe(false);
});
