// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigPanel } from '../../../components/shell/ConfigPanel';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { renderSite, siteRouter } from '../../support/render-site';

const reload = vi.fn();
const stored = (): unknown => JSON.parse(localStorage.getItem('settings') ?? '{}');
const isChecked = (name: string): boolean => screen.queryByRole('checkbox', { name, checked: true }) !== null;
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  renderSite(<ConfigPanel open onClose={() => undefined} reload={reload} />, siteRouter({ asPath: '/matches?time=today' }).router);
});

describe('the config panel', () => {
  it('checks the 24-hour row exactly while am/pm is off', async () => {
    expect(isChecked('24-hour clock')).toBe(true);
    await press('24-hour clock');
    expect(stored()).toMatchObject({ amPmTime: 1 });
    expect(isChecked('24-hour clock')).toBe(false);
  });

  it.each([
    ['Sort schedule by time, not by league', 'showScheduleByTime', 1],
    ['Play videos automatically', 'autoPlayVideo', 0],
  ] as const)('saves "%s" at once, without a reload', async (name, key, value) => {
    await press(name);
    expect(stored()).toMatchObject({ [key]: value });
    expect(isChecked(name)).toBe(value === 1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('saves and reloads the page for followed only', async () => {
    await press('Only what I follow');
    expect(stored()).toMatchObject({ showFollowingLeaguesOnly: 1 });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('hides results of all teams, of followed ones only, or none', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Hide my teams only' }));
    expect(stored()).toMatchObject({ spoilerFree: 1, spoilerTeamsOnly: 1 });
    await userEvent.click(screen.getByRole('radio', { name: 'Hide all' }));
    expect(stored()).toMatchObject({ spoilerFree: 1, spoilerTeamsOnly: 0 });
    await userEvent.click(screen.getByRole('radio', { name: 'Show' }));
    expect(stored()).toMatchObject({ spoilerFree: 0 });
  });

  it('switches the theme', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('links the same page in every language, including the query', () => {
    expect(screen.getByRole('link', { name: '한국어' }).getAttribute('href')).toBe('/ko/matches?time=today');
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  });

  it('remembers the language chosen here, including English', () => {
    for (const [name, locale] of [
      ['한국어', 'ko'],
      ['English', 'en'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      // jsdom cannot go anywhere.
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
      expect(document.cookie).toContain(`locale=${locale}`);
    }
    document.cookie = 'locale=; path=/; max-age=0';
  });
});

describe('consent to the counting of page views', () => {
  const label = 'Count my page views';
  const show = (counted: boolean) => {
    cleanup();
    renderSite(
      <SiteProvider value={{ ...BARE_SITE, countsPageViews: counted }}>
        <ConfigPanel open onClose={() => undefined} reload={reload} />
      </SiteProvider>,
    );
  };
  afterEach(() => void (document.cookie = 'cookieConsent=; path=/; max-age=0'));

  it('is given and withdrawn by a checkbox that starts unchecked', async () => {
    show(true);
    expect(isChecked(label)).toBe(false);
    await press(label);
    await waitFor(() => expect(isChecked(label)).toBe(true));
    expect(document.cookie).toContain('cookieConsent=1');
    await press(label);
    await waitFor(() => expect(isChecked(label)).toBe(false));
    expect(document.cookie).toContain('cookieConsent=0');
  });

  it('is not asked for where page views are not sent', () => {
    show(false);
    expect(screen.queryByRole('checkbox', { name: label })).toBeNull();
  });
});
