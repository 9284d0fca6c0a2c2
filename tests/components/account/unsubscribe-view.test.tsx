// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnsubscribeView } from '../../../components/views/UnsubscribeView';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('the page that ends mails', () => {
  it.each([
    ['settled', 'Prediction settled'],
    ['lock', 'Predictions lock soon'],
    ['move', 'Match moved or cancelled'],
    ['weekly', 'Weekly email'],
    ['start', 'Email when a match starts'],
  ])('names the kind %s that the mail was of', async (kind, title) => {
    history.replaceState(null, '', `/unsubscribe#token=x&mails=${kind}`);
    renderSite(<UnsubscribeView />);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop these messages' })).toBeTruthy();
    // What else ends is said before it is pressed.
    expect(screen.queryByText(/Emails about moved matches and predictions stop too/) !== null).toBe(kind === 'start');
  });

  it.each(['', '#token=', '#mails=settled'])('offers no button at an address without a token: "%s"', async (hash) => {
    history.replaceState(null, '', `/unsubscribe${hash}`);
    renderSite(<UnsubscribeView />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/the link may be incomplete/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/account/subscription');
  });
});
