// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CookieNotice } from '../../../components/shell/CookieNotice';
import { readCookie, writeCookie } from '../../../lib/client/stored/cookies';
import { renderSite } from '../../support/render-site';

const notice = (): HTMLElement | null => screen.queryByRole('region', { name: 'Page views' });

afterEach(() => {
  vi.restoreAllMocks();
  writeCookie('cookieConsent', '', 0);
});

/** The page is 1,000 px high in a window of 200. */
function scrollTo(top: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  act(() => void dispatchEvent(new Event('scroll')));
}

describe('the cookie notice', () => {
  it.each(['1', '0'])('shows until there is an answer (%s)', (answer) => {
    writeCookie('cookieConsent', answer, 60);
    renderSite(<CookieNotice />);
    expect(notice()).toBeNull();
  });

  it.each([
    ['Allow', '1'],
    ['No', '0'],
  ])('disappears after "%s", and the answer is kept for 365 days', async (name, value) => {
    const set = vi.spyOn(Cookies, 'set');
    renderSite(<CookieNotice />);
    expect(notice()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(readCookie('cookieConsent')).toBe(value);
    expect(set).toHaveBeenCalledWith('cookieConsent', value, expect.objectContaining({ expires: 365, path: '/' }));
  });

  it('makes both answers look equal', () => {
    renderSite(<CookieNotice />);
    const looks = screen.getAllByRole('button').map(({ className, dataset }) => ({ className, ...dataset }));
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  });

  it('does not take scrolling as consent unless that is switched on', () => {
    renderSite(<CookieNotice />);
    scrollTo(800);
    expect(notice()).not.toBeNull();
  });

  it('takes scrolling past a quarter of the page as consent where that is switched on', async () => {
    renderSite(<CookieNotice acceptOnScroll />);
    scrollTo(200);
    expect(notice()).not.toBeNull();
    scrollTo(201);
    await waitFor(() => expect(notice()).toBeNull());
  });
});
